import { createSentenceReader } from '../../research/writing/sentence-reader.ts'
import { loadSentences } from '../../store/findings/written-sentences.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import type { ActivityDeps } from '../deps.ts'
import { ActivityError } from '../failures/failure.ts'
import { fetchCompletion, isAffordable } from '../job/fetch-completion.ts'
import { runAll } from '../job/run-all.ts'
import type { Model } from '../model/open-model.ts'
import { toPriceEstimate } from '../model/tokens.ts'
import { fetchSupported } from './fetch-supported.ts'
import { type Chosen, recordSentences } from './record-sentences.ts'
import { buildQuestion, findFinishedPlace, type Text } from './text-calls.ts'

/**
 * Texts of one run that are written at once, each emitted behind those before it.
 * @returns false when what was set aside for the run does not pay for all of them, or for the
 * verdicts on them
 */
export async function recordSentencesTogether(
  deps: ActivityDeps & { model: Model },
  job: JobRow,
  texts: readonly Text[],
): Promise<boolean> {
  const [first] = texts
  if (first === undefined) return true
  const { length } = await loadSentences(deps.db, job.id)
  // by then a text behind it may be emitted in part, by a call that was not made ahead
  const isFirstOver = (await findFinishedPlace(deps, job.id, first.key, length)) !== null
  const giveUp = new AbortController()
  const signal = AbortSignal.any([deps.attempt().signal, giveUp.signal])
  const ahead = isFirstOver ? undefined : fetchAhead(deps, job, texts, signal)
  const settled = ahead?.then(
    (chosen) => ({ chosen }),
    (error: unknown) => ({ error }),
  )
  const beside = settled && { mayCost: sumPrices(deps, job, texts.slice(1)), ended: settled }
  const begun = await recordSentences(deps, job, first, { beside }).catch(
    async (error: unknown) => {
      // of any other error the answers are kept for the next try
      if (isOptOut(error)) giveUp.abort()
      await settled
      throw error
    },
  )
  const bought = (await settled) ?? { chosen: new Map() }
  if ('error' in bought) throw bought.error
  const { chosen } = bought
  let { isWritten, isPaid, end } = begun
  for (const text of texts.slice(1)) {
    if (!isWritten) break
    const recorded = await recordSentences(deps, job, text, { after: end, chosen })
    isPaid &&= recorded.isPaid
    ;({ isWritten, end } = recorded)
  }
  return isPaid
}

function sumPrices({ model }: { model: Model }, job: JobRow, texts: readonly Text[]): number {
  return texts.reduce(
    (sum, text) => sum + toPriceEstimate(model.options, buildQuestion(job, text, [])),
    0,
  )
}

function isOptOut(error: unknown): boolean {
  return error instanceof ActivityError && error.type === 'subject_suppressed'
}

/**
 * Buys the answers of all texts but the first, with the verdicts on them.
 * @returns the sentences of each call that may stand, so that no failed verdict is asked for again
 */
async function fetchAhead(
  deps: ActivityDeps & { model: Model },
  job: JobRow,
  texts: readonly Text[],
  signal: AbortSignal,
): Promise<Chosen> {
  const chosen = new Map<string, readonly string[]>()
  const questions = texts.map((text) => buildQuestion(job, text, []))
  const buy = async (asked: (typeof questions)[number], place: number) => {
    const text = texts[place]
    const underWay = sumPrices(deps, job, texts.slice(0, place))
    if (text === undefined || place === 0 || !(await isAffordable(deps, job, asked, underWay)))
      return
    const answer = await fetchCompletion(deps, { ...asked, signal })
    if (!text.isJudged) return
    const reader = createSentenceReader()
    const raws = [...reader.push(answer.text), ...reader.end()]
    const { key } = asked
    const judged = { raws, cited: [], key, isBegun: false, underWay }
    const { isPaid, raws: supported } = await fetchSupported(deps, job, text, judged)
    // in its turn, less is under way: it may be paid then
    if (isPaid) chosen.set(key, supported)
  }
  await runAll(questions.map(buy))
  return chosen
}
