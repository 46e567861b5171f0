/**
 * How often a run builds its people, claims and sections, and which activity hands them to a later
 * one.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { groupings } from '../../../activities/person/load-people.ts'
import { dossier } from '../../support/calls/dossiers.ts'
import { expectations } from '../../support/internet/web/expectations/index.ts'
import { type DirectResearch, useDirectResearch } from '../../support/runs/use-direct-research.ts'

const { quillon } = expectations

/** @returns the jobs that grouped findings from here on, one entry for each time */
function watchGroupings(): string[] {
  const jobs: string[] = []
  const note = (jobId: unknown) => jobs.push(String(jobId))
  groupings.subscribe(note)
  onTestFinished(() => {
    groupings.unsubscribe(note)
  })
  return jobs
}

describe.each([
  ['without a language model', false],
  ['with a language model', true],
])('a dossier %s', (_, hasModel) => {
  let research: DirectResearch
  beforeAll(async () => {
    research = await useDirectResearch({ model: hasModel })
  })
  afterAll(() => research?.stop())
  beforeEach(() => research.renew())

  test('a dossier groups what its sources found once, and once more with what its pages say', async () => {
    const grouped = watchGroupings()
    const { result } = await dossier(research.service, { name: quillon.name }, { refresh: true })
    expect(result.dossier.claims.length).toBeGreaterThan(5)
    expect(grouped).toHaveLength(2)
    const { rows } = await research.service.db.query('select from case_files')
    expect(rows).toEqual([])
  }, 60_000)
})
