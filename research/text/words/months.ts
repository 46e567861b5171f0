import { memoize } from '../memoize.ts'
import { memoizeOnce } from '../memoize-once.ts'
import { dropAccents } from './fold.ts'

/** Languages whose dates we read in claims: their months are rarely words of one another. */
export const claimLanguages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'] as const
/** Languages of the dates of pages; where two differ about a name the earlier one holds. */
const pageLanguages = [
  ...claimLanguages,
  ...(['pl', 'cs', 'sv', 'da', 'nb', 'fi', 'hu', 'ro', 'tr', 'ru', 'uk', 'el', 'ca'] as const),
  ...(['id', 'ar', 'he'] as const),
] as const
type Language = (typeof pageLanguages)[number]

/** What people write and `Intl` does not. */
const ownForms: Partial<Readonly<Record<Language, Readonly<Record<string, number>>>>> = {
  en: { sept: 9 },
  de: { jänner: 1, janner: 1, feber: 2, febr: 2, mrz: 3, maerz: 3, sep: 9 },
  es: { setiembre: 9 },
}

/** @returns the names of months, long and short, alone and in dates, in lower case → 1 to 12 */
const listForms = memoize((language: Language): ReadonlyMap<string, number> => {
  const forms = (['long', 'short'] as const).flatMap((month) =>
    [{ month }, { month, day: 'numeric' } as const].map(
      (form) => new Intl.DateTimeFormat(`${language}-u-nu-latn`, { ...form, timeZone: 'UTC' }),
    ),
  )
  const named = [...Array(12).keys()].flatMap((index) =>
    forms.map((form): [string, number] => {
      const written = form.format(Date.UTC(2000, index, 15)).toLowerCase()
      return [written.replace(/\d+|\bde\b|\bd’|[.\s]/g, ''), index + 1]
    }),
  )
  return new Map([...named, ...Object.entries(ownForms[language] ?? {})])
})

/** @returns the months as people write them, accents and all, in lower case → 1 to 12 */
export function buildMonthForms(languages: readonly Language[]): ReadonlyMap<string, number> {
  const all = languages.flatMap((language) => [...listForms(language)])
  return new Map(all.toReversed().filter(([form]) => form.length > 2))
}

const folded = {
  claims: memoizeOnce(() => foldForms(claimLanguages)),
  pages: memoizeOnce(() => foldForms(pageLanguages)),
}

function foldForms(languages: readonly Language[]): ReadonlyMap<string, number> {
  return new Map([...buildMonthForms(languages)].map(([form, month]) => [foldMonth(form), month]))
}

/** Letters without marks, in lower case. */
function foldMonth(name: string): string {
  return dropAccents(name)
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')
}

/** The months of the languages of claims, folded; made when first asked for. */
export const claimMonths = folded.claims

/** Months of the languages of claims that begin a sentence as other words or names: `March on`. */
export const otherwiseWords: ReadonlySet<string> = new Set([
  'set',
  'out',
  'mar',
  'mag',
  'gen',
  'ago',
  'dic',
  'jan',
  'march',
  'mars',
])

/** @returns 1 to 12, or null for what is no month in the languages of `where` */
export function parseMonth(name: string, where: keyof typeof folded): number | null {
  return folded[where]().get(foldMonth(name)) ?? null
}

const wholeNames = memoize((language: Language): readonly string[] => {
  const form = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return [...Array(12).keys()].map((index) => form.format(Date.UTC(2000, index, 15)))
})

/** A month in English: `March`; null for no month. */
export function toMonthName(month: number): string | null {
  return wholeNames('en')[month - 1] ?? null
}

/** Whether a text begins with the whole name of a month in English or German, with its capital. */
export function hasLeadingMonth(text: string): boolean {
  const first = /^\p{L}+/u.exec(text)?.[0] ?? ''
  return wholeNames('en').includes(first) || wholeNames('de').includes(first)
}
