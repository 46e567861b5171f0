import type { QuotedClaim } from '../../research/writing/quoted-claim.ts'
import { loadModelCalls } from '../../store/cache/model-calls.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import type { ActivityDeps } from '../deps.ts'
import type { Prompt } from '../model/prompts.ts'
import type { OptOutCheck } from './create-opt-out-check.ts'

/** A text that the model writes sentence by sentence, by calls that go on behind each other. */
export type Text = {
  /** Names the text's calls: `summary`. */
  key: string
  /** How its deltas are emitted. */
  event: 'summary' | 'text'
  /** What may be cited, by the markers of the prompt. */
  claims: ReadonlyMap<string, QuotedClaim>
  /** Words that every sentence may use: the person's names. */
  given: readonly string[]
  /** @param written sentences that are emitted already: the answer goes on behind them */
  prompt: (written: readonly string[]) => Prompt
  maxOutputTokens: number
  /** Its sentences wait for each other, and for the model's verdict on all of them. */
  isJudged: boolean
  /** Whether more of it may be emitted. */
  requireNoOptOut: OptOutCheck
}

/** @param written the text's sentences that are emitted already */
export function buildQuestion({ id }: JobRow, text: Text, written: readonly string[]) {
  const { key, prompt, maxOutputTokens } = text
  return {
    jobId: id,
    key: `${key}:${written.length}`,
    ...prompt(written),
    maxOutputTokens,
    temperature: 0,
  } as const
}

/** Behind how many sentences the call began that was finished, if one was. */
export async function findFinishedPlace(
  { db }: ActivityDeps,
  jobId: string,
  key: string,
  emitted: number,
): Promise<number | null> {
  const places = Array.from({ length: emitted + 1 }, (_, place) => place)
  const calls = await loadModelCalls(
    db,
    jobId,
    places.map((place) => `${key}:${place}`),
  )
  return places.find((place) => calls.some((call) => call.key === `${key}:${place}`)) ?? null
}
