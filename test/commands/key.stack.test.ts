import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { key as keyCommand } from '../../commands/key.ts'
import { call } from '../support/calls/call.ts'
import { runAsProcess, runInProcess } from '../support/processes/run-command.ts'
import type { SharedService } from '../support/service/service.ts'
import { useApi } from '../support/service/use-service.ts'

describe('npm run key', () => {
  let service: SharedService
  beforeAll(async () => {
    service = await useApi()
  })
  afterAll(() => service.stop())

  const key = (...args: string[]) => runInProcess(keyCommand, args, service.env)
  const statusOf = async (secret: string, path = '/api/v1/jobs') =>
    (await call(service.url, path, { key: secret })).status
  const create = async (...args: string[]) => created(await key('create', ...args))
  const created = ({ stdout, status }: Awaited<ReturnType<typeof key>>) => {
    expect(status).toBe(0)
    const [, id = ''] = /^(key_\S+)/.exec(stdout) ?? []
    const [, secret = ''] = /(prs_live_\S+)/.exec(stdout) ?? []
    return { id, secret }
  }

  test('create prints a key that works at once, and keeps only its hash', async () => {
    const args = ['create', '--account', 'Acme', '--name', 'crawler']
    const { id, secret } = created(await runAsProcess('key.ts', args, service.env))
    expect(await statusOf(secret)).toBe(200)
    const { rows } = await service.db.query('select * from api_keys where id = $1', [id])
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(secret.slice(-43))
  })

  test('create narrows a key to scopes, a limit and a date', async () => {
    const { secret } = await create(
      '--scopes',
      'search',
      '--per-minute',
      '3',
      '--expires',
      '2099-01-31',
    )
    const refused = await call(service.url, '/api/v1/vin', {
      key: secret,
      body: { vin: '1HGCM82633A004352' },
    })
    expect(refused.status).toBe(403)
    const allowed = await call(service.url, '/api/v1/jobs', { key: secret })
    expect(allowed.headers.get('ratelimit-policy')).toContain('"key";q=3;w=60')
    expect((await key('list')).stdout).toContain('2099-01-31T00:00:00.000Z')
  })

  test('npm run key list names every key and never its secret', async () => {
    const { id, secret } = await create('--name', 'listed')
    const { stdout } = await key('list', '--json')
    expect(JSON.parse(stdout)).toContainEqual(
      expect.objectContaining({ id, account: 'local', name: 'listed', revoked_at: null }),
    )
    expect(stdout).not.toContain(secret.slice(-43))
    expect((await key('list')).stdout).toContain(id)
  })

  test('revoke ends a key within a second, and may be repeated', async () => {
    const { id, secret } = await create()
    expect(await statusOf(secret)).toBe(200)
    expect(await key('revoke', id)).toMatchObject({ status: 0, stdout: `${id} is revoked.\n` })
    await expect.poll(() => statusOf(secret), { timeout: 1_000 }).toBe(401)
    expect((await key('revoke', id)).status).toBe(0)
  })

  test.each([
    [['create', '--scopes', 'everything'], /^--scopes takes some of search,dossier,chat/],
    [['create', '--expires', 'soon'], /^--expires takes a date/],
    [
      ['create', '--expires', '2020-01-01'],
      /^--expires takes a date to come: 2020-01-01T00:00:00.000Z is past/,
    ],
    [['create', '--expires', '2099-02-31'], /^--expires takes a date/],
    [['create', '--per-minute', '0'], /^--per-minute takes a whole number/],
    [
      ['create', '--per-minute', '99999999999'],
      /^--per-minute takes a whole number from 1 to 100000,/,
    ],
    [['create', '--account', ' '], /^--account takes the name/],
    [
      ['create', '--account', 'a'.repeat(81)],
      /^--account takes the name of an account: it must be at most 80 characters, is 81\./,
    ],
    [
      ['create', '--name', 'a'.repeat(81)],
      /^--name takes the name of the key: it must be at most 80 characters, is 81\./,
    ],
    [['create', '--colour', 'red'], /^Unknown option '--colour'\.\n\nnpm run key -- create/],
    [['list', '--account', 'Acme'], /^Unknown option '--account'/],
    [['revoke', 'key_1', 'key_2'], /^Unexpected argument: key_2/],
    [['destroy'], /^There is no destroy/],
    [[], /^Name what to do/],
  ])('npm run key: %j is refused in one sentence with exit code 2', async (args, sentence) => {
    const { stderr, stdout, status } = await key(...args)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(sentence)
    expect(stderr).not.toMatch(/^\s+at /m)
  })

  test('create takes an account by its id', async () => {
    const { id } = await create('--account', 'taken by its id')
    const keys = async (): Promise<{ id: string; account_id: string }[]> =>
      JSON.parse((await key('list', '--json')).stdout)
    const owner = (await keys()).find((one) => one.id === id)?.account_id ?? ''
    const other = await create('--account', owner)
    expect(await keys()).toContainEqual(
      expect.objectContaining({ id: other.id, account_id: owner, account: 'taken by its id' }),
    )
  })

  test.each([
    [['revoke', 'key_nobody'], /^There is no key key_nobody/],
    [['create', '--account', 'acct_nobody'], /^There is no account acct_nobody: see npm run acc/],
  ])('npm run key: %j names what does not exist, with exit code 1', async (args, sentence) => {
    const { stderr, stdout, status } = await key(...args)
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toMatch(sentence)
    expect(stderr).not.toMatch(/^\s+at /m)
  })

  test.each([[['--help']], [['create', '-h']]])(
    'npm run key: %j says how it is used, and does nothing',
    async (args) => {
      expect(await key(...args)).toMatchObject({
        status: 0,
        stdout: expect.stringMatching(/^npm run key -- create/),
        stderr: '',
      })
    },
  )

  test('npm run key create makes one account of a name, however many ask for it at once', async () => {
    const made = Array.from({ length: 4 }, () => create('--account', 'asked for at once'))
    await Promise.all(made)
    const keys: { account: string; account_id: string }[] = JSON.parse(
      (await key('list', '--json')).stdout,
    )
    const owners = keys.filter(({ account }) => account === 'asked for at once')
    expect(new Set(owners.map(({ account_id }) => account_id)).size).toBe(1)
    expect(owners).toHaveLength(4)
  })

  test('a scope that is named twice is had once', async () => {
    const { id } = await create('--scopes', 'chat, chat')
    expect(JSON.parse((await key('list', '--json')).stdout)).toContainEqual(
      expect.objectContaining({ id, scopes: 'chat' }),
    )
  })
})
