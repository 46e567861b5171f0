import type { Statement } from '../claims/claim.ts'
import { saysAdult } from './find-age-signs.ts'

/** A birthday may be to come, and one source may be a year off. */
const adultYears = 20
/** Children hold no posts: one that began this many years ago belongs to an adult. */
const careerYears = 10

type Known = { birthYears: readonly number[]; claims: readonly Statement[]; year: number }

/**
 * Whether what is known shows an adult, so that no page still to be read can show a minor. Without
 * a birth year only a post that began long ago counts; in doubt the answer is no.
 */
export function isKnownAdult({ birthYears, claims, year }: Known): boolean {
  const stated = claims.flatMap((claim) =>
    claim.path === 'identity.birthYear' ? claim.value.year : [],
  )
  const years = [...birthYears, ...stated]
  if (years.length > 0) return years.every((born) => year - born >= adultYears)
  return claims.some(
    (claim) =>
      claim.path === 'work.positions' &&
      claim.value.from !== null &&
      year - Number(claim.value.from.slice(0, 4)) >= careerYears,
  )
}

/** Whether texts about one person name what only adults do or have: `Ph.D.` too. */
export function isAboutAdult(texts: readonly string[]): boolean {
  return texts.some(saysAdult)
}
