import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { account as accountCommand } from '../../commands/account.ts'
import { buildPlans } from '../../contract/operations/plans.ts'
import { Job } from '../../contract/resources/jobs.ts'
import { call } from '../support/calls/call.ts'
import { runAsProcess, runInProcess } from '../support/processes/run-command.ts'
import { endRun } from '../support/rows/accounts.ts'
import type { SharedService } from '../support/service/service.ts'
import { useApi } from '../support/service/use-service.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'plans-'))
const PLANS_FILE = path.join(folder, 'plans.json')
writeFileSync(
  PLANS_FILE,
  '{"pro":{"weeklyAllowanceMicroDollars":20000000},"lite":{"weeklyAllowanceMicroDollars":0,"capabilities":["vin"]},' +
    '"on_credits":{"weeklyAllowanceMicroDollars":0}}',
)

describe('npm run account', () => {
  let service: SharedService
  beforeAll(async () => {
    service = await useApi({ PLANS_FILE })
  })
  afterAll(async () => {
    await service.stop()
    rmSync(folder, { recursive: true })
  })

  const account = (...args: string[]) => runInProcess(accountCommand, args, service.env)
  const shown = async (name: string) => JSON.parse((await account('show', name, '--json')).stdout)
  const startSearch = (key: string) =>
    call(service.url, '/api/v1/jobs', {
      key,
      body: { operation: 'search', input: { query: 'Zelda Quibbleworth' } },
    })

  test('npm run account -- list and show print plan, usage, credits, keys and the change log', async () => {
    const { id, key } = await service.createKey({ account: 'Acme' })
    const job = Job.parse(await (await startSearch(key)).json())
    await endRun(service.db, buildPlans(5_000_000), job.id, 50_000)
    await startSearch(key)
    const printed = await runAsProcess('account.ts', ['list', '--json'], service.env)
    const [listed] = JSON.parse(printed.stdout).filter(
      ({ name }: { name: string }) => name === 'Acme',
    )
    expect(listed).toMatchObject({
      plan: 'standard',
      subscribed: true,
      allowance_credits: 500,
      spent_credits: 5,
      reserved_credits: 5,
      remaining_percent: 99,
      extra_credits: 0,
    })
    expect((await account('list')).stdout).toContain('Acme')
    expect(await shown('Acme')).toMatchObject({
      ...listed,
      keys: [{ id, monthly_budget: null, month_credits: 10 }],
      changes: [],
    })
    expect(await shown(listed.id)).toMatchObject({ name: 'Acme' })
    expect((await account('show', 'Acme')).stdout).toContain(id)
  })

  test('npm run account set-plan takes effect within a second and is written down', async () => {
    const { key } = await service.createKey({ account: 'Planned' })
    expect((await startSearch(key)).status).toBe(202)
    expect(await account('set-plan', 'Planned', 'lite')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/is on the plan lite now; it was standard/),
    })
    await expect.poll(async () => (await startSearch(key)).status, { timeout: 1_000 }).toBe(402)
    await account('set-plan', 'Planned', 'pro')
    await expect.poll(async () => (await startSearch(key)).status, { timeout: 1_000 }).toBe(202)
    expect(await shown('Planned')).toMatchObject({
      plan: 'pro',
      allowance_credits: 2_000,
      changes: [
        { kind: 'plan', before: 'lite', after: 'pro' },
        { kind: 'plan', before: 'standard', after: 'lite' },
      ],
    })
  })

  test('npm run account add-credits adds up, also when it runs many times at once', async () => {
    await service.createKey({ account: 'Rich' })
    expect((await account('add-credits', 'Rich', '12.3456')).stdout).toMatch(
      /has 12\.3456 extra credits now; it had 0\./,
    )
    await service.createKey({ account: 'Humble' })
    expect((await account('add-credits', 'Humble', '1')).stdout).toMatch(/has 1 extra credit now;/)
    const add = () => account('add-credits', 'Rich', '0.0001')
    await Promise.all(Array.from({ length: 4 }, add))
    const { extra_credits, changes } = await shown('Rich')
    expect(extra_credits).toBe(12.346)
    const all = [12.346, 12.3459, 12.3458, 12.3457, 12.3456]
    expect(changes.map(({ after }: { after: number }) => after).toSorted()).toEqual(
      all.toReversed(),
    )
  })

  test('npm run account take-credits takes what was added by mistake, and nothing that is set aside for runs', async () => {
    const { key } = await service.createKey({ account: 'Refunded' })
    await account('set-plan', 'Refunded', 'on_credits')
    await account('add-credits', 'Refunded', '50')
    await startSearch(key)
    expect(await account('take-credits', 'Refunded', '45.0001')).toEqual({
      stdout: '',
      stderr: expect.stringMatching(
        /^Refunded \(acct_\w+\) has 50 extra credits, 5 of them set aside for runs that are still going: at most 45 can be taken\.\n$/,
      ),
      status: 1,
    })
    expect((await account('take-credits', 'Refunded', '45')).stdout).toMatch(
      /has 5 extra credits now; it had 50\./,
    )
    expect(await shown('Refunded')).toMatchObject({
      extra_credits: 5,
      changes: [{ kind: 'credits', before: 50, after: 5 }, { kind: 'credits' }, { kind: 'plan' }],
    })
    expect((await startSearch(key)).status).toBe(402)
  })

  test('npm run account set-key-budget limits one key, and none removes the limit', async () => {
    const { id, key } = await service.createKey({ account: 'Limited' })
    expect((await account('set-key-budget', id, '0')).status).toBe(0)
    await expect.poll(async () => (await startSearch(key)).status, { timeout: 1_000 }).toBe(402)
    expect((await account('set-key-budget', id, 'none')).stdout).toBe(
      `${id} has no budget of its own now.\n`,
    )
    await expect.poll(async () => (await startSearch(key)).status, { timeout: 1_000 }).toBe(202)
    expect((await shown('Limited')).changes).toMatchObject([
      { kind: 'key_budget', key_id: id, before: '0', after: null },
      { kind: 'key_budget', key_id: id, before: null, after: '0' },
    ])
  })

  test.each([
    [['set-plan', 'tester'], /^PLAN is missing/],
    [['add-credits', 'tester', '0'], /^add-credits takes a number of credits above 0/],
    [['add-credits', 'tester', '--', '-5'], /^add-credits takes a number of credits above 0/],
    [
      ['add-credits', 'tester', '-5'],
      /^add-credits takes a number of credits above 0 .*, not -5\.\n$/,
    ],
    [['add-credits', 'tester', '1e3'], /^add-credits takes/],
    [['add-credits', 'tester', '0.00001'], /^add-credits takes/],
    [['add-credits', 'tester', '100000001'], /^add-credits takes/],
    [['set-key-budget', 'key_nobody', '2.5'], /^set-key-budget takes whole credits/],
    [['list', 'everything'], /^Unexpected argument: everything/],
    [['destroy', 'tester'], /^There is no destroy/],
    [[], /^Name what to do/],
  ])('npm run account: %j is refused in one sentence with exit code 2', async (args, sentence) => {
    const { stderr, stdout, status } = await account(...args)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(sentence)
    expect(stderr).not.toMatch(/^\s+at /m)
  })

  test.each([
    [['show', 'nobody'], /^There is no account nobody/],
    [
      ['set-plan', 'tester', 'gold'],
      /^There is no plan gold: it is one of none, standard, pro, lite, on_credits/,
    ],
    [['add-credits', 'nobody', '5'], /^There is no account nobody/],
    [['set-key-budget', 'key_nobody', '5'], /^There is no key key_nobody/],
  ])('npm run account: %j names what does not exist, with exit code 1', async (args, sentence) => {
    const { stderr, stdout, status } = await account(...args)
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toMatch(sentence)
    expect(stderr).not.toMatch(/^\s+at /m)
  })

  test('npm run account distinguishes two accounts of one name by their ids', async () => {
    await service.createKey({ account: 'Twin' })
    const [{ id }] = JSON.parse((await account('list', '--json')).stdout).filter(
      ({ name }: { name: string }) => name === 'Twin',
    )
    await service.db.query(
      `insert into accounts (id, name, plan, anchor_at, created_at) values ('acct_twin', 'Twin', 'standard', now(), now())`,
    )
    expect((await account('add-credits', 'Twin', '5')).stderr).toMatch(
      /^2 accounts are called Twin/,
    )
    expect((await account('add-credits', id, '5')).status).toBe(0)
    expect((await shown('acct_twin')).extra_credits).toBe(0)
  })

  test('npm run account takes an id before a name: a name that looks like an id hides no other account', async () => {
    await service.createKey({ account: 'Known' })
    const { id } = await shown('Known')
    await service.createKey({ account: id })
    expect((await shown('Known')).keys).toHaveLength(2)
    await service.db.query(
      `insert into accounts (id, name, plan, anchor_at, created_at) values ('acct_impostor', $1, 'standard', now(), now())`,
      [id],
    )
    expect(await shown(id)).toMatchObject({ id, name: 'Known' })
    expect((await account('set-plan', 'Known', 'lite')).status).toBe(0)
  })

  test('npm run account reports an unusable configuration, or a missing plan, in a sentence', async () => {
    const listWith = (plansFile: string) =>
      runInProcess(accountCommand, ['list', '--json'], { ...service.env, PLANS_FILE: plansFile })
    expect(await listWith(path.join(folder, 'nowhere.json'))).toMatchObject({
      stdout: '',
      stderr: expect.stringMatching(/^PLANS_FILE cannot be used: .*nowhere\.json'\n$/),
      status: 2,
    })
    const away = { ...service.env, DATABASE_URL: 'postgres://user@127.0.0.1:1/nothing' }
    expect(await runInProcess(accountCommand, ['list'], away)).toMatchObject({
      stdout: '',
      stderr: expect.stringMatching(/^The database cannot be reached: .*\n$/),
      status: 1,
    })
    const { stdout, stderr, status } = await listWith('')
    expect({ stderr, status }).toEqual({
      stderr: expect.stringMatching(/^This configuration has no plan .*lite.*PLANS_FILE/),
      status: 0,
    })
    expect(JSON.parse(stdout)).toContainEqual(
      expect.objectContaining({ name: 'Known', plan: 'lite', subscribed: false }),
    )
  })
})
