/** The whole of `npm start`, several times over: slow, and the only way to know. */
import { execFile } from 'node:child_process'
import { readFile, rm, stat } from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hasFile } from '../../local/files.ts'
import { findFreePort } from '../../local/ports.ts'
import { sendSignal } from '../../local/processes.ts'
import { eventually } from '../support/eventually.ts'
import { type Clone, makeClone } from '../support/stack/clone.ts'
import { npmStart, processesOf, type Started } from '../support/stack/npm-start.ts'

const timeout = 180_000
let clone: Clone
let started: Started

beforeAll(async () => {
  clone = await makeClone()
}, timeout)
afterAll(async () => {
  started?.signal('SIGKILL')
  // What a failed test has left must not outlive it, whatever it is.
  const deadline = Date.now() + 15_000
  for (let left = await processesOf(clone); left.length > 0; left = await processesOf(clone)) {
    if (Date.now() > deadline)
      for (const line of left) sendSignal(Number(line.split(' ')[0]), 'SIGKILL')
    await sleep(100)
  }
  await clone.remove()
}, timeout)

test('a taken port is one sentence, before anything is started', { timeout }, async () => {
  const port = await findFreePort()
  const other = net.createServer().listen(port, '127.0.0.1')
  const attempt = npmStart(clone, { PORT: String(port) })
  expect(await attempt.ended).toBe(1)
  expect(attempt.text().trim()).toBe(
    `Port ${port} is taken by another program: stop it or set PORT.`,
  )
  expect(await hasFile(path.join(clone.folder, '.local', 'postgres'))).toBe(false)
  other.close()
})

test('a first start makes everything and prints two curl lines that work', {
  timeout,
}, async () => {
  started = npmStart(clone, { METRICS_PORT: '0' })
  await started.ready
  const facts = JSON.parse(
    await readFile(path.join(clone.folder, '.local', 'service.json'), 'utf8'),
  )
  expect(Object.keys(facts)).toEqual([
    'apiUrl',
    'signInUrl',
    'temporalUiUrl',
    'temporalAddress',
    'temporalCli',
    'databaseUrl',
    'sandboxKey',
    'sandboxKeyPrefix',
    'apiKey',
    'metricsUrls',
  ])
  expect((await stat(path.join(clone.folder, '.local', 'api-key'))).mode & 0o777).toBe(0o600)
  expect((await stat(path.join(clone.folder, '.local', 'service.json'))).mode & 0o777).toBe(0o600)
  expect((await fetch(facts.temporalUiUrl)).status).toBe(200)
  const scraped = facts.metricsUrls.map(async (url: string) => await (await fetch(url)).text())
  expect(await Promise.all(scraped)).toEqual([
    expect.stringContaining('process="api"'),
    expect.stringContaining('process="worker"'),
  ])
  const link = new URL(facts.signInUrl)
  expect(await (await fetch(link)).text()).toContain('This link signs you in once.')
  const [search, vin] = await Promise.all(curlLines(started).map(paste))
  expect(search).toMatch(/^id: 1\ndata: \{"type":"/)
  expect(search).toContain('"type":"done"')
  expect(JSON.parse(vin ?? '')).toMatchObject({
    object: 'vin_result',
    vehicle: { vin: '1HGCM82633A004352', make: expect.stringMatching(/honda/i) },
  })
})

test('npm run ask finds the running stack, on whatever port it listens', { timeout }, async () => {
  const { PORT, PUBLIC_URL, ...env } = process.env
  const ask = promisify(execFile)(
    process.execPath,
    [path.join(clone.folder, 'commands', 'ask.ts'), 'vin', '1HGCM82633A004352'],
    { env },
  )
  expect((await ask).stdout).toContain('2003 Honda Accord')
})

test('a second start of the same clone says where the first one is', { timeout }, async () => {
  const { apiUrl } = JSON.parse(
    await readFile(path.join(clone.folder, '.local', 'service.json'), 'utf8'),
  )
  const second = npmStart(clone)
  expect(await second.ended).toBe(1)
  expect(second.text().trim()).toBe(
    `The stack of this clone runs already, at ${apiUrl} (process ${started.pid}).`,
  )
  // the commands beside the first one still find it
  expect(await hasFile(path.join(clone.folder, '.local', 'service.json'))).toBe(true)
})

/** PostgreSQL and Temporal themselves, which a host of ours watches. */
const isServer = (line: string) =>
  /bin\/postgres -D | server start-dev --db-filename /.test(line) && !line.includes('host.ts')

test('kill -9 of the supervisor ends API and worker, and what a host of its own watches stays where that was killed first', {
  timeout,
}, async () => {
  const hosts = (await processesOf(clone)).filter((line) => line.includes('host.ts'))
  expect(hosts).toHaveLength(2)
  // the supervisor at once behind them: it would start both anew
  for (const line of hosts) process.kill(Number(line.split(' ')[0]), 'SIGKILL')
  started.signal('SIGKILL')
  await started.ended
  const findOthers = async () => (await statesOf(clone)).filter((line) => !isServer(line))
  await eventually(async () => expect(await findOthers()).toEqual([]), { timeoutMs: 60_000 })
  expect((await processesOf(clone)).filter(isServer)).toHaveLength(2)
})

test('the next start stops a PostgreSQL and a Temporal that were left behind, and keeps key and data', {
  timeout,
}, async () => {
  const key = await readFile(path.join(clone.folder, '.local', 'api-key'), 'utf8')
  started = npmStart(clone)
  await started.ready
  expect(started.text()).toContain('Stopped a PostgreSQL that an earlier start had left behind')
  expect(started.text()).toContain(
    'Stopped a Temporal server that an earlier start had left behind',
  )
  expect(await readFile(path.join(clone.folder, '.local', 'api-key'), 'utf8')).toBe(key)
  expect(await paste(curlLines(started)[1] ?? '')).toContain('vin_result')
})

test('a Temporal that comes back without its data takes runs again', { timeout }, async () => {
  const server = (await processesOf(clone)).find(
    (line) => isServer(line) && line.includes(' server start-dev '),
  )
  const file = path.join(clone.folder, '.local', 'temporal.db')
  process.kill(Number(server?.split(' ')[0]), 'SIGKILL')
  for (const part of ['', '-wal', '-shm']) await rm(`${file}${part}`, { force: true })
  await eventually(() => expect(started.text()).toContain('Temporal runs again'))
  const fresh = curlLines(started)[1]?.replace('"}', '","refresh":true}') ?? ''
  expect(await paste(fresh)).toContain('vin_result')
})

test('Ctrl-C ends all of it within ten seconds', { timeout }, async () => {
  const since = performance.now()
  started.signal('SIGINT')
  expect(await started.ended).toBe(0)
  expect(performance.now() - since).toBeLessThan(10_000)
  expect(await processesOf(clone)).toEqual([])
  expect(await hasFile(path.join(clone.folder, '.local', 'service.json'))).toBe(false)
})

/**
 * What is left, with the state and the processor time of each: a process that hangs says little
 * else.
 */
async function statesOf(of: Clone): Promise<string[]> {
  const left = await processesOf(of)
  return await Promise.all(
    left.map(async (line) => {
      const stat = await readFile(`/proc/${line.split(' ')[0]}/stat`, 'utf8').catch(() => 'gone')
      return `${line} ${stat.slice(stat.lastIndexOf(')') + 1)}`
    }),
  )
}

function curlLines({ text }: Started): string[] {
  return text()
    .split('\n')
    .filter((line) => line.startsWith('  curl '))
}

async function paste(line: string): Promise<string> {
  return (await promisify(execFile)('sh', ['-c', line.replace('curl', 'curl -s')])).stdout
}
