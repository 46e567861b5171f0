import { expect, test } from 'vitest'
import { computeLikelihoods } from '../../../../research/entity-resolution/candidates/compute-likelihoods.ts'

/** How likely two findings are one person that share nothing but what is given. */
const likelihood = (shared: { sameSite?: number; sameMiddleName?: number; further?: number }) => {
  const { sameSite = 0, sameMiddleName = 0, further: sameFurtherName = 0 } = shared
  const signals = { shared: 0, company: 0, contradictions: [] }
  const named = { sameSite, sameMiddleName, sameFurtherName, sameAddress: 0, linkedSite: 0 }
  const at = () => ({ ...signals, ...named })
  return computeLikelihoods({ n: 2, cohesion: 0.3, excess: 0, paged: 0, at }, 0).at[1] ?? 0
}

test('a shared middle name marks one person better than a shared further name or site', () => {
  const [middle, further, site, none] = [
    { sameMiddleName: 1 },
    { further: 1 },
    { sameSite: 1 },
    {},
  ].map(likelihood)
  expect(middle).toBeGreaterThan(further ?? 1)
  expect(further).toBeGreaterThan(site ?? 1)
  expect(site).toBeGreaterThan(none ?? 1)
})

test('two findings of a search that came with pages need more in common', () => {
  const at = () => ({
    shared: 1,
    company: 0.3,
    sameSite: 0,
    sameMiddleName: 0,
    sameFurtherName: 0,
    sameAddress: 0,
    linkedSite: 0,
    contradictions: [],
  })
  const [pages, snippets] = [1, 0].map(
    (paged) => computeLikelihoods({ n: 2, cohesion: 0.3, excess: 0, paged, at }, 0).at[1] ?? 0,
  )
  expect(pages).toBeLessThan(snippets ?? 0)
})

test('what other rules say is two people has no likelihood left, whatever the texts say', () => {
  const named = {
    sameSite: 0,
    sameMiddleName: 0,
    sameFurtherName: 0,
    sameAddress: 1,
    linkedSite: 1,
  }
  const likelihoods = ([[], ['calling']] as const).map((contradictions) => {
    const at = () => ({ shared: 1, company: 1, ...named, contradictions })
    const table = { n: 2, cohesion: 0.3, excess: 0, paged: 0, at }
    return computeLikelihoods(table, 0, () => Number.NEGATIVE_INFINITY).at[1]
  })
  expect(likelihoods).toEqual([0, 0])
})
