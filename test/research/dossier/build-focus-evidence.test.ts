import { expect, test } from 'vitest'
import { buildFocusEvidence } from '../../../research/dossier/build-focus-evidence.ts'
import { inventWorld } from '../../support/invented-people/invent-world.ts'
import { runDossier } from '../../support/invented-people/run-dossier.ts'

test('each page of a dossier comes with the reasons why it is about the person, and no page of a namesake is named', () => {
  const world = inventWorld(4)
  const { evidence, documents } = runDossier(world, {
    person: { name: world.person.name, headline: world.headline },
  })
  const said = buildFocusEvidence(evidence, new Set(documents.map(({ url }) => url)))
  expect(said.evidence.length).toBeGreaterThan(4)
  for (const { reasons } of said.evidence) expect(reasons.join()).toMatch(/^same /)
  const namesakes = world.pages.filter(({ about }) => about === 'namesake')
  expect(said.leftOut).toBeGreaterThanOrEqual(namesakes.length)
  for (const { url } of namesakes) expect(JSON.stringify(said)).not.toContain(url)
})
