import { describe, expect, test } from 'vitest'
import { families } from '../../support/invented-people/families.ts'
import { inventWorld } from '../../support/invented-people/invent-world.ts'
import { rightModel } from '../../support/invented-people/right-model.ts'
import { runDossier } from '../../support/invented-people/run-dossier.ts'
import { scoreRun } from '../../support/invented-people/score-run.ts'

describe('the invented web', () => {
  test('the invented web is the same for the same seed, and another for another', () => {
    expect(inventWorld(7)).toEqual(inventWorld(7))
    expect(inventWorld(8).person.name).not.toBe(inventWorld(7).person.name)
  })

  test.each([
    'first',
    'second',
    'third',
    'fourth',
    'fifth',
    'eighth',
    'ninth',
    'tenth',
    'eleventh',
  ] as const)('the invented web has at least fifteen page forms in the %s family', (family) => {
    expect(Object.keys(families[family].forms).length).toBeGreaterThanOrEqual(15)
  })

  test.each(Object.entries(families))(
    'a form of the %s family that contradicts is one of its forms',
    (_family, { forms, contradicting }) => {
      expect(Object.keys(forms)).toEqual(expect.arrayContaining([...contradicting]))
    },
  )

  test('the invented web has eight pages of the person, pages of one to four namesakes, and one page that contradicts', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const { pages, namesakes } = inventWorld(seed)
      expect(pages.filter(({ about }) => about === 'person')).toHaveLength(8)
      expect(pages.filter(({ about }) => about === 'contradiction')).toHaveLength(1)
      expect(pages.filter(({ about }) => about === 'namesake').length).toBeGreaterThanOrEqual(
        namesakes.length,
      )
      expect(namesakes.length).toBeLessThanOrEqual(4)
    }
  })

  test('a reader gets nothing from the hostile half of the invented web', () => {
    const { pages } = inventWorld(3, { isHostile: true })
    expect(pages.filter(({ about }) => about === 'none').length).toBeGreaterThan(28)
  })

  test('the model that knows the invented web reads it rightly, as an answer to the prompt of the service', () => {
    const world = inventWorld(1)
    const page = world.pages.find(({ about }) => about === 'namesake')
    const answer = rightModel(world)({
      task: 'extract-claims',
      question: '',
      blocks: [{ id: 'src_1', text: page?.title ?? '' }],
    })
    expect(answer).toContain('someone_else')
    expect(rightModel(world)({ task: 'write-summary', question: '', blocks: [] })).toBeNull()
  })

  test('a dossier takes nothing from a namesake that a search engine lists beside a colleague', () => {
    const world = inventWorld(279)
    const score = scoreRun(
      world,
      runDossier(world, { person: { name: world.person.name, headline: world.headline } }),
    )
    expect(score).toMatchObject({ wrong: [], namesakeFacts: [], namesakeCitations: [] })
  })

  test('the invented web gives the same dossier each time', () => {
    const world = inventWorld(2)
    const person = { name: world.person.name, headline: world.headline }
    const [a, b] = [runDossier(world, { person }), runDossier(inventWorld(2), { person })]
    expect(a.sections).toEqual(b.sections)
    expect(a.summary).toBe(b.summary)
  })
})
