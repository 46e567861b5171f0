import { createCitations } from '../../research/writing/citations.ts'
import { parseMarkers } from '../../research/writing/markers.ts'
import { createSentenceReader } from '../../research/writing/sentence-reader.ts'
import { insertSentences, loadSentences } from '../../store/findings/written-sentences.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import type { ActivityDeps } from '../deps.ts'
import { fetchCompletion, isAffordable } from '../job/fetch-completion.ts'
import { recordStep } from '../job/record-step.ts'
import type { Model } from '../model/open-model.ts'
import { fetchSupported } from './fetch-supported.ts'
import { createHeldSentences } from './held-sentences.ts'
import { buildQuestion, findFinishedPlace, type Text } from './text-calls.ts'
import { toDelta } from './to-delta.ts'
import { toSupportedSentence } from './to-supported-sentence.ts'

/** The sentences that may stand, by the keys of the calls that wrote them. */
export type Chosen = ReadonlyMap<string, readonly string[]>

/**
 * `isWritten`: whether the run's budget covered the text; `isPaid`: whether it covered the verdict
 * on it, too. `end`: behind how many sentences of the run the text ends.
 */
type Recorded = { isWritten: boolean; isPaid: boolean; end: number }

/** Calls of the run that are made at the same time. */
type Beside = { mayCost: number; ended: Promise<unknown> }

/**
 * Has the model write a text and emits the sentences that their citations support, each stored with
 * its event. A retry emits no sentence twice: a finished call is read again from its stored answer,
 * an unfinished one is replaced by a call that continues after the last emitted sentence.
 * @param after how many sentences the texts before it have
 * @param chosen of calls that were made ahead, by their keys: the sentences that may stand
 * @param beside what else is under way
 */
export async function recordSentences(
  deps: ActivityDeps & { model: Model },
  job: JobRow,
  text: Text,
  {
    after = 0,
    chosen = new Map(),
    beside,
  }: { after?: number; chosen?: Chosen; beside?: Beside | undefined } = {},
): Promise<Recorded> {
  const { signal } = deps.attempt()
  const { emitted, from } = await findPlace(deps, job, text, after)
  const before = emitted.slice(0, from)
  const written = before.slice(after).map((sentence) => sentence.text)
  const asked = buildQuestion(job, text, written)
  if (!(await isAffordable(deps, job, asked))) return { isWritten: false, isPaid: false, end: from }
  const cited = before.flatMap(({ sourceIds }) => sourceIds)
  const place = { before, cited, emitted: emitted.length }
  const { emit, end } = createEmitter(deps, job, text, place)
  let isPaid = true
  const held = createHeldSentences({
    isHeld: text.isJudged,
    emit,
    choose: async (raws) => {
      const known = chosen.get(asked.key)
      if (known !== undefined) return known
      const judged = { raws, cited, key: asked.key, isBegun: emitted.length > from }
      const judge = (underWay: number) => fetchSupported(deps, job, text, { ...judged, underWay })
      let supported = await judge(beside?.mayCost ?? 0)
      if (!supported.isPaid && beside !== undefined) {
        await beside.ended
        supported = await judge(0)
      }
      isPaid = supported.isPaid
      return supported.raws
    },
  })
  await fetchSentences(deps, { ...asked, signal }, held)
  return { isWritten: true, isPaid, end: end() }
}

/**
 * Where a text goes on: behind the sentences in front of its finished call, else behind all that
 * are emitted.
 */
async function findPlace(
  deps: ActivityDeps,
  { id }: JobRow,
  { key }: Text,
  after: number,
): Promise<{ emitted: Awaited<ReturnType<typeof loadSentences>>; from: number }> {
  const emitted = await loadSentences(deps.db, id)
  const own = Math.max(0, emitted.length - after)
  return { emitted, from: after + ((await findFinishedPlace(deps, id, key, own)) ?? own) }
}

type Emitter = {
  /** Emits those of the next sentences that the rules let pass and that were not emitted before. */
  emit(raws: readonly string[]): Promise<void>
  /** Behind how many sentences of the run the text ends so far. */
  end(): number
}

type Place = { before: readonly { text: string }[]; cited: readonly string[]; emitted: number }

/**
 * @param before the sentences in front of the text
 * @param cited the sources that those cite
 * @param emitted how many sentences are emitted already, of this text too
 */
function createEmitter(
  deps: ActivityDeps,
  job: JobRow,
  text: Text,
  { before, cited, emitted }: Place,
): Emitter {
  const citations = createCitations(cited)
  const said = new Set(before.map(({ text: sentence }) => toWordsAlone(sentence)))
  let position = before.length
  const check = (raw: string) => {
    const known = new Set(citations.order())
    const words = toWordsAlone(raw)
    // a model that has no more to say begins anew
    const checked = said.has(words) ? null : toSupportedSentence(text, raw)
    if (!checked?.ok) return []
    said.add(words)
    const { text: sentence, claimIds } = checked.cite(citations)
    const sourceIds = citations.order().filter((id) => !known.has(id))
    position += 1
    return { position: position - 1, text: sentence, claimIds, sourceIds }
  }
  return {
    async emit(raws) {
      const fresh = raws.flatMap(check).filter((sentence) => sentence.position >= emitted)
      if (fresh.length === 0) return
      await recordStep(deps, job.id, async (tx) => {
        await text.requireNoOptOut(tx)
        const inserted = await insertSentences(tx, job.id, fresh, deps.now())
        return {
          events: fresh.flatMap(({ position, text: sentence }) => {
            if (!inserted.has(position)) return []
            const delta = toDelta(sentence, position)
            return { dedupeKey: `${text.key}:${position}`, event: { type: text.event, delta } }
          }),
        }
      })
    },
    end: () => position,
  }
}

/** What two sentences have in common that differ in citations and signs alone. */
function toWordsAlone(sentence: string): string {
  return parseMarkers(sentence)
    .plain.toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Reads an answer into sentences as it is written. */
async function fetchSentences(
  deps: ActivityDeps & { model: Model },
  asked: ReturnType<typeof buildQuestion> & { signal: AbortSignal },
  held: ReturnType<typeof createHeldSentences>,
): Promise<void> {
  const reader = createSentenceReader()
  try {
    await fetchCompletion(deps, {
      ...asked,
      // of an answer that was bought before all sentences come at once
      onDelta: (delta) => held.push(reader.push(delta)),
    })
    await held.push(reader.end())
  } catch (error) {
    // what the rules let pass is not lost with the rest of the answer
    if (!asked.signal.aborted) await held.release()
    throw error
  } finally {
    held.stop()
  }
  await held.end()
}
