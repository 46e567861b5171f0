/** What users do in a real browser: sign in, add a passkey, let applications in. */

import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { findOrCreateUser } from '../../commands/find-or-create-user.ts'
import { createSignInLink } from '../../portal/sign-in/links.ts'
import { hashPassword } from '../../portal/sign-in/passwords.ts'
import { updatePassword } from '../../store/users/users.ts'
import { findBarriers } from '../support/browser/find-barriers.ts'
import { openPages } from '../support/browser/open-pages.ts'
import { tabTo } from '../support/browser/tab-to.ts'
import { McpAccess } from '../support/mcp/access.ts'
import { toolResult } from '../support/mcp/clients.ts'
import { serve } from '../support/servers/fetch-server.ts'
import type { SharedService } from '../support/service/service.ts'
import { Agent } from '../support/sign-in/agent.ts'

const password = 'correct horse battery'
const info = { name: 'test-agent', version: '1.0.0' }

let service: SharedService
let browser: Browser
let url: string
/** A user has signed in with it. */
let context: BrowserContext
const refusals: string[] = []
beforeAll(async () => {
  const pages = await openPages()
  ;({ browser, service, url } = pages)
  await service.createKey({ account: 'acme' })
  context = await browser.newContext({ baseURL: url })
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refusals.push(message.text())
  })
  await signInByLink(await context.newPage(), 'ada')
  return pages.close
})

async function createUser(name: string): Promise<string> {
  const now = new Date()
  return await findOrCreateUser(service.db, { name, account: 'acme', email: null, now })
}

/** A page of a browser that no one has signed in with. */
async function openStrangePage(): Promise<Page> {
  const other = await browser.newContext({ baseURL: url })
  onTestFinished(() => other.close())
  return await other.newPage()
}

async function signInByLink(by: Page, name: string): Promise<void> {
  const userId = await createUser(name)
  await by.goto(await createSignInLink(service.db, { userId, publicUrl: url, now: new Date() }))
  await by.getByRole('button', { name: 'Sign in' }).click()
  await by.getByText(`Signed in as ${name}`).waitFor()
}

const press = (by: Page, name: string) => by.getByRole('button', { name, exact: true }).click()

test('a passkey that the browser makes signs its user in', async () => {
  const other = await openStrangePage()
  await signInByLink(other, 'kay')
  const devTools = await other.context().newCDPSession(other)
  await devTools.send('WebAuthn.enable')
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  await other.getByLabel('Name of the new passkey').fill('This laptop')
  await press(other, 'Add a passkey')
  await other.getByText('This laptop, added').waitFor()
  await press(other, 'Sign out')
  await press(other, 'Sign in with a passkey')
  await other.getByText('Signed in as kay').waitFor()
})

type Connected = {
  call(name: string, args: Record<string, unknown>): Promise<unknown>
  close(): Promise<void>
  /** Takes the code that the browser came back with. */
  finish(callback: URLSearchParams): Promise<void>
}

/** Connects and is refused, so that its access names the page to open. */
type Connect = (access: McpAccess) => Promise<Connected>

const connectOld: Connect = async (authProvider) => {
  const at = new URL(`${url}/api/mcp`)
  const transport = new OldTransport(at, { authProvider })
  const client = new OldClient(info)
  await expect(client.connect(transport)).rejects.toThrow('Unauthorized')
  return {
    call: (name, args) => client.callTool({ name, arguments: args }),
    close: () => client.close(),
    async finish(callback) {
      await transport.finishAuth(callback.get('code') ?? '')
      await client.connect(new OldTransport(at, { authProvider }))
    },
  }
}

const connectBy =
  (mode: 'auto' | 'legacy' | { pin: string }): Connect =>
  async (authProvider) => {
    const at = new URL(`${url}/api/mcp`)
    const transport = new StreamableHTTPClientTransport(at, { authProvider })
    const client = new Client(info, { versionNegotiation: { mode } })
    await expect(client.connect(transport)).rejects.toThrow('Unauthorized')
    return {
      call: (name, args) => client.callTool({ name, arguments: args }),
      close: () => client.close(),
      async finish(callback) {
        await transport.finishAuth(callback)
        await client.connect(new StreamableHTTPClientTransport(at, { authProvider }))
      },
    }
  }

test.each([
  ['of the SDK 1.x', connectOld],
  ['that negotiates', connectBy('auto')],
  ['that pins the revision 2026-07-28', connectBy({ pin: '2026-07-28' })],
  ['of older revisions', connectBy('legacy')],
])('a client %s comes in through the browser and calls a tool', async (kind, connect) => {
  const callback = await serve({ '/callback': (_, response) => response.end('Connected.') })
  const access = new McpAccess(`${callback.url}/callback`)
  const client = await connect(access)
  const page = await context.newPage()
  await page.goto(access.page, { waitUntil: 'commit' })
  await press(page, 'Allow')
  await page.getByText('Connected.').waitFor()
  await client.finish(new URL(page.url()).searchParams)

  const wanted = { person: { name: `Found ${kind}` }, wait_seconds: 0 }
  const result = toolResult(await client.call('build_dossier', wanted))
  expect(result.structuredContent).toMatchObject({ status: 'running' })
  await client.close()
  const { rows } = await service.db.query(
    `select k.kind, k.name from jobs j join api_keys k on k.id = j.key_id
     where j.id = $1`,
    [result.structuredContent.job_id],
  )
  expect(rows).toEqual([{ kind: 'oauth', name: 'Test agent' }])
})

test('a user who signs in on the way comes back to the application that asked', async () => {
  await updatePassword(service.db, await createUser('otto'), await hashPassword(password))
  const agent = new Agent(url, '127.0.0.1')
  await agent.register({ client_name: 'The one that asked' })
  const other = await openStrangePage()
  await other.goto(agent.authorizeUrl())
  await other.getByLabel('Name').fill('otto')
  await other.getByLabel('Password').fill(password)
  await press(other, 'Sign in')
  await other.getByText('The one that asked').waitFor()
  await other.getByText('You are signed in as otto.').waitFor()
})

test.each([
  ['https://agent.example/callback', 'Allow', /[?&]code=/],
  ['https://agent.example/callback', 'Deny', /[?&]error=access_denied/],
  ['http://[::1]:4711/callback', 'Allow', /[?&]code=/],
  ['cursor://anysphere.cursor-retrieval/callback', 'Allow', /[?&]code=/],
])('the consent page leads the browser to %s after %s', async (redirect, decision, answer) => {
  const agent = new Agent(url, '127.0.0.1')
  agent.redirect = redirect
  await agent.register()
  const page = await context.newPage()
  await page.goto(agent.authorizeUrl(), { waitUntil: 'commit' })
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.url().startsWith(redirect), { timeout: 10_000 }),
    press(page, decision),
  ])
  expect(sent.url()).toMatch(answer)
  expect(refusals).toEqual([])
})

test('the consent page is decided by keyboard alone, with fewer scopes', async () => {
  const agent = new Agent(url, '127.0.0.1')
  await agent.register({ client_name: 'By keyboard' })
  const page = await context.newPage()
  await page.goto(agent.authorizeUrl(), { waitUntil: 'commit' })
  await page.getByRole('heading', { name: 'Allow access?' }).waitFor()
  expect(await findBarriers(page)).toEqual([])
  await tabTo(page, /search people/)
  await page.keyboard.press('Space')
  await tabTo(page, /^Allow/)
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.url().startsWith(agent.redirect)),
    page.keyboard.press('Enter'),
  ])
  const code = new URL(sent.url()).searchParams.get('code') ?? ''
  const { scope } = JSON.parse(await (await agent.exchange(code)).text())
  expect(scope.split(' ').sort()).toEqual(['chat', 'dossier'])
  expect(refusals).toEqual([])
  await page.close()
})

/** The consent page of an application of this name. */
async function openConsent(name: string): Promise<Page> {
  // ten a minute may register
  await service.db.query(`delete from rate_limits where key like 'oauth_registration:%'`)
  const agent = new Agent(url, '127.0.0.1')
  await agent.register({ client_name: name })
  const page = await context.newPage()
  onTestFinished(() => page.close())
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(agent.authorizeUrl(), { waitUntil: 'commit' })
  await page.getByRole('heading', { name: 'Allow access?' }).waitFor()
  return page
}

test('a long name of an application, and one of another direction, stays in its place', async () => {
  // U+202E turns what follows until its end
  const page = await openConsent(`\u202e${'x'.repeat(80)}`)
  const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
  expect(await page.evaluate(overflow)).toBe(0)
  const widthFromBracket = `(() => {
    const text = document.querySelector('main strong').nextSibling
    const at = text.data.indexOf('(not')
    const range = document.createRange()
    const left = (from) => {
      range.setStart(text, from)
      range.setEnd(text, from + 1)
      return range.getBoundingClientRect().left
    }
    return left(at + 3) - left(at)
  })()`
  expect(await page.evaluate(widthFromBracket)).toBeGreaterThan(0)
})

test('an application whose name shows nothing has none on the consent page', async () => {
  const page = await openConsent('\u200b\u2060')
  await page.getByText('An application without a name').waitFor()
})

test('the page of a request that cannot be given reads well, and breaks no policy', async () => {
  const page = await context.newPage()
  const answer = await page.goto(`${url}/oauth/authorize?client_id=unknown`)
  expect(answer?.status()).toBe(400)
  await page.getByText('client is invalid').waitFor()
  expect(await findBarriers(page)).toEqual([])
  expect(refusals).toEqual([])
  await page.close()
})

test('no page of another origin can frame the consent page', async () => {
  const agent = new Agent(url, '127.0.0.1')
  await agent.register()
  const frame = `<iframe src="${url}${agent.authorizeUrl().replaceAll('&', '&amp;')}"></iframe>`
  const outer = await serve({ '/': (_, response) => response.end(frame) })
  const page = await context.newPage()
  await page.goto(outer.url)
  await expect.poll(() => refusals.join('\n')).toContain('frame-ancestors')
  expect(await page.frames()[1]?.getByText('Allow').count()).toBe(0)
  refusals.length = 0
  await page.close()
})
