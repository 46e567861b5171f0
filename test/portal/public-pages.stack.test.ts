/** Pages that need no account, and the operator's, as people see them. */
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { incident } from '../../commands/incident.ts'
import { signIn } from '../../commands/sign-in.ts'
import { findBarriers } from '../support/browser/find-barriers.ts'
import { lookAtPage } from '../support/browser/look-at-page.ts'
import { openPages } from '../support/browser/open-pages.ts'
import { recordComplaints } from '../support/browser/record-complaints.ts'
import { runInProcess } from '../support/processes/run-command.ts'
import type { SharedService } from '../support/service/service.ts'

let service: SharedService
let browser: Browser
/** One tab for all tests: a further one is a further process. */
let page: Page
/** Another, which runs no scripts. */
let plain: Page
let url: string
const complaints: string[] = []
beforeAll(async () => {
  const pages = await openPages()
  ;({ browser, service, url } = pages)
  const { env } = pages
  await service.createKey({ account: 'acme' })
  await runInProcess(incident, ['open', 'Slow look-ups', 'A register is slow.'], service.env)
  const context = await browser.newContext()
  recordComplaints(context, url, complaints)
  const { stdout } = await runInProcess(signIn, ['olga', '--operator'], { ...service.env, ...env })
  page = await context.newPage()
  await page.goto(/http\S+token=[\w-]+/.exec(stdout)?.[0] ?? '')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('Signed in as olga').waitFor()
  await fileRequest()
  plain = await (await browser.newContext({ javaScriptEnabled: false, viewport: null })).newPage()
  return pages.close
})

/** Files a request for removal, which waits for the operator. */
async function fileRequest(): Promise<void> {
  await page.goto(`${url}/opt-out`)
  await page.getByLabel('Name', { exact: true }).fill('Mara Quill')
  await page.getByLabel('The fact itself').fill('Halvorsen Bay')
  await page.getByRole('button', { name: 'Send the request' }).click()
  await page.getByText('The number of this request').waitFor()
  await look('opt-out-state')
}

/** @throws for what bars people from a page */
async function look(name: string): Promise<void> {
  await lookAtPage(page, name)
  expect(complaints).toEqual([])
}

const publicPages = [
  '/portal',
  '/docs',
  '/docs/agents',
  '/docs/operators',
  '/docs/changelog',
  '/status',
  '/opt-out',
]

test.each([...publicPages, '/sign-in', '/portal/operator', '/portal/operator/opt-outs'])(
  'the public page %s has no barrier in light, dark, on a narrow screen',
  async (at) => {
    await page.goto(url + at)
    await look(at.slice(1).replaceAll('/', '-'))
  },
)

test('the example of the page for developers reads without scrolling on a narrow screen', async () => {
  await page.setViewportSize({ width: 320, height: 900 })
  await page.goto(`${url}/portal`)
  expect(await findBarriers(page)).toEqual([])
})

test('the bare address of the service leads to the page for developers', async () => {
  await page.goto(`${url}/`)
  expect(new URL(page.url()).pathname).toBe('/portal')
})

test('the page for developers leads to pages rather than to files, but for programs', async () => {
  await page.goto(`${url}/portal`)
  for (const name of ['for agents', 'for backends', 'API reference', 'changes', 'status']) {
    await page.getByRole('link', { name, exact: true }).click()
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.goBack()
  }
})

test.each([
  ['a request', 'requests'],
  ['an account', 'accounts'],
])("the operator's page of %s has no barrier, and leads back", async (_, part) => {
  await page.goto(`${url}/portal/operator`)
  await page.locator(`a[href*="/portal/operator/${part}/"]`).first().click()
  await page.waitForURL(`**/portal/operator/${part}/**`)
  await look(`operator-${part}`)
  if (part === 'requests') {
    await page.getByRole('link', { name: 'What is stored' }).click()
    await page.getByText('Nothing is stored.').waitFor()
    await look('operator-stored')
    await page.getByRole('link', { name: 'The request' }).click()
  }
  await page.getByRole('link', { name: 'All requests and accounts' }).click()
  await page.getByRole('heading', { level: 1, name: 'Operator' }).waitFor()
})

test('search engines may keep what is the same for everyone, and nothing else', async () => {
  const robots = /<meta name="robots" content="noindex">/
  const load = async (at: string) => await (await fetch(url + at)).text()
  for (const at of [...publicPages, '/docs/api']) expect(await load(at)).not.toMatch(robots)
  for (const at of ['/sign-in', '/sign-in/link?token=x', '/opt-out/none'])
    expect(await load(at)).not.toMatch(/<html(?![\s\S]*noindex)/)
})

test.each([...publicPages, '/docs/api'])('the page %s reads without scripts', async (at) => {
  await plain.goto(url + at)
  await plain.getByRole('heading', { level: 1 }).waitFor()
  expect((await plain.getByRole('main').textContent())?.length).toBeGreaterThan(200)
  expect(await plain.locator('script').count()).toBe(at === '/docs/api' ? 1 : 0)
})
