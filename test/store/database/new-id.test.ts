import { decodeTime } from 'ulid'
import { expect, test } from 'vitest'
import { createId } from '../../../store/database/new-id.ts'

const timeOf = (id: string) => decodeTime(id.slice('job_'.length))

test('the id of something that was made at a time says that time, also after a later one', () => {
  const times = [5_000, 9_000, 9_000, 7_000, 8_000].map((ms) => new Date(ms))
  const ids = times.map((at) => createId('job', at))
  expect(ids.map(timeOf)).toEqual(times.map((at) => at.getTime()))
  expect(new Set(ids).size).toBe(ids.length)
})

test('ids of one moment sort in the order in which they were made', () => {
  const at = new Date(5_000)
  const ids = Array.from({ length: 100 }, () => createId('rec', at))
  expect(ids).toEqual(ids.toSorted())
})

test('the time of another id does not move the next one that has none', () => {
  createId('job', new Date(Date.now() + 86_400_000))
  expect(timeOf(createId('job'))).toBeLessThan(Date.now() + 60_000)
})
