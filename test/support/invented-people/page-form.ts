import type { Choices, InventedPerson } from './invented-person.ts'
import type { Vocabulary } from './vocabulary.ts'

export const factNames = [
  'role',
  'employer',
  'joined',
  'pastRole',
  'pastEmployer',
  'city',
  'university',
  'degree',
  'degreeYear',
  'birthYear',
  'github',
  'mastodon',
] as const
export type FactName = (typeof factNames)[number]

export type WrittenPage = {
  title: string
  /** Inside `<main>`. */
  main: string
  /** Inside `<head>`, behind the title. */
  head?: string
  /** What a reader learns from the page about the person. */
  says: readonly FactName[]
  /** Names a host that the page must be on, such as the person's own site. */
  host?: string
}

/**
 * Writes one page about a person. `others`: further people, so that lists and teams have someone to
 * name.
 */
export type PageForm = (
  person: InventedPerson,
  other: Choices & { words: Vocabulary; others: readonly InventedPerson[] },
) => WrittenPage

export function aOrAn(words: string): string {
  return `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`
}

export function accountAt(
  { accounts }: InventedPerson,
  platform: string,
): InventedPerson['accounts'][number] {
  const account = accounts.find((one) => one.platform === platform)
  if (account === undefined) throw new Error(`no account on ${platform}`)
  return account
}

/** One piece of markup for each that there is. */
export function writeEach(
  people: readonly (InventedPerson | undefined)[],
  write: (one: InventedPerson) => string,
): string {
  return people.map((one) => (one === undefined ? '' : write(one))).join('')
}
