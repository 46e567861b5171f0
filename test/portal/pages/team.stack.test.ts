import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hold } from '../../support/rows/jobs.ts'
import { refuseRows } from '../../support/rows/refuse-rows.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'
import { Browser } from '../../support/sign-in/browser.ts'
import { signInTo } from '../../support/sign-in/sign-in.ts'

let service: SharedService
beforeAll(async () => {
  service = await useApi({ TRUSTED_PROXIES: '1' })
})
afterAll(() => service.stop())

let accounts = 0
/** The owner of a new account. */
async function visit() {
  accounts += 1
  const account = `team ${accounts}`
  await service.createKey({ account })
  const owner = await signInTo(service, account, `owner ${accounts}`)
  const open = async () => await (await owner.browser.get(`${owner.base}/team`)).text()
  const invite = async (role: 'owner' | 'member') => {
    const made = await owner.browser.submit(await open(), `${owner.base}/team/invite`, { role })
    return /\/portal\/join\?token=[\w-]{43}/.exec(await made.text())?.[0] ?? ''
  }
  const newBrowser = () => {
    accounts += 1
    return new Browser(service.url, `198.18.0.${accounts}`)
  }
  return { ...owner, account, open, invite, newBrowser }
}

test('an invitation lets one new person in, once', async () => {
  const { base, invite, open, newBrowser } = await visit()
  const link = await invite('member')
  const guest = newBrowser()
  const page = await (await guest.get(link)).text()
  expect((await guest.submit(page, '/portal/join', { name: ' ' })).status).toBe(422)
  const makeRoom = await refuseRows(service.db, 'sessions')
  expect((await guest.submit(page, '/portal/join', { name: 'Grace' })).status).toBe(503)
  await makeRoom()
  const joined = await guest.submit(page, '/portal/join', { name: 'Grace' })
  expect([joined.status, joined.headers.get('location')]).toEqual([303, '/portal/account'])
  expect((await guest.get(`${base}/keys`)).status).toBe(200)
  expect(await open()).toMatch(/Grace<\/td><td>member/)
  const late = newBrowser()
  expect((await late.get(link)).status).toBe(410)
  expect((await late.submit(page, '/portal/join', { name: 'Late' })).status).toBe(410)
})

test('a taken name comes back as it was typed, and the invitation stays open', async () => {
  const { invite, newBrowser, account } = await visit()
  const link = await invite('member')
  const taken = account.replace('team', 'owner')
  const guest = newBrowser()
  const page = await (await guest.get(link)).text()
  const answer = await guest.submit(page, '/portal/join', { name: taken })
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain(`value="${taken}"`)
  expect((await guest.get(link)).status).toBe(200)
})

test('of two people who join at once under one name, one has to choose another', async () => {
  const { invite, newBrowser } = await visit()
  const guests = [newBrowser(), newBrowser()]
  const pages: string[] = []
  for (const guest of guests) pages.push(await (await guest.get(await invite('member'))).text())
  const held = await hold(service.databaseUrl, (tx) =>
    tx.query('lock table users in share row exclusive mode'),
  )
  const joining = guests.map((guest, n) =>
    guest.submit(pages[n] ?? '', '/portal/join', { name: 'Twin' }),
  )
  await held.waited()
  // by now the other one has looked whether the name is taken
  await sleep(200)
  await held.release()
  const statuses = (await Promise.all(joining)).map(({ status }) => status)
  expect(statuses.sort()).toEqual([303, 422])
})

test('a user who has signed in joins under the same name', async () => {
  const { base, invite } = await visit()
  const other = await visit()
  const page = await (await other.browser.get(await invite('owner'))).text()
  const joined = await other.browser.submit(page, '/portal/join')
  expect(joined.headers.get('location')).toBe(base)
  const both = await (await other.browser.get('/portal/keys')).text()
  expect(both).toContain(`${base}/keys`)
  expect(both).toContain(`${other.base}/keys`)
})

test('members see the team, and owners alone change it', async () => {
  const { browser, base, account, open } = await visit()
  const member = await signInTo(service, account, `member ${accounts}`)
  expect((await member.browser.get(`${base}/team`)).status).toBe(200)
  const userId = /usr_\w{26}/.exec(await open())?.[0] ?? ''
  for (const path of ['/invite', '/withdraw', '/role', `/${userId}/remove`])
    expect((await member.browser.post(`${base}/team${path}`, { form: {} })).status).toBe(403)
  const question = /\/team\/(usr_\w{26})\/remove" aria-label="Remove member/.exec(await open())
  const remove = `${base}/team/${question?.[1]}/remove`
  const page = await (await browser.get(remove)).text()
  expect((await browser.submit(page, remove)).status).toBe(303)
  expect((await member.browser.get(`${base}/keys`)).status).toBe(404)
})

test('the last owner of an account stays its owner', async () => {
  const { browser, base, open } = await visit()
  const user = /usr_\w{26}/.exec(await open())?.[0] ?? ''
  expect((await browser.post(`${base}/team/${user}/remove`, { form: {} })).status).toBe(422)
  const role = { user, role: 'member' }
  expect((await browser.post(`${base}/team/role`, { form: role })).status).toBe(422)
  expect(await open()).toMatch(/<td>owner<\/td>/)
})

test('withdrawn invitations let no one in, and one form makes one', async () => {
  const { browser, base, open, invite } = await visit()
  const page = await open()
  for (let i = 0; i < 2; i += 1) await browser.submit(page, `${base}/team/invite`)
  expect(await open()).toContain('One invitation is open')
  const link = await invite('member')
  await browser.submit(await open(), `${base}/team/withdraw`)
  expect((await browser.get(link)).status).toBe(410)
})

test('a session is ended from another one', async () => {
  const { browser, account } = await visit()
  const other = await signInTo(service, account, account.replace('team', 'owner'))
  const page = await (await browser.get('/portal/account')).text()
  expect((await browser.submit(page, '/portal/account/sessions/end')).status).toBe(303)
  expect((await other.browser.get('/portal/account')).status).toBe(303)
  expect((await browser.get('/portal/account')).status).toBe(200)
})
