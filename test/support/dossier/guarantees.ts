/**
 * What every dossier guarantees: the same tests for a service with a language model and for one
 * without.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import type { DossierResult } from '../../../contract/operations/dossier.ts'
import { sectionKeys } from '../../../research/case/sections/section-keys.ts'
import { dossier, said } from '../calls/dossiers.ts'
import { unknownPerson } from '../internet/people.ts'
import type { ExpectedFact } from '../internet/web/expectations/expectations.ts'
import { expectations } from '../internet/web/expectations/index.ts'
import type { SharedService } from '../service/service.ts'
import { expectCarried, expectCited, expectQuoted, leaked, missing } from './expect-dossier.ts'

/**
 * @param build a dossier of Quillon, whose public life is long
 * @param understands facts that only a model reads are expected, too
 */
export function dossierGuarantees(
  serviceOf: () => SharedService,
  { build, understands }: { build: () => Promise<DossierResult>; understands: boolean },
): void {
  const isExpected = ({ needs }: ExpectedFact) => understands || needs !== 'understanding'

  describe('a dossier of a well-documented person', () => {
    const { quillon } = expectations
    let result: DossierResult
    beforeAll(async () => {
      result = await build()
    }, 60_000)

    test.each(
      quillon.facts
        .filter(isExpected)
        .map((fact) => [fact.path, JSON.stringify(fact.has), fact] as const),
    )('states %s %s, from a page that says it', (_path, _has, fact) => {
      expect(missing(result.dossier, fact)).toBeNull()
    })

    test('a dossier of a well-documented person says nothing of namesakes, spam, hidden text, instructions or secrets', () => {
      expect(leaked(said(result.dossier), quillon)).toEqual([])
    })

    test('a dossier of a well-documented person quotes every claim word for word from what was read', async () => {
      expect(await expectQuoted(serviceOf().db, result.dossier)).toBeGreaterThan(10)
    })

    test('a dossier of a well-documented person sets contradictory values side by side', () => {
      for (const { path } of quillon.conflicts) {
        const conflict = result.dossier.conflicts.find((one) => one.path === path)
        expect(conflict?.values.length ?? 0, path).toBeGreaterThan(1)
        for (const { claimIds } of conflict?.values ?? []) {
          for (const id of claimIds)
            expect(result.dossier.claims.find((claim) => claim.id === id)).toMatchObject({
              status: 'contradicted',
              level: 'low',
            })
        }
      }
    })

    test('a dossier of a well-documented person counts a text that was copied to several domains as one source', () => {
      const copies = new Set(quillon.copies.flat())
      const ids = new Set(
        result.dossier.sources.filter(({ url }) => copies.has(url)).map(({ id }) => id),
      )
      const onlyCopied = result.dossier.claims.filter(({ citations }) =>
        citations.every(({ sourceId }) => ids.has(sourceId)),
      )
      for (const { level } of onlyCopied) expect(level).not.toBe('high')
    })

    test('a dossier of a well-documented person has a summary whose every number leads to a source, in the order of first citation', () => {
      expectCited(result.dossier)
      expect(result.dossier.summary).toContain('Quillon Featherby-Marsh')
      expect(result.dossier.summary).toMatch(/\[1\]/)
    })

    test('a dossier of a well-documented person has a summary whose every sentence is carried by what its sources say', () => {
      expect(expectCarried(result.dossier, quillon.name)).toBeGreaterThan(2)
    })

    test('a dossier of a well-documented person has all sections, each item with confidence, sources and claim', () => {
      expect(Object.keys(result.dossier.sections)).toEqual([...sectionKeys])
      const ids = new Set(result.dossier.sources.map(({ id }) => id))
      for (const item of result.dossier.sections.work?.positions ?? []) {
        expect(item.confidence).toBeGreaterThanOrEqual(25)
        expect(item.sourceIds.length).toBeGreaterThan(0)
        for (const id of item.sourceIds) expect(ids.has(id)).toBe(true)
        expect(result.dossier.claims.some(({ id }) => id === item.claimId)).toBe(true)
      }
      expect(result.dossier.sections.work?.positions.length).toBeGreaterThan(1)
    })

    test('a dossier of a well-documented person says why pages were not read, and that it is no consumer report', () => {
      const pages = result.dossier.coverage.find(({ provider }) => provider === 'web_pages')
      expect(pages).toMatchObject({ outcome: 'ok' })
      expect(pages?.message).toMatch(/pages read; .*skipped \(.*pdf.*\)/)
      expect(result.dossier.notice).toContain('consumer report')
    })
  })

  describe('a person with little to say', () => {
    test('a dossier of an unknown person is an honest short summary', async () => {
      const { result } = await dossier(serviceOf(), { name: unknownPerson.name })
      expect(result.dossier).toMatchObject({ claims: [], sources: [], conflicts: [] })
      expect(result.dossier.summary).toMatch(/Nothing public .* was found/)
      expect(result.dossier.summary).not.toMatch(/\[\d/)
      expect(result.dossier.sections.work).toEqual({ current: null, positions: [] })
      expect(result.dossier.coverage.length).toBeGreaterThan(5)
    }, 60_000)

    test('a dossier is withheld when the person seems to be a minor', async () => {
      const { tamsin } = expectations
      const { result } = await dossier(serviceOf(), { name: tamsin.name })
      expect(result.dossier).toMatchObject({ withheld: 'minor', claims: [], sources: [] })
      expect(leaked(said(result.dossier), tamsin)).toEqual([])
      expect(Object.keys(result.dossier.sections)).toEqual(['identity'])
      expect(result.dossier.focus).toMatchObject({
        name: tamsin.name,
        headline: null,
        confidence: null,
      })
    }, 60_000)
  })
}
