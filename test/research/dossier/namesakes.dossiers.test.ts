import { describe, expect, test } from 'vitest'
import { inventWorld } from '../../support/invented-people/invent-world.ts'
import { bestHit, runDossier } from '../../support/invented-people/run-dossier.ts'
import { type Score, scoreRun } from '../../support/invented-people/score-run.ts'

const seeds = Array.from({ length: 10 }, (_, at) => at + 1)
const worlds = new Map(seeds.map((seed) => [seed, inventWorld(seed)]))

/** `node test/support/invented-people/measure.ts 1-100` measures the same for a hundred. */
function scoreOf(seed: number, asked: 'name' | 'hit', withModel: boolean): Score {
  const world = worlds.get(seed) ?? inventWorld(seed)
  const byName = {
    person: { name: world.person.name, headline: world.headline },
    anchors: new Set<string>(),
  }
  const given = asked === 'hit' ? (bestHit(world) ?? byName) : byName
  return scoreRun(world, runDossier(world, { ...given, ...(withModel ? { model: world } : {}) }))
}

describe.each([
  ['name', false],
  ['name', true],
  ['hit', false],
  ['hit', true],
] as const)(
  'ten dossiers of invented people who have namesakes, asked by %s, with a model: %s',
  (asked, withModel) => {
    const scores = seeds.map((seed) => ({ seed, ...scoreOf(seed, asked, withModel) }))

    test('dossiers of people with namesakes state no fact of a namesake', () => {
      expect(
        scores
          .filter(({ namesakeFacts }) => namesakeFacts.length > 0)
          .map(({ seed, namesakeFacts }) => ({ seed, namesakeFacts })),
      ).toEqual([])
    })

    test('dossiers of people with namesakes cite no page of a namesake', () => {
      expect(
        scores
          .filter(({ namesakeCitations }) => namesakeCitations.length > 0)
          .map(({ seed }) => seed),
      ).toEqual([])
    })

    test('dossiers of people with namesakes state nothing that is wrong', () => {
      expect(scores.flatMap(({ wrong }) => wrong)).toEqual([])
    })

    test('dossiers of people with namesakes state most of what the pages of the person say', () => {
      const [facts, found] = [
        scores.flatMap((score) => score.facts).length,
        scores.flatMap((score) => score.found).length,
      ]
      expect(found / facts).toBeGreaterThan(withModel ? 0.83 : 0.68)
    })
  },
)

/** A little under what `measure.ts 1-40 FAMILY --only=name --by=rules` prints. */
describe.each([
  ['eighth', { precision: 0.94, recall: 0.92 }],
  ['ninth', { precision: 0.97, recall: 0.87 }],
] as const)('eight dossiers from pages of the %s family, read by rules', (family, floor) => {
  const scores = seeds.slice(0, 8).map((seed) => {
    const world = inventWorld(seed, { family })
    return scoreRun(
      world,
      runDossier(world, { person: { name: world.person.name, headline: world.headline } }),
    )
  })
  const sum = (count: (score: Score) => number) =>
    scores.reduce((total, score) => total + count(score), 0)

  test('dossiers from pages of this family state little that is wrong', () => {
    expect(sum(({ right }) => right) / sum(({ stated }) => stated)).toBeGreaterThan(floor.precision)
  })

  test('dossiers from pages of this family state most of what the pages of the person say', () => {
    expect(sum(({ found }) => found.length) / sum(({ facts }) => facts.length)).toBeGreaterThan(
      floor.recall,
    )
  })

  test('dossiers from pages of this family take nothing from a namesake', () => {
    expect(
      scores.flatMap(({ namesakeFacts, namesakeCitations }) => [
        ...namesakeFacts,
        ...namesakeCitations,
      ]),
    ).toEqual([])
  })
})
