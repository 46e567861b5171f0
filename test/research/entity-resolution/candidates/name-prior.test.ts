import { expect, test } from 'vitest'
import {
  countBearers,
  scoreNamePrior,
} from '../../../../research/entity-resolution/candidates/name-prior.ts'
import { parseSoughtName } from '../../../../research/identity/names/name-mentions.ts'

const bearers = (name: string) => countBearers(parseSoughtName(name))
const prior = (name: string) => scoreNamePrior(parseSoughtName(name))

test.each([
  ['James Smith', 10_000, 100_000],
  ['Wei Wang', 100, 100_000],
  ['Ada Quillfeather', 0, 1],
  ['Mary Quillfeather', 0, 20],
])('of %s there are estimated to be %i to %i', (name, least, most) => {
  expect(bearers(name)).toBeGreaterThanOrEqual(least)
  expect(bearers(name)).toBeLessThanOrEqual(most)
})

test('a middle name leaves few of the bearers of a name', () => {
  expect(bearers('James Marlowe Smith')).toBeLessThan(bearers('James Smith') / 20)
})

test('two findings for a common name are less likely one person than two for a rare one', () => {
  expect(prior('James Smith')).toBeLessThan(prior('Mary Quillfeather'))
  expect(prior('Mary Quillfeather')).toBeLessThan(prior('Ilsabil Quillfeather'))
})

test('no name decides by itself: what it says is bounded', () => {
  for (const name of ['John Smith', 'Xqz Wvuts', 'Ada', '王伟', ''])
    expect(Math.abs(prior(name))).toBeLessThanOrEqual(1)
})
