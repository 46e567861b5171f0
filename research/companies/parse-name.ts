import { joinLetters, normaliseCompany } from '../identity/names/company-name.ts'
import { commonCompanyWords, placeWords } from '../identity/names/tables/company-words.ts'
import { foldWords } from '../text/fold.ts'
import { lazy } from '../text/lazy.ts'
import { memoize } from '../text/memoize.ts'
import { detectScript, type Script } from '../text/script.ts'
import { isoForms } from './tables/iso-forms.ts'
import { cardinals, nativeForms, ordinals, plainWords } from './tables/name-words.ts'

/**
 * @property plain the whole name folded, forms included; @property words those of the core in their
 * plain spelling; @property written the same words as they stand in the name;
 * @property form what the legal form is called, or null; @property forms all that its spelling may
 * be; @property formWords what of the name is form
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

/** Says nothing about which company it is. */
const fillers = new Set('and of the de la le les der die das und et y of for'.split(' '))

/** Forms that are spelled so often and so wrongly that a slip in them is recognised. */
const longForms = 'limited incorporated corporation company gmbh aktiengesellschaft'.split(' ')

/** Takes a company's name apart, in any script, as it stands in a register or a question. */
export const parseName = memoize(takeApart, { max: 20_000 })

function takeApart(name: string): ParsedName {
  const cleaned = nativeForms.reduce(
    (text, [form, latin]) => text.replace(form, latin),
    removeTails(name.normalize('NFKC'))
      .replace(/\bunited states(?: of america)?\b/gi, 'US')
      .replace(/\bunited kingdom\b/gi, 'UK'),
  )
  const all = foldWords(cleaned.replace(/[&+]/g, ' and '))
  const known = normaliseCompany(cleaned)
  const iso = findIsoForm(joinLetters(all))
  // of two readings, the one that takes more of the name knows the form in full
  const isFuller = iso !== null && iso.rest.length < known.core.split(' ').length
  const core = isFuller ? iso.rest.join(' ') : known.core
  const legalClass = isFuller ? null : known.legalClass
  const words = core.split(' ').filter((word) => word !== '')
  const telling = words.filter((word) => !fillers.has(word))
  const written = telling.length > 0 ? telling : words
  return {
    plain: all.join(' '),
    words: written.map((word, i) => plainWord(word, i, written.length)),
    written,
    form: legalClass ?? (iso === null ? null : iso.spelling),
    forms: new Set([...(isFuller ? [] : known.legalClasses), ...(iso?.forms ?? [])]),
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

const isoSpellings = lazy((): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>()
  isoForms.forEach((spellings, at) => {
    for (const spelling of spellings)
      found.set(spelling, [...(found.get(spelling) ?? []), `iso ${at}`])
  })
  return found
})

/** The longest form of ISO 20275 at the end of a name, or in front where it is long. */
function findIsoForm(words: readonly string[]) {
  for (let length = Math.min(9, words.length - 1); length > 0; length -= 1) {
    const [end, start] = [words.slice(-length).join(' '), words.slice(0, length).join(' ')]
    const atEnd = isoSpellings().get(end)
    if (atEnd !== undefined) return { forms: atEnd, spelling: end, rest: words.slice(0, -length) }
    const inFront = start.length > 7 ? isoSpellings().get(start) : undefined
    if (inFront !== undefined) return { forms: inFront, spelling: start, rest: words.slice(length) }
  }
  return null
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
