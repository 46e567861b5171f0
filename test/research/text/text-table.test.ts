import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parseHost } from '../../../research/text/addresses/parse-host.ts'
import {
  findSentence,
  listSentenceSpans,
  splitSentences,
} from '../../../research/text/sentences/split-sentences.ts'
import { decodeReferences } from '../../../research/text/signs/decode-references.ts'
import {
  foldAccents,
  foldLabel,
  foldLetters,
  foldWord,
  foldWords,
} from '../../../research/text/words/fold.ts'
import { parseMonth } from '../../../research/text/words/months.ts'
import { toSingular, toStem } from '../../../research/text/words/to-stem.ts'
import { root } from '../../support/code/root.ts'

const folder = path.join(root, 'test', 'support', 'text')

/** Rows of a table as objects by the names of its first line. */
function loadTable<Column extends string>(name: string): Record<Column, string>[] {
  const text = readFileSync(path.join(folder, `${name}.tsv`), 'utf8')
  const [head = '', ...lines] = text.trimEnd().split('\n')
  const columns = head.split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])) as Record<
      Column,
      string
    >
  })
}

/**
 * Texts with a mark where a sentence ends: `‖` always, `¦` only where lines are paragraphs. `by
 * hand`: the marks that were set before any splitter was asked. Three earlier splitters said what
 * the last columns hold; `=` is the decision. Rows of the set `held` were not looked at while the
 * rules were written.
 */
const sentences = loadTable<'set' | 'decided' | 'by hand' | 'prose' | 'written' | 'claims'>(
  'sentences',
)
const unescapeLines = (cell: string) => cell.replaceAll('\\n', '\n')

function mark(text: string, spans: readonly { start: number; end: number }[]): string {
  const ends = spans.slice(0, -1).map(({ end }) => end)
  const pieces = [0, ...ends].map((from, at) => text.slice(from, ends[at]))
  return pieces.join('‖').replace(/‖(?=\s*$)/, '')
}

test('the table holds at least 500 texts, a quarter of them held out', () => {
  expect(sentences.length).toBeGreaterThanOrEqual(500)
  expect(sentences.filter(({ set }) => set === 'held').length).toBeGreaterThanOrEqual(125)
})

test.each([
  ['paragraphs', false],
  ['wrapped in the middle', true],
])('sentences end where it is decided, in lines that are %s', (_, wrap) => {
  for (const row of sentences) {
    const decided = unescapeLines(row.decided).replaceAll('¦', wrap ? '' : '‖')
    const text = decided.replaceAll('‖', '')
    expect(mark(text, splitSentences(text, { wrap }))).toBe(decided)
  }
})

test('decisions by rule follow those by hand in more texts than each earlier splitter did', () => {
  const same = (column: 'by hand' | 'prose' | 'written' | 'claims') =>
    sentences.filter((row) => row.set === 'held' && row[column] === '=').length
  expect(same('by hand')).toBeGreaterThan(Math.max(same('prose'), same('written'), same('claims')))
})

/**
 * Texts with a mark where a sentence ends, as in `sentences`, and where five forms ended them that
 * had rules of their own: those that looked for ages, secrets, excerpts, births and phone numbers.
 */
const sentenceForms = loadTable<'form' | 'decided' | 'before'>('sentence-forms')

test('a sentence that is found around a place is one of those of the whole text', () => {
  for (const { decided } of sentenceForms) {
    const text = unescapeLines(decided).replaceAll('‖', '')
    const spans = [...listSentenceSpans(text)]
    expect(mark(text, spans)).toBe(unescapeLines(decided))
    for (const span of spans) expect(findSentence(text, span.end - 1, 100)).toEqual(span)
  }
})

test('words are folded as recorded', () => {
  for (const { word, folded } of loadTable<'word' | 'folded'>('words'))
    expect([word, foldWords(word).join(' ')]).toEqual([word, folded])
})

/**
 * Texts, and what six functions folded them to: names of platforms, texts of profiles, names of
 * sites, places, words of names, labels; `=` is the decision. Decided: letters and digits in their
 * own script are one function for the first three, with full-width forms and ligatures as plain
 * letters and without a sign in front.
 */
test('texts are folded to letters, words and labels as decided', () => {
  for (const row of loadTable<
    'text' | 'decided letters' | 'decided without accents' | 'decided word' | 'decided label'
  >('folds')) {
    const text: string = JSON.parse(row.text)
    expect([
      row.text,
      foldLetters(text),
      foldAccents(text),
      foldWord(text),
      foldLabel(text),
    ]).toEqual([
      row.text,
      row['decided letters'],
      row['decided without accents'],
      row['decided word'],
      row['decided label'],
    ])
  }
})

/**
 * Addresses, and what eight functions in four manners took for their host. Decided: `www.` shows
 * the same pages, a port or a dot at the end names the same host, and what has no host has none.
 */
test('the host of an address is the one decided', () => {
  for (const { address, decided } of loadTable<'address' | 'decided'>('hosts'))
    expect([address, parseHost(address) ?? '']).toEqual([address, decided])
})

/**
 * Written references, what our own table of fifty names made of them, and what is decided: all
 * names of HTML, and a reference without its semicolon only where no address could be meant.
 */
test('each character reference of the table is read as was decided', () => {
  for (const { written, decided } of loadTable<'written' | 'decided'>('references'))
    expect([written, decodeReferences(JSON.parse(written))]).toEqual([written, JSON.parse(decided)])
})

/**
 * Words, and which month each was for claims, for periods and for the dates of pages. Decided: one
 * table for all, of seven languages in claims and of more in dates of pages, where a day and a year
 * stand beside the name.
 */
test('each word of the table is the month that was decided', () => {
  for (const row of loadTable<'word' | 'decided month'>('words')) {
    const months = (['claims', 'pages'] as const).map((where) => parseMonth(row.word, where) ?? 0)
    expect([row.word, ...months].join(' ')).toBe(`${row.word} ${row['decided month'] || '0 0'}`)
  }
})

/**
 * Stems that claims, chat and candidates took for the words. Decided: those of claims hold in chat
 * as well; candidates keep plurals apart from all else. Snowball's stems lost ExpertQA .0106.
 */
test('words have the stems that are decided', () => {
  for (const row of loadTable<'word' | 'folded' | 'claims stem' | 'candidates stem'>('words')) {
    if (!/^[a-z]+$/.test(row.folded)) continue
    const stems = [toStem(row.folded), toSingular(row.folded)]
    expect([row.word, ...stems]).toEqual([row.word, row['claims stem'], row['candidates stem']])
  }
})
