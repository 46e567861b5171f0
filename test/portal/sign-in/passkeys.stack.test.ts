import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshAddress } from '../../support/calls/callers.ts'
import { hold } from '../../support/rows/jobs.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'
import { Authenticator } from '../../support/sign-in/authenticator.ts'
import { Browser } from '../../support/sign-in/browser.ts'
import { signInUser } from '../../support/sign-in/sign-in-user.ts'

let service: SharedService
let origin: string
beforeAll(async () => {
  service = await useApi({ TRUSTED_PROXIES: '1' })
  await service.createKey({ account: 'acme' })
  origin = new URL(service.apis[0]?.deps.config.publicUrl ?? '').origin
})
afterAll(() => service?.stop())

const newBrowser = () => new Browser(service.url, freshAddress())
const signedIn = (name: string) => signInUser(service, service.url, name)
const loadAccountPage = (browser: Browser) => browser.get('/portal/account')

/** What the service asks a passkey: to be made, or to sign in. */
const ask = async (browser: Browser, path: string) =>
  JSON.parse(await (await browser.post(path, { json: {} })).text())
const askCreation = (browser: Browser) => ask(browser, '/portal/account/passkeys/options')
const askProof = (browser: Browser) => ask(browser, '/sign-in/passkey/options')

const add = async (browser: Browser, credential: object, name = 'key') =>
  (await browser.post('/portal/account/passkeys', { json: { credential, name } })).status
const prove = async (browser: Browser, credential: object) =>
  (await browser.post('/sign-in/passkey', { json: { credential, return_to: '' } })).status

test('a passkey that was added signs in, and its challenge can be answered once', async () => {
  const browser = await signedIn('kai')
  const authenticator = new Authenticator()
  const credential = authenticator.create(await askCreation(browser), origin)
  expect(await add(browser, credential)).toBe(200)
  expect(await add(browser, credential)).toBe(422)
  expect(await (await loadAccountPage(browser)).text()).toContain('key, added')

  const other = newBrowser()
  const proof = authenticator.get(await askProof(other), origin)
  expect(await prove(other, proof)).toBe(200)
  expect((await loadAccountPage(other)).status).toBe(200)
  expect(await prove(newBrowser(), proof)).toBe(422)
})

test('a passkey proves nothing for another site, another user or an old counter', async () => {
  const browser = await signedIn('kim')
  const authenticator = new Authenticator()
  const create = async (at: string) => authenticator.create(await askCreation(browser), at)
  expect(await add(browser, await create('https://evil.example'))).toBe(422)
  expect(await add(await signedIn('kurt'), await create(origin))).toBe(422)
  expect(await add(browser, await create(origin))).toBe(200)

  const attempt = async (change: () => void) => {
    const other = newBrowser()
    const asked = await askProof(other)
    change()
    return await prove(other, authenticator.get(asked, origin))
  }
  expect(await attempt(() => undefined)).toBe(200)
  expect(await attempt(() => authenticator.turnBack())).toBe(422)
  expect(await attempt(() => undefined)).toBe(200)
})

test('a passkey that was removed signs no one in', async () => {
  const browser = await signedIn('ron')
  const authenticator = new Authenticator()
  await add(browser, authenticator.create(await askCreation(browser), origin))
  const page = await (await loadAccountPage(browser)).text()
  await browser.submit(page, '/portal/account/passkeys/remove')
  const other = newBrowser()
  expect(await prove(other, authenticator.get(await askProof(other), origin))).toBe(422)
})

test('a passkey is not refused while the store does not answer', async () => {
  const browser = await signedIn('lou')
  const credential = new Authenticator().create(await askCreation(browser), origin)
  const held = await hold(service.databaseUrl, (tx) =>
    tx.query('lock table passkey_challenges in access exclusive mode'),
  )
  const status = await add(browser, credential)
  await held.release()
  expect(status).toBe(503)
})
