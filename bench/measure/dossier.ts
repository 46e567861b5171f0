import { z } from 'zod'
import { headers } from '../../contract/fields/headers.ts'
import { DossierResult } from '../../contract/operations/dossier.ts'
import { call } from '../../test/support/calls/call.ts'
import { type FarSide, startFarSide } from '../far-side.ts'
import { sumServiceMs } from '../process-time.ts'
import { countActivities } from '../run-history.ts'
import { type BenchService, startBenchService } from '../service.ts'
import { buildRow, computeMedian, formatMs, type Row } from '../statistics.ts'

/**
 * Five who are written about in different amounts, one of them on pages that never answer. Each is
 * built twice, since one dossier's processor time goes up and down by a third; the first is built
 * once before, to warm up.
 */
const people = [
  'Quillon Featherby-Marsh',
  'Zelda Quibbleworth',
  'Perpetua Nettlewick-Oyelaran',
  'Наталья Вымыслова',
  'Maximilian Oddfellow',
] as const

/**
 * Dossiers one after the other in a world that takes its time: wall time against the
 * critical path, which is how long at least one provider, page or model call was under way; tokens,
 * activities and processor time. Without a language model, and with one; then eight at once.
 */
export async function measureDossiers(): Promise<Row[]> {
  return [...(await measureWorld({ model: false })), ...(await measureWorld({ model: true }))]
}

type Built = {
  name: string
  wallMs: number
  busyMs: number
  /** Of all processes of the service. */
  cpuMs: number
  activities: number
  inputTokens: number
  outputTokens: number
}

async function measureWorld({ model }: { model: boolean }): Promise<Row[]> {
  const farSide = await startFarSide({ model })
  try {
    const service = await startBenchService(farSide.env)
    try {
      await build(service, farSide, people[0])
      const built: Built[] = []
      for (const name of [...people, ...people]) built.push(await build(service, farSide, name))
      const what = model ? 'dossier with a model' : 'dossier without a model'
      return [
        ...buildRows(built, what, model),
        ...(model ? [await measureEight(service, farSide)] : []),
      ]
    } finally {
      await service.stop()
    }
  } finally {
    await farSide.stop()
  }
}

/** One dossier of a person without cached results. */
async function build(service: BenchService, farSide: FarSide, name: string): Promise<Built> {
  await service.db.query('truncate cache, source_responses, rate_limits')
  farSide.forget()
  const cpuBefore = sumServiceMs(service)
  const { jobId, wallMs } = await ask(service, name)
  return {
    name,
    wallMs,
    busyMs: farSide.busyMs(),
    cpuMs: sumServiceMs(service) - cpuBefore,
    activities: await countActivities(service, jobId),
    ...(await loadTokens(service, jobId)),
  }
}

/** @returns the id of its job, and how long its caller waited */
async function ask(
  service: BenchService,
  name: string,
): Promise<{ jobId: string; wallMs: number }> {
  const startedAt = performance.now()
  // builds of the same person are not shared then
  const body = { person: { name }, refresh: true, format: 'json' }
  const response = await call(service.url, '/api/v1/dossier', { key: service.nextKey(), body })
  const { dossier } = DossierResult.parse(await response.json())
  const wallMs = performance.now() - startedAt
  if (dossier.claims.length === 0) throw new Error(`nothing was found of ${name}`)
  return { jobId: response.headers.get(headers.jobId) ?? '', wallMs }
}

/** Eight dossiers at once, whose pages share hosts. */
async function measureEight(service: BenchService, farSide: FarSide): Promise<Row> {
  await service.db.query('truncate cache, source_responses, rate_limits')
  farSide.forget()
  const cpuBefore = sumServiceMs(service)
  const eight = Array.from({ length: 8 }, (_, n) => people[n % people.length] ?? people[0])
  const startedAt = performance.now()
  await Promise.all(eight.map((name) => ask(service, name)))
  const wallMs = performance.now() - startedAt
  const cpuMs = (sumServiceMs(service) - cpuBefore) / eight.length
  return buildRow(
    'eight dossiers with a model at once, wall time',
    `${formatMs(wallMs)} (${cpuMs.toFixed(0)} ms of processor time each)`,
    '≤ 18 s',
    wallMs <= 18_000,
  )
}

const Tokens = z.strictObject({ inputTokens: z.number(), outputTokens: z.number() })

async function loadTokens({ db }: BenchService, jobId: string): Promise<z.infer<typeof Tokens>> {
  const { rows } = await db.query(
    `select coalesce(sum(input_tokens), 0)::float8 as "inputTokens",
       coalesce(sum(output_tokens), 0)::float8 as "outputTokens"
     from costs where job_id = $1 and kind = 'model'`,
    [jobId],
  )
  return Tokens.parse(rows[0])
}

function buildRows(built: readonly Built[], what: string, hasModel: boolean): Row[] {
  const middle = (value: (one: Built) => number) => computeMedian(built.map(value))
  const ratio = middle(({ wallMs, busyMs }) => wallMs / busyMs)
  const medians = [middle(({ wallMs }) => wallMs), middle(({ busyMs }) => busyMs)]
  const times = medians.map(formatMs).join(' / ')
  const most = Math.max(...built.map(({ activities }) => activities))
  const figures =
    `p50 ${middle(({ inputTokens }) => inputTokens)} in, ` +
    `${middle(({ outputTokens }) => outputTokens)} out`
  const maxTokens = Math.max(
    ...built.map(({ inputTokens, outputTokens }) => inputTokens + outputTokens),
  )
  const slowestMs = Math.max(...built.map(({ wallMs }) => wallMs))
  const cpuMs = middle((one) => one.cpuMs)
  const maxCpuMs = hasModel ? 1_200 : 800
  return [
    buildRow(
      `${what}: the slowest of ${built.length}, wall time`,
      formatMs(slowestMs),
      '≤ 12 s',
      slowestMs <= 12_000,
    ),
    buildRow(
      `${what}: processor time of all processes`,
      `${cpuMs.toFixed(0)} ms (at most ${Math.max(...built.map((one) => one.cpuMs))})`,
      `≤ ${maxCpuMs} ms`,
      cpuMs <= maxCpuMs,
    ),
    buildRow(
      `${what} ÷ critical path of providers, pages and model, wall time`,
      `${ratio.toFixed(2)} (${times})`,
      '≤ 1.15',
      ratio <= 1.15,
    ),
    buildRow(`${what}: activities, most of ${built.length}`, String(most), '≤ 20', most <= 20),
    ...(hasModel
      ? [buildRow(`${what}: tokens`, `${figures}, at most ${maxTokens}`, '> 0', maxTokens > 0)]
      : []),
  ]
}
