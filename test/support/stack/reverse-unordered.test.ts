import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

const setup = new URL('reverse-unordered.ts', import.meta.url).href
const prototype = pg.Client.prototype as unknown as { query(text: string): unknown }
const { query } = prototype

beforeAll(async () => {
  prototype.query = async () => ({ rows: ['first', 'second'] })
  // as for two files of one process
  await import(`${setup}?file=1`)
  await import(`${setup}?file=2`)
})

afterAll(() => {
  prototype.query = query
})

test.each([
  ['select name from keys', ['second', 'first']],
  ['select name from keys order by name', ['first', 'second']],
])('each file of the stack tests has rows without an order in reverse: %s', async (text, rows) => {
  expect(await prototype.query(text)).toEqual({ rows })
})
