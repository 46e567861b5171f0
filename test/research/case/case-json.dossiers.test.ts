import { expect, test } from 'vitest'
import { parseCase, renderCase } from '../../../research/case/case-json.ts'
import { inventWorld } from '../../support/invented-people/invent-world.ts'
import { runDossier } from '../../support/invented-people/run-dossier.ts'

test('a case file that was kept is the one that was built', () => {
  for (let seed = 1; seed <= 4; seed += 1) {
    const world = inventWorld(seed)
    const person = { name: world.person.name, headline: world.headline }
    const {
      summary: _,
      cited: __,
      tried: ___,
      ...composed
    } = runDossier(world, {
      person,
      model: world,
    })
    expect(composed.claims.length).toBeGreaterThan(0)
    expect(parseCase(renderCase(composed))).toStrictEqual(composed)
  }
})
