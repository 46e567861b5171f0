import { answerFromClaims } from '../../research/chat/answer-from-claims.ts'
import { parseAskedPerson } from '../../research/identity/queries/asked-person.ts'
import { chooseDeclineReason } from '../../research/safety/decline-reason.ts'
import { createCitations } from '../../research/writing/citations.ts'
import { chooseSources, engines, type SourcePlan } from '../../sources/choice/choose-sources.ts'
import { ownEngine } from '../../sources/choice/providers.ts'
import type { Queryable, Tx } from '../../store/database/open.ts'
import { insertGrounding } from '../../store/findings/groundings.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import type { ChatPlan } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { noModel } from '../job/no-model.ts'
import { recordRunPlan } from '../job/record-run-plan.ts'
import { recordStep, type Step } from '../job/record-step.ts'
import { loadSubject } from '../person/load-subject.ts'
import { parseChat } from '../person/parse-chat.ts'
import { recordSeedFindings } from '../person/record-seed-findings.ts'
import { findGrounding } from './grounding.ts'
import { loadMaterial } from './material.ts'

/**
 * Decides how a question is answered: declined, from the person's dossier, or after a
 * short search. With a dossier only the web is searched, for what it lacks; without one every quick
 * source is asked who the person is.
 */
export async function planChat(deps: ActivityDeps, jobId: string): Promise<ChatPlan> {
  const search = await loadSubject(deps.db, jobId)
  const { question, history } = parseChat(search.job)
  const plan = chooseSources(search, deps.sources, await deps.sites())
  const writes = deps.model !== null
  if (chooseDeclineReason(question, history) !== null)
    return { state: 'declined', together: [], engines: [], writes }
  const { answer } = await recordStep(deps, jobId, async (tx, locked) => {
    const grounding = locked.plan === null ? await findGrounding(tx, deps, locked) : null
    if (grounding !== null) await insertGrounding(tx, jobId, grounding, deps.now())
    const material = await loadMaterial(tx, locked, deps.now())
    const isKnown = material.claims.length > 0 || material.isMinor
    // what a model makes of it, it says itself
    const isEnough =
      material.isMinor || (isKnown && (writes || (await isAnswered(tx, locked, deps.now()))))
    const answer: ChatPlan = {
      state: isEnough ? 'known' : 'search',
      together: isKnown
        ? plan.together.filter((provider) => provider === ownEngine)
        : plan.together,
      engines: plan.engines,
      writes,
    }
    if (locked.plan !== null) return { answer }
    const known = grounding?.sources.map(({ url }) => url) ?? []
    const begun = { ...plan, together: answer.together, known }
    return { answer, ...(await recordBeginning(tx, deps, locked, begun, answer)) }
  })
  return answer
}

/** Whether what is known answers the question without a search. */
async function isAnswered(db: Queryable, job: JobRow, now: Date): Promise<boolean> {
  const { profile, claims, documents } = await loadMaterial(db, job, now)
  return answerFromClaims({
    ...parseChat(job),
    person: profile,
    claims,
    documents,
    citations: createCitations(),
  }).enough
}

type Begun = SourcePlan & { known: string[] }

async function recordBeginning(
  tx: Tx,
  deps: ActivityDeps,
  job: JobRow,
  { notAsked, ...plan }: Begun,
  { state }: ChatPlan,
): Promise<Step> {
  const anchors = await recordSeedFindings(
    tx,
    deps,
    job,
    parseAskedPerson(parseChat(job).person).hitId,
  )
  // without a search the plan has no providers, and reports none as skipped
  const asked = state === 'search' ? plan : { ...plan, together: [], engines: [] }
  const silent =
    state === 'search'
      ? notAsked.filter(({ provider }) => [ownEngine, ...engines].includes(provider))
      : []
  await recordRunPlan(tx, job.id, {
    plan: { operation: 'chat', ...asked, anchors },
    notAsked: [...silent, ...(deps.model === null ? [noModel] : [])],
    now: deps.now(),
  })
  const label = state === 'search' ? 'Looking for an answer' : 'Reading what is known'
  return {
    stage: 'searching',
    progress: {
      percent: 10,
      label,
      sources_considered: asked.together.length,
      sources_read: 0,
    },
  }
}
