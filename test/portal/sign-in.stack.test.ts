import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findOrCreateUser } from '../../commands/find-or-create-user.ts'
import { signIn } from '../../commands/sign-in.ts'
import { createSignInLink } from '../../portal/sign-in/links.ts'
import { hashSecret } from '../../research/api-key.ts'
import type { Api } from '../../server/serve.ts'
import { insertSession } from '../../store/users/sessions.ts'
import { eventually } from '../support/eventually.ts'
import { runInProcess } from '../support/processes/run-command.ts'
import { refuseRows } from '../support/rows/refuse-rows.ts'
import type { SharedService } from '../support/service/service.ts'
import { useApi } from '../support/service/use-service.ts'
import { Browser } from '../support/sign-in/browser.ts'
import {
  type IdentityProvider,
  startIdentityProvider,
} from '../support/sign-in/identity-provider.ts'
import { startMailServer } from '../support/sign-in/smtp.ts'

let service: SharedService
let provider: IdentityProvider
let mail: Awaited<ReturnType<typeof startMailServer>>
let api: Api
let url: string
let secondUrl: string
let addresses = 0

beforeAll(async () => {
  provider = await startIdentityProvider()
  mail = await startMailServer()
  service = await useApi()
  const env = {
    TRUSTED_PROXIES: '1',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'prs',
    OIDC_CLIENT_SECRET: 'shared',
    SMTP_URL: mail.url,
  }
  api = await service.startApi(env)
  ;({ url } = api)
  secondUrl = (await service.startApi(env)).url
})
afterAll(async () => {
  await service.stop()
  await provider[Symbol.asyncDispose]()
  await mail[Symbol.asyncDispose]()
})

function newBrowser(at = url): Browser {
  addresses += 1
  return new Browser(at, `203.0.113.${addresses}`)
}

async function createUser(name: string, email: string | null = null): Promise<string> {
  return await findOrCreateUser(service.db, { name, email, account: null, now: new Date() })
}

async function newLink(name: string, now = new Date()): Promise<string> {
  const userId = await createUser(name)
  return await createSignInLink(service.db, { userId, publicUrl: url, now })
}

/** A browser in which the user is signed in. */
async function signedIn(name: string): Promise<Browser> {
  const browser = newBrowser()
  const { pathname, search } = new URL(await newLink(name))
  const page = await (await browser.get(pathname + search)).text()
  expect((await browser.submit(page, '/sign-in/link')).status).toBe(303)
  return browser
}

async function accountPage(browser: Browser): Promise<Response> {
  return await browser.get('/portal/account')
}

test('a link signs a user in by its button, once', async () => {
  const link = new URL(await newLink('ada'))
  const [browser, other] = [newBrowser(), newBrowser()]
  const page = await (await browser.get(link.pathname + link.search)).text()
  const answer = await browser.submit(page, '/sign-in/link')
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/portal/account')
  expect(answer.headers.getSetCookie().join()).toMatch(/HttpOnly; SameSite=Lax/)
  expect(await (await accountPage(browser)).text()).toContain('<strong>ada</strong>')
  const again = await other.submit(page, '/sign-in/link')
  expect(again.status).toBe(422)
  expect((await accountPage(other)).status).toBe(303)
})

test.each([
  ['a page of ours', '/oauth/consent?uid=abc', '/oauth/consent?uid=abc'],
  ['another site', 'https://evil.example/', '/portal/account'],
  ['an endless address', '/portal/x'.padEnd(2_000, 'x'), '/portal/account'],
])('a link leads on for a user who wanted %s', async (_, wanted, expected) => {
  const browser = newBrowser()
  await browser.get(`/sign-in?${new URLSearchParams({ return_to: wanted })}`)
  const { searchParams } = new URL(await newLink('onward'))
  const use = async (token: string) =>
    (await browser.post('/sign-in/link', { form: { token } })).headers.get('location')
  expect(await use(searchParams.get('token') ?? '')).toBe(expected)
  const next = new URL(await newLink('onward')).searchParams.get('token') ?? ''
  expect(await use(next)).toBe('/portal/account')
})

test('a link that a mail scanner opened still signs its user in', async () => {
  const link = new URL(await newLink('scanned'))
  for (let i = 0; i < 3; i += 1) await newBrowser().get(link.pathname + link.search)
  const browser = newBrowser()
  const page = await (await browser.get(link.pathname + link.search)).text()
  expect((await browser.submit(page, '/sign-in/link')).status).toBe(303)
})

test('a link that a failing database could not use still signs its user in', async () => {
  const form = { token: new URL(await newLink('patient')).searchParams.get('token') ?? '' }
  const makeRoom = await refuseRows(service.db, 'sessions')
  expect((await newBrowser().post('/sign-in/link', { form })).status).toBe(503)
  await makeRoom()
  expect((await newBrowser().post('/sign-in/link', { form })).status).toBe(303)
})

test('a link that is older than 15 minutes opens nothing', async () => {
  const { searchParams } = new URL(await newLink('late', new Date(Date.now() - 15 * 60_000 - 1)))
  const form = { token: searchParams.get('token') ?? '' }
  expect((await newBrowser().post('/sign-in/link', { form })).status).toBe(422)
})

test('of ten uses of a link at once one signs in', async () => {
  const { searchParams } = new URL(await newLink('raced'))
  const form = { token: searchParams.get('token') ?? '' }
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => newBrowser().post('/sign-in/link', { form })),
  )
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
})

test('a password that was set signs in, and every failed attempt answers the same', async () => {
  const browser = await signedIn('pia')
  const short = await browser.post('/portal/account/password', { form: { password: 'short' } })
  expect(short.status).toBe(422)
  const form = { password: 'correct horse battery' }
  expect((await browser.post('/portal/account/password', { form })).status).toBe(303)
  const right = { name: 'PIA', ...form, return_to: '' }
  const came = await newBrowser().post('/sign-in/password', { form: right })
  expect(came.status).toBe(303)
  const bodies = await Promise.all(
    [
      { ...right, password: 'wrong horse battery' },
      { ...right, name: 'PIA', password: '' },
      { ...right, name: 'PIA', password: 'x'.repeat(5_000) },
    ].map(async (wrong) => {
      const answer = await newBrowser().post('/sign-in/password', { form: wrong })
      expect(answer.status).toBe(422)
      return await answer.text()
    }),
  )
  const unknown = await newBrowser().post('/sign-in/password', { form: { ...right, name: 'PIb' } })
  expect(unknown.status).toBe(422)
  expect(new Set([...bodies, (await unknown.text()).replace('PIb', 'PIA')]).size).toBe(1)
})

test('a new password ends all other sessions, or is not set', async () => {
  const [mine, theirs] = [await signedIn('rosa'), await signedIn('rosa')]
  const form = { password: 'a password of mine' }
  const makeRoom = await refuseRows(service.db, 'sessions', 'delete')
  expect((await mine.post('/portal/account/password', { form })).status).toBe(503)
  const { rows } = await service.db.query("select password from users where name = 'rosa'")
  expect(rows).toEqual([{ password: null }])
  await makeRoom()
  expect((await mine.post('/portal/account/password', { form })).status).toBe(303)
  expect((await accountPage(theirs)).status).toBe(303)
  expect((await accountPage(mine)).status).toBe(200)
})

test('the sixth attempt for one user in a minute waits, whatever its address', async () => {
  const form = { name: 'guessed', password: 'guess number one', return_to: '' }
  const attempt = () => newBrowser().post('/sign-in/password', { form })
  for (let i = 0; i < 5; i += 1) expect((await attempt()).status).toBe(422)
  const sixth = await attempt()
  expect(sixth.status).toBe(429)
  expect(sixth.headers.get('retry-after')).toBe('60')
})

test('a session has 600 pages a minute, whatever others of its address ask for', async () => {
  const [first, second] = [await signedIn('busy'), await signedIn('calm')]
  const from = { 'x-forwarded-for': '198.51.100.9' }
  const ask = (browser: Browser) => browser.get('/portal/account', from)
  expect((await ask(first)).status).toBe(200)
  const subject = hashSecret(first.cookies.get('session') ?? '').toString('hex')
  const counted = { policy: 'pages', limit: 600, subject } as const
  await Promise.all(Array.from({ length: 599 }, () => api.deps.rateLimits.consume(counted)))
  const refused = await ask(first)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('60')
  expect(await refused.text()).toContain('Please wait a minute')
  expect((await ask(second)).status).toBe(200)
})

test('a name in other letters that mean the same counts as the same', async () => {
  await createUser('divinity')
  const attempt = (name: string) =>
    newBrowser().post('/sign-in/password', {
      form: { name, password: 'guess number one', return_to: '' },
    })
  for (let i = 0; i < 5; i += 1) expect((await attempt('divinity')).status).toBe(422)
  for (const name of ['DIVINITY', 'D\u0130VINITY', 'DIV\u0130NITY', ' divinity '])
    expect((await attempt(name)).status).toBe(429)
})

test('each sign-in has a new session, and the one before is over', async () => {
  const browser = await signedIn('eva')
  const before = browser.cookies.get('session') ?? ''
  const { searchParams } = new URL(await newLink('eva'))
  const form = { token: searchParams.get('token') ?? '' }
  await browser.post('/sign-in/link', { form })
  expect(browser.cookies.get('session')).not.toBe(before)
  const thief = newBrowser()
  thief.cookies.set('session', before)
  expect((await accountPage(thief)).status).toBe(303)
})

test('a session that a stranger planted does not become the session of who signs in', async () => {
  const browser = newBrowser()
  const planted = 'p'.repeat(43)
  browser.cookies.set('session', planted)
  const { searchParams } = new URL(await newLink('victim'))
  await browser.post('/sign-in/link', { form: { token: searchParams.get('token') ?? '' } })
  expect(browser.cookies.get('session')).not.toBe(planted)
  const stranger = newBrowser()
  stranger.cookies.set('session', planted)
  expect((await accountPage(stranger)).status).toBe(303)
})

test('signing out holds in every process at once', async () => {
  const browser = await signedIn('otto')
  const elsewhere = newBrowser(secondUrl)
  elsewhere.cookies.set('session', browser.cookies.get('session') ?? '')
  expect((await accountPage(elsewhere)).status).toBe(200)
  expect((await browser.post('/sign-out', { form: {} })).status).toBe(303)
  expect(browser.cookies.has('session')).toBe(false)
  expect((await accountPage(elsewhere)).status).toBe(303)
})

test('ending my other sessions leaves this one', async () => {
  const [here, there] = [await signedIn('olga'), await signedIn('olga')]
  const page = await (await accountPage(here)).text()
  await here.submit(page, '/portal/account/sessions/end-others')
  expect((await accountPage(there)).status).toBe(303)
  expect((await accountPage(here)).status).toBe(200)
})

test.each([
  ['idle for 14 days', 15, 15],
  ['90 days old', 91, 0],
])('a session that is %s opens nothing', async (_, createdDays, seenDays) => {
  const { createHash } = await import('node:crypto')
  const userId = await createUser(`aged ${createdDays}`)
  const tokenSha256 = createHash('sha256').update(`token ${createdDays}`).digest()
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
  await insertSession(service.db, { tokenSha256, userId, now: ago(createdDays) })
  await service.db.query('update sessions set seen_at = $1 where token_sha256 = $2', [
    ago(seenDays),
    tokenSha256,
  ])
  const browser = newBrowser()
  browser.cookies.set('session', `token ${createdDays}`)
  expect((await accountPage(browser)).status).toBe(303)
})

test.each([
  ['/portal/acct_1/keys', '/portal/acct_1/keys'],
  ['/portal/acct_1/keys/key_1/roll-over', '/portal/account'],
])(
  'a form of a session that has ended leads back to its page, if it has one: %s',
  async (path, page) => {
    const answer = await newBrowser().post(path, { form: { name: 'x' } })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(
      `/sign-in?${new URLSearchParams({ return_to: page })}`,
    )
  },
)

test('a form that another site sends is refused and changes nothing', async () => {
  const browser = await signedIn('forged')
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-site' },
  ]
  for (const headers of foreign)
    expect((await browser.post('/sign-out', { form: {}, headers })).status).toBe(403)
  expect((await accountPage(browser)).status).toBe(200)
})

test.each([
  ['/sign-in/password', { form: { name: '\u0000', password: 'any' } }],
  ['/sign-in/mail', { form: { email: '\u0000' } }],
  ['/sign-in/passkey', { json: { credential: { id: '\u0000' } } }],
])('NUL in what is sent to %s is refused', async (path, sent) => {
  expect((await newBrowser().post(path, sent)).status).toBe(400)
})

test('a cookie opens no API, and no key opens a page', async () => {
  const browser = await signedIn('mixed')
  expect((await browser.get('/api/v1/jobs')).status).toBe(401)
  const page = await newBrowser().get('/portal/account', { authorization: `Bearer ${service.key}` })
  expect(page.status).toBe(303)
})

test('pages may not be framed, kept or sniffed, and load nothing from elsewhere', async () => {
  const { headers } = await newBrowser().get('/sign-in')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('access-control-allow-origin')).toBeNull()
})

test('markup in a name is shown as text', async () => {
  const browser = await signedIn('<img src=x onerror=alert(1)>')
  const page = await (await accountPage(browser)).text()
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(page).not.toContain('<img')
})

test('a link comes by mail, and an unknown address gets the same answer', async () => {
  await createUser('mia', 'mia@example.org')
  const answers = await Promise.all(
    ['Mia@example.org', 'stranger@example.org'].map(async (email) => {
      const answer = await newBrowser().post('/sign-in/mail', { form: { email } })
      return [answer.status, await answer.text()]
    }),
  )
  expect(answers[0]).toEqual(answers[1])
  await eventually(() => expect(mail.mails).toHaveLength(1))
  const [text = ''] = mail.mails
  expect(text).toMatch(/To: Mia@example\.org/i)
  const plain = text.replace(/=\r\n/g, '').replaceAll('=3D', '=')
  const [, token = ''] = /token=([\w-]+)/.exec(plain) ?? []
  const form = { token }
  expect((await newBrowser().post('/sign-in/link', { form })).status).toBe(303)
  const second = await newBrowser().post('/sign-in/mail', { form: { email: 'mia@example.org' } })
  expect(second.status).toBe(429)
})

test('an identity signs in once its user has connected it', async () => {
  provider.subject = 'subject-of-ida'
  const stranger = newBrowser()
  const left = await stranger.get('/sign-in/provider')
  const back = provider.authorize(left.headers.get('location') ?? '')
  // the provider names the address of a user here: that joins no account
  expect((await stranger.get(back)).status).toBe(422)

  const browser = await signedIn('ida')
  const page = await (await browser.post('/portal/account/identity', { form: {} })).text()
  const [, to = ''] = /href="([^"]+authorize[^"]+)"/.exec(page) ?? []
  expect((await browser.get(provider.authorize(to.replaceAll('&amp;', '&')))).status).toBe(303)

  const other = newBrowser()
  const again = await other.get('/sign-in/provider')
  expect((await other.get(provider.authorize(again.headers.get('location') ?? ''))).status).toBe(
    303,
  )
  expect(await (await accountPage(other)).text()).toContain('<strong>ida</strong>')
})

test('an identity connects to no user who signed in after its way began', async () => {
  provider.subject = 'subject-of-ben'
  const browser = await signedIn('ben')
  const page = await (await browser.post('/portal/account/identity', { form: {} })).text()
  const [, to = ''] = /href="([^"]+authorize[^"]+)"/.exec(page) ?? []
  const other = await signedIn('bea')
  browser.cookies.set('session', other.cookies.get('session') ?? '')
  expect((await browser.get(provider.authorize(to.replaceAll('&amp;', '&')))).status).toBe(422)
  expect(await (await accountPage(browser)).text()).toContain('Nothing is connected')
})

test.each(['wrong_nonce', 'wrong_audience', 'wrong_key', 'expired'] as const)(
  'an identity provider whose token has %s signs no one in, and the log says so',
  async (lie) => {
    provider.lie = lie
    const warn = vi.spyOn(api.deps.log, 'warn')
    const browser = newBrowser()
    const left = await browser.get('/sign-in/provider')
    const answer = await browser.get(provider.authorize(left.headers.get('location') ?? ''))
    provider.lie = 'none'
    expect(warn.mock.calls).toEqual([
      [{ err: expect.any(Error) }, 'the identity provider did not prove who signs in'],
    ])
    warn.mockRestore()
    expect(answer.status).toBe(422)
    expect(browser.cookies.has('session')).toBe(false)
  },
)

test('an answer of the identity provider is good for the browser that left for it', async () => {
  const [leaver, other] = [newBrowser(), newBrowser()]
  const left = await leaver.get('/sign-in/provider')
  await other.get('/sign-in/provider')
  const back = provider.authorize(left.headers.get('location') ?? '')
  expect((await other.get(back)).status).toBe(422)
})

test('a user who is new joins the account that the operator named, as a member', async () => {
  const joining = await service.startApi({
    TRUSTED_PROXIES: '1',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'prs',
    OIDC_CLIENT_SECRET: 'shared',
    OIDC_ACCOUNT: 'local',
  })
  await service.createKey({ account: 'local' })
  provider.subject = 'subject-of-noa'
  provider.name = 'noa'
  const browser = newBrowser(joining.url)
  const left = await browser.get('/sign-in/provider')
  expect((await browser.get(provider.authorize(left.headers.get('location') ?? ''))).status).toBe(
    303,
  )
  const page = await (await accountPage(browser)).text()
  expect(page).toContain('local</a> (member)')
})

test('the database holds no link, cookie or password', async () => {
  const link = await newLink('grep')
  const browser = await signedIn('grep')
  const form = { password: 'a password to look for' }
  await browser.post('/portal/account/password', { form })
  const { rows: tables } = await service.db.query<{ name: string }>({
    name: 'tables',
    text: "select tablename as name from pg_tables where schemaname = 'public'",
    values: [],
  })
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await service.db.query<{ text: string }>({
        name: `all ${name}`,
        text: `select t::text as text from "${name}" t`,
        values: [],
      })
      return rows.map(({ text }) => text).join('\n')
    }),
  )
  const secrets = [
    new URL(link).searchParams.get('token') ?? '',
    browser.cookies.get('session') ?? '',
    form.password,
  ]
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(12)
    expect(texts.join('\n')).not.toContain(secret)
    expect(texts.join('\n')).not.toContain(Buffer.from(secret).toString('hex'))
  }
})

test('npm run sign-in makes a user, an owner of the account, and a link that works', async () => {
  await service.createKey({ account: 'acme' })
  const env = { DATABASE_URL: service.databaseUrl, PUBLIC_URL: url }
  const { stdout, status } = await runInProcess(signIn, ['wanda', '--account', 'acme'], env)
  expect(status).toBe(0)
  const [, token = ''] = /\/sign-in\/link\?token=([\w-]+)/.exec(stdout) ?? []
  const browser = newBrowser()
  expect((await browser.post('/sign-in/link', { form: { token } })).status).toBe(303)
  expect(await (await accountPage(browser)).text()).toContain('acme</a> (owner)')
  await runInProcess(signIn, ['walt', '--account', 'acme'], env)
  expect(await (await accountPage(await signedIn('walt'))).text()).toContain('acme</a> (member)')
})

test('npm run sign-in says when the user would see nothing behind the link', async () => {
  const env = { DATABASE_URL: service.databaseUrl, PUBLIC_URL: url }
  const print = async (...args: string[]) => (await runInProcess(signIn, args, env)).stdout
  expect(await print('wilma')).toContain('wilma belongs to no account and sees none; --account')
  for (const options of [['--operator'], [], ['--no-operator', '--account', 'acme']])
    expect(await print('wilma', ...options)).not.toContain('no account')
})

test('npm run sign-in makes one user, however many ask for the name at once', async () => {
  const env = { DATABASE_URL: service.databaseUrl, PUBLIC_URL: url }
  const args = ['xenia', '--email', 'xenia@people.example']
  const ran = await Promise.all(Array.from({ length: 4 }, () => runInProcess(signIn, args, env)))
  expect(ran.map(({ status }) => status)).toEqual([0, 0, 0, 0])
  const { stderr, status } = await runInProcess(signIn, ['yara', ...args.slice(1)], env)
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'xenia@people.example is the address of xenia.\n',
  })
})

test.each([
  [[], 2, /NAME/],
  [['x', '--email', 'none'], 2, /e-mail/],
  [['x', '--account', 'unknown'], 1, /There is no account unknown/],
])('npm run sign-in %j ends with %i and a sentence', async (args, code, sentence) => {
  const env = { DATABASE_URL: service.databaseUrl, PUBLIC_URL: url }
  const { stderr, status } = await runInProcess(signIn, args, env)
  expect(status).toBe(code)
  expect(stderr).toMatch(sentence)
})

test('a session that has asked for too many pages is refused, whether there is such a page or not', async () => {
  const browser = await signedIn('hasty')
  const ask = async () => (await browser.get('/portal/acct_of_others/jobs')).status
  const statuses: number[] = []
  for (let round = 0; round < 20; round += 1)
    statuses.push(...(await Promise.all(Array.from({ length: 30 }, ask))))
  expect(await ask()).toBe(429)
  expect((await accountPage(browser)).status).toBe(429)
  // the pages of the sign-in count as well
  expect(statuses.filter((status) => status === 404).length).toBeGreaterThan(590)
})
