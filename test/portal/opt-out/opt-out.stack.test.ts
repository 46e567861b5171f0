import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eraseDecided } from '../../../activities/opt-outs/erase-decided.ts'
import { suppress as suppressCommand } from '../../../commands/suppress.ts'
import { buildFinding } from '../../../research/records/finding.ts'
import { insertCachedResult } from '../../../store/cache/cache.ts'
import { listSuppressions } from '../../../store/opt-outs/suppressions.ts'
import { call } from '../../support/calls/call.ts'
import { eventually } from '../../support/eventually.ts'
import { runInProcess } from '../../support/processes/run-command.ts'
import { insertFinding } from '../../support/rows/insert-finding.ts'
import { makeJob } from '../../support/rows/jobs.ts'
import { openLoopback } from '../../support/servers/open-loopback.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'
import { Browser } from '../../support/sign-in/browser.ts'
import { startMailServer } from '../../support/sign-in/smtp.ts'

let service: SharedService
let mail: Awaited<ReturnType<typeof startMailServer>>
let url: string
/** What stands on the pages of the world, by address; a redirect begins with `->`. */
const pages = new Map<string, string>()
const web = createServer((req, res) => {
  const page = pages.get(req.url?.slice(1) ?? '')
  if (page === undefined) return res.writeHead(404).end()
  if (page.startsWith('->')) return res.writeHead(302, { location: page.slice(2) }).end()
  return res.writeHead(200, { 'content-type': 'text/html' }).end(page)
})
let addresses = 0

beforeAll(async () => {
  const port = await openLoopback(web)
  mail = await startMailServer()
  service = await useApi()
  const api = await service.startApi({
    TRUSTED_PROXIES: '1',
    SMTP_URL: mail.url,
    SOURCE_URLS: JSON.stringify({ web_pages: `http://127.0.0.1:${port}` }),
    EGRESS_ALLOW: `127.0.0.1:${port}`,
  })
  url = api.url
})
afterAll(async () => {
  await service.stop()
  await mail[Symbol.asyncDispose]()
  await new Promise((resolve) => web.close(resolve))
})

function newBrowser(): Browser {
  addresses += 1
  return new Browser(url, `203.0.113.${addresses}`)
}

const showing = (code: string) =>
  `<html><head><meta name="description" content="${code}"></head><body>me</body></html>`

/** Sends the form. */
async function file(form: Record<string, string>, browser = newBrowser()) {
  const answer = await browser.post('/opt-out', { form })
  const page = await answer.text()
  const [, number = ''] = /<strong>([0-9A-Z-]{24})<\/strong>/.exec(page) ?? []
  const [, code = ''] = /<strong>(prs-[\w-]+)<\/strong>/.exec(page) ?? []
  const step = async (path: string, more: Record<string, string> = {}) =>
    await (await browser.post(`/opt-out/${path}`, { form: { number, ...more } })).text()
  return { status: answer.status, page, number, code, step }
}

async function kept(value: string): Promise<number> {
  return (await listSuppressions(service.db)).filter((row) => row.value === value).length
}

const erase = () => eraseDecided({ db: service.db, now: () => new Date(Date.now() + 5_000) })

describe('a code on a page', () => {
  const at = 'https://github.com/adaproves'

  test('a code on a page proves the profile, and its username there', async () => {
    const { code, step } = await file({ profiles: at, username: 'adaproves', platform: 'github' })
    pages.set(at, showing('another code'))
    expect(await step('proof/page', { n: '1' })).toContain('does not show the code')
    expect(await kept('adaproves')).toBe(0)
    pages.set(at, showing(`Engineer. ${code}`))
    const proved = await step('proof/page', { n: '1' })
    expect(proved).toContain('This is proved')
    expect(proved).toMatch(/<dt>State<\/dt><dd>closed/)
    expect(await kept('adaproves')).toBe(2)
  })

  test.each([
    ['is late', '->none', 'has expired', `update opt_out_requests set code_expires_at = now()`],
    ['stands on a page to which the address leads', '->https://github.com/other', 'another page'],
    ['stands on no page', '', 'cannot be read'],
  ])(
    'a code on a page proves nothing where it %s',
    async (_, page, answer, change = 'select 1') => {
      const mine = `https://github.com/no${addresses}`
      const { code, step } = await file({ profiles: mine })
      if (page !== '') pages.set(mine, page === '->none' ? showing(code) : page)
      pages.set('https://github.com/other', showing(code))
      await service.db.query(change)
      expect(await step('proof/page', { n: '1' })).toContain(answer)
      expect(await kept(mine.slice('https://github.com/'.length))).toBe(0)
    },
  )

  test('a code on a page proves only the page that it stands on', async () => {
    const mine = 'https://ada-mine.example/'
    const { code, step } = await file({
      profiles: `${mine} https://github.com/victim`,
      email: 'v@x.example',
    })
    pages.set(mine, showing(code))
    await step('proof/page', { n: '1' })
    expect(await kept('ada-mine.example')).toBe(1)
    expect(await kept('victim')).toBe(0)
    expect(await kept('v@x.example')).toBe(0)
  })
})

describe('a code on a page of one’s own', () => {
  test('a code on a page of one’s own proves no handle that is spelled like its host', async () => {
    const { code, step } = await file({
      profiles: 'https://ada-dot.example/',
      username: 'ada-dot.example',
    })
    pages.set('https://ada-dot.example/', showing(code))
    expect(await step('proof/page', { n: '1' })).toContain('This is proved')
    expect(await kept('ada-dot.example')).toBe(1)
  })

  test('a code on a page of one’s own proves nothing that only stored data link to it', async () => {
    const at = 'https://github.com/adalinked'
    const { code, step } = await file({
      profiles: at,
      username: 'adalinked',
      platform: 'github',
    })
    await service.db.query(
      `update opt_out_identifiers set origin = 'linked' where value = 'adalinked' and kind = 'username'`,
    )
    pages.set(at, showing(code))
    expect(await step('proof/page', { n: '1' })).toContain('This is proved')
    expect(await kept('adalinked')).toBe(1)
  })
})

test('a proved profile leaves what stored records link to it waiting for the operator', async () => {
  const at = 'https://github.com/adaspreads'
  const { rows: accounts } = await service.db.query<{ id: string }>('select id from accounts')
  const job = await makeJob(service.db, {
    operation: 'search',
    accountId: accounts[0]?.id ?? '',
    input: { query: 'Ada Spreads', type: 'name' },
  })
  await service.db.query(
    `update jobs set status = 'succeeded', result = '{"hits":[]}', completed_at = now() where id = $1`,
    [job],
  )
  const payload = buildFinding({
    kind: 'account',
    platform: 'github',
    username: 'adaspreads',
    url: at,
    title: 'adaspreads',
    name: 'Ada Spreads',
    method: 'api',
    matchedOn: ['name'],
    emails: ['ada@spreads.example'],
  })
  await insertFinding(service.db, {
    jobId: job,
    provider: 'github',
    kind: 'account',
    dedupeKey: 'github:adaspreads',
    payload,
    now: new Date(),
  })
  const { code, step } = await file({ profiles: at })
  pages.set(at, showing(code))
  expect(await step('proof/page', { n: '1' })).toContain('This is proved')
  await erase()
  const { rows } = await service.db.query(
    `select state, origin from opt_out_identifiers where value = 'ada@spreads.example'`,
  )
  expect(rows).toEqual([{ state: 'waiting', origin: 'linked' }])
  expect(await kept('ada@spreads.example')).toBe(0)
})

test('a mailed code proves the address, and no other code does', async () => {
  const { step, page } = await file({ email: 'Ada.Mail@gmail.com' })
  expect(page).not.toMatch(/prs-\w{4}-/)
  const code = await eventually(async () => {
    const sent = mail.mails.find((text) => text.includes('adamail@')) ?? ''
    expect(sent).toMatch(/prs-[\w-]+/)
    return /prs-[\w-]+/.exec(sent)?.[0] ?? ''
  })
  expect(await step('proof/mail', { n: '1', code: 'prs-0000-0000-0000' })).toContain('not the code')
  expect(await kept('adamail@gmail.com')).toBe(0)
  expect(await step('proof/mail', { n: '1', code: ` ${code.toUpperCase()} ` })).toContain(
    'This is proved',
  )
  expect(await kept('adamail@gmail.com')).toBe(1)
})

test('a known person and an unknown one get the same pages', async () => {
  const { rows } = await service.db.query<{ id: string }>(`select id from accounts limit 1`)
  const id = await makeJob(service.db, { operation: 'search', accountId: rows[0]?.id ?? '' })
  await service.db.query(
    `update jobs set status = 'succeeded', input = $2, result = '{"hits":[]}', completed_at = now() where id = $1`,
    [id, { query: 'https://github.com/knownada', type: 'username' }],
  )
  await insertCachedResult(service.db, {
    operation: 'search',
    cacheKey: 'kept',
    result: '{"hits":[]}',
    events: '[]',
    builtAt: new Date(),
    expiresAt: new Date(Date.now() + 60_000),
  })
  const read = async (name: string) => {
    const at = `https://github.com/${name}`
    const { code, number, page, step } = await file({ profiles: at })
    pages.set(at, showing(code))
    const proved = await step('proof/page', { n: '1' })
    expect(proved).toContain('This is proved')
    await erase()
    const pagesSeen = [page, proved, await step('state')].join('\n')
    return pagesSeen
      .replaceAll(code, 'CODE')
      .replaceAll(number, 'NUMBER')
      .replaceAll(name, 'NAME')
      .replace(/\d\d:\d\d UTC/g, 'TIME')
  }
  const known = await read('knownada')
  expect(await read('strangeada')).toBe(known)
  const answer = await call(service.url, `/api/v1/jobs/${id}`, { key: service.key })
  expect(answer.status).toBe(410)
  const { rows: cached } = await service.db.query(`select from cache where operation = 'search'`)
  expect(cached).toEqual([])
})

test('a form that is sent twice is one request, and wrong fields come back as typed', async () => {
  const browser = newBrowser()
  const number = '0123-4567-89AB-CDEF-GHJK'
  const form = { number, name: 'Ada <Twice>', fact: '' }
  const wrong = await file(form, browser)
  expect(wrong.status).toBe(422)
  expect(wrong.page).toContain('value="Ada &lt;Twice&gt;"')
  expect(wrong.page).toContain('id="fact-error"')
  for (let i = 0; i < 2; i += 1) await file({ ...form, fact: 'Berlin' }, browser)
  const { rows } = await service.db.query(
    `select from opt_out_identifiers where value = 'Ada <Twice>'`,
  )
  expect(rows).toHaveLength(1)
})

test('one address cannot flood, and one identifier cannot be asked about endlessly', async () => {
  const browser = newBrowser()
  const statuses: number[] = []
  for (let i = 0; i < 6; i += 1)
    statuses.push((await file({ username: `flood${i}` }, browser)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  const same: number[] = []
  for (let i = 0; i < 6; i += 1) same.push((await file({ phone: '+49 30 901820' })).status)
  expect(same).toEqual([200, 200, 200, 200, 200, 429])
})

test('an unknown number and one of another form get the same answer', async () => {
  const browser = newBrowser()
  const answers = await Promise.all(
    ['0000-0000-0000-0000-0000', 'opt_1'].map(async (number) => {
      const answer = await browser.post('/opt-out/state', { form: { number } })
      return [answer.status, await answer.text()]
    }),
  )
  expect(answers[0]?.[0]).toBe(422)
  expect(answers[0]).toEqual(answers[1])
})

describe('what is not proved', () => {
  const suppress = (...args: string[]) => runInProcess(suppressCommand, args, service.env)

  test('what is not proved waits in the operator’s queue with its due date, and the decision is logged', async () => {
    const { number, step } = await file({ username: 'queuedada', law: 'ccpa' })
    const { rows } = await service.db.query<{ id: string }>(
      `select request_id as id from opt_out_identifiers where value = 'queuedada'`,
    )
    const id = rows[0]?.id ?? ''
    expect((await suppress('queue')).stdout).toContain(id)
    expect((await suppress('extend', id)).stdout).toContain('extended')
    expect((await suppress('extend', id)).status).toBe(1)
    expect((await suppress('show', id)).stdout).toMatch(/1 +waiting +username queuedada/)
    expect((await suppress('accept', id, '1')).stdout).toContain('1 identifier')
    expect(await kept('queuedada')).toBe(1)
    expect((await suppress('queue')).stdout).not.toContain(id)
    expect(await step('state')).toContain('suppressed')
    expect(number).not.toBe('')
    const { rows: log } = await service.db.query<{ action: string }>(
      `select action from audit_log where subject = $1 order by id`,
      [id],
    )
    expect(log.map(({ action }) => action)).toEqual(['opt_out.extended', 'opt_out.accepted'])
  })

  test('what is not proved is answered in words, where the person asked what is stored', async () => {
    const { step } = await file({ username: 'askingada', kind: 'access' })
    const { rows } = await service.db.query<{ id: string }>(
      `select request_id as id from opt_out_identifiers where value = 'askingada'`,
    )
    await suppress('answer', rows[0]?.id ?? '', 'We store <nothing>.')
    expect(await step('state')).toContain('We store &lt;nothing&gt;.')
  })
  test('what is not proved is shown to the operator with what is stored, once the person has proved it', async () => {
    const { rows: accounts } = await service.db.query<{ id: string }>(
      'select id from accounts limit 1',
    )
    const id = await makeJob(service.db, { operation: 'search', accountId: accounts[0]?.id ?? '' })
    await service.db.query(
      `update jobs set status = 'succeeded', input = $2, result = $3, completed_at = now()
       where id = $1`,
      [
        id,
        { query: 'storedada', type: 'username' },
        '{"hits":[{"name":"Stored Ada","url":"https://github.com/storedada"}]}',
      ],
    )
    const at = 'https://github.com/storedada'
    const { code, step } = await file({ profiles: at, kind: 'access' })
    const { rows } = await service.db.query<{ id: string }>(
      `select request_id as id from opt_out_identifiers where value = 'storedada'`,
    )
    const request = rows[0]?.id ?? ''
    expect((await suppress('stored', request)).stderr).toContain(
      'No line of this request is proved',
    )
    pages.set(at, showing(code))
    await step('proof/page', { n: '1' })
    expect((await suppress('stored', request)).stdout).toContain('Stored Ada')
    expect(await kept('storedada')).toBe(0)
    await suppress('answer', request, 'One search named you.')
    expect(await step('state')).toContain('One search named you.')
  })
})
