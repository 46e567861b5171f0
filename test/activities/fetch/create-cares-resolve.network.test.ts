import { readFile } from 'node:fs/promises'
import { afterEach, expect, test } from 'vitest'
import { createCaresResolve } from '../../../activities/fetch/create-cares-resolve.ts'
import { createFetcher } from '../../../activities/fetch/create-fetcher.ts'
import { FetchError } from '../../../activities/fetch/fetcher.ts'
import { type NameServer, startNameServer } from './name-server.ts'

let server: NameServer

afterEach(() => server.stop())

async function resolveWith(known: Record<string, string> | null) {
  server = await startNameServer(known)
  return createCaresResolve({ servers: [server.address] })
}

test('a name resolves to its addresses', async () => {
  const resolve = await resolveWith({ 'a.example': '192.0.2.7' })
  expect(await resolve('a.example')).toEqual(['192.0.2.7'])
})

test('a name that does not exist is a DNS fault', async () => {
  const resolve = await resolveWith({})
  const fault = await resolve('a.example').catch((error: unknown) => error)
  expect(fault).toBeInstanceOf(FetchError)
  expect(fault).toMatchObject({ fault: 'dns', code: 'ENOTFOUND' })
})

test('silent name servers are a DNS fault within four seconds, and leave the thread pool free', async () => {
  const resolve = await resolveWith(null)
  const started = performance.now()
  const names = Array.from({ length: 200 }, (_, n) => `site-${n}.example`)
  const faults = names.map((name) => resolve(name).catch((error: unknown) => error))
  await readFile(import.meta.filename)
  expect(performance.now() - started).toBeLessThan(900)
  for (const fault of await Promise.all(faults)) expect(fault).toMatchObject({ fault: 'dns' })
  expect(performance.now() - started).toBeLessThan(4_000)
}, 15_000)

test('the egress guard refuses a probe whose name points at a private address', async () => {
  const resolve = await resolveWith({ 'inside.example': '10.0.0.1' })
  const fetcher = createFetcher({
    allow: { hosts: [], ranges: [] },
    denied: [],
    userAgent: 'people-research/test',
    connectionsPerHost: 2,
    resolve,
  })
  const request = {
    url: 'https://inside.example/',
    purpose: 'probe',
    timeoutMs: 2_000,
    maxBytes: 10,
  } as const
  const fault = await fetcher
    .fetch({ ...request, maxRedirects: 0 })
    .catch((error: unknown) => error)
  await fetcher.close()
  expect(fault).toMatchObject({ fault: 'denied', reason: 'private_address' })
})
