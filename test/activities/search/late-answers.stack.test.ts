import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createActivities } from '../../../activities/index.ts'
import { recordStep } from '../../../activities/job/record-step.ts'
import { loadSubject } from '../../../activities/person/load-subject.ts'
import { recordFindings } from '../../../activities/person/record-findings.ts'
import { buildFinding, type Finding } from '../../../research/records/finding.ts'
import { type Db, openStore } from '../../../store/database/open.ts'
import { insertSuppression } from '../../../store/opt-outs/suppressions.ts'
import { logOf, makeJob } from '../../support/rows/jobs.ts'
import { useDatabase } from '../../support/service/use-database.ts'
import { activityDeps } from '../../support/worker/activity-deps.ts'

let db: Db
beforeAll(async () => {
  db = openStore(await useDatabase(), { max: 4 })
})
afterAll(() => db.end())
beforeEach(async () => {
  await db.query('delete from suppressions')
})

const address = { kind: 'email', value: 'ottoline@brackenbury.example' } as const
const plain = { platform: null, factKind: null, factValue: null, note: '' } as const
const optOut = () => insertSuppression(db, { ...plain, ...address, now: new Date() })

const account = (username: string, more: Partial<Finding> = {}) => ({
  provider: 'github',
  dedupeKey: `github:${username}`,
  finding: buildFinding({
    kind: 'account',
    platform: 'github',
    username,
    url: `https://github.com/${username}`,
    title: username,
    method: 'api',
    matchedOn: ['username'],
    ...more,
  }),
})

/** A search whose quick sources have answered. */
async function begun() {
  const job = await makeJob(db, {
    operation: 'search',
    input: { query: 'ottolineb', type: 'username' },
  })
  const activities = createActivities(activityDeps(db))
  await activities.planSearch(job)
  await db.query(`update jobs set status = 'running', stage = 'social' where id = $1`, [job])
  const search = await loadSubject(db, job)
  return {
    record: (...found: ReturnType<typeof account>[]) =>
      recordStep(activityDeps(db), job, async (tx, locked) => ({
        events: await recordFindings(tx, activityDeps(db), locked, search, found),
      })),
    compose: () => activities.composeSearch(job, 'completed'),
    types: async () => (await logOf(db, job)).map(({ type }) => type),
    text: async () => (await logOf(db, job)).map(({ payload }) => payload).join('\n'),
    log: () => logOf(db, job),
  }
}

/** What is kept of the findings of all jobs. */
async function loadFindingTexts(): Promise<string> {
  const { rows } = await db.query<{ payload: unknown }>('select payload from findings')
  return JSON.stringify(rows)
}

const hers = /github\.com\/ottolineb|"username":"ottolineb"|Saltport/

test('no event ever held an account whose person a late answer shows to have opted out', async () => {
  await optOut()
  const { record, compose, types, text } = await begun()
  // adults, whose accounts would be emitted at once if there were no opt-out
  await record(
    account('ottolineb', { birthYear: 1970, bio: 'Rivers of Saltport' }),
    account('someone1', { birthYear: 1971, bio: 'Chess' }),
  )
  expect(await types()).not.toContain('social_account_found')
  await record(account('ottolineb', { birthYear: 1970, emails: [address.value] }))
  await compose()
  expect(await text()).not.toMatch(hers)
  expect(await text()).toContain('someone1')
  expect(await types()).not.toContain('redacted')
})

test('no event ever held an account whose person a late answer shows to be a minor', async () => {
  const { record, compose, types, text } = await begun()
  await record(
    account('ottolineb', { bio: 'Rivers of Saltport' }),
    account('someone1', { bio: 'Chess' }),
  )
  expect(await types()).not.toContain('social_account_found')
  await record(account('ottolineb', { bio: 'Rivers of Saltport. I am 15 years old.' }))
  await compose()
  expect(await text()).not.toMatch(hers)
  expect(await text()).toContain('someone1')
  expect(await types()).not.toContain('redacted')
  expect(await loadFindingTexts()).not.toMatch(hers)
})

test('the account of a known adult is emitted while answers are to come, and completed at the end', async () => {
  const { record, compose, types, text, log } = await begun()
  await record(
    account('ottolineb', { birthYear: 1970, bio: 'Rivers of Saltport' }),
    account('someone1'),
  )
  expect(await text()).toMatch(hers)
  expect(await text()).not.toContain('someone1')
  await record(account('ottolineb', { birthYear: 1970, bio: 'Rivers and tides' }))
  await compose()
  const found = (await types()).filter((type) => type === 'social_account_found')
  expect(found).toHaveLength(2)
  const seen = await log()
  await compose()
  expect(await log()).toEqual(seen)
})

test('an emitted account is blanked when its person opts out before the end', async () => {
  const { record, compose, text, log } = await begun()
  await record(
    account('ottolineb', { birthYear: 1970, bio: 'Rivers of Saltport' }),
    account('someone1'),
  )
  expect(await text()).toMatch(hers)
  const before = await log()
  await optOut()
  await record(account('ottolineb', { emails: [address.value] }))
  await compose()
  expect(await text()).not.toMatch(hers)
  const after = await log()
  expect(after.map(({ seq }) => seq).slice(0, before.length)).toEqual(before.map(({ seq }) => seq))
  expect(after.filter(({ type }) => type === 'redacted').length).toBeGreaterThan(0)
})

test('a person who opted out by name and place is shown nowhere when two of their records say the one and the other', async () => {
  const name = { kind: 'name', value: 'Ottoline Brackenbury' } as const
  const fact = { factKind: 'location', factValue: 'saltport' } as const
  await insertSuppression(db, { ...plain, ...name, ...fact, now: new Date() })
  const { record, compose, text } = await begun()
  const elsewhere = 'https://gitlab.com/ottolineb'
  await record(
    account('ottolineb', {
      name: 'Ottoline Brackenbury',
      links: [{ url: elsewhere, proof: 'verified' }],
    }),
    {
      ...account('ottolineb', { platform: 'gitlab', url: elsewhere, location: 'Saltport' }),
      dedupeKey: 'gitlab:ottolineb',
    },
    account('someone1', { bio: 'Chess' }),
  )
  await compose()
  expect(await text()).toContain('someone1')
  expect(await text()).not.toMatch(/hub\.com\/ottolineb|lab\.com\/ottolineb|Saltport/)
  expect(await loadFindingTexts()).not.toContain('Saltport')
})

test('a page that shows the opted-out address of another person goes alone', async () => {
  const secretary = 'sabine@quayside.example'
  await insertSuppression(db, { ...plain, kind: 'email', value: secretary, now: new Date() })
  const { record, compose, text } = await begun()
  const page = 'https://chess-club.example/members'
  await record(account('ottolineb', { name: 'Some One', bio: 'Rivers of Saltport' }), {
    provider: 'searxng',
    dedupeKey: `searxng:${page}`,
    finding: buildFinding({
      kind: 'page',
      url: page,
      title: 'ottolineb: Some One at the chess club',
      snippet: `Some One wrote this with Mary Quill, ${secretary}`,
      method: 'search_result',
      matchedOn: ['username'],
    }),
  })
  await compose()
  expect(await text()).toMatch(hers)
  expect(await text()).not.toMatch(/quayside|chess-club/)
  expect(await loadFindingTexts()).not.toMatch(/quayside|chess-club/)
})

test('what stands at a denied host is neither kept nor linked', async () => {
  const { record, compose, text } = await begun()
  const broker = activityDeps(db).deniedHosts.find(({ reason }) => reason !== 'login_gated')
  const address = `https://${broker?.host}/people/ottolineb`
  await record(account('ottolineb', { links: [{ url: address, proof: 'none' }] }), {
    ...account('ottolineb', { url: address, platform: 'broker' }),
    dedupeKey: 'broker',
  })
  await compose()
  expect(await text()).toMatch(hers)
  expect(await text()).not.toContain(broker?.host)
  expect(await loadFindingTexts()).not.toContain(broker?.host)
})

test('a password that a record repeats is not kept', async () => {
  const { record, compose, text } = await begun()
  await record(account('ottolineb', { bio: 'My password: Tr0ub4dor&3' }))
  await compose()
  expect(await text()).toMatch(hers)
  expect(await text()).not.toContain('Tr0ub4dor')
  expect(await loadFindingTexts()).not.toContain('Tr0ub4dor')
})
