import { normaliseCompany } from '../identity/names/company-name.ts'
import { commonCompanyWords, placeWords } from '../identity/names/tables/company-words.ts'
import { foldWords } from '../text/fold.ts'
import { memoize } from '../text/memoize.ts'
import { detectScript, type Script } from '../text/script.ts'
import { cardinals, nativeForms, ordinals, plainWords } from './tables/name-words.ts'

/**
 * @property plain the whole name folded, forms included; @property words those of the core in their
 * plain spelling; @property written the same words as they stand in the name;
 * @property form class of the legal form, or null; @property formWords what of the name is form
 */
export type ParsedName = {
  plain: string
  words: readonly string[]
  written: readonly string[]
  form: string | null
  formWords: readonly string[]
  script: Script
}

/** Says nothing about which company it is. */
const fillers = new Set('and of the de la le les der die das und et y of for'.split(' '))

/** Forms that are spelled so often and so wrongly that a slip in them is recognised. */
const longForms = 'limited incorporated corporation company gmbh aktiengesellschaft'.split(' ')

/** Takes a company's name apart, in any script, as it stands in a register or a question. */
export const parseName = memoize(takeApart, { max: 20_000 })

function takeApart(name: string): ParsedName {
  const cleaned = nativeForms.reduce(
    (text, [form, latin]) => text.replace(form, latin),
    removeTails(name.normalize('NFKC')),
  )
  const { core, legalClass } = normaliseCompany(cleaned)
  const all = foldWords(cleaned.replace(/[&+]/g, ' and '))
  const words = core.split(' ').filter((word) => word !== '')
  const telling = words.filter((word) => !fillers.has(word))
  const written = telling.length > 0 ? telling : words
  return {
    plain: all.join(' '),
    words: written.map((word, i) => plainWord(word, i, written.length)),
    written,
    form: legalClass,
    formWords: all.filter((word) => !words.includes(word)),
    script: detectScript(name),
  }
}

/**
 * EDGAR's tails (`/DE/`, `\NEW\`, `/ADV`), a ticker in brackets and `(publ)` are no part of a name;
 * letters with dots are one word, so that `V G.m.b.H.` keeps its number.
 */
export function removeTails(name: string): string {
  const bare = name
    .replace(/\s*[/\\](?:[A-Z]{2,4}|NEW|ADV|FI|TA|BD|BANK)(?:[/\\]|$)/gi, ' ')
    .replace(/\((?:publ|NYSE|NASDAQ|[A-Z]{1,5}:\s?[A-Z.]{1,6})\.?\)/gi, ' ')
    .replace(/(?<!\p{L})(?:\p{L}\.){2,}\p{L}?(?!\p{L})/gu, (letters) => letters.replaceAll('.', ''))
    .replace(/(?<=spol\.? )s ro\b/i, 'sro')
    .trim()
  return bare === '' ? name : bare
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
export function findLongForm(word: string, distance: (a: string, b: string) => number) {
  return longForms.find((form) => word !== form && distance(word, form) === 1) ?? null
}
