import { isGivenName } from '../../identity/names/tables/nicknames.ts'
import { joinAlternatives } from '../../text/patterns/unwrap.ts'
import { foldWord } from '../../text/words/fold.ts'
import type { BoundSentence } from './binding/bound-sentence.ts'
import { joinBound } from './binding/join-bound.ts'
import { bindingConfidence, type WeighedStatement } from './binding/statement.ts'
import { parsePostTail } from './parse-post-tail.ts'
import { cleanTitle } from './phrases/clean-title.ts'
import { fillFirst } from './phrases/frame.ts'
import { parseOrganizationBefore } from './phrases/parse-organization.ts'
import { parsePeriod } from './phrases/parse-period.ts'
import { findPeriodInside } from './phrases/post-period.ts'
import {
  backgroundFrames,
  backgroundStarts,
  nextFrames,
  thereFrames,
} from './tables/background-frames.ts'
import { isFirmName } from './tables/firm-words.ts'

const starts = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${joinAlternatives(backgroundStarts)}(?= )`,
  'giu',
)
const less = 8
const maxPlaces = 6

/**
 * Positions of sentences about a background, as in "her background includes years at", "before
 * joining Grenmere Museum in 2004", "having served there as a farrier".
 */
export function parseBackground(bound: BoundSentence): WeighedStatement[] {
  const whole = joinBound(bound)
  if (whole === null) return []
  const { text, until } = whole
  const confidence = bindingConfidence[bound.binding] - less
  const stated: WeighedStatement[] = []
  for (const { index } of [...text.matchAll(starts)].slice(0, maxPlaces)) {
    if (index >= until) break
    const next = parseNext(text, index, confidence)
    const past = parsePast(text, index)
    if (next !== null) stated.push(...next)
    else if (past !== null && !isPerson(past))
      stated.push({
        path: 'work.positions',
        value: { ...past, from: null, to: null, current: false },
        confidence,
      })
  }
  return stated
}

/** "since leaving Anna Bell" */
function isPerson({ title, organization }: NonNullable<ReturnType<typeof parsePast>>): boolean {
  const words = organization?.split(' ') ?? []
  const isName = words.length === 2 && isGivenName(foldWord(words[0] ?? ''))
  return isName && title === null && !isFirmName(organization ?? '')
}

function parsePast(text: string, at: number) {
  const filled = fillFirst(backgroundFrames, text, at)
  const there = filled === null ? fillFirst(thereFrames, text, at) : null
  const organization =
    there === null
      ? (filled?.values.ORG ?? null)
      : parseOrganizationBefore(text.slice(0, at).replace(/,\s*$/, ''))
  const title = cleanTitle((filled ?? there)?.values.TITLE ?? null).text
  const isPost = organization !== null || (filled !== null && title !== null)
  return isPost ? { title, organization } : null
}

/** Only with a year: whether the next post is the one of today, the sentence leaves open. */
function parseNext(text: string, at: number, confidence: number): WeighedStatement[] | null {
  const filled = fillFirst(nextFrames, text, at)
  const period =
    filled === null
      ? null
      : (parsePeriod(text, filled.end + 1) ??
        findPeriodInside(text.slice(Math.max(0, at - 1), filled.end)))
  const from = period?.from ?? period?.to ?? null
  if (filled === null || period === null || from === null) return null
  const title = cleanTitle(filled.values.TITLE ?? null).text
  const organization = filled.values.ORG ?? null
  const value = { title, organization, from, to: null, current: false }
  return parsePostTail(
    { path: 'work.positions', value, confidence },
    text,
    Math.max(period.end, filled.end),
  ).stated
}
