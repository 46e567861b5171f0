import { toCapital } from '../../../research/text/words/to-capital.ts'
import type { InventedPerson } from './invented-person.ts'
import type { Vocabulary } from './vocabulary.ts'

/** By the person's pronoun. */
export const his = { she: 'her', he: 'his' } as const
export const him = { she: 'her', he: 'him' } as const
export const mister = { she: 'Ms.', he: 'Mr.' } as const

/** By the degree as `InventedPerson` spells it. */
export const degreeDotted: Readonly<Record<string, string>> = {
  PhD: 'Ph.D.',
  MSc: 'M.Sc.',
  BSc: 'B.Sc.',
  MA: 'M.A.',
  MBA: 'M.B.A.',
  BA: 'B.A.',
}
export const degreeInFull: Readonly<Record<string, string>> = {
  PhD: 'Doctor of Philosophy',
  MSc: 'Master of Science',
  BSc: 'Bachelor of Science',
  MA: 'Master of Arts',
  MBA: 'Master of Business Administration',
  BA: 'Bachelor of Arts',
}

/** "an MSc", "a PhD". */
export function aDegree(degree: string): string {
  return `${degree.startsWith('M') ? 'an' : 'a'} ${degree}`
}

/** "the University of …", but "Rice University". */
export function withArticle(name: string): string {
  return /^(?:University|Université|Bank|Port) (?:of|de) /.test(name) ? `the ${name}` : name
}

/** As a heading spells it: "Head of Collections". */
export function titled(text: string): string {
  return text
    .split(' ')
    .map((word) => (/^(?:of|and|in|for|the)$/.test(word) ? word : toCapital(word)))
    .join(' ')
}

/** Without a second given name. */
export function firstGiven({ given }: InventedPerson): string {
  return given.split(' ')[0] ?? given
}

/** One of the further people on a page. */
export function otherAt(others: readonly InventedPerson[], index: number): InventedPerson {
  const other = others[index]
  if (other === undefined) throw new Error(`no other person ${index}`)
  return other
}

/** Where the person does not live. */
export function otherCities(person: InventedPerson, { cities }: Vocabulary): string[] {
  return cities.filter((city) => city !== person.city)
}

/** Months that the American pages name. */
export const americanMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'September',
  'October',
] as const

/** Months that the British pages name. */
export const britishMonths = [
  'January',
  'February',
  'March',
  'May',
  'June',
  'September',
  'October',
  'November',
] as const
