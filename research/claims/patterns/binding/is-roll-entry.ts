import { foldWords } from '../../../text/words/fold.ts'
import { functionWords } from '../../../text/words/stop-words.ts'
import { parseBirthYearBehind } from '../phrases/birth-year.ts'
import { isRoleWord } from '../phrases/roles.ts'
import type { NameSpan } from './locate-names.ts'
import type { PageSentence } from './page-sentences.ts'

type Read = { sentence: Pick<PageSentence, 'text' | 'line'>; spans: readonly NameSpan[] }

/** Fewer entries may be captions or posts of one person. */
const minEntries = 3
/** So many of them say what their bearer does, or when they were born. */
const minTelling = 2

/** Words behind the name that say who is meant. */
const maxDescribing = 6

type Entry = { words: ReadonlySet<string>; isTelling: boolean }

/**
 * Whether a page lists bearers of a name: entries right below each other, each with the whole name
 * and another description, as on pages that distinguish namesakes.
 */
export function hasRoll(read: readonly Read[]): boolean {
  let entries: Entry[] = []
  let line = -1
  for (const { sentence, spans } of read) {
    const entry = spans.some(({ another }) => another) ? null : parseEntry(sentence.text, spans)
    if (entry !== null) {
      const isOther = entries.every(({ words }) => words.isDisjointFrom(entry.words))
      entries = isOther ? [...entries, entry] : [entry]
      line = sentence.line
    } else if (sentence.line !== line) entries = []
    if (entries.length < minEntries) continue
    if (entries.filter(({ isTelling }) => isTelling).length >= minTelling) return true
  }
  return false
}

/** Whether a sentence opens with the whole name and describes its bearer right behind. */
export function isRollEntry(text: string, span: NameSpan): boolean {
  return parseEntry(text, [span]) !== null
}

function parseEntry(text: string, spans: readonly NameSpan[]): Entry | null {
  const [span] = spans
  if (span === undefined || span.start !== 0 || span.kind !== 'full') return null
  const rest = text.slice(span.end)
  if (!/^(?:,\s|\s?[(（:–—-]\s?)\S/u.test(rest)) return null
  const words = foldWords(rest).slice(0, maxDescribing)
  return {
    words: new Set(words.filter((word) => !isIdle(word))),
    isTelling: words.some(isRoleWord) || parseBirthYearBehind(rest) !== null,
  }
}

function isIdle(word: string): boolean {
  return word.length < 3 || functionWords.has(word) || word === 'born'
}
