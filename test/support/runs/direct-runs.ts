/**
 * Runs without Temporal: the real activities, called in this process in the
 * order of their workflows. For tests of what activities make of a person, a question or a model;
 * what the workflow decides (deadlines, operators' updates, replay) is tested with a real one.
 */
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import type { ActivityDeps } from '../../../activities/deps.ts'
import { ActivityError } from '../../../activities/failures/failure.ts'
import { createActivities } from '../../../activities/index.ts'
import type { Db } from '../../../store/database/open.ts'
import type { OpenJob } from '../../../store/jobs/open-jobs.ts'
import type {
  Activities,
  ProviderReport,
  RunEnd,
  SearchPlan,
  StopReason,
} from '../../../workflows/ports.ts'
import { rowOf } from '../rows/jobs.ts'
import { type Gathered, restoreGathered, saveGathered } from './gathered.ts'

/** A wait that an activity asked Temporal for; here its next try follows at once. */
export type Wait = { jobId: string; failure: string; delayMs: number }

export type DirectRuns = {
  /** For the API: begins a job's run. */
  start(job: OpenJob): Promise<void>
  /**
   * Ends a run early, with what it has.
   * @returns false where no run is under way
   */
  stop(jobId: string): Promise<boolean>
  /**
   * Ends a run whose row says that it is being cancelled.
   * @returns as `stop`
   */
  cancel(jobId: string): Promise<boolean>
  /** In the order in which they were asked for. */
  waits(): readonly Wait[]
  /** Ends what the runs under way still gather, as a deadline does. */
  endGathering(): void
  /** Removes the waits of the tests before. */
  forget(): void
  /** Resolves when no run is under way. */
  idle(): Promise<void>
}

/** Turns of the model in a chat, as `workflows/chat.ts` has them. */
const maxTurns = 3

/** A dossier that waits for an equal one plans again so often, until that one has ended. */
const lookAgainMs = 100

type Options = {
  /** A dossier of a person begins with what the first dossier of the person gathered. */
  gathersOnce: boolean
  /** Called before the next try that a wait puts off. */
  onWait?: (wait: Wait) => void
}

export function openDirectRuns(
  deps: ActivityDeps,
  { gathersOnce, onWait = () => undefined }: Options,
): DirectRuns {
  const gathered = new Map<string, Gathered>()
  const underWay = new Map<string, { gathering: AbortController; end: Promise<void> }>()
  let waits: Wait[] = []

  async function gather({ operation, sandbox }: OpenJob, steps: Steps): Promise<void> {
    if (sandbox) return await playFixture(steps)
    if (operation === 'entity_search') return await gatherCompany(steps)
    if (operation === 'entity_dossier') return await gatherProfile(steps)
    if (operation === 'vin') return await decodeVin(steps)
    if (operation === 'reverse_image') return await gatherPictures(steps)
    if (operation === 'chat') return await gatherChat(steps)
    if (operation === 'search') return await gatherSearch(steps)
    return await gatherDossier(steps, deps.db, gathersOnce ? gathered : null)
  }

  async function run(job: OpenJob, gathering: AbortController): Promise<void> {
    const { id } = job
    const steps = new Steps(deps, id, gathering.signal, (wait) => {
      waits.push(wait)
      onWait(wait)
    })
    const last = createActivities(deps)
    let stopReason: StopReason = 'completed'
    let failureType: string | null = null
    try {
      const { state } = await last.startRun(id)
      if (state === 'cancelling') stopReason = 'cancelled'
      else {
        const conclude = concludes[job.sandbox ? 'sandbox' : job.operation]
        try {
          await gather(job, steps)
          if (steps.isOverBudget) stopReason = 'budget_reached'
        } catch (error) {
          if (!gathering.signal.aborted) throw error
          const { reason } = gathering.signal
          stopReason = reason === 'stopped' || reason === 'cancelled' ? reason : 'deadline_reached'
        }
        if (stopReason !== 'cancelled') await conclude(last, id, stopReason)
      }
    } catch (error) {
      stopReason = 'error'
      failureType = error instanceof ActivityError ? error.type : 'internal'
      if (failureType === 'internal') process.stderr.write(`${id}: ${error}\n`)
    }
    await last.finishRun(id, { stopReason, failureType })
  }

  const end = async (jobId: string, reason: 'stopped' | 'cancelled') => {
    const one = underWay.get(jobId)
    one?.gathering.abort(reason)
    return one !== undefined
  }

  return {
    async start(job) {
      const gathering = new AbortController()
      const ending = run(job, gathering).finally(() => underWay.delete(job.id))
      underWay.set(job.id, { gathering, end: ending })
    },
    stop: (jobId) => end(jobId, 'stopped'),
    cancel: (jobId) => end(jobId, 'cancelled'),
    waits: () => waits,
    endGathering() {
      for (const { gathering } of underWay.values()) gathering.abort(new Error('time is up'))
    },
    forget() {
      waits = []
    },
    async idle() {
      await Promise.all([...underWay.values()].map(({ end }) => end))
    },
  }
}

/** Calls a run's activities until they need no further try. */
class Steps {
  isOverBudget = false
  readonly #deps: ActivityDeps
  readonly jobId: string
  readonly signal: AbortSignal
  readonly #onWait: (wait: Wait) => void

  constructor(
    deps: ActivityDeps,
    jobId: string,
    signal: AbortSignal,
    onWait: (wait: Wait) => void,
  ) {
    this.#deps = deps
    this.jobId = jobId
    this.signal = signal
    this.#onWait = onWait
  }

  async call<Result>(activity: (activities: Activities) => Promise<Result>): Promise<Result> {
    let waitedMs = 0
    for (let number = 1; ; number += 1) {
      this.signal.throwIfAborted()
      const attempt = () => ({ number, signal: this.signal, isLocal: false, waitedMs })
      try {
        return await activity(createActivities({ ...this.#deps, attempt }))
      } catch (error) {
        if (!(error instanceof ActivityError) || error.nextRetryDelayMs === null) throw error
        waitedMs += error.nextRetryDelayMs
        this.#onWait({ jobId: this.jobId, failure: error.type, delayMs: error.nextRetryDelayMs })
        await setImmediate()
      }
    }
  }

  /**
   * A provider that fails for good does not end the run.
   * @returns its outcome
   */
  async ask(activity: (activities: Activities) => Promise<ProviderReport>): Promise<string> {
    try {
      const { outcome, overBudget = false } = await this.call(activity)
      this.isOverBudget ||= overBudget
      return outcome
    } catch (error) {
      this.signal.throwIfAborted()
      if (error instanceof ActivityError) return 'error'
      throw error
    }
  }
}

/** How an operation's result is made, by its name; a fixture's is that of the sandbox. */
const concludes: Record<
  OpenJob['operation'] | 'sandbox',
  (last: Activities, jobId: string, stopReason: StopReason) => Promise<RunEnd>
> = {
  chat: (last, jobId, stopReason) => last.composeChat(jobId, stopReason),
  search: (last, jobId, stopReason) => last.composeSearch(jobId, stopReason),
  dossier: (last, jobId, stopReason) => last.composeDossier(jobId, stopReason),
  entity_search: (last, jobId, stopReason) => last.composeEntitySearch(jobId, stopReason),
  entity_dossier: (last, jobId, stopReason) => last.composeEntityDossier(jobId, stopReason),
  reverse_image: (last, jobId, stopReason) => last.composePictures(jobId, stopReason),
  vin: (last, jobId, stopReason) => last.composeVehicle(jobId, stopReason),
  sandbox: (last, jobId, stopReason) => last.composeFixture(jobId, stopReason),
}

async function decodeVin(steps: Steps): Promise<void> {
  await steps.call((activities) => activities.decodeVin(steps.jobId))
}

async function gatherCompany(steps: Steps): Promise<void> {
  const { jobId } = steps
  const plan = await steps.call((activities) => activities.planEntitySearch(jobId))
  await askAboutCompany(steps, plan)
}

async function gatherProfile(steps: Steps): Promise<void> {
  const { jobId } = steps
  const plan = await steps.call((activities) => activities.planEntityDossier(jobId))
  if (plan.state === 'search') await askAboutCompany(steps, plan.search)
  const choice =
    plan.state === 'search'
      ? await steps.call((activities) => activities.chooseCompany(jobId))
      : plan
  const open = choice.state === 'build' ? [...choice.asks] : []
  const asked = new Set<string>()
  for (let provider = open.shift(); provider !== undefined; provider = open.shift()) {
    if (asked.has(provider)) continue
    const name = provider
    asked.add(name)
    await steps.ask(async (activities) => {
      const report = await activities.followCompany(jobId, name)
      open.push(...report.next)
      return report
    })
  }
}

async function askAboutCompany(
  steps: Steps,
  { together, paid }: { together: readonly string[]; paid: readonly string[] },
): Promise<void> {
  const { jobId } = steps
  const reports = await steps.call((activities) => activities.askCompanySources(jobId, together))
  const again = reports.flatMap(({ provider, again }) => (again ? [provider] : []))
  for (const provider of [...again, ...paid])
    await steps.ask((activities) => activities.askCompanySource(jobId, provider))
}

async function gatherPictures(steps: Steps): Promise<void> {
  const { jobId } = steps
  const { together, bought } = await steps.call(({ takePicture }) => takePicture(jobId))
  const alone = (provider: string) =>
    steps.ask(({ askPictureSource }) => askPictureSource(jobId, provider))
  const reports = await steps.call(({ askPictureSources }) => askPictureSources(jobId, together))
  const again = reports.filter((report) => report.again).map(({ provider }) => provider)
  await Promise.all([...again, ...bought].map(alone))
  await steps.ask(({ checkPictures }) => checkPictures(jobId))
}

/** A slow fixture's waits are real, so that they can be watched. */
async function playFixture(steps: Steps): Promise<void> {
  for (let from = 0; ; ) {
    const rest = await steps.call((activities) => activities.playFixture(steps.jobId, from))
    if (rest === null) return
    await sleep(rest.waitMs, undefined, { signal: steps.signal })
    from = rest.next
  }
}

async function gatherDossier(steps: Steps, db: Db, kept: Map<string, Gathered> | null) {
  const { jobId } = steps
  const planned = () => steps.call(({ planDossier }) => planDossier(jobId))
  let { state, writes, ...plan } = await planned()
  // the build that it waits for may be that of a test which gave up: it still runs
  while (state === 'waiting') {
    await sleep(lookAgainMs, undefined, { signal: steps.signal })
    ;({ state, writes, ...plan } = await planned())
  }
  if (state === 'cached') return
  const { input } = await rowOf(db, jobId)
  const person = JSON.stringify(input.person)
  const before = kept?.get(person)
  if (before !== undefined) await restoreGathered(db, jobId, before)
  else {
    await readWeb(steps, plan)
    if (kept !== null) kept.set(person, await saveGathered(db, jobId))
  }
  if (writes) await steps.ask(({ writeDossier }) => writeDossier(jobId))
}

async function gatherChat(steps: Steps): Promise<void> {
  const { jobId } = steps
  const { state, writes, ...plan } = await steps.call(({ planChat }) => planChat(jobId))
  if (state === 'declined') return
  if (state === 'search') await readWeb(steps, plan)
  if (!writes) return
  const { declined } = await steps.call(({ judgeQuestion }) => judgeQuestion(jobId))
  if (declined) return
  let hasSearched = state === 'search'
  for (let turn = 0; turn < maxTurns; turn += 1) {
    let action = 'answer'
    const outcome = await steps.ask(async ({ takeTurn }) => {
      const report = await takeTurn(jobId, turn)
      action = report.action
      return report
    })
    if (outcome === 'skipped') return
    if (action === 'answer' || (action === 'search' && hasSearched)) break
    if (action !== 'search') continue
    hasSearched = true
    await readWeb(steps, plan)
  }
  await steps.ask(({ writeAnswer }) => writeAnswer(jobId))
}

async function gatherSearch(steps: Steps): Promise<void> {
  const { jobId } = steps
  const plan = await steps.call(({ planSearch }) => planSearch(jobId))
  const sweeps = Array.from({ length: plan.shards }, (_, shard) =>
    steps.call(({ sweepUsername }) => sweepUsername(jobId, shard, plan.shards)),
  )
  await Promise.all([askAll(steps, plan), ...sweeps])
}

type Asked = Pick<SearchPlan, 'together' | 'engines'>

async function readWeb(steps: Steps, plan: Asked): Promise<void> {
  await askAll(steps, plan)
  await steps.ask(({ readPages }) => readPages(steps.jobId))
}

async function askAll(steps: Steps, { together, engines }: Asked): Promise<void> {
  const { jobId } = steps
  const reports = await steps.call(({ askSources }) => askSources(jobId, together))
  const alone = (provider: string) => steps.ask(({ askSource }) => askSource(jobId, provider))
  const outcomes = await Promise.all(
    reports.map(({ provider, outcome, again }) => (again ? alone(provider) : outcome)),
  )
  const ours = outcomes[reports.findIndex(({ provider }) => provider === 'searxng')]
  if (hasAnswered(ours)) return
  for (const engine of engines) if (hasAnswered(await alone(engine))) return
}

function hasAnswered(outcome: string | undefined): boolean {
  return outcome === 'ok' || outcome === 'no_results'
}
