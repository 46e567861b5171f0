import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { erasePeople } from '../../../activities/opt-outs/erase-people.ts'
import { findLinked } from '../../../activities/opt-outs/find-linked.ts'
import {
  toOwnPageDocumentKey,
  toOwnPartKey,
  toPageDocumentKey,
} from '../../../research/case/focus/page-keys.ts'
import { buildFinding, type Finding } from '../../../research/records/finding.ts'
import { suppressesInput } from '../../../research/safety/suppressions/suppresses-input.ts'
import { type Db, openStore } from '../../../store/database/open.ts'
import { insertClaims, loadClaims } from '../../../store/findings/claims.ts'
import { toSuppression } from '../../support/research/to-suppression.ts'
import { insertFinding } from '../../support/rows/insert-finding.ts'
import { makeJob, rowOf } from '../../support/rows/jobs.ts'
import { useDatabase } from '../../support/service/use-database.ts'

const own = {
  github: {
    kind: 'account',
    platform: 'github',
    username: 'ottolineb',
    url: 'https://github.com/ottolineb',
    title: 'ottolineb',
    name: 'Ottoline Brackenbury',
    method: 'api',
    matchedOn: ['name'],
    emails: ['ottoline@brackenbury.example'],
    organizations: ['Tidewater Institute'],
    links: [{ url: 'https://mastodon.social/@ottolineb', proof: 'verified' }],
  },
  mastodon: {
    kind: 'account',
    platform: 'mastodon',
    username: 'ottolineb@mastodon.social',
    url: 'https://mastodon.social/@ottolineb',
    title: 'ottolineb',
    name: 'Ottoline Brackenbury',
    method: 'api',
    matchedOn: ['name'],
    phones: ['+4930901820'],
    links: [{ url: 'https://github.com/ottolineb', proof: 'verified' }],
  },
  namesake: {
    kind: 'account',
    platform: 'gitlab',
    username: 'obrack',
    url: 'https://gitlab.com/obrack',
    title: 'obrack',
    name: 'Ottoline Brackenbury',
    method: 'api',
    matchedOn: ['name'],
    emails: ['baker@other.example'],
    organizations: ['Kelpline Turbines'],
    location: 'Hobart, Australia',
  },
} satisfies Record<string, Partial<Finding> & Pick<Finding, 'kind' | 'url' | 'title' | 'method'>>

describe('an opt-out by one identifier', () => {
  let db: Db
  let first: string
  beforeAll(async () => {
    db = openStore(await useDatabase(), { max: 4 })
  })
  afterAll(() => db.end())
  beforeEach(async () => {
    await db.query('truncate jobs cascade')
    const input = { query: 'Ottoline Brackenbury', type: 'name' }
    first = await makeJob(db, { operation: 'search', input })
    await db.query(`update jobs set status = 'succeeded', result = '{"hits":[]}' where id = $1`, [
      first,
    ])
    for (const [provider, said] of Object.entries(own)) {
      const row = { jobId: first, provider, kind: said.kind, dedupeKey: provider, now: new Date() }
      await insertFinding(db, { ...row, payload: buildFinding(said) })
    }
  })

  const asked = { kind: 'email', value: 'ottoline@brackenbury.example' } as const

  test('an opt-out links what the same verified group holds, and nothing of a namesake', async () => {
    const linked = await findLinked(db, [toSuppression(asked)])
    expect(linked).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'username', value: 'ottolineb', platform: 'github' }),
        expect.objectContaining({ kind: 'phone', value: '+4930901820' }),
        expect.objectContaining({
          kind: 'name',
          factKind: 'employer',
          factValue: 'Tidewater Institute',
        }),
      ]),
    )
    expect(JSON.stringify(linked)).not.toMatch(/obrack"|baker@|Kelpline|Hobart/)
  })

  test('an opt-out links nothing of others whose pages one vague search has found', async () => {
    await db.query('truncate jobs cascade')
    const job = await makeJob(db, { operation: 'search', input: { query: 'b', type: 'name' } })
    await db.query(`update jobs set status = 'succeeded', result = '{"hits":[]}' where id = $1`, [
      job,
    ])
    const marsh = 'Quillon Marsh, Institute for Invented Tides.'
    for (const [url, title, snippet, platform, username] of [
      ['https://github.com/zquib', 'zquib (Zelda)', 'Lenses.', 'github', 'zquib'],
      ['https://www.linkedin.com/in/ingof', 'Ingo', 'Ask for Ingo.', 'linkedin', 'ingof'],
      ['https://tides.example/cv', 'Quillon Marsh', marsh],
      ['https://waters.example/marsh', 'Marsh, Quillon | Who is Who', marsh],
      ['https://closed.example/marsh', 'Quillon Marsh', marsh],
    ] as const) {
      const kind = platform === undefined ? 'page' : 'account'
      const account = platform === undefined ? {} : { platform, username }
      const said = { kind, url, title, snippet, isPerson: true, method: 'search_result' } as const
      const payload = buildFinding({ ...said, ...account })
      const row = { jobId: job, provider: 'searxng', kind, dedupeKey: url, now: new Date() }
      await insertFinding(db, { ...row, payload })
    }
    const handle = { kind: 'username', value: 'zquib', platform: 'github' } as const
    expect(await findLinked(db, [toSuppression(handle)])).toEqual([])
  })

  test('an opt-out links nothing that only a web page of the same name claims', async () => {
    await db.query('truncate jobs cascade')
    const name = 'Quillon Featherby-Marsh'
    const input = { person: { name } }
    const jobId = await makeJob(db, { operation: 'dossier', input })
    await db.query(`update jobs set status = 'succeeded' where id = $1`, [jobId])
    const insert = async (provider: string, said: Parameters<typeof buildFinding>[0]) => {
      const dedupeKey = `${provider} ${said.kind} ${said.url}`
      const row = { jobId, provider, kind: said.kind, dedupeKey, now: new Date() }
      await insertFinding(db, { ...row, payload: buildFinding({ matchedOn: ['name'], ...said }) })
    }
    const url = 'https://pumps.example/quillon'
    const snippet = `${name} of the Institute for Invented Tides: cheap pumps sale.`
    for (const provider of ['searxng', 'marginalia', 'gdelt'])
      await insert(provider, { kind: 'page', url, title: name, snippet, method: 'search_result' })
    const self = { isPerson: true, emails: ['ceo@pumps.example'], organizations: ['Pumps Inc'] }
    await insert('web_pages', {
      ...{ kind: 'person', url, title: name, name, method: 'page_text' },
      ...self,
    })
    const fact = { kind: 'employer', value: 'Institute for Invented Tides' } as const
    expect(await findLinked(db, [toSuppression({ kind: 'name', value: name, fact })])).toEqual([])
  })

  const account = (platform: string, username: string, said: Partial<Finding>) => ({
    kind: 'account' as const,
    platform,
    username,
    url: `https://${platform}.com/${username}`,
    title: username,
    method: 'search_result' as const,
    isPerson: true,
    ...said,
  })
  const atTheHall = {
    snippet: 'Painter in Graz, of the Tide Hall.',
    organizations: ['Tide Hall'],
    location: 'Graz',
  }
  const weak = [
    {
      // 44 %
      group: 'whose texts are alike',
      asked: { query: 'Maria Quell', type: 'name' },
      findings: [
        account('linkedin', 'mquell', {
          ...atTheHall,
          name: 'M. Quell',
          emails: ['m@quell.example'],
        }),
        account('github', 'quellmax', {
          ...atTheHall,
          name: 'Quell',
          phones: ['+4930901820'],
        }),
      ],
    },
    {
      // 55 %
      group: 'who have the same username',
      asked: { query: 'zorblaxquell77', type: 'username' },
      findings: [
        account('github', 'zorblaxquell77', { emails: ['m@quell.example'] }),
        account('gitlab', 'zorblaxquell77', { emails: ['other@quell.example'] }),
      ],
    },
  ]
  test.each(weak)(
    'an opt-out links of a weak group $group its own record alone',
    async ({ asked: input, findings }) => {
      await db.query('truncate jobs cascade')
      const jobId = await makeJob(db, { operation: 'search', input })
      await db.query(`update jobs set status = 'succeeded', result = '{"hits":[]}' where id = $1`, [
        jobId,
      ])
      for (const said of findings)
        await insertFinding(db, {
          jobId,
          provider: 'searxng',
          kind: said.kind,
          dedupeKey: said.url,
          now: new Date(),
          payload: buildFinding(said),
        })
      const linked = await findLinked(db, [
        toSuppression({ kind: 'email', value: 'm@quell.example' }),
      ])
      const [own] = findings
      expect(linked).toContainEqual(
        expect.objectContaining({
          kind: 'username',
          platform: own?.platform,
          value: own?.username,
        }),
      )
      expect(JSON.stringify(linked)).not.toMatch(/quellmax|\+4930901820|other@|gitlab/)
    },
  )

  test('an opt-out by one identifier refuses the person by handle, phone, name with employer', async () => {
    const entries = [toSuppression(asked), ...(await findLinked(db, [toSuppression(asked)]))]
    const handle = { query: 'https://github.com/ottolineb', type: 'username' }
    expect(suppressesInput(entries, 'search', handle)).toBe(true)
    expect(suppressesInput(entries, 'search', { query: '+49 30 901820', type: 'phone' })).toBe(true)
    const person = {
      name: 'Ottoline Brackenbury',
      headline: 'Hydrologist at the Tidewater Institute',
    }
    expect(suppressesInput(entries, 'dossier', { person })).toBe(true)
    const namesake = { name: 'Ottoline Brackenbury', headline: 'Baker at Kelpline Turbines' }
    expect(suppressesInput(entries, 'dossier', { person: namesake })).toBe(false)
  })

  test('an opt-out by one identifier erases old jobs that only a linked identifier leads to', async () => {
    const byPhone = await makeJob(db, {
      operation: 'search',
      input: { query: '+49 30 901820', type: 'phone' },
    })
    const other = await makeJob(db, {
      operation: 'search',
      input: { query: 'someone1', type: 'username' },
    })
    await db.query(
      `update jobs set status = 'succeeded', result = '{"hits":[]}' where id = any ($1)`,
      [[byPhone, other]],
    )
    const entries = [toSuppression(asked), ...(await findLinked(db, [toSuppression(asked)]))]
    await erasePeople(db, entries)
    expect((await rowOf(db, byPhone)).input).toEqual({})
    expect((await rowOf(db, first)).input).toEqual({})
    expect((await rowOf(db, other)).input).not.toEqual({})
  })

  test('an opt-out by one identifier erases a page that a job about another person has read, and the words of an endpoint', async () => {
    const other = await makeJob(db, {
      operation: 'dossier',
      input: { person: { name: 'Some One' } },
    })
    const page = Buffer.from('page')
    const text = 'Write to ottoline@brackenbury.example'
    await db.query(
      `insert into pages values ($1, 'https://news.example/', 'News', $2, null, now())`,
      [page, text],
    )
    await db.query(
      `insert into job_pages values ($1, $2, 'https://news.example/', $2, 'read', null, 1, now())`,
      [other, page],
    )
    const id = page.toString('hex')
    const keys = [toPageDocumentKey(id), toOwnPageDocumentKey(id), toOwnPartKey(id)]
    const claims = keys.map((documentKey) => ({ documentKey, dedupeKey: 'said', draft: {} }))
    await insertClaims(db, other, claims, new Date())
    await db.query(`insert into accounts values ('acct_x', 'x', 'standard', now(), now())`)
    await db.query(
      `insert into webhook_endpoints (id, account_id, url, description, events, status, secret, metadata, created_at, updated_at)
       values ('whe_x', 'acct_x', 'https://hook.example/', $1, '{}', 'enabled', 's', '{}', now(), now())`,
      [text],
    )
    await erasePeople(db, [toSuppression(asked)])
    expect((await db.query('select from pages')).rowCount).toBe(0)
    expect(await loadClaims(db, other)).toEqual([])
    expect((await db.query('select description from webhook_endpoints')).rows).toEqual([
      { description: '' },
    ])
    expect((await rowOf(db, other)).input).not.toEqual({})
  })
})
