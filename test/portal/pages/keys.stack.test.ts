import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callAnew } from '../../support/calls/callers.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'
import { signInTo } from '../../support/sign-in/sign-in.ts'

let service: SharedService
beforeAll(async () => {
  service = await useApi({ TRUSTED_PROXIES: '1' })
})
afterAll(() => service.stop())

let accounts = 0
/** A user of a new account that has one key. */
async function visit(name: string) {
  accounts += 1
  const account = `portal ${accounts}`
  const { id } = await service.createKey({ account, name: 'first' })
  return { id, ...(await signInTo(service, account, `${name} ${accounts}`)) }
}
const keyOf = (page: string) => /prs_live_\w{26}_[\w-]{43}/.exec(page)?.[0] ?? ''
const works = async (key: string) =>
  (await callAnew(service.url, '/api/v1/keys', { key })).status === 200

describe('the pages of keys', () => {
  test('a key that is made on a page is shown once, works, and is listed without its secret', async () => {
    const { browser, base } = await visit('ada')
    const page = await (await browser.get(`${base}/keys`)).text()
    const answer = await browser.submit(page, `${base}/keys`, { name: 'From the page' })
    const shown = await answer.text()
    expect(await works(keyOf(shown))).toBe(true)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const again = await browser.submit(page, `${base}/keys`, { name: 'From the page' })
    expect(again.status).toBe(303)
    const one = await (await browser.get(again.headers.get('location') ?? '')).text()
    expect(one).toContain('From the page')
    const list = await (await browser.get(`${base}/keys`)).text()
    expect(list).toMatch(/From the page[\s\S]*by ada/)
    expect(one + list).not.toContain(keyOf(shown))
  })

  test.each([
    ['nothing', ''],
    ['U+2028', '\u2028'],
    ['U+200B', '\u200b'],
  ])('a key whose name is %s is listed by its id', async (_, name) => {
    const { browser, base, id } = await visit('ida')
    await service.db.query('update api_keys set name = $2 where id = $1', [id, name])
    const list = await (await browser.get(`${base}/keys`)).text()
    expect(list).toContain(`<a href="${base}/keys/${id}">${id}</a>`)
    const one = await (await browser.get(`${base}/keys/${id}`)).text()
    expect(one).toContain('<h1>A key without a name</h1>')
  })

  test('a budget of one credit is listed in the singular', async () => {
    const { browser, base, id } = await visit('una')
    await service.db.query('update api_keys set monthly_budget = 1 where id = $1', [id])
    const list = await (await browser.get(`${base}/keys`)).text()
    expect(list).toContain('>1 credit a month<')
  })

  test('wrong input comes back as it was typed, with the message at its field', async () => {
    const { browser, base } = await visit('otto')
    const page = await (await browser.get(`${base}/keys`)).text()
    const answer = await browser.submit(page, `${base}/keys`, {
      name: '"><script>alert(1)</script>',
      per_minute_limit: 'many',
    })
    expect(answer.status).toBe(422)
    const back = await answer.text()
    expect(back).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
    expect(back).toContain('value="many"')
    expect(back).toMatch(/role="alert"/)
    expect(back).toMatch(/aria-invalid="true"[\s\S]*id="per_minute_limit-fault"/)
  })

  test('a key is changed, then revoked after a question', async () => {
    const { browser, base, id } = await visit('eve')
    const at = `${base}/keys/${id}`
    const page = await (await browser.get(at)).text()
    const saved = await browser.submit(page, at, { name: 'renamed', monthly_budget: '12' })
    expect(saved.status).toBe(303)
    const changed = await (await browser.get(at)).text()
    expect(changed).toContain('<h1>renamed</h1>')
    const question = await (await browser.get(`${at}/revoke`)).text()
    expect((await browser.submit(question, `${at}/revoke`)).status).toBe(303)
    expect((await browser.submit(question, `${at}/revoke`)).status).toBe(303)
    expect(await (await browser.get(at)).text()).toContain('revoked')
  })

  test('a key that is rolled over twice by one form has one successor, and ends at the chosen time', async () => {
    const { browser, base, id } = await visit('kay')
    const page = await (await browser.get(`${base}/keys/${id}`)).text()
    const roll = () => browser.submit(page, `${base}/keys/${id}/roll-over`, { overlap: '1' })
    expect(await works(keyOf(await (await roll()).text()))).toBe(true)
    expect((await roll()).status).toBe(303)
    const { rows } = await service.db.query<{ name: string; ends: number | null }>(
      `select name, round(extract(epoch from expires_at - now()) / 600)::integer as ends
       from api_keys where account_id = $1 and kind = 'key' order by created_at`,
      [base.split('/').at(-1)],
    )
    expect(rows).toEqual([
      { name: 'first', ends: 6 },
      { name: 'first', ends: null },
    ])
  })
})

describe('the pages of an account', () => {
  const paths = ['', '/keys']

  test('the pages of an account are not there for users of others', async () => {
    const { base, id } = await visit('own')
    const { browser, base: theirs } = await visit('other')
    for (const path of [...paths, `/keys/${id}`, `/keys/${id}/revoke`])
      expect((await browser.get(base + path)).status, path).toBe(404)
    expect((await browser.get(`${theirs}/keys/${id}`)).status).toBe(404)
    for (const path of [`/keys/${id}`, `/keys/${id}/revoke`, `/keys/${id}/roll-over`]) {
      expect((await browser.post(base + path, { form: {} })).status, path).toBe(404)
      expect((await browser.post(theirs + path, { form: {} })).status, path).toBe(404)
    }
    const { rows } = await service.db.query(
      'select id from api_keys where id = $1 and revoked_at is null',
      [id],
    )
    expect(rows).toHaveLength(1)
  })

  test('a page of an account asks to sign in, and says nothing before', async () => {
    const { base } = await visit('late')
    const answer = await fetch(`${service.url}${base}/keys`, { redirect: 'manual' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toContain(encodeURIComponent(`${base}/keys`))
  })

  test('a form from another site changes nothing', async () => {
    const { browser, base, id } = await visit('forged')
    const answer = await browser.post(`${base}/keys/${id}/revoke`, {
      form: {},
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    })
    expect(answer.status).toBe(403)
  })

  test('what a page shows may be scripts, styles and pictures of ours only', async () => {
    const { browser, base } = await visit('csp')
    for (const path of paths) {
      const { headers } = await browser.get(base + path)
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      )
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
  })
})
