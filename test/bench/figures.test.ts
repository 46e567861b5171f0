import { expect, test } from 'vitest'
import { listMoves } from '../../bench/figures.ts'

test('only figures that moved by more than a tenth are listed', () => {
  const before = { statements: 30, commits: 3, events: 10, flushes: 0.1 }
  const after = { statements: 28, commits: 3.4, events: 10, flushes: 0.2 }
  expect(listMoves(before, after)).toEqual(['rose    commits: 3 → 3.4 (+13 %)'])
})

test('a figure that was not measured before is listed as new', () => {
  expect(listMoves({}, { commits: 3 })).toEqual(['new     commits: 3'])
})
