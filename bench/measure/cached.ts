import { z } from 'zod'
import { requestExamples } from '../../contract/examples.ts'
import { startProcess } from '../../test/support/process.ts'
import { send, throughput } from '../load.ts'
import type { BenchService } from '../service.ts'
import { median, type Row, row } from '../statistics.ts'

const requests = 2_500
const concurrency = 32
const rounds = 5

const wanted = [
  { operation: 'vin', what: 'cached VIN', body: requestExamples.vin },
  {
    operation: 'dossier',
    what: 'cached dossier',
    body: { person: { name: 'Zelda Quibbleworth' }, format: 'json' },
  },
] as const

/** A cached answer through the whole pipeline against a bare handler with one indexed select. */
export async function measureCached(service: BenchService): Promise<Row[]> {
  const rows: Row[] = []
  for (const one of wanted) rows.push(await measureOne(service, one))
  return rows
}

async function measureOne(
  service: BenchService,
  { operation, what, body: sent }: (typeof wanted)[number],
): Promise<Row> {
  const url = `${service.url}/api/v1/${operation}`
  const body = JSON.stringify(sent)
  const warm = await send({ url, body, key: service.nextKey() })
  if (warm !== 200) throw new Error(`the ${operation} is not cached: ${warm}`)
  const bare = await startProcess(
    'bench/bare/koa.ts',
    { ...service.env, PORT: String(service.barePort) },
    [operation, await lastKey(service, operation)],
  )
  const ours = () =>
    throughput(requests, concurrency, () => send({ url, body, key: service.nextKey() }))
  const theirs = () =>
    throughput(requests, concurrency, () => send({ url: `http://127.0.0.1:${service.barePort}/` }))
  // both run on code that the engine has optimised: the first rounds do not count
  for (const warmUp of [ours, theirs, ours, theirs]) await warmUp()
  const pairs: { ours: number; theirs: number }[] = []
  for (let round = 0; round < rounds; round += 1)
    pairs.push({ ours: await ours(), theirs: await theirs() })
  await bare.kill()
  const ratio = median(pairs.map((pair) => pair.ours / pair.theirs))
  const figures =
    `${median(pairs.map((pair) => pair.ours)).toFixed(0)} / ` +
    `${median(pairs.map((pair) => pair.theirs)).toFixed(0)} per s`
  return row(
    `${what} ÷ bare Koa handler with one select, throughput`,
    `${ratio.toFixed(2)} (${figures})`,
    '≥ 0.50',
    ratio >= 0.5,
  )
}

/** Under which name the answer that was just given is cached. */
async function lastKey({ db }: BenchService, operation: string): Promise<string> {
  const { rows } = await db.query(
    'select cache_key as key from cache where operation = $1 order by built_at desc limit 1',
    [operation],
  )
  return z.object({ key: z.string() }).parse(rows[0]).key
}
