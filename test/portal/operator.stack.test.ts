import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '../../commands/sign-in.ts'
import { listSuppressions } from '../../store/opt-outs/suppressions.ts'
import { listAuditEntries } from '../../store/service/audit-log.ts'
import { runInProcess } from '../support/processes/run-command.ts'
import { insertFinding } from '../support/rows/insert-finding.ts'
import { makeJob } from '../support/rows/jobs.ts'
import { refuseRows } from '../support/rows/refuse-rows.ts'
import type { SharedService } from '../support/service/service.ts'
import { useApi } from '../support/service/use-service.ts'
import { Browser } from '../support/sign-in/browser.ts'

let service: SharedService
let operator: Browser
let stranger: Browser
beforeAll(async () => {
  service = await useApi({ TRUSTED_PROXIES: '1', TEMPORAL_UI_URL: 'http://ui.test:8233/' })
  operator = await enter('Olga', '--operator')
  stranger = await enter('Mallory')
})
afterAll(() => service.stop())

/** Signs in by the link that the command prints. */
async function enter(name: string, ...options: string[]): Promise<Browser> {
  const { stdout } = await runInProcess(signIn, [name, ...options], service.env)
  const browser = new Browser(service.url, `203.0.113.${name.length}`)
  const token = /token=([\w-]+)/.exec(stdout)?.[1] ?? ''
  await browser.post('/sign-in/link', { form: { token } })
  return browser
}

const load = async (browser: Browser, at: string) => {
  const answer = await browser.get(at)
  return { status: answer.status, text: await answer.text() }
}

async function accountId(): Promise<string> {
  const { rows } = await service.db.query<{ id: string }>('select id from accounts limit 1')
  return rows[0]?.id ?? ''
}

test('the page is there for operators only, whose own page leads to it', async () => {
  const { status, text } = await load(operator, '/portal/operator')
  expect(status).toBe(200)
  expect(text).toContain('http://ui.test:8233/namespaces/none/workflows')
  const missing = await load(stranger, '/portal/operator')
  expect(missing.status).toBe(404)
  expect(missing.text).toContain('<a href="/portal/account">To your start page</a>')
  const leads = async (browser: Browser) =>
    (await load(browser, '/portal/account')).text.includes('href="/portal/operator"')
  expect([await leads(operator), await leads(stranger)]).toEqual([true, false])
  const form = { plan: 'none' }
  const refused = await stranger.post(`/portal/operator/accounts/${await accountId()}/plan`, {
    form,
  })
  expect(refused.status).toBe(404)
  expect((await new Browser(service.url, '203.0.113.9').get('/portal/operator')).status).toBe(303)
})

test('credits are added once, also by a form that is sent twice', async () => {
  const at = `/portal/operator/accounts/${await accountId()}`
  const form = { by: '12.5', before: '0' }
  expect((await operator.post(`${at}/credits`, { form })).status).toBe(303)
  const again = await operator.post(`${at}/credits`, { form })
  expect(again.status).toBe(422)
  expect(await again.text()).toContain('have changed since')
  const wrong = await operator.post(`${at}/credits`, { form: { by: '<b>', before: '125000' } })
  expect(await wrong.text()).toContain('value="&lt;b&gt;"')
  const taken = await operator.post(`${at}/credits`, { form: { by: '-13', before: '125000' } })
  expect(taken.status).toBe(422)
  expect((await load(operator, at)).text).toContain('12.5, 0 of them set aside')
  expect((await operator.post(`${at}/plan`, { form: { plan: 'none' } })).status).toBe(303)
  expect((await operator.post(`${at}/plan`, { form: { plan: 'gold' } })).status).toBe(422)
  const log = await listAuditEntries(service.db, 10)
  expect(log.map(({ actor, action, details }) => [actor, action, details])).toEqual([
    ['operator Olga', 'account.plan', 'standard to none'],
    ['operator Olga', 'account.credits', '0 to 12.5'],
    ['npm run sign-in', 'operator.named', 'Olga'],
  ])
})

test('the operator decides about a request that waits, and answers it', async () => {
  const form = { username: 'waitingada', message: 'It is <me>.' }
  await new Browser(service.url, '203.0.113.77').post('/opt-out', { form })
  const overview = await load(operator, '/portal/operator')
  const [, id = ''] = /requests\/(opt_\w+)/.exec(overview.text) ?? []
  const at = `/portal/operator/requests/${id}`
  const request = await load(operator, at)
  expect(request.text).toContain('username waitingada')
  expect(request.text).toContain('It is &lt;me&gt;.')
  expect((await load(stranger, at)).status).toBe(404)
  await operator.post(`${at}/extend`, { form: {} })
  await operator.post(`${at}/decide`, { form: { n: '1', state: 'accepted' } })
  expect((await listSuppressions(service.db)).map(({ value }) => value)).toEqual(['waitingada'])
  expect((await load(operator, '/portal/operator')).text).toContain('No request waits.')
})

test('the operator adds an opt-out once, by a form that is sent again, and lifts it', async () => {
  const at = '/portal/operator/opt-outs'
  const { text } = await load(operator, at)
  const [, number = ''] = /name="number" value="([\w-]+)"/.exec(text) ?? []
  const form = { number, email: 'Letters@Example.org', message: 'By letter <1>' }
  const makeRoom = await refuseRows(service.db, 'suppressions')
  expect((await operator.post(at, { form })).status).toBe(503)
  await makeRoom()
  for (const _ of [1, 2]) expect((await operator.post(at, { form })).status).toBe(303)
  const isMeant = ({ value }: { value: string }) => value === 'letters@example.org'
  const added = (await listSuppressions(service.db)).filter(isMeant)
  expect(added).toHaveLength(1)
  const [{ id = '' } = {}] = added
  expect((await load(operator, at)).text).toContain('email letters@example.org')
  const requests = await service.db.query(
    `select closed_at is not null as closed from opt_out_requests where message = 'By letter <1>'`,
  )
  expect(requests.rows).toEqual([{ closed: true }])
  expect((await stranger.post(`${at}/${id}/lift`, { form: {} })).status).toBe(404)
  expect((await operator.post(`${at}/${id}/lift`, { form: {} })).status).toBe(303)
  expect((await listSuppressions(service.db)).filter(isMeant)).toEqual([])
  const [lifted, accepted] = await listAuditEntries(service.db, 2)
  expect(lifted).toMatchObject({ actor: 'operator Olga', action: 'opt_out.lifted', subject: id })
  expect(accepted).toMatchObject({ actor: 'operator Olga', action: 'opt_out.accepted' })
})

test('a wrong opt-out comes back as typed, with the message at its field', async () => {
  const form = { name: 'Ada "<b>" Example', fact: '' }
  const refused = await operator.post('/portal/operator/opt-outs', { form })
  expect(refused.status).toBe(422)
  const text = await refused.text()
  expect(text).toContain('value="Ada &quot;&lt;b&gt;&quot; Example"')
  expect(text).toMatch(/id="fact-error">Others have this name/)
})

test('a request shows what is stored about its proved lines, and not who asked for it', async () => {
  const id = await makeJob(service.db, {
    operation: 'search',
    input: { query: 'ASKED-BY-CUSTOMER' },
  })
  await insertFinding(service.db, {
    provider: 'github',
    kind: 'account',
    payload: { bio: '<i>mail</i> stored.ada@example.org' },
    dedupeKey: 'github:1',
    jobId: id,
    now: new Date(),
  })
  const form = { kind: 'access', email: 'stored.ada@example.org' }
  await new Browser(service.url, '203.0.113.78').post('/opt-out', { form })
  const [, request = ''] =
    /requests\/(opt_\w+)/.exec((await load(operator, '/portal/operator')).text) ?? []
  const at = `/portal/operator/requests/${request}`
  expect((await load(operator, `${at}/stored`)).text).toContain('Nothing is stored.')
  await operator.post(`${at}/decide`, { form: { n: '1', state: 'accepted' } })
  const { text } = await load(operator, `${at}/stored`)
  expect(text).toContain('search, 1 finding')
  expect(text).toContain('&lt;i&gt;mail&lt;/i&gt; stored.ada@example.org')
  expect(text).not.toContain('ASKED-BY-CUSTOMER')
  expect((await load(stranger, `${at}/stored`)).status).toBe(404)
})

test('an incident is opened and resolved', async () => {
  await operator.post('/portal/operator/incidents', { form: { title: 'Slow', details: '' } })
  const [, id = ''] =
    /incidents\/(inc_\w+)\/resolve/.exec((await load(operator, '/portal/operator')).text) ?? []
  await operator.post(`/portal/operator/incidents/${id}/resolve`, { form: {} })
  expect((await load(operator, '/portal/operator')).text).toContain('resolved')
})

test('a user sees nothing once the audit log says that they are no operator', async () => {
  const remove = () => runInProcess(signIn, ['Olga', '--no-operator'], service.env)
  const makeRoom = await refuseRows(service.db, 'audit_log')
  expect((await remove()).status).toBe(1)
  expect((await load(operator, '/portal/operator')).status).toBe(200)
  await makeRoom()
  expect((await remove()).status).toBe(0)
  expect((await load(operator, '/portal/operator')).status).toBe(404)
})
