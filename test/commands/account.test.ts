import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Job } from '../../contract/jobs.ts'
import { plansFrom } from '../../contract/plans.ts'
import { endRun } from '../support/accounts.ts'
import { call } from '../support/call.ts'
import { type Service, startService } from '../support/service.ts'
import { useStack } from '../support/stack/use-stack.ts'

const command = path.join(import.meta.dirname, '..', '..', 'commands', 'account.ts')
const folder = mkdtempSync(path.join(os.tmpdir(), 'plans-'))
const PLANS_FILE = path.join(folder, 'plans.json')
writeFileSync(
  PLANS_FILE,
  '{"pro":{"weeklyAllowanceMicroDollars":20000000},"lite":{"weeklyAllowanceMicroDollars":0,"capabilities":["vin"]},' +
    '"on_credits":{"weeklyAllowanceMicroDollars":0}}',
)

describe('npm run account', () => {
  let service: Service
  beforeAll(async () => {
    service = await startService(useStack(), 'account-command', { PLANS_FILE })
  })
  afterAll(async () => {
    await service.stop()
    rmSync(folder, { recursive: true })
  })

  const account = (...args: string[]) => {
    const { stdout, stderr, status } = spawnSync(process.execPath, [command, ...args], {
      env: { ...process.env, ...service.env },
      encoding: 'utf8',
    })
    return { stdout, stderr, status }
  }
  const shown = (name: string) => JSON.parse(account('show', name, '--json').stdout)
  const startSearch = (key: string) =>
    call(service.url, '/api/v1/jobs', { key, body: { operation: 'search', input: { query: 'Zelda Quibbleworth' } } })

  test('list and show tell plan, usage, credits, keys and what was changed', async () => {
    const { id, key } = await service.createKey({ account: 'Acme' })
    const job = Job.parse(await (await startSearch(key)).json())
    await endRun(service.db, plansFrom(5_000_000), job.id, 50_000)
    await startSearch(key)
    const [listed] = JSON.parse(account('list', '--json').stdout).filter(({ name }: { name: string }) => name === 'Acme')
    expect(listed).toMatchObject({
      plan: 'standard',
      subscribed: true,
      allowance_credits: 500,
      spent_credits: 5,
      reserved_credits: 5,
      remaining_percent: 99,
      extra_credits: 0,
    })
    expect(account('list').stdout).toContain('Acme')
    expect(shown('Acme')).toMatchObject({ ...listed, keys: [{ id, monthly_budget: null, month_credits: 10 }], changes: [] })
    expect(shown(listed.id)).toMatchObject({ name: 'Acme' })
    expect(account('show', 'Acme').stdout).toContain(id)
  })

  test('set-plan takes effect within a second and is written down', async () => {
    const { key } = await service.createKey({ account: 'Planned' })
    expect((await startSearch(key)).status).toBe(202)
    expect(account('set-plan', 'Planned', 'lite')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/is on the plan lite now; it was standard/),
    })
    await expect.poll(async () => (await startSearch(key)).status, { timeout: 1_000 }).toBe(402)
    account('set-plan', 'Planned', 'pro')
    await expect.poll(async () => (await startSearch(key)).status, { timeout: 1_000 }).toBe(202)
    expect(shown('Planned')).toMatchObject({
      plan: 'pro',
      allowance_credits: 2_000,
      changes: [
        { kind: 'plan', before: 'lite', after: 'pro' },
        { kind: 'plan', before: 'standard', after: 'lite' },
      ],
    })
  })

  test('add-credits adds up, also when it is run many times at once', async () => {
    await service.createKey({ account: 'Rich' })
    expect(account('add-credits', 'Rich', '12.3456').stdout).toMatch(/has 12\.3456 extra credits now; it had 0\./)
    const env = { ...process.env, ...service.env }
    const add = () => promisify(execFile)(process.execPath, [command, 'add-credits', 'Rich', '0.0001'], { env })
    await Promise.all(Array.from({ length: 4 }, add))
    const { extra_credits, changes } = shown('Rich')
    expect(extra_credits).toBe(12.346)
    const all = [12.346, 12.3459, 12.3458, 12.3457, 12.3456]
    expect(changes.map(({ after }: { after: number }) => after).toSorted()).toEqual(all.toReversed())
  })

  test('take-credits takes what was added by mistake, and nothing that is set aside for runs', async () => {
    const { key } = await service.createKey({ account: 'Refunded' })
    account('set-plan', 'Refunded', 'on_credits')
    account('add-credits', 'Refunded', '50')
    await startSearch(key)
    expect(account('take-credits', 'Refunded', '45.0001')).toEqual({
      stdout: '',
      stderr: expect.stringMatching(
        /^Refunded \(acct_\w+\) has 50 extra credits, 5 of them set aside for runs that are still going: at most 45 can be taken\.\n$/,
      ),
      status: 1,
    })
    expect(account('take-credits', 'Refunded', '45').stdout).toMatch(/has 5 extra credits now; it had 50\./)
    expect(shown('Refunded')).toMatchObject({
      extra_credits: 5,
      changes: [{ kind: 'credits', before: 50, after: 5 }, { kind: 'credits' }, { kind: 'plan' }],
    })
    expect((await startSearch(key)).status).toBe(402)
  })

  test('set-key-budget limits one key, and none frees it', async () => {
    const { id, key } = await service.createKey({ account: 'Limited' })
    expect(account('set-key-budget', id, '0').status).toBe(0)
    await expect.poll(async () => (await startSearch(key)).status, { timeout: 1_000 }).toBe(402)
    expect(account('set-key-budget', id, 'none').stdout).toBe(`${id} has no budget of its own now.\n`)
    await expect.poll(async () => (await startSearch(key)).status, { timeout: 1_000 }).toBe(202)
    expect(shown('Limited').changes).toMatchObject([
      { kind: 'key_budget', key_id: id, before: '0', after: null },
      { kind: 'key_budget', key_id: id, before: null, after: '0' },
    ])
  })

  test.each([
    [['show', 'nobody'], /^There is no account nobody/],
    [['set-plan', 'tester', 'gold'], /^There is no plan gold: it is one of none, standard, pro, lite, on_credits/],
    [['set-plan', 'tester'], /^npm run account -- list/],
    [['add-credits', 'tester', '0'], /^add-credits takes a number of credits above 0/],
    [['add-credits', 'tester', '--', '-5'], /^add-credits takes a number of credits above 0/],
    [['add-credits', 'tester', '-5'], /^Unknown option '-5'\.\n\nnpm run account/],
    [['add-credits', 'tester', '1e3'], /^add-credits takes/],
    [['add-credits', 'tester', '0.00001'], /^add-credits takes/],
    [['add-credits', 'tester', '100000001'], /^add-credits takes/],
    [['add-credits', 'nobody', '5'], /^There is no account nobody/],
    [['set-key-budget', 'key_nobody', '5'], /^There is no key key_nobody/],
    [['set-key-budget', 'key_nobody', '2.5'], /^set-key-budget takes whole credits/],
    [['list', 'everything'], /^npm run account -- list/],
    [['destroy', 'tester'], /^npm run account -- list/],
    [[], /^npm run account -- list/],
  ])('%j is one clear sentence and exit code 1', (args, sentence) => {
    const { stderr, stdout, status } = account(...args)
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toMatch(sentence)
    expect(stderr).not.toMatch(/^\s+at /m)
  })

  test('two accounts of one name are told apart by their ids', async () => {
    await service.createKey({ account: 'Twin' })
    const [{ id }] = JSON.parse(account('list', '--json').stdout).filter(({ name }: { name: string }) => name === 'Twin')
    await service.db.query(
      `insert into accounts (id, name, plan, anchor_at, created_at) values ('acct_twin', 'Twin', 'standard', now(), now())`,
    )
    expect(account('add-credits', 'Twin', '5').stderr).toMatch(/^2 accounts are called Twin/)
    expect(account('add-credits', id, '5').status).toBe(0)
    expect(shown('acct_twin').extra_credits).toBe(0)
  })

  test('an id is not mistaken for a name: a key for it is a key of that account, and a name that looks like one hides nobody', async () => {
    await service.createKey({ account: 'Known' })
    const { id } = shown('Known')
    await service.createKey({ account: id })
    expect(shown('Known').keys).toHaveLength(2)
    await service.db.query(
      `insert into accounts (id, name, plan, anchor_at, created_at) values ('acct_impostor', $1, 'standard', now(), now())`,
      [id],
    )
    expect(shown(id)).toMatchObject({ id, name: 'Known' })
    expect(account('set-plan', 'Known', 'lite').status).toBe(0)
  })

  test('a configuration that cannot be used, or lacks a plan that accounts have, is told in a sentence, too', () => {
    const listWith = (plansFile: string) =>
      spawnSync(process.execPath, [command, 'list', '--json'], {
        env: { ...process.env, ...service.env, PLANS_FILE: plansFile },
        encoding: 'utf8',
      })
    expect(listWith(path.join(folder, 'nowhere.json'))).toMatchObject({
      stdout: '',
      stderr: expect.stringMatching(/^PLANS_FILE cannot be used: .*nowhere\.json'\n$/),
      status: 1,
    })
    const away = { ...process.env, ...service.env, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' }
    expect(spawnSync(process.execPath, [command, 'list'], { env: away, encoding: 'utf8' })).toMatchObject({
      stdout: '',
      stderr: expect.stringMatching(/^The database cannot be reached: .*\n$/),
      status: 1,
    })
    const { stdout, stderr, status } = listWith('')
    expect({ stderr, status }).toEqual({ stderr: expect.stringMatching(/^This configuration has no plan .*lite.*PLANS_FILE/), status: 0 })
    expect(JSON.parse(stdout)).toContainEqual(expect.objectContaining({ name: 'Known', plan: 'lite', subscribed: false }))
  })
})
