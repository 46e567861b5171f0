import { expect, test } from 'vitest'
import { scoreNameSignals } from '../../../../research/identity/names/name-signal.ts'

test('no reasons, however strong, make a name score certain', () => {
  const scores = [-50, 0, 50].map((weight) => scoreNameSignals([{ signal: 'words', weight }]).score)
  expect(scores).toEqual([8, 53.5, 99])
})
