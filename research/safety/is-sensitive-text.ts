import { memoize } from '../text/memoize.ts'
import { hasIllness } from './has-illness.ts'
import { holdsBankNumber, holdsCardNumber, holdsSpanishId } from './numbers.ts'
import { intimatePatterns } from './tables/intimate-patterns.ts'
import {
  addressPatterns,
  coordinatePatterns,
  credentialPatterns,
  governmentIdPatterns,
} from './tables/secret-patterns.ts'

export type Sensitive = {
  kind:
    | 'credentials'
    | 'home_address'
    | 'government_id'
    | 'payment'
    | 'health'
    | 'belief'
    | 'sexuality'
    | 'precise_location'
}

/** Longer texts are read to here. Characters. */
const maxReadLength = 20_000

const kinds: readonly (readonly [Sensitive['kind'], (text: string) => boolean])[] = [
  ['credentials', matching(credentialPatterns)],
  ['payment', (text) => holdsCardNumber(text) || holdsBankNumber(text)],
  ['government_id', (text) => matching(governmentIdPatterns)(text) || holdsSpanishId(text)],
  ['home_address', matching(addressPatterns)],
  ['precise_location', matching(coordinatePatterns)],
  ['sexuality', matching(intimatePatterns.sexuality)],
  ['health', (text) => matching(intimatePatterns.health)(text) || hasIllness(text)],
  ['belief', matching(intimatePatterns.belief)],
]

/**
 * The kind of content in a claim's value or excerpt that is never shown, even where it is public:
 * secrets by their form, and statements about a person's health, belief or sexuality. Professions
 * and offices in these fields pass.
 */
export function isSensitiveText(text: string): Sensitive | null {
  const kind = chooseKind(text.slice(0, maxReadLength))
  return kind === null ? null : { kind }
}

const chooseKind = memoize(findKind, { max: 2_000 })

function findKind(text: string): Sensitive['kind'] | null {
  const read = text.normalize('NFKC')
  return kinds.find(([, holds]) => holds(read))?.[0] ?? null
}

function matching(patterns: readonly RegExp[]): (text: string) => boolean {
  return (text) => patterns.some((pattern) => pattern.test(text))
}
