import { memoizeOnce } from '../../text/memoize-once.ts'
import { parseTermWords, type TermWord } from './parse-term-words.ts'

type Part = { text: string; kind: 'whole' | 'start' | 'end'; gap: number }
type Term<Mark> = { parts: readonly Part[]; mark: Mark }
type Hit<Mark> = { mark: Mark; at: number }

type Rows<Mark> = Iterable<readonly [terms: string, mark: Mark]>

/** Words that `..` may stand for, and the same in Han characters. */
const maxGap = { words: 3, characters: 6 } as const
/** The shortest start or end of a word that a table may name. */
const minStem = 2

/**
 * Finds the terms of tables in a text, in one pass: the time grows with the text alone. A term is
 * words; `hir*` is the start of a word, `*kredit` its end, `..` up to three words between.
 */
type TermIndex<Mark> = { find(words: readonly TermWord[]): Hit<Mark>[] }

/** Terms by the word that they begin with, built when first searched. */
export function createTermIndex<Mark>(rows: Rows<Mark>): TermIndex<Mark> {
  const termsByStart = memoizeOnce(() => groupByStart(rows))
  return {
    find(words) {
      const byStart = termsByStart()
      const hits: Hit<Mark>[] = []
      // words repeat, and what begins with a word is found once
      const known = new Map<string, readonly Term<Mark>[]>()
      words.forEach((word, at) => {
        const [written = ''] = word
        const terms = known.get(written) ?? keysFor(word).flatMap((key) => byStart.get(key) ?? [])
        known.set(written, terms)
        for (const { parts, mark } of terms) {
          if (isAt(words, at + 1, parts, 1)) hits.push({ mark, at })
        }
      })
      return hits
    },
  }
}

function groupByStart<Mark>(rows: Rows<Mark>): Map<string, Term<Mark>[]> {
  const byStart = new Map<string, Term<Mark>[]>()
  for (const [terms, mark] of rows) {
    for (const written of terms.split(',')) {
      const parts = parseTerm(written)
      const [first] = parts
      if (first === undefined) continue
      const key = deriveKey(first)
      const known = byStart.get(key)
      if (known === undefined) byStart.set(key, [{ parts, mark }])
      else known.push({ parts, mark })
    }
  }
  return byStart
}

function parseTerm(written: string): Part[] {
  const parts: Part[] = []
  let gap = 0
  for (const token of written.trim().split(/\s+/)) {
    const kind = token.endsWith('*') ? 'start' : token.startsWith('*') ? 'end' : 'whole'
    const words = parseTermWords(token.replaceAll('..', ' .. ').replaceAll('*', ''))
    if (token === '..') gap = maxGap.words
    words.forEach(([text = ''], place) => {
      const isEdge = kind === 'start' ? place === words.length - 1 : place === 0
      const isHan = /\p{Script=Han}/u.test(text)
      parts.push({
        text,
        kind: isEdge && !isHan ? kind : 'whole',
        gap: gap > 0 && isHan ? maxGap.characters : gap,
      })
      gap = 0
    })
  }
  return parts
}

function deriveKey({ text, kind }: Part): string {
  return kind === 'whole' ? text : kind === 'start' ? `${text}*` : `*${text}`
}

function keysFor(word: TermWord): string[] {
  const keys = new Set<string>()
  for (const form of word) {
    keys.add(form)
    for (let length = minStem; length <= form.length; length += 1) {
      keys.add(`${form.slice(0, length)}*`)
      keys.add(`*${form.slice(-length)}`)
    }
  }
  return [...keys]
}

function isAt(
  words: readonly TermWord[],
  at: number,
  parts: readonly Part[],
  place: number,
): boolean {
  const part = parts[place]
  if (part === undefined) return true
  for (let skipped = 0; skipped <= part.gap; skipped += 1) {
    const word = words[at + skipped]
    if (word === undefined) return false
    if (fits(word, part) && isAt(words, at + skipped + 1, parts, place + 1)) return true
  }
  return false
}

function fits(word: TermWord, { text, kind }: Part): boolean {
  return word.some((form) =>
    kind === 'whole'
      ? form === text
      : kind === 'start'
        ? form.startsWith(text)
        : form.endsWith(text),
  )
}
