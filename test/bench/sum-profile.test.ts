import { expect, test } from 'vitest'
import { chooseKind } from '../../bench/measure/costs.ts'
import { sumProfile } from '../../bench/sum-profile.ts'

const frame = (id: number, functionName: string, url = '', lineNumber = -1) => ({
  id,
  callFrame: { functionName, url, lineNumber },
})
const profile = {
  startTime: 1_000,
  nodes: [
    frame(1, '(root)'),
    frame(2, '(idle)'),
    frame(3, 'parse', 'file:///a.ts', 9),
    frame(4, '', 'file:///b.ts', 0),
    // the same function as another caller calls it
    frame(5, 'parse', 'file:///a.ts', 9),
  ],
  samples: [3, 4, 2, 5, 4, 1, 3],
  timeDeltas: [1_000, 2_000, 9_000, 3_000, 1_000, 500, 4_000],
}
const always = { from: 0, to: 1_000_000 }

test('a profile is summed by function, without waiting, heaviest first', () => {
  expect(sumProfile(profile, always)).toEqual([
    { name: 'parse', place: 'file:///a.ts:10', selfMs: 8 },
    { name: '(anonymous)', place: 'file:///b.ts:1', selfMs: 3 },
  ])
})

test('of a profile only what ran within the measured time counts', () => {
  expect(sumProfile(profile, { from: 3_000, to: 16_000 })).toEqual([
    { name: 'parse', place: 'file:///a.ts:10', selfMs: 3 },
    { name: '(anonymous)', place: 'file:///b.ts:1', selfMs: 2 },
  ])
  expect(sumProfile(profile, { from: 0, to: 10 })).toEqual([])
})

test('a profile of a request that the bench does not know is refused with those that it knows', () => {
  expect(() => chooseKind('fly')).toThrow(
    'There is no profile of fly: one of vin, search, cold-search, dossier.',
  )
})
