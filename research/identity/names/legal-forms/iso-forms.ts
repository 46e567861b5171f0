import { createRequire } from 'node:module'
import { memoizeOnce } from '../../../text/memoize-once.ts'
import { dropDuplicates } from '../../../text/order.ts'
import { parseWordSet } from '../../../text/patterns/word-set.ts'
import { commonCompanyWords } from '../tables/company-words.ts'
import { foldCompany } from './fold-company.ts'
import { ownForms } from './own-forms.ts'

/**
 * A legal form of ISO 20275, of all countries that spell one so.
 * @property names what each country calls it, abbreviated if it can be
 * @property rows of the table that give it in full and abbreviated: what is in one is one form.
 * Without any, its words may be a part of the name: "Insurance Corporation", "Foundation"
 */
export type IsoForm = { names: Map<string, string>; rows: Set<number> }

/** Words that names bear as such, far more often than as a form. */
const ordinary = parseWordSet(`
  bank business region state others municipal railroad department embassy canton district line
  series insurance kommun stat kraj obec a i f p e
`)

/** Folded spelling → the form. */
export const isoForms = memoizeOnce((): ReadonlyMap<string, IsoForm> => {
  const load = createRequire(import.meta.url)
  const rows: readonly (readonly string[])[] = load(table)
  const folded = new Map<string, string>()
  const fold = (written: string) => {
    const spelling = folded.get(written) ?? foldCompany(written).join(' ')
    folded.set(written, spelling)
    return spelling
  }
  const found = new Map<string, IsoForm>()
  for (const [row, fields] of rows.entries()) {
    const [, country = '', name = '', transliterated = '', short = ''] = fields
    const abbreviations = listAbbreviations(short)
    const spellings = [...listVariants(name), ...listVariants(transliterated), ...abbreviations]
      .map(fold)
      .filter((one) => one !== '' && !/^\d+$/.test(one) && !ordinary.has(one))
    const isPair = short !== '' && !lenient.has(country) && countClasses(spellings) < 2
    for (const spelling of spellings) {
      const form = found.get(spelling) ?? { names: new Map(), rows: new Set() }
      if (!form.names.has(country)) form.names.set(country, abbreviations[0] ?? name)
      if (isPair && !commonCompanyWords.has(spelling)) form.rows.add(row)
      found.set(spelling, form)
    }
  }
  return found
})

/** Countries whose companies choose between Inc., Corp. and Ltd.: a row says little. */
const lenient = new Set(['US', 'CA'])

/** How many kinds of company our own forms know these spellings as. */
function countClasses(spellings: readonly string[]): number {
  return new Set(spellings.flatMap((one) => ownForms().get(one)?.[0]?.class ?? [])).size
}

const table = '../../../../fixtures/legal-forms/iso-20275.json'

/** Parted by semicolons; some rows part them by commas, quotes or "or". */
function listAbbreviations(text: string): string[] {
  if (text === '') return []
  return text
    .split(';')
    .flatMap((one) => [one, ...one.split(/[,"]|\bor\b/)])
    .map((one) => one.trim())
    .filter((one) => one !== '' && !/^or\b/.test(one))
}

/** A name in full; without what brackets add; what they abbreviate; each side of a slash. */
function listVariants(name: string): string[] {
  if (!/[(/,]/.test(name)) return [name]
  const bare = name.replace(/\([^)]*\)/g, ' ').trim()
  const inside = [...name.matchAll(/\(([A-Z][A-Za-z.]{1,7})\)/g)].map(([, letters = '']) => letters)
  const sides = bare.split(/\s*\/\s*|^[A-Z]{2,5},\s/).filter((side) => /\p{L}{3}/u.test(side))
  return dropDuplicates([name, bare, ...inside, ...(sides.length > 1 ? sides : [])])
}
