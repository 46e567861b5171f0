import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { headers } from '../../contract/fields/headers.ts'
import { StreamEvent } from '../../contract/results/events.ts'
import { call } from '../../test/support/calls/call.ts'
import { blocks } from '../../test/support/calls/sse.ts'
import { type SiteWeb, startSiteWeb } from '../../test/support/site-web/start-site-web.ts'
import { sumServiceMs } from '../process-time.ts'
import { type BenchService, startBenchService } from '../service.ts'
import { startStandIns } from '../stand-ins.ts'
import { buildRow, computeMedian, formatSeconds, type Row } from '../statistics.ts'
import { SweepReport } from '../sweep-report.ts'

type Scheme = 'http' | 'https'
type Web = { web: SiteWeb; folder: string; env: Record<string, string>; list: string }
type Search = { wallMs: number; halfMs: number; cpuMs: number; missed: number; falsely: number }

const username = 'ada'
const rounds = 3
const bars = { http: { halfMs: 1_000, cpuMs: 3_000 }, https: { halfMs: 2_400, cpuMs: 4_500 } }
const run = promisify(execFile)

/**
 * A search for a username over 700 stand-in sites as its caller sees it, against a bare fetch loop
 * over the same sites. Accounts count as known to the caller when the stream reports their number,
 * since most of them are shown at the end: a late answer may show an opt-out or a minor.
 */
export async function measureUsernameSearch(): Promise<Row[]> {
  const standIns = await startStandIns()
  const web = await startSiteWeb({ names: [username] })
  const folder = await mkdtemp(path.join(os.tmpdir(), 'username-search-'))
  const ca = path.join(folder, 'ca.pem')
  try {
    await writeFile(ca, web.certificate)
    const rows: Row[] = []
    for (const scheme of ['http', 'https'] as const) {
      const list = path.join(folder, `${scheme}.json`)
      await writeFile(list, JSON.stringify(web.list(scheme)))
      const env = { ...standIns.env, NODE_EXTRA_CA_CERTS: ca }
      rows.push(...(await measureScheme(scheme, { web, folder, env, list })))
    }
    return rows
  } finally {
    await web.stop()
    await standIns.stop()
    await rm(folder, { recursive: true })
  }
}

async function measureScheme(scheme: Scheme, web: Web): Promise<Row[]> {
  const service = await startBenchService({
    ...web.env,
    USERNAME_SITES_FILE: web.list,
    EGRESS_ALLOW: '127.0.0.0/8',
  })
  try {
    await search(service, web)
    const pairs: { ours: Search; bareMs: number }[] = []
    for (let round = 0; round < rounds; round += 1)
      pairs.push({ ours: await search(service, web), bareMs: await runBare(web) })
    return judge(scheme, pairs)
  } finally {
    await service.stop()
  }
}

async function search(service: BenchService, { web }: Web): Promise<Search> {
  await web.reset()
  await service.db.query('truncate cache, source_responses, rate_limits')
  const accounts = web.accountsOf(username)
  const cpuBefore = sumServiceMs(service)
  const startedAt = performance.now()
  const body = { query: username, type: 'username' }
  const response = await call(service.url, '/api/v1/search', { key: service.nextKey(), body })
  let halfMs = Number.POSITIVE_INFINITY
  for await (const block of blocks(response)) {
    const data = /^data: (.*)$/m.exec(block)?.[1]
    if (data === undefined) continue
    const event = StreamEvent.parse(JSON.parse(data))
    const reported = event.type === 'status' ? /(\d+) accounts? found$/.exec(event.label) : null
    if (Number(reported?.[1] ?? 0) >= accounts.length / 2)
      halfMs = Math.min(halfMs, performance.now() - startedAt)
  }
  const wallMs = performance.now() - startedAt
  const found = await loadFound(service, response.headers.get(headers.jobId) ?? '')
  return {
    wallMs,
    halfMs,
    cpuMs: sumServiceMs(service) - cpuBefore,
    missed: accounts.filter((site) => !found.includes(site)).length,
    falsely: found.filter((site) => !accounts.includes(site)).length,
  }
}

async function loadFound({ db }: BenchService, jobId: string): Promise<string[]> {
  const { rows } = await db.query<{ site: string }>(
    `select site from site_outcomes where job_id = $1 and outcome = 'found'`,
    [jobId],
  )
  return rows.map(({ site }) => site)
}

async function runBare({ web, env, list }: Web): Promise<number> {
  await web.reset()
  const task = { list, username, deadlineMs: 15_000, atOnce: 480 }
  const { stdout } = await run(
    process.execPath,
    [path.join(import.meta.dirname, '..', 'bare', 'sweep.ts')],
    { env: { ...process.env, ...env, SWEEP_TASK: JSON.stringify(task) }, maxBuffer: 10_000_000 },
  )
  return SweepReport.parse(JSON.parse(stdout)).wallMs
}

function judge(scheme: Scheme, pairs: readonly { ours: Search; bareMs: number }[]): Row[] {
  const middle = (value: (one: Search) => number) =>
    computeMedian(pairs.map(({ ours }) => value(ours)))
  const ratio = computeMedian(pairs.map(({ ours, bareMs }) => ours.wallMs / bareMs))
  const walls =
    `${formatSeconds(middle(({ wallMs }) => wallMs))} / ` +
    `${formatSeconds(computeMedian(pairs.map(({ bareMs }) => bareMs)))}`
  const [halfMs, cpuMs] = [middle((one) => one.halfMs), middle((one) => one.cpuMs)]
  const wrong = pairs.reduce((sum, { ours }) => sum + ours.missed + ours.falsely, 0)
  const bar = bars[scheme]
  const what = `username search over 700 ${scheme} sites`
  return [
    buildRow(
      `${what} ÷ bare fetch loop, wall time`,
      `${ratio.toFixed(2)} (${walls})`,
      '≤ 1.10',
      ratio <= 1.1,
    ),
    buildRow(
      `${what}: half of the accounts reported to the caller`,
      formatSeconds(halfMs),
      `≤ ${formatSeconds(bar.halfMs)}`,
      halfMs <= bar.halfMs,
    ),
    buildRow(
      `${what}: processor time of all processes`,
      formatSeconds(cpuMs),
      `≤ ${formatSeconds(bar.cpuMs)}`,
      cpuMs <= bar.cpuMs,
    ),
    buildRow(
      `${what}: missed that one retry finds, or falsely found, in ${rounds} searches`,
      String(wrong),
      '0',
      wrong === 0,
    ),
  ]
}
