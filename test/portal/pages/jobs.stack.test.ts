import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../../config/read-config.ts'
import { call } from '../../support/calls/call.ts'
import { eventually } from '../../support/eventually.ts'
import { endRun } from '../../support/rows/accounts.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'
import { signInTo } from '../../support/sign-in/sign-in.ts'

let service: SharedService
beforeAll(async () => {
  // runs end when a test says so
  service = await useApi({ TRUSTED_PROXIES: '1' }, { startWorkflow: () => Promise.resolve() })
})
afterAll(async () => {
  await service.db.query(`delete from jobs where status = 'queued'`)
  await service.stop()
})

let accounts = 0
/** A user of a new account. */
async function visit() {
  accounts += 1
  await service.createKey({ account: `jobs ${accounts}` })
  return await signInTo(service, `jobs ${accounts}`, `user ${accounts}`)
}
type Visit = Awaited<ReturnType<typeof visit>>

const playground = ({ browser, base }: Visit, operation: string) =>
  browser.get(`${base}/playground?operation=${operation}`).then((page) => page.text())
const idOf = (answer: Response) =>
  /job_\w{26}/.exec(answer.headers.get('location') ?? '')?.[0] ?? ''

test('one form of the playground starts one job, which its page shows until the end', async () => {
  const visitor = await visit()
  const { browser, base } = visitor
  const page = await playground(visitor, 'search')
  const run = () =>
    browser.submit(page, `${base}/playground`, { query: 'Zelda Quibbleworth', mode: 'real' })
  const [first, second] = [await run(), await run()]
  expect([first.status, second.status]).toEqual([303, 303])
  expect(idOf(second)).toBe(idOf(first))
  const at = `${base}/jobs/${idOf(first)}`
  const running = await (await browser.get(at)).text()
  expect(running).toContain(`data-job="${at}/events"`)
  expect(running).toContain('<dt>Asked</dt><dd><bdi>Zelda Quibbleworth</bdi></dd>')
  expect(running).toContain('<span data-label role="status">Queued</span>')
  await endRun(service.db, readConfig(service.env).plans, idOf(first))
  const ended = await (await browser.get(at)).text()
  expect(ended).toContain('&quot;hits&quot;: []')
  expect(ended).not.toContain('data-job=')
  expect(ended).toContain('Zelda Quibbleworth')
  const events = await (await browser.get(`${at}/events`)).text()
  expect(events).toMatch(/^retry: \d+\nid: 1\ndata: /)
  const again = await browser.submit(ended, `${at}/again`)
  expect(idOf(again)).not.toBe(idOf(first))
  const list = await (await browser.get(`${base}/jobs?operation=search`)).text()
  expect(list).toContain(idOf(again))
  expect(list).not.toContain('Zelda')
})

test.each([
  ['chat', { messages: '[{' }, 'messages-fault'],
  ['vin', { vin: 'x<y' }, 'vin-fault'],
  ['dossier', { 'person.name': ' ' }, 'person-fault|person.name-fault'],
])(
  'wrong input of %s comes back as it was typed, with the message at its field',
  async (operation, typed, fault) => {
    const visitor = await visit()
    const page = await playground(visitor, operation)
    const answer = await visitor.browser.submit(page, `${visitor.base}/playground`, {
      ...typed,
      mode: 'real',
    })
    expect(answer.status).toBe(422)
    const back = await answer.text()
    expect(back).toMatch(/role="alert"/)
    if (operation !== 'dossier') expect(back).toMatch(new RegExp(`id="(${fault})"`))
  },
)

test('the table of jobs shows thirty at a time, leads to older ones, has those of one status', async () => {
  const visitor = await visit()
  const { browser, base } = visitor
  const ids: string[] = []
  // each operation has its limit for a minute
  for (const operation of ['vin', 'search'])
    for (let at = 0; at < 16; at += 1) {
      const page = await playground(visitor, operation)
      ids.push(idOf(await browser.submit(page, `${base}/playground`, { mode: 'real' })))
    }
  const [first = '', second = '', third = ''] = ids
  await endRun(service.db, readConfig(service.env).plans, first, 50_000)
  const newest = await (await browser.get(`${base}/jobs`)).text()
  expect(newest.match(/<time /g)).toHaveLength(30)
  expect(newest).toContain(third)
  const [, older = ''] = /<a href="([^"]+)">Older jobs/.exec(newest) ?? []
  const oldest = await (await browser.get(older.replaceAll('&amp;', '&'))).text()
  expect(oldest).toMatch(/<td>succeeded<\/td><td>100 %<\/td><td>\d+ %<\/td>/)
  expect([first, second].map((id) => oldest.includes(id))).toEqual([true, true])
  const queued = await (await browser.get(`${base}/jobs?status=queued&operation=vin`)).text()
  expect(queued).toMatch(/<td>queued<\/td><td>0 %<\/td><td>–<\/td>/)
  expect(queued.match(/<time /g)).toHaveLength(15)
  expect((await browser.get(`${base}/jobs?status=gone`)).status).toBe(400)
})

test("an account's jobs are not there for users of others", async () => {
  const owner = await visit()
  const page = await playground(owner, 'search')
  const id = idOf(await owner.browser.submit(page, `${owner.base}/playground`, { mode: 'real' }))
  const { browser, base } = await visit()
  for (const path of ['', '/events'])
    expect((await browser.get(`${base}/jobs/${id}${path}`)).status).toBe(404)
  for (const path of ['/stop', '/cancel', '/again'])
    expect((await browser.post(`${base}/jobs/${id}${path}`, { form: {} })).status).toBe(404)
})

test('events of a job come no more once the session of its page has ended', async () => {
  const visitor = await visit()
  const { browser, base } = visitor
  const page = await playground(visitor, 'search')
  const id = idOf(await browser.submit(page, `${base}/playground`, { mode: 'real' }))
  const reader = (await browser.get(`${base}/jobs/${id}/events`)).body?.getReader()
  await reader?.read()
  await sleep(1_000)
  const account = await (await browser.get('/portal/account')).text()
  expect((await browser.submit(account, '/sign-out')).status).toBe(303)
  await endRun(service.db, readConfig(service.env).plans, id)
  expect(await reader?.read()).toEqual({ done: true, value: undefined })
})

test('an erased job says so', async () => {
  const visitor = await visit()
  const { browser, base } = visitor
  const page = await playground(visitor, 'search')
  const id = idOf(await browser.submit(page, `${base}/playground`, { mode: 'real' }))
  await endRun(service.db, readConfig(service.env).plans, id)
  await service.db.query(`update jobs set expires_at = now() - interval '1 s' where id = $1`, [id])
  const answer = await browser.get(`${base}/jobs/${id}`)
  expect(answer.status).toBe(410)
  expect(await answer.text()).toContain('has been erased')
})

test('the usage of an account without requests says so, without empty tables', async () => {
  const { browser, base } = await visit()
  const usage = await (await browser.get(`${base}/usage?days=30`)).text()
  expect(usage).toContain('There are no requests in it yet.')
  expect(usage).toContain('There are no requests in that time.')
  expect(usage).not.toMatch(/<tbody><\/tbody>|data-chart/)
})

test('usage and requests are shown with the key that made them, and as CSV', async () => {
  const visitor = await visit()
  const { browser, base } = visitor
  const page = await playground(visitor, 'search')
  const id = idOf(await browser.submit(page, `${base}/playground`, { mode: 'real' }))
  await endRun(service.db, readConfig(service.env).plans, id, 50_000)
  const usage = await (await browser.get(`${base}/usage`)).text()
  expect(usage).toMatch(/<td>search<\/td><td>1<\/td>/)
  expect(usage).toContain('Portal (user')
  const requests = await (await browser.get(`${base}/requests?operation=search&status=2`)).text()
  expect(requests).toContain(`${base}/jobs/${id}`)
  const { key } = await service.createKey({ account: `jobs ${accounts}` })
  await call(service.url, '/api/v1/keys', { key })
  await eventually(async () =>
    expect(await (await browser.get(`${base}/requests`)).text()).toContain('<td>other</td>'),
  )
  expect(await (await browser.get(`${base}/requests?status=5`)).text()).not.toContain(id)
  const csv = await browser.get(`${base}/usage/export?windowDays=7`)
  expect(csv.headers.get('content-type')).toContain('text/csv')
  expect(await csv.text()).toContain(id)
})

test('a user of one account is led to its pages', async () => {
  const { browser, base } = await visit()
  const answer = await browser.get('/portal/keys')
  expect(answer.headers.get('location')).toBe(`${base}/keys`)
})
