import { createRequire } from 'node:module'
import type { SoughtName } from '../../identity/names/name-mentions.ts'
import { memoizeOnce } from '../../text/memoize-once.ts'
import { commonFamilies } from './tables/common-families.ts'

/** Lines of a share in percent with the names that have it. */
type Census = { family: readonly string[]; given: readonly string[] }

/** Folded name → share of the population in percent (fixtures/names/README.md). */
const shares = memoizeOnce(() => {
  const load = createRequire(import.meta.url)
  const { family, given }: Census = load('../../../fixtures/names/us-census-1990.json')
  return { family: parseShares([...family, ...commonFamilies]), given: parseShares(given) }
})

/** Shares of names that no list has, in percent: below the least that the lists give. */
const rare = { family: 0.0003, given: 0.001 }

/** Share of bearers who have one middle name more. */
const middleShare = 0.03

/** The size of the population that a web search sees, about that of the census. */
const population = 3e8

/** Log-odds by the number of bearers; fitted on names that one to eighty people share. */
const weights = { base: 0.25, decade: -0.8, min: -0.75, max: 1 }

/** Rarer given names of the census are words as well: "golden", "star". Percent. */
const minGivenShare = 0.005

/** Whether a folded word is a given name of many people. */
export function isCommonGivenName(word: string): boolean {
  return (shares().given.get(word) ?? 0) >= minGivenShare
}

/** How many people bear a name, as if given and family names were independent. */
export function countBearers({ given, family, middle }: SoughtName): number {
  const familyShare = shares().family.get(family) ?? rare.family
  const givenShare = shares().given.get(given) ?? rare.given
  return population * (familyShare / 100) * (givenShare / 100) * middleShare ** middle.length
}

/**
 * What the name alone says about two findings that write it.
 * @returns log-odds to add to each pair of findings: low for names of many people
 */
export function scoreNamePrior(sought: SoughtName): number {
  const weight = weights.base + weights.decade * Math.log10(countBearers(sought))
  return Math.min(weights.max, Math.max(weights.min, weight))
}

function parseShares(lines: readonly string[]): ReadonlyMap<string, number> {
  const parsed = new Map<string, number>()
  for (const [share, ...names] of lines.map((line) => line.split(' ')))
    for (const name of names) parsed.set(name, Math.max(Number(share), parsed.get(name) ?? 0))
  return parsed
}
