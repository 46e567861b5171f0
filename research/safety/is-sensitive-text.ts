import { memoize } from '../text/memoize.ts'
import { hasIllness } from './has-illness.ts'
import { holdsPrivate } from './holds-private.ts'
import { holdsBankNumber, holdsCardNumber, holdsLabelledId, holdsSpanishId } from './numbers.ts'
import { findPrivateState } from './states-private.ts'
import { type GuardedPattern, toGuardedGroup } from './tables/guarded-pattern.ts'
import { intimatePatterns } from './tables/intimate-patterns.ts'
import {
  addressPatterns,
  coordinatePatterns,
  credentialPatterns,
  firmSigns,
  governmentIdPatterns,
} from './tables/secret-patterns.ts'
import { toSentenceCase } from './to-sentence-case.ts'
import { toThirdPerson } from './to-third-person.ts'

type Sensitive = {
  kind:
    | 'credentials'
    | 'home_address'
    | 'government_id'
    | 'payment'
    | 'health'
    | 'belief'
    | 'sexuality'
    | 'court'
    | 'precise_location'
    | 'circumstances'
}

/** Longer texts are read to here. Characters. */
const maxReadLength = 20_000

type Row = readonly [Sensitive['kind'], (text: string) => boolean]

const holdsGovernmentId = matching(governmentIdPatterns)
const holdsAddress = matching(addressPatterns)

/** What is never kept, not even as it stands in a public page. */
const secrets: readonly Row[] = [
  ['credentials', matching(credentialPatterns)],
  ['payment', (text) => holdsCardNumber(text) || holdsBankNumber(text)],
  [
    'government_id',
    (text) => holdsGovernmentId(text) || holdsLabelledId(text) || holdsSpanishId(text),
  ],
]

const holdsIntimate = {
  sexuality: toGuardedGroup(() => intimatePatterns.sexuality),
  health: toGuardedGroup(() => intimatePatterns.health),
  belief: toGuardedGroup(() => intimatePatterns.belief),
} as const

/** What is stated in words: names are known by their capitals. */
const stated: readonly Row[] = [
  ['sexuality', holdsIntimate.sexuality],
  [
    'health',
    (text) => holdsIntimate.health(text) || hasIllness(text) || holdsPrivate('health', text),
  ],
  [
    'belief',
    (text) =>
      holdsIntimate.belief(text) || holdsPrivate('belief', text) || holdsPrivate('ties', text),
  ],
  ['court', (text) => holdsPrivate('court', text)],
]

const kinds: readonly Row[] = [
  ...secrets,
  ['home_address', holdsHomeAddress],
  ['precise_location', matching(coordinatePatterns)],
  ...stated,
]

/**
 * The kind of content in a claim's value or excerpt that is never shown, even where it is public:
 * secrets by their form, and statements about a person's health, belief, sexuality or private
 * circumstances. Professions and offices in these fields pass.
 */
export function isSensitiveText(text: string): Sensitive | null {
  const kind = chooseKind(text.slice(0, maxReadLength))
  return kind === null ? null : { kind }
}

/**
 * Whether it is of a kind that is never kept. Asked for each line of an answer, so the patterns of
 * what may be kept are left out: they take most of the time.
 */
export function holdsSecret(text: string): boolean {
  return chooseSecret(text.slice(0, maxReadLength)) !== null
}

const chooseKind = memoize(
  (text: string) => {
    const said = [text, ...toThirdPerson(text)].flatMap((one) => findSaid(kinds, one) ?? [])
    return said[0] ?? findFirst(toSentenceCase(text))
  },
  { max: 2_000 },
)
function findFirst(readings: readonly string[]): Sensitive['kind'] | null {
  for (const reading of readings) {
    const kind = findSaid(stated, reading)
    if (kind !== null) return kind
  }
  return null
}

const chooseSecret = memoize((text: string) => findKind(secrets, text.normalize('NFKC')), {
  max: 2_000,
})

function findKind(rows: readonly Row[], read: string): Sensitive['kind'] | null {
  return rows.find(([, holds]) => holds(read))?.[0] ?? null
}

function findSaid(rows: readonly Row[], text: string): Sensitive['kind'] | null {
  const read = text.normalize('NFKC')
  return findKind(rows, read) ?? findPrivateState(read)
}

function matching(patterns: readonly GuardedPattern[]): (text: string) => boolean {
  return (text) => patterns.some((pattern) => pattern.test(text))
}

function holdsHomeAddress(text: string): boolean {
  const isAddress = holdsAddress(text) && !firmSigns.test(text)
  return isAddress || holdsPrivate('home', text)
}
