import { beforeAll, expect, test } from 'vitest'
import { accountOf } from '../support/rows/accounts.ts'
import { type Issuer, openIssuer } from '../support/sign-in/open-issuer.ts'

let issuer: Issuer
beforeAll(async () => {
  issuer = await openIssuer()
  return issuer.service.stop
})

test('a consent that another site sends is refused', async () => {
  const agent = issuer.newAgent()
  await agent.register()
  const browser = await issuer.signIn('fred')
  const started = await browser.get(agent.authorizeUrl())
  await browser.get(started.headers.get('location') ?? '')
  const forged = await browser.post('/oauth/consent', {
    form: { decision: 'allow' },
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  })
  expect(forged.status).toBe(403)
})

test('a user allows nothing for an account that they do not belong to', async () => {
  const foreign = await issuer.service.createKey({ account: 'another-company' })
  const { id } = await accountOf(issuer.service.db, 'another-company')
  const agent = issuer.newAgent()
  await agent.register({ client_name: 'Reaching' })
  const browser = await issuer.signIn('reacher')
  const page = await agent.openConsent(browser)
  const forged = page.replaceAll(/acct_\w+/g, id)
  const answer = await agent.answer(browser, forged)
  const ended = await agent.follow(browser, answer.headers.get('location') ?? '')
  expect(ended.searchParams.get('error')).toBe('access_denied')
  const { rows } = await issuer.service.db.query("select 1 from api_keys where name = 'Reaching'")
  expect(rows).toHaveLength(0)
  expect((await issuer.read(foreign.key)).status).toBe(200)
})

test('a form allows the application that it names, though another has asked since', async () => {
  const [shown, hidden] = [issuer.newAgent(), issuer.newAgent()]
  await shown.register()
  await hidden.register({ client_name: 'Behind' })
  const browser = await issuer.signIn('tabs')
  const page = await shown.openConsent(browser)
  await hidden.openConsent(browser)
  const answer = await shown.answer(browser, page)
  expect(answer.status).toBe(400)
  const { rows } = await issuer.service.db.query("select 1 from api_keys where name = 'Behind'")
  expect(rows).toHaveLength(0)
})

test('a page of consent that another user opens since then allows nothing', async () => {
  const agent = issuer.newAgent()
  await agent.register({ client_name: 'Switched' })
  const browser = await issuer.signIn('first')
  const page = await agent.openConsent(browser)
  const second = await issuer.signIn('second')
  browser.cookies.set('session', second.cookies.get('session') ?? '')
  expect((await agent.answer(browser, page)).status).toBe(403)
  const { rows } = await issuer.service.db.query("select 1 from api_keys where name = 'Switched'")
  expect(rows).toHaveLength(0)
})

test('another user who signs in with the same browser allows in their own name', async () => {
  const browser = await issuer.signIn('early')
  await issuer.newAgent().connect(browser)
  await browser.post('/sign-out', { form: {} })
  const late = await issuer.signIn('late')
  browser.cookies.set('session', late.cookies.get('session') ?? '')
  const agent = issuer.newAgent()
  await agent.register({ client_name: 'Of the late' })
  await agent.connect(browser)
  const { rows } = await issuer.service.db.query<{ name: string }>(
    `select u.name from api_keys k join users u on u.id = k.user_id
     where k.name = 'Of the late'`,
  )
  expect(rows).toEqual([{ name: 'late' }])
})
