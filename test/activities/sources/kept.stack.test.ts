import { afterAll, beforeAll, expect, test } from 'vitest'
import { createKeptResponses } from '../../../activities/providers/kept-responses.ts'
import { github } from '../../../activities/sources/github.ts'
import { eraseJobs } from '../../../store/erase.ts'
import { type Db, openStore } from '../../../store/open.ts'
import { makeJob } from '../../support/jobs.ts'
import { useStack } from '../../support/stack/use-stack.ts'

let db: Db
beforeAll(async () => {
  db = openStore(await useStack().createTestDatabase('kept'), { max: 4 })
})
afterAll(() => db.end())

const source = { ...github, cacheSeconds: 60 }
const search = () => makeJob(db, { operation: 'search', input: { query: 'zquib' } })
const answer = (text: string) => ({ status: 200, headers: { etag: text }, text })

/** Two processes, one that keeps and one that reads, at a time that the test moves on. */
function openTwo() {
  let at = Date.now()
  const now = () => new Date(at)
  return {
    writer: createKeptResponses(db, now),
    reader: createKeptResponses(db, now),
    pass: (ms: number) => {
      at += ms
    },
  }
}

test('a kept answer that is asked for again is the same object', async () => {
  const { writer, reader } = openTwo()
  const request = { url: 'https://api.test/same' }
  await writer.keep(await search(), source, request, answer('one'))
  const [first, twin] = await Promise.all([
    reader.find(source, request),
    reader.find(source, request),
  ])
  expect(first).toEqual(answer('one'))
  expect(twin).toBe(first)
  expect(await reader.find(source, request)).toBe(first)
})

test('an answer that another process keeps anew replaces the one that was read', async () => {
  const { writer, reader, pass } = openTwo()
  const request = { url: 'https://api.test/anew' }
  await writer.keep(await search(), source, request, answer('old'))
  expect(await reader.find(source, request)).toEqual(answer('old'))
  pass(1)
  await writer.keep(await search(), source, request, answer('new'))
  expect(await reader.find(source, request)).toEqual(answer('new'))
})

test('an answer that was read is gone once it is past its time', async () => {
  const { writer, reader, pass } = openTwo()
  const request = { url: 'https://api.test/late' }
  await writer.keep(await search(), source, request, answer('late'))
  expect(await reader.find(source, request)).not.toBeNull()
  pass(60_000)
  expect(await reader.find(source, request)).toBeNull()
})

test('an answer that was read is gone once it is erased', async () => {
  const { writer, reader } = openTwo()
  const request = { url: 'https://api.test/erased' }
  const job = await search()
  await writer.keep(job, source, request, answer('person'))
  expect(await reader.find(source, request)).not.toBeNull()
  await eraseJobs(db, [job], new Date())
  expect(await reader.find(source, request)).toBeNull()
})
