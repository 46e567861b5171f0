import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { colourRules, findBarriers } from '../support/browser/find-barriers.ts'
import { openBrowser } from '../support/browser/open-browser.ts'
import { callAnew } from '../support/calls/callers.ts'
import type { SharedService } from '../support/service/service.ts'
import { useApi } from '../support/service/use-service.ts'

let service: SharedService
let browser: Browser
beforeAll(async () => {
  service = await useApi({ TRUSTED_PROXIES: '1' })
  browser = await openBrowser()
})
afterAll(() => Promise.all([browser.close(), service.stop()]))

/** A page that knows nothing of those before it. */
async function openPage(): Promise<Page> {
  const page = await browser.newPage()
  onTestFinished(() => page.close())
  return page
}

const load = async (at: string) => {
  const response = await callAnew(service.url, at)
  return { response, text: await response.text() }
}

test('without scripts the API reference is a list of all endpoints', async () => {
  const { response, text } = await load('/docs/api')
  expect(text).toContain('<code>POST /api/v1/search</code>')
  expect(response.headers.get('content-security-policy')).toContain(
    "script-src 'self'; style-src 'self' 'unsafe-inline'",
  )
})

test.each(['/docs', '/docs/changelog', '/status', '/opt-out'])(
  '%s allows no inline styles',
  async (at) => {
    const { response } = await load(at)
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("style-src 'self';")
    expect(policy).not.toContain('unsafe')
  },
)

test('only scripts of the library are served', async () => {
  const [, folder = ''] =
    /data-api-reference="([^"]+)\/[^"/]+"/.exec((await load('/docs/api')).text) ?? []
  const statusOf = async (file: string) => (await load(`${folder}/${file}`)).response.status
  const files = ['standalone.esm.js', 'standalone.esm.js.map', 'chunks', '..%2findex.js', 'none.js']
  expect(await Promise.all(files.map(statusOf))).toEqual([200, 404, 404, 404, 404])
  const { response } = await load(`${folder}/standalone.esm.js`)
  expect(response.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(response.headers.get('cache-control')).toContain('immutable')
})

type Answer = Parameters<Route['fulfill']>[0]

test.each<[title: string, failing: string, event: 'pageerror' | 'requestfailed', Answer | null]>([
  [
    'the library fails',
    '**/standalone.esm.js',
    'pageerror',
    {
      contentType: 'text/javascript',
      body: 'export const createApiReference = () => { throw new Error() }',
    },
  ],
  ['the document does not come', '**/openapi.json', 'requestfailed', null],
  [
    'an error comes instead of the document',
    '**/openapi.json',
    'pageerror',
    { status: 429, json: { error: { code: 'rate_limited' } } },
  ],
])('in a browser the plain list of endpoints stays where %s', async (_, failing, event, answer) => {
  const page = await openPage()
  const asked = page.waitForRequest(failing)
  await page.route(failing, (route) => (answer === null ? route.abort() : route.fulfill(answer)))
  const settled =
    event === 'pageerror' ? page.waitForEvent('pageerror') : page.waitForEvent('requestfailed')
  await page.goto(`${service.url}/docs/api`)
  await Promise.all([asked, settled])
  await page.waitForLoadState('networkidle')
  expect(await page.getByText('POST /api/v1/search', { exact: true }).isVisible()).toBe(true)
})

test('in a browser the reference asks no other host, breaks no policy, has no barrier', async () => {
  const page = await openPage()
  const hosts = new Set<string>()
  const complaints: string[] = []
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  page.on('console', (message) => {
    if (message.type() !== 'info') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(`${service.url}/docs/api`)
  await page.getByRole('heading', { name: 'People Research Service API' }).waitFor()
  await page.locator('[data-plain]').waitFor({ state: 'hidden' })
  expect([...hosts]).toEqual([new URL(service.url).origin])
  expect(complaints).toEqual([])
  // its sections come as they are scrolled to
  await page.getByRole('heading', { name: 'Find candidates for a person' }).first().waitFor()
  expect(await findBarriers(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await findBarriers(page, colourRules)).toEqual([])
  await page.setViewportSize({ width: 320, height: 900 })
  const overflow = await page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
  expect(overflow).toBe(0)
  // the library has another header there
  expect(await findBarriers(page, ['landmark-no-duplicate-banner'])).toEqual([])
})
