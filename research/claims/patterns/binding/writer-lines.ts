import { joinAlternatives, unwrap } from '../../../text/patterns/unwrap.ts'
import { isRoleLine } from '../phrases/open-role.ts'
import { isTitle } from '../phrases/roles.ts'
import { otherVoices, ownIntroductions, pedigreeHeadings } from '../tables/subject-words.ts'
import {
  asToldTo,
  bylineWords,
  inventedText,
  speakerLeads,
  speakerNotes,
} from '../tables/writer-words.ts'
import { mayBeName } from './entry-lines.ts'
import type { NameSpan } from './locate-names.ts'
import { isProse, type PageSentence as Sentence } from './page-sentences.ts'

/** "Guest post by Otto Rank", "3 Comments", "Ancestors of Otto Rank" */
export const opensOthers = new RegExp(
  unwrap`
    ^(?:an? )?guest (?:post|blog|article|essay|column|author)\b
    |^${joinAlternatives(pedigreeHeadings)}\b|^${joinAlternatives(otherVoices)}
    (?:\s?\(\d+\))?(?::?$|:\s(?=\p{Lu}[\p{L} ]{1,30}:\s))`,
  'iu',
)

type Read = { sentence: Sentence; spans: readonly NameSpan[]; others: readonly number[] }

/** Lines above the text that may say who wrote it, and lines below it. */
const [headLines, footLines] = [4, 2]
const maxSignLength = 90

/** "By NAME", "Words by NAME" */
const byline = new RegExp(`^${joinAlternatives(bylineWords)}\\s$`, 'iu')
const bylineEnd = /^\s?(?:$|[,|·•(–—-])/u
const bylineInFront = new RegExp(`^${joinAlternatives(bylineWords)}\\s`, 'iu')
const introduction = new RegExp(`^${joinAlternatives(ownIntroductions)}\\s`, 'iu')
const invented = new RegExp(`^${joinAlternatives(inventedText)}\\.?$`, 'iu')
const tellsOthers = new RegExp(`${joinAlternatives(asToldTo)}\\s`, 'iu')

const tellsInFront = new RegExp(`^${joinAlternatives(speakerLeads)}\\s$`, 'iu')
/** "NAME was talking to Otto Rank", "NAME writes here from time to time" */
const tellsBehind = new RegExp(unwrap`^\s${joinAlternatives(speakerNotes)}(?!\p{L})`, 'iu')
/** "NAME", "NAME, Halifax", "– NAME"; a dash and a post are of a single quotation. */
const dash = /[–—-]\s?$/u
const textEnd = /[.!?…,]["”’)]*$/u
const [signatureEnd, placeEnd] = [/^\s?\.?$/u, /^,\s/u]

/**
 * The lines of which the person is the speaker or writer in the first person, as a byline above
 * or a signature below says. What stands above the signature of another, or below the byline of
 * one, is not theirs.
 */
export function findWrittenLines(text: string, read: readonly Read[]): ReadonlySet<number> {
  const last = read.at(-1)?.sentence.line ?? 0
  const asked = read.filter(({ sentence }) => sentence.text.endsWith('?') && sentence.isLine)
  if (asked.length > 1) return new Set()
  const above = read.find((one) => one.sentence.line < headLines && isBylineLine(one))
  const below = read.find(
    (one) => one.sentence.line > last - footLines && isSignature(one, read, text),
  )
  if (above === undefined && below === undefined) return new Set()
  if (below === undefined && read.some(({ sentence }) => tellsOthers.test(sentence.text)))
    return new Set()
  if (read.some(({ sentence }) => sentence.isLine && invented.test(sentence.text))) return new Set()
  const isOthers = (one: Read) => one !== above && one !== below && isOfAnother(one)
  const isBylineOfAnother = (one: Read) => isOthers(one) && opensByline(one.sentence.text)
  if (above === undefined && read.some(isBylineOfAnother)) return new Set()
  const isEnd = (one: Read) => isOthers(one) || (below === undefined && leadsToAnother(one))
  const others = read.filter(isEnd).map(({ sentence }) => sentence.line)
  const [from, to] =
    below === undefined
      ? [above?.sentence.line ?? 0, Math.min(last + 1, ...others)]
      : [Math.max(-1, ...others), below.sentence.line]
  return new Set(Array.from({ length: Math.max(0, to - from - 1) }, (_, at) => from + 1 + at))
}

/** "By NAME, farrier, Globex": a firm alone behind it may be the publisher. */
export function isBylineWithPost(before: string, behind: string): boolean {
  const post = /^,\s([^,;:()]{3,60})/u.exec(behind)?.[1] ?? ''
  return byline.test(before) && (isTitle(post) || isRoleLine(post))
}

/** "By NAME", alone or in front of a date. */
function isByline(before: string, behind: string): boolean {
  return byline.test(before) && bylineEnd.test(behind)
}

/** The same of a line without a further name. */
export function isBylineLine({ sentence: { text }, spans: [span], others }: Read): boolean {
  return (
    span?.kind === 'full' &&
    !span.another &&
    others.length === 0 &&
    isByline(text.slice(0, span.start), text.slice(span.end))
  )
}

function isSignature(
  { sentence, spans: [span] }: Read,
  read: readonly Read[],
  page: string,
): boolean {
  const { text, start } = sentence
  if (span?.kind !== 'full' || span.another || text.length > maxSignLength) return false
  const [before, behind] = [text.slice(0, span.start), text.slice(span.end)]
  if (tellsInFront.test(before)) return true
  const isNamedBefore = read.some(
    (one) => one.sentence.start < start && one.spans.length > 0 && isProse(one.sentence.text),
  )
  if (before !== '' || isNamedBefore) return false
  // below "Translated by" or "Related people" a name signs nothing
  const above = read.findLast((one) => one.sentence.start < start)?.sentence.text ?? ''
  if (!textEnd.test(above)) return false
  const isDashed = dash.test(page.slice(Math.max(0, start - 2), start))
  const isEnd = signatureEnd.test(behind) || (!isDashed && placeEnd.test(behind))
  return tellsBehind.test(behind) || (sentence.isLine && isEnd)
}

function opensByline(text: string): boolean {
  const name = text.slice(bylineInFront.exec(text)?.[0].length ?? text.length)
  return /^\p{Lu}/u.test(name)
}

/** "It reads:", "Readers write", "My name is Otto Rank.": what follows is of another. */
function leadsToAnother({ sentence: { text, isLine } }: Read): boolean {
  const own = introduction.exec(text)?.[0]
  return (
    text.endsWith(':') ||
    (isLine && opensOthers.test(text)) ||
    (own !== undefined && mayBeName(text.slice(own.length).replace(/[.,;!].*$/u, '')))
  )
}

/** The byline of another, or a line of nothing but a name. */
function isOfAnother({ sentence: { text, isLine }, spans, others }: Read): boolean {
  const bare = text.replace(/^[–—-]\s?/u, '')
  const isName = isLine && mayBeName(bare.split(',')[0] ?? '') && others.length > 0
  return spans.length === 0 && (isName || opensByline(text))
}
