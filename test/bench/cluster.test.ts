import { expect, test } from 'vitest'
import { cluster } from '../../bench/port/cluster.ts'

const search = (count: number) => ({
  query: 'Ada Marlowe',
  docs: Array.from({ length: count }, (_, id) => ({ id, title: 'Ada Marlowe', snippet: '' })),
})

test('a search of more documents than can be compared in two seconds is refused', () => {
  expect(() => cluster(search(1_001))).toThrow('<=1000 items')
  expect(cluster(search(40)).candidates.flatMap(({ docIds }) => docIds)).toHaveLength(40)
})
