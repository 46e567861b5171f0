import { z } from 'zod'
import { requestExamples } from '../../contract/endpoints/examples.ts'
import { measureThroughput, send } from '../load.ts'
import type { BenchService } from '../service.ts'
import { startMeasured } from '../start-measured.ts'
import type { Row } from '../statistics.ts'
import { measureRatio } from './measure-ratio.ts'

const requests = 2_500
const concurrency = 32

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
  const bare = await startMeasured(
    'bench/bare/koa.ts',
    { ...service.env, PORT: String(service.barePort) },
    [operation, await findLastKey(service, operation)],
  )
  const ours = () =>
    measureThroughput(requests, concurrency, () => send({ url, body, key: service.nextKey() }))
  const theirs = () =>
    measureThroughput(requests, concurrency, () =>
      send({ url: `http://127.0.0.1:${service.barePort}/` }),
    )
  const ratio = await measureRatio({
    what: `${what} ÷ bare Koa handler with one select`,
    bar: 0.5,
    ours,
    theirs,
    rounds: 5,
    warmUps: 2,
  })
  await bare.kill()
  return ratio
}

/** Under which name the answer that was just given is cached. */
async function findLastKey({ db }: BenchService, operation: string): Promise<string> {
  const { rows } = await db.query(
    'select cache_key as key from cache where operation = $1 order by built_at desc limit 1',
    [operation],
  )
  return z.object({ key: z.string() }).parse(rows[0]).key
}
