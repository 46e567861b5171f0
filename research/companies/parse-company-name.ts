import { normaliseCompany } from '../identity/names/legal-forms/company-name.ts'
import { foldCompany } from '../identity/names/legal-forms/fold-company.ts'
import { commonCompanyWords, placeWords } from '../identity/names/tables/company-words.ts'
import { cardinals, ordinals, plainWords } from '../identity/names/tables/name-words.ts'
import { memoize } from '../text/memoize.ts'
import { detectScript, type Script } from '../text/signs/script.ts'
import { nameJoiningWords } from '../text/words/stop-words.ts'
import { computeEditDistance } from './compute-edit-distance.ts'

/**
 * @property plain the whole name folded, forms included
 * @property words those of the core in their plain spelling
 * @property written the same words as they stand in the name
 * @property form what the legal form is called, or null
 * @property forms all that its spelling may be
 * @property formWords what of the name is form
 */
export type ParsedName = {
  plain: string
  words: readonly string[]
  written: readonly string[]
  form: string | null
  forms: ReadonlySet<string>
  formWords: readonly string[]
  script: Script
}

/** Forms that are spelled so often and so wrongly that a slip in them is recognised. */
const longForms = 'limited incorporated corporation company gmbh aktiengesellschaft'.split(' ')

/** Takes a company's name apart, in any script, as it stands in a register or a question. */
export const parseCompanyName = memoize(takeApart, { max: 20_000 })

function takeApart(name: string): ParsedName {
  const cleaned = name
    .normalize('NFKC')
    .replace(/\bunited states(?: of america)?\b/gi, 'US')
    .replace(/\bunited kingdom\b/gi, 'UK')
  const all = foldCompany(cleaned)
  const known = normaliseCompany(cleaned)
  const words = known.core.split(' ').filter((word) => word !== '')
  const telling = words.filter((word) => !nameJoiningWords.has(word))
  const written = telling.length > 0 ? telling : words
  return {
    plain: all.join(' '),
    words: written.map((word, i) => plainWord(word, i, written.length)),
    written,
    form: known.legalClass,
    forms: new Set(known.legalClasses),
    formWords: all.filter((word) => !words.includes(word)),
    script: detectScript(name),
  }
}

function plainWord(word: string, at: number, count: number): string {
  const ordinal = ordinals.get(word)
  if (ordinal !== undefined) return ordinal
  if (/^[ivx]$/.test(word) && at > 0 && at === count - 1)
    return { i: '1', v: '5', x: '10' }[word] ?? word
  if (/^0+\d/.test(word)) return word.replace(/^0+(?=\d)/, '')
  return cardinals.get(word) ?? plainWords.get(word) ?? word
}

/** @returns whether a word is one that many companies have in their names. */
export function isCommonWord(word: string): boolean {
  return (
    commonCompanyWords.has(word) || placeWords.has(word) || common.has(word) || plainWords.has(word)
  )
}

const common = new Set(plainWords.values())

/** @returns the long legal form that a word is a slip of the pen from, or null. */
export function findLongForm(word: string): string | null {
  return longForms.find((form) => word !== form && computeEditDistance(word, form, 1) === 1) ?? null
}
