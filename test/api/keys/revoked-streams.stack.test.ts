import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call } from '../../support/calls/call.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'

describe('streams and the end of their key', () => {
  let service: SharedService
  beforeAll(async () => {
    service = await useApi({}, { startWorkflow: () => Promise.resolve() })
  })
  afterAll(async () => {
    await service.db.query(`delete from jobs where status = 'queued'`)
    await service.stop()
  })

  /** The run stays queued, and its stream open. */
  async function openStream(key: string) {
    const response = await call(service.url, '/api/v1/search', { key, body: { query: 'Ada' } })
    const reader = response.body?.getReader()
    await reader?.read()
    const ended = (async () => {
      for (;;) if ((await reader?.read())?.done !== false) return 'ended'
    })().catch(() => 'cut')
    return { ended, path: response.headers.get('content-location') ?? '', reader }
  }
  const change = (method: string, key: string, id: string, body?: object) =>
    call(service.url, `/api/v1/keys/${id}`, { method, key, ...(body && { body }) })

  test('a stream is cut within a second of the revocation of its key, and its job goes on', async () => {
    const account = 'revoked-streams'
    const { key: other } = await service.createKey({ account })
    const { id, key } = await service.createKey({ account })
    const { ended, path } = await openStream(key)
    const { status } = await change('DELETE', other, id)
    expect(status).toBe(200)
    const late = new Promise((resolve) => setTimeout(resolve, 1_000, 'still open'))
    expect(await Promise.race([ended, late])).toBe('cut')
    expect((await call(service.url, `${path}/events`, { key })).status).toBe(401)
    const job = await call(service.url, path, { key: other })
    expect(await job.json()).toMatchObject({ status: 'queued' })
  })

  test('a stream goes on when its key is changed, and when another key is revoked', async () => {
    const account = 'kept-streams'
    const [revoked, kept] = [
      await service.createKey({ account }),
      await service.createKey({ account }),
    ]
    const { ended, reader } = await openStream(kept.key)
    expect((await change('PATCH', kept.key, kept.id, { name: 'renamed' })).status).toBe(200)
    expect((await change('DELETE', kept.key, revoked.id)).status).toBe(200)
    const late = new Promise((resolve) => setTimeout(resolve, 500, 'still open'))
    expect(await Promise.race([ended, late])).toBe('still open')
    await reader?.cancel()
  })
})
