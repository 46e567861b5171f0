import { requestExamples } from '../../contract/examples.ts'
import { VinInput } from '../../contract/vin.ts'
import { cacheKey } from '../../research/cache-key.ts'
import { startProcess } from '../../test/support/process.ts'
import { send, throughput } from '../load.ts'
import type { BenchService } from '../service.ts'
import { median, type Row, row } from '../statistics.ts'

const requests = 2_500
const concurrency = 32
const rounds = 5

/** A cached VIN through the whole pipeline against a bare handler with one indexed select. */
export async function measureCached(service: BenchService): Promise<Row[]> {
  const key = cacheKey('vin', VinInput.parse(requestExamples.vin)) ?? ''
  const bare = await startProcess('bench/bare/koa.ts', { ...service.env, PORT: String(service.barePort) }, ['vin', key])
  const body = JSON.stringify(requestExamples.vin)
  const warm = await send({ url: `${service.url}/api/v1/vin`, body, key: service.nextKey() })
  if (warm !== 200) throw new Error(`the VIN is not cached: ${warm}`)
  const ours = () => throughput(requests, concurrency, () => send({ url: `${service.url}/api/v1/vin`, body, key: service.nextKey() }))
  const theirs = () => throughput(requests, concurrency, () => send({ url: `http://127.0.0.1:${service.barePort}/` }))
  // both run on code that the engine has optimised: the first rounds do not count
  for (const warmUp of [ours, theirs, ours, theirs]) await warmUp()
  const pairs: { ours: number; theirs: number }[] = []
  for (let round = 0; round < rounds; round += 1) pairs.push({ ours: await ours(), theirs: await theirs() })
  await bare.kill()
  const ratio = median(pairs.map((pair) => pair.ours / pair.theirs))
  const figures = `${median(pairs.map((pair) => pair.ours)).toFixed(0)} / ${median(pairs.map((pair) => pair.theirs)).toFixed(0)} per s`
  return [row('cached VIN ÷ bare Koa handler with one select, throughput', `${ratio.toFixed(2)} (${figures})`, '≥ 0.50', ratio >= 0.5)]
}
