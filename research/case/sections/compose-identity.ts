import type { Sections } from '../../../contract/operations/dossier.ts'
import { scoreNames } from '../../identity/names/score-names.ts'
import type { PersonProfile } from '../../records/person-profile.ts'
import type { BackedClaim } from '../merging/merged-claim.ts'
import { toNameKey } from '../merging/to-name-key.ts'
import { isProbablyDead } from './is-probably-dead.ts'
import {
  type Backed,
  type BackedValue,
  chooseClearBest,
  collectShownAt,
  toBacked,
} from './section-items.ts'

/** A name scored lower is another name of the person, or another's; half a name scores 38. */
const sameName = 35

/**
 * Who the person is. `age` is the year minus the birth year, so it may be one too high before the
 * birthday; null unless the birth year is uncontested and of level medium or high, and nothing says
 * that the person is dead. Beside the fields of the contract, `backing` has for each of name,
 * birthYear, deathYear, headline and photo what every other leaf carries.
 * @param isDead where records say so that no claim is made of
 * @param year of now
 */
export function composeIdentity(
  claims: readonly BackedClaim[],
  person: PersonProfile,
  year: number,
  isDead: boolean,
): NonNullable<Sections['identity']> {
  const names = collectShownAt(claims, 'identity.name')
  const name = names.find(({ value }) => isNamed(value.value, person)) ?? null
  const born = chooseClearBest(collectShownAt(claims, 'identity.birthYear'))
  const dead = collectShownAt(claims, 'identity.deathYear')
  // one weak source is not enough to call a person dead
  const died = chooseClearBest(dead.filter(({ one }) => one.level !== 'low'))
  const headline = collectShownAt(claims, 'identity.headline')[0] ?? null
  const photo =
    collectShownAt(claims, 'identity.photo').find(({ value }) => URL.canParse(value.url)) ?? null
  const shown = name?.value.value ?? person.name
  return {
    name: shown,
    age: computeAge(born, claims, year, isDead || died !== null),
    birthYear: born?.value.year ?? null,
    deathYear: died?.value.year ?? null,
    headline: headline?.value.value ?? null,
    aliases: collectAliases([...names, ...collectShownAt(claims, 'identity.aliases')], shown),
    photo: photo?.value.url ?? null,
    backing: {
      name: backing(name?.one),
      birthYear: backing(born?.one),
      deathYear: backing(died?.one),
      headline: backing(headline?.one),
      photo: backing(photo?.one),
    },
  }
}

function backing(claim: BackedClaim | undefined): Backed | null {
  return claim === undefined ? null : toBacked(claim)
}

/** Who is known by a handle has no name yet that others could differ from. */
function isNamed(name: string, { name: asked, usernames }: PersonProfile): boolean {
  return usernames.includes(asked) || scoreNames(name, asked).score >= sameName
}

function computeAge(
  born: BackedValue<'identity.birthYear'> | null,
  claims: readonly BackedClaim[],
  year: number,
  isDead: boolean,
): number | null {
  if (
    born === null ||
    born.one.level === 'low' ||
    born.one.status === 'contradicted' ||
    born.value.year > year
  )
    return null
  return isDead || isProbablyDead(claims, born.value.year) ? null : year - born.value.year
}

/** Each spelling once, without the one that is shown. */
function collectAliases(
  stated: readonly { one: BackedClaim; value: { value: string } }[],
  shown: string,
): ({ value: string } & Backed)[] {
  const seen = new Set([toNameKey(shown)])
  return stated
    .toSorted((a, b) => b.one.confidence - a.one.confidence)
    .flatMap(({ one, value: { value } }) => {
      const key = toNameKey(value)
      if (seen.has(key)) return []
      seen.add(key)
      return [{ value, ...toBacked(one) }]
    })
}
