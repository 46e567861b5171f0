/** The pages of an account as people see them: light, dark, narrow, by keyboard alone. */
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { findOrCreateUser } from '../../commands/find-or-create-user.ts'
import { createSignInLink } from '../../portal/sign-in/links.ts'
import { colourRules, findBarriers } from '../support/browser/find-barriers.ts'
import { lookAtPage, takePicture } from '../support/browser/look-at-page.ts'
import { openPages } from '../support/browser/open-pages.ts'
import { recordComplaints } from '../support/browser/record-complaints.ts'
import { tabTo } from '../support/browser/tab-to.ts'
import { call } from '../support/calls/call.ts'
import { accountOf } from '../support/rows/accounts.ts'
import type { SharedService } from '../support/service/service.ts'

let service: SharedService
let browser: Browser
/** One tab for all tests: a further one is a further process. */
let page: Page
let url: string
let base: string
let keyId: string
let key: string
/** What the browser complained about, and requests that left this service. */
const complaints: string[] = []
beforeAll(async () => {
  const pages = await openPages()
  ;({ browser, service, url } = pages)
  ;({ id: keyId, key } = await service.createKey({ account: 'acme', name: 'Search page' }))
  base = `${url}/portal/${(await accountOf(service.db, 'acme')).id}`
  for (const body of [{ query: 'Ada Marlowe', sandbox: true, format: 'json' }, {}])
    await call(url, '/api/v1/search', { key, body })
  const context = await newContext()
  page = await context.newPage()
  return pages.close
})

/** A browser in which a user is signed in. */
async function newContext(options: { javaScriptEnabled?: boolean } = {}): Promise<BrowserContext> {
  const made = await browser.newContext(options)
  recordComplaints(made, url, complaints)
  const now = new Date()
  const user = { name: 'ada', account: 'acme', email: null, now }
  const userId = await findOrCreateUser(service.db, user)
  const page = await made.newPage()
  await page.goto(await createSignInLink(service.db, { userId, publicUrl: url, now }))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('Signed in as ada').waitFor()
  await page.close()
  return made
}

test.each([
  ['start', () => base],
  ['keys', () => `${base}/keys`],
  ['key', () => `${base}/keys/${keyId}`],
  ['you', () => `${url}/portal/account`],
  ['usage', () => `${base}/usage`],
  ['requests', () => `${base}/requests`],
  ['jobs', () => `${base}/jobs`],
  ['webhooks', () => `${base}/webhooks`],
  ['team', () => `${base}/team`],
  ['playground', () => `${base}/playground`],
])('the page %s has no barrier in light, dark, on a narrow screen', async (name, address) => {
  await page.goto(address())
  await lookAtPage(page, name)
  expect(complaints).toEqual([])
})

test('each limit of a key stands in one line, and its state is whole, at 1280 px', async () => {
  await service.db.query(
    `update api_keys set per_minute_limit = 60, monthly_budget = 1000,
       expires_at = now() + interval '9 days' where id = $1`,
    [keyId],
  )
  await page.setViewportSize({ width: 1_280, height: 900 })
  await page.goto(`${base}/keys`)
  await takePicture(page, 'keys-1280')
  const hidden = `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    (document.querySelector('[aria-label="Your keys"]'))`
  expect(await page.evaluate(hidden)).toBe(0)
  const limit = await page.getByText('1,000 credits a month').boundingBox()
  expect(limit?.height).toBeLessThan(30)
})

test('the fields of a filter stand in one line with its button', async () => {
  await page.setViewportSize({ width: 1_100, height: 900 })
  await page.goto(`${base}/jobs`)
  const places = [page.getByLabel('Status'), page.getByRole('button', { name: 'Show' })]
  const [field, button] = await Promise.all(places.map((one) => one.boundingBox()))
  expect([field?.y, field?.height]).toEqual([button?.y, button?.height])
})

test('labels of bars can be read, ids of jobs stand in one line at 320 px', async () => {
  await page.setViewportSize({ width: 320, height: 900 })
  await page.goto(`${base}/usage`)
  await takePicture(page, 'usage-320')
  const label = await page.locator('svg.chart text').first().boundingBox()
  expect(label?.height).toBeGreaterThan(9)
  await call(url, '/api/v1/jobs', {
    key,
    body: { operation: 'search', input: { query: 'Ada Marlowe' }, sandbox: true },
  })
  await page.goto(`${base}/jobs`)
  await takePicture(page, 'jobs-320')
  const id = await page.locator('td code').first().boundingBox()
  expect(id?.height).toBeLessThan(30)
})

test('a call of the playground is followed on the page of its job, and its result shown', async () => {
  await page.goto(`${base}/playground`)
  await page.getByRole('button', { name: 'Try with invented people' }).click()
  await page.getByRole('heading', { level: 1, name: 'Job: search' }).waitFor()
  await takePicture(page, 'job')
  expect(complaints).toEqual([])
})

test('the chart shows each of 5,000 requests, and ends at the figures of the table', async () => {
  await service.db.query(
    `insert into requests (id, account_id, key_id, request_id, operation, channel, sandbox,
       http_status, outcome, created_at)
     select first_id_on('rec', (now() - n * interval '1 minute')::date) || lpad(n::text, 16, '0'), account_id, id, 'req_' || n, 'search', 'rest', false,
       case when n % 10 = 0 then 503 else 200 end, 'succeeded', now() - n * interval '1 minute'
     from api_keys, generate_series(1, 5100) n where id = $1`,
    [keyId],
  )
  const loaded = page.waitForResponse(/usage\/points/)
  await page.goto(`${base}/usage?days=7`)
  const { times, requests, failed } = await (await loaded).json()
  expect([times.length, requests.at(-1)]).toEqual([5_000, 5_000])
  expect(times).toEqual(times.toSorted((a: number, b: number) => a - b))
  await page.locator('[data-chart] canvas').waitFor()
  await expect
    .poll(() => page.evaluate("performance.getEntriesByName('chart').length"))
    .toBeGreaterThan(0)
  expect(await page.locator('[data-chart] svg').count()).toBe(0)
  await page.getByRole('row', { name: `Together 5000 ${failed.at(-1)}` }).waitFor()
  for (const [colorScheme, rules] of [['light'], ['dark', colourRules]] as const) {
    await page.emulateMedia({ colorScheme })
    await takePicture(page, `usage-chart-${colorScheme}`)
    expect(await findBarriers(page, rules)).toEqual([])
  }
  expect(complaints).toEqual([])
})

describe('by keyboard alone', () => {
  const enter = async (page: Page, heading: RegExp) => {
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  }

  test('a key is made, used and revoked', async () => {
    await page.goto(`${base}/keys`)
    await tabTo(page, / name$/)
    await page.keyboard.type('By keyboard')
    await enter(page, /Your new key/)
    const text = await page.getByLabel('The new key').textContent()
    expect((await call(url, '/api/v1/keys', { key: text?.trim() ?? '' })).status).toBe(200)
    await tabTo(page, /I have copied it/)
    await enter(page, /By keyboard/)
    await tabTo(page, /^Revoke it/)
    await enter(page, /Revoke this key/)
    await tabTo(page, /^Revoke By keyboard/)
    await enter(page, /^Keys/)
    await page.getByRole('row', { name: /By keyboard.*revoked/ }).waitFor()
    expect(complaints).toEqual([])
  })

  test('a webhook is added and tested', async () => {
    await page.goto(`${base}/webhooks`)
    await tabTo(page, / url$/)
    await page.keyboard.type('https://backend.example.com/hooks')
    await enter(page, /The secret of this endpoint/)
    await tabTo(page, /I have copied it/)
    await enter(page, /backend\.example\.com/)
    await tabTo(page, /^Send a test/)
    await page.keyboard.press('Enter')
    await page.getByText('job.succeeded, pending (test)').waitFor()
    expect(complaints).toEqual([])
  })
})

test('without scripts a key is made, and a job looked at', async () => {
  const plain = await newContext({ javaScriptEnabled: false })
  const page = await plain.newPage()
  await page.goto(`${base}/keys`)
  await page.getByLabel('Name').fill('Without scripts')
  await page.getByRole('button', { name: 'Create the key' }).click()
  await page.getByRole('heading', { name: 'Your new key' }).waitFor()
  await page.goto(`${base}/playground`)
  await page.getByRole('button', { name: 'Try with invented people' }).click()
  await page.getByRole('link', { name: 'Look again' }).click()
  await page.getByText('queued').first().waitFor()
  expect(complaints).toEqual([])
  await plain.close()
})
