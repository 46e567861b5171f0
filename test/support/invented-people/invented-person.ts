import type { Vocabulary } from './vocabulary.ts'

type InventedAccount = { platform: string; label: string; username: string; url: string }

/** Everything that is true of one invented person. */
export type InventedPerson = {
  name: string
  given: string
  family: string
  pronoun: 'she' | 'he'
  role: string
  employer: string
  joined: number
  pastRole: string
  pastEmployer: string
  pastFrom: number
  city: string
  university: string
  degree: string
  field: string
  degreeYear: number
  birthYear: number
  accounts: readonly InventedAccount[]
  site: string
}

export type Choices = {
  random: () => number
  pick: <Value>(values: readonly Value[]) => Value
  chance: (share: number) => boolean
  between: (from: number, to: number) => number
}

export function choicesFrom(random: () => number): Choices {
  const between = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  return {
    random,
    between,
    chance: (share) => random() < share,
    pick: (values) => {
      const value = values[Math.floor(random() * values.length)]
      if (value === undefined) throw new Error('nothing to pick from')
      return value
    },
  }
}

const degrees = ['PhD', 'MSc', 'BSc', 'MA', 'MBA', 'BA'] as const

export function inventName(
  { pick, chance, random }: Choices,
  words: Vocabulary,
): Pick<InventedPerson, 'name' | 'given' | 'family'> {
  const given = pick(words.given)
  const plain = () => pick(words.heads) + pick(words.tails)
  const shape = random()
  const family =
    shape < 0.55
      ? plain()
      : shape < 0.7
        ? `${plain()}-${plain()}`
        : shape < 0.8
          ? `${pick(['van', 'de', 'van der', 'von'])} ${plain()}`
          : shape < 0.88
            ? `O'${plain()}`
            : shape < 0.94
              ? `${plain()} ${plain()}`
              : `al-${plain()}`
  const first = chance(0.06)
    ? `${given}-${pick(words.given)}`
    : chance(0.06)
      ? `${given} ${pick(['B.', 'K.', 'T.'])}`
      : given
  return { name: `${first} ${family}`, given: first, family }
}

export function inventPerson(
  choices: Choices,
  words: Vocabulary,
  name: Pick<InventedPerson, 'name' | 'given' | 'family'>,
): InventedPerson {
  const { pick, between, chance } = choices
  const word = () => pick(words.starts) + pick(words.ends)
  const made = (forms: readonly string[]) => pick(forms).replace('*', word())
  const birthYear = between(1948, 1992)
  const degreeYear = birthYear + between(22, 27)
  const joined = Math.min(2023, degreeYear + between(4, 9))
  const username = `${pick(words.starts).toLowerCase()}${pick(words.ends)}${between(1, 99)}`
  const other = chance(0.5) ? username : `${username}x`
  return {
    ...name,
    pronoun: chance(0.5) ? 'she' : 'he',
    role: pick(words.roles),
    employer: made(words.employers),
    joined,
    pastRole: pick(words.roles),
    pastEmployer: made(words.employers),
    pastFrom: degreeYear + 1,
    city: pick(words.cities),
    university: made(words.universities),
    degree: pick(degrees),
    field: pick(words.fields),
    degreeYear,
    birthYear,
    accounts: [
      { platform: 'github', label: 'GitHub', username, url: `https://github.com/${username}` },
      {
        platform: 'mastodon',
        label: 'Mastodon',
        username: `${other}@mastodon.social`,
        url: `https://mastodon.social/@${other}`,
      },
    ],
    site: `https://${username}.example/`,
  }
}

/** What a namesake has in common with the person: a thing that many share, or one that few do. */
export const sharedThings = [
  'nothing',
  'city',
  'university',
  'field',
  'role',
  'past employer',
] as const
/**
 * What few have in common with others: a colleague of the name, one of the same age, one of the
 * same trade in the same town.
 */
export const rareThings = [
  'employer',
  'birth year',
  'role, city',
  'past employer, university',
] as const
export type SharedThing = (typeof sharedThings)[number] | (typeof rareThings)[number]

export function inventNamesake(
  choices: Choices,
  words: Vocabulary,
  person: InventedPerson,
  things: readonly SharedThing[],
): { namesake: InventedPerson; shares: SharedThing } {
  const shares = choices.pick(things)
  const { name, given, family } = person
  for (;;) {
    const other = inventPerson(choices, words, { name, given, family })
    const isApart =
      other.city !== person.city &&
      other.role !== person.role &&
      other.role !== person.pastRole &&
      other.field !== person.field &&
      other.employer !== person.employer &&
      other.university !== person.university &&
      Math.abs(other.birthYear - person.birthYear) >= 15
    if (!isApart) continue
    const namesake = { ...other, pronoun: person.pronoun }
    if (shares === 'city') return { shares, namesake: { ...namesake, city: person.city } }
    if (shares === 'university')
      return { shares, namesake: { ...namesake, university: person.university } }
    if (shares === 'field') return { shares, namesake: { ...namesake, field: person.field } }
    if (shares === 'role') return { shares, namesake: { ...namesake, role: person.role } }
    if (shares === 'past employer')
      return { shares, namesake: { ...namesake, pastEmployer: person.pastEmployer } }
    if (shares === 'employer')
      return { shares, namesake: { ...namesake, employer: person.employer } }
    if (shares === 'birth year')
      return { shares, namesake: { ...namesake, birthYear: person.birthYear } }
    if (shares === 'role, city')
      return { shares, namesake: { ...namesake, role: person.role, city: person.city } }
    if (shares === 'past employer, university')
      return {
        shares,
        namesake: { ...namesake, pastEmployer: person.pastEmployer, university: person.university },
      }
    return { shares, namesake }
  }
}
