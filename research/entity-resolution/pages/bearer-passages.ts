import { joinAlternatives } from '../../text/patterns/unwrap.ts'
import { splitSentences } from '../../text/sentences/split-sentences.ts'
import { foldWords } from '../../text/words/fold.ts'
import { type Bearer, hasWrittenName } from './bearer.ts'
import { findAffiliations } from './find-affiliations.ts'
import { pronounsInFront, recordLabels } from './tables/passage-words.ts'

/** Characters of a page about one person that are compared. */
const maxPageLength = 8_000
/** Longer lines are paragraphs: of those only what stands around the name. */
const maxLineLength = 900
const maxHeadingLength = 120
/** Letters of `Dr`, `Prof` or `PhD`. */
const maxTitleLength = 4
const around = 350

/** A line that goes on about the person of the line before. */
const goesOn = new RegExp(String.raw`^${joinAlternatives(pronounsInFront)}\b`, 'i')

/**
 * The passages of a page about the bearer of a name. A page that is titled by the name is about its
 * bearer only; in a list, only the lines with the name count, and the text right below a line that
 * consists of the name.
 */
export function findBearerPassages(
  { title, text }: { title: string | null; text: string },
  bearer: Bearer,
): string {
  const has = (line: string) => hasWrittenName(line, bearer)
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (isTitled({ title, text }, bearer)) return `${title ?? ''}\n${text.slice(0, maxPageLength)}`
  const kept = new Set<number>()
  for (const [at, line] of lines.entries()) {
    if (!has(line)) continue
    kept.add(at)
    const next = lines[at + 1]
    if (next === undefined || has(next)) continue
    if (isHeading(line, bearer) || goesOn.test(next)) kept.add(at + 1)
  }
  const passages = [...kept].map((at) => cutAround(lines[at] ?? '', has))
  const isRecord = lines.some((line) => has(line) && isItem(line, bearer))
  return [
    title ?? '',
    ...passages,
    ...findAffiliations(lines, bearer),
    ...(isRecord ? findRecordValues(lines) : []),
  ].join('\n')
}

const recordLabel = new RegExp(
  String.raw`^\s*(${joinAlternatives(recordLabels)})\s?(?:[:\t]\s*(\S.{0,120})?)?$`,
  'iu',
)

/** What parts the items of a line: "Inventor: Ada Roe, Leeds; Orla Finch (Kiel)". */
const itemEnds = /[:;\t|([–—•·*]|,(?=\s)|\s-\s/u

/**
 * Whether a line has the name as one of its items, as lines of a record do, and no headline or
 * sentence does: beside those the same labels are of the site, such as the publisher of a paper.
 */
function isItem(line: string, bearer: Bearer): boolean {
  const items = line.split(itemEnds).map((item) => item.trim())
  // "Roe, Ada"
  const pairs = items.slice(1).map((item, at) => `${item} ${items[at] ?? ''}`)
  return [...items, ...pairs].some(
    (item) => hasWrittenName(item, bearer) && isHeading(item, bearer) && !/[.!?]$/u.test(item),
  )
}

/** Values of a record's labels; a label that a page repeats is of one record among several. */
function findRecordValues(lines: readonly string[]): string[] {
  const found = lines.flatMap((line, at) => {
    const [, label, value = lines[at + 1]] = recordLabel.exec(line) ?? []
    return label === undefined || value === undefined ? [] : [{ label: label.toLowerCase(), value }]
  })
  const byLabel = Map.groupBy(found, ({ label }) => label)
  return [...byLabel.values()].flatMap(([first, ...others]) =>
    first === undefined || others.length > 0 ? [] : [first.value],
  )
}

/** Whether a page is titled by the name: it is about its bearer only. */
export function isTitled(
  { title, text }: { title: string | null; text: string },
  bearer: Bearer,
): boolean {
  const first = text.split('\n').find((line) => line.trim() !== '') ?? ''
  return (
    hasWrittenName(title ?? '', bearer) ||
    (first.length <= maxHeadingLength && hasWrittenName(first, bearer))
  )
}

/** A line of the name and at most a form of address or a degree. */
function isHeading(line: string, { nameWords }: Bearer): boolean {
  return foldWords(line).every((word) => nameWords.has(word) || word.length <= maxTitleLength)
}

function cutAround(line: string, has: (text: string) => boolean): string {
  if (line.length <= maxLineLength) return line
  const sentences = splitSentences(line).map(({ text }) => text)
  const parts = sentences.flatMap((sentence, at) =>
    has(sentence) ? [sentences.slice(Math.max(0, at - 1), at + 3).join(' ')] : [],
  )
  return parts.join('\n').slice(0, around * 20)
}
