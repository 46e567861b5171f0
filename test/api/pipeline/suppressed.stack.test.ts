import { createServer } from 'node:http'
import Koa from 'koa'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handleErrors } from '../../../api/pipeline/handle-errors.ts'
import { matchRoute } from '../../../api/pipeline/match-route.ts'
import { readBody } from '../../../api/pipeline/read-body.ts'
import { refuseInput, refuseSuppressed } from '../../../api/pipeline/refuse-suppressed.ts'
import { onCall, type State } from '../../../api/state.ts'
import { ErrorBody, errors } from '../../../contract/errors/errors.ts'
import { type Db, openStore } from '../../../store/database/open.ts'
import { insertSuppression } from '../../../store/opt-outs/suppressions.ts'
import { call } from '../../support/calls/call.ts'
import { openLoopback } from '../../support/servers/open-loopback.ts'
import { useDatabase } from '../../support/service/use-database.ts'

describe('a request about a person who opted out', () => {
  let db: Db
  let url: string
  const app = new Koa<State>()
  const server = createServer((request, response) => void app.callback()(request, response))
  beforeAll(async () => {
    db = openStore(await useDatabase())
    const none = {
      platform: null,
      factKind: null,
      factValue: null,
      note: '',
      now: new Date(),
    } as const
    await insertSuppression(db, { ...none, kind: 'email', value: 'adam@gmail.com' })
    await insertSuppression(db, { ...none, kind: 'phone', value: '+4930901820' })
    await insertSuppression(db, { ...none, kind: 'username', value: 'adam', platform: 'x' })
    await insertSuppression(db, { ...none, kind: 'username', value: 'marlowe' })
    await insertSuppression(db, {
      ...none,
      kind: 'name',
      value: 'Ada Marlowe',
      factKind: 'employer',
      factValue: 'Brackwater Tidal',
    })
    app.use(
      handleErrors({
        publicUrl: 'http://service.test',
        log: pino({ level: 'silent' }),
        stopping: new AbortController().signal,
      }),
    )
    app.use(matchRoute)
    app.use(readBody({ bodyMs: 30_000 }))
    app.use(async (ctx, next) => {
      ctx.state.sandbox = ctx.get('x-service-sandbox') === 'true'
      await next()
    })
    app.use(onCall(refuseSuppressed({ db })))
    app.use((ctx) => {
      ctx.body = { passed: true }
    })
    const port = await openLoopback(server)
    url = `http://127.0.0.1:${port}`
  })
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve))
    await db.end()
  })

  const ask = (operation: string, body: unknown, headers = {}) =>
    call(url, `/api/v1/${operation}`, { body, headers })

  const suppressed: [string, object][] = [
    ['search', { query: 'A.Dam+x@googlemail.com', type: 'email' }],
    ['search', { query: '+49 30 901820', type: 'phone' }],
    ['search', { query: '@Marlowe', type: 'username' }],
    ['search', { query: 'https://x.com/adam', type: 'username' }],
    ['search', { query: 'adam', type: 'username', platforms: ['x'] }],
    ['search', { query: 'adam', type: 'username', platforms: ' X ' }],
    ['search', { query: 'Ada, adam@gmail.com' }],
    ['dossier', { person: { name: 'Ada Marlowe', headline: 'Engineer at Brackwater Tidal' } }],
    ['dossier', { person: { name: 'Whoever', primaryUsername: 'marlowe' } }],
    [
      'chat',
      {
        person: { name: 'Marlowe, Ada', employer: 'Brackwater Tidal Ltd' },
        messages: [{ role: 'user', content: 'Who?' }],
      },
    ],
  ]
  test.each(suppressed)(
    'a request about a person who opted out is 451 and says nothing about them: %s %j',
    async (operation, body) => {
      const response = await ask(operation, body)
      expect(response.status).toBe(451)
      const text = await response.text()
      expect(ErrorBody.parse(JSON.parse(text)).error).toMatchObject({
        code: 'subject_suppressed',
        retryable: false,
      })
      // chance writes names into ids, too
      expect(text.replace(/req_\w+/, '')).not.toMatch(
        /adam|ada|marlowe|brackwater|901820|email|phone|name|person/i,
      )
    },
  )

  test('a refusal for an opt-out has the published words whichever identifier matched', async () => {
    const messages = await Promise.all(
      suppressed.map(
        async ([operation, body]) =>
          ErrorBody.parse(await (await ask(operation, body)).json()).error.message,
      ),
    )
    expect([...new Set(messages)]).toEqual([errors.subject_suppressed.message])
  })

  test.each<[string, object]>([
    ['search', { query: 'Ada Marlowe' }],
    ['search', { query: 'adam', type: 'username' }],
    ['search', { query: 'https://github.com/adam', type: 'username' }],
    ['search', { query: 'adam', type: 'username', platforms: ['x', 'tiktok'] }],
    ['search', { query: 'eve@gmail.com', type: 'email' }],
    ['search', { query: 'not a number', type: 'phone' }],
    ['dossier', { person: { name: 'Ada Marlowe', headline: 'Baker in Bern' } }],
    ['vin', { vin: '1HGCM82633A004352' }],
    ['jobs', { operation: 'search', input: { query: 'adam@gmail.com', type: 'email' } }],
  ])(
    'a request for another person than one who opted out is served: %s %j',
    async (operation, body) => {
      expect(await (await ask(operation, body)).json()).toEqual({ passed: true })
    },
  )

  test('a request about a person who opted out is served by the sandbox, whose people are invented', async () => {
    const response = await ask(
      'search',
      { query: 'adam@gmail.com', type: 'email' },
      { 'x-service-sandbox': 'true' },
    )
    expect(response.status).toBe(200)
  })

  test('a job about a person who opted out is refused by the route that reads the input of jobs', async () => {
    await expect(
      refuseInput(db, 'search', { query: 'adam@gmail.com', type: 'email' }),
    ).rejects.toMatchObject({
      code: 'subject_suppressed',
    })
    await expect(
      refuseInput(db, 'search', { query: 'eve@gmail.com', type: 'email' }),
    ).resolves.toBeUndefined()
  })
})
