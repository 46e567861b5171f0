import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'
import { signInTo } from '../../support/sign-in/sign-in.ts'

let service: SharedService
beforeAll(async () => {
  // nothing is delivered: what is sent is looked at
  const overrides = { startDelivery: async () => {}, retryDelivery: async () => {} }
  service = await useApi({ TRUSTED_PROXIES: '1' }, overrides)
})
afterAll(() => service.stop())

let accounts = 0
/** A user of a new account with an endpoint, and what the browser saw when it was made. */
async function visit() {
  accounts += 1
  await service.createKey({ account: `hooks ${accounts}` })
  const { browser, base } = await signInTo(service, `hooks ${accounts}`, `user ${accounts}`)
  const list = await (await browser.get(`${base}/webhooks`)).text()
  const create = () =>
    browser.submit(list, `${base}/webhooks`, { url: 'https://backend.example.com/hooks' })
  const shown = await (await create()).text()
  const id = /we_\w{26}/.exec(shown)?.[0] ?? ''
  const at = `${base}/webhooks/${id}`
  const open = async () => await (await browser.get(at)).text()
  return { browser, base, at, create, shown, open }
}
const secretOf = (page: string) => /whsec_[\w+/=]+/.exec(page)?.[0]

test('the secret of an endpoint is shown once, and again only when it is rotated', async () => {
  const { browser, at, create, shown, open } = await visit()
  expect(secretOf(shown)).toBeDefined()
  const repeated = await create()
  expect([repeated.status, repeated.headers.get('location')]).toEqual([303, at])
  const page = await open()
  expect(secretOf(page)).toBeUndefined()
  const rotated = await (await browser.submit(page, `${at}/rotate`)).text()
  expect(secretOf(rotated)).not.toBe(secretOf(shown))
  expect((await browser.submit(page, `${at}/rotate`)).status).toBe(303)
  expect(await open()).toContain('Old secret signs until')
})

test('a test that is sent twice by one form is one delivery, which can be tried again', async () => {
  const { browser, at, open } = await visit()
  const page = await open()
  for (let i = 0; i < 2; i += 1) expect((await browser.submit(page, `${at}/test`)).status).toBe(303)
  const sent = await open()
  expect(sent.match(/<summary>job\.succeeded/g)).toHaveLength(1)
  const id = /whd_\w{26}/.exec(sent)?.[0]
  expect((await browser.submit(sent, `${at}/deliveries/${id}/retry`)).status).toBe(303)
})

test('an endpoint is changed, recovered, disabled and deleted after a question', async () => {
  const { browser, base, at, open } = await visit()
  const wrong = await browser.submit(await open(), at, { url: 'http://10.0.0.1/"x' })
  expect(wrong.status).toBe(422)
  expect(await wrong.text()).toMatch(/value="http:\/\/10\.0\.0\.1\/&quot;x"[\s\S]*id="url-fault"/)
  await browser.submit(await open(), at, { url: 'https://other.example.com/' })
  expect(await open()).toContain('<h1>other.example.com</h1>')
  const since = { since: '2026-01-05T12:00' }
  const recovered = await browser.submit(await open(), `${at}/recover`, since)
  expect(await recovered.text()).toContain('0 events are on their way again')
  expect((await browser.submit(await open(), `${at}/recover`, { since: '' })).status).toBe(422)
  await browser.submit(await open(), `${at}/status`)
  expect(await open()).toContain('disabled (by caller)')
  const question = await (await browser.get(`${at}/delete`)).text()
  expect((await browser.submit(question, `${at}/delete`)).status).toBe(303)
  expect((await browser.get(at)).status).toBe(404)
  expect((await browser.get(`${base}/webhooks`)).status).toBe(200)
})

test("an account's endpoints are not there for users of others", async () => {
  const { at } = await visit()
  const { browser, base } = await visit()
  const theirs = `${base}/webhooks/${at.split('/').at(-1)}`
  for (const path of ['', '/delete']) expect((await browser.get(theirs + path)).status).toBe(404)
  for (const path of ['', '/status', '/rotate', '/test', '/recover', '/delete'])
    expect((await browser.post(theirs + path, { form: { token: 'x' } })).status, path).toBe(404)
})
