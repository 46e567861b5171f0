import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { shipped } from '../../test/support/runner/short-lived.ts'
import { type SiteWeb, startSiteWeb } from '../../test/support/site-web/start-site-web.ts'
import {
  buildRow,
  computeMedian,
  computePercentile,
  formatSeconds,
  type Row,
} from '../statistics.ts'
import { SweepReport } from '../sweep-report.ts'

const username = 'ada'
const deadlineMs = 15_000
const atOnce = 480
const rounds = 3
const run = promisify(execFile)

/**
 * The username sweep over 700 stand-in sites against a bare fetch loop with the same deadline, each
 * in a process of its own.
 */
export async function measureSweep(): Promise<Row[]> {
  const web = await startSiteWeb({ names: [username] })
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sweep-'))
  try {
    await writeFile(path.join(folder, 'ca.pem'), web.certificate)
    return [
      ...(await measureScheme(web, folder, 'http')),
      ...(await measureScheme(web, folder, 'https')),
    ]
  } finally {
    await web.stop()
    await rm(folder, { recursive: true })
  }
}

async function measureScheme(
  web: SiteWeb,
  folder: string,
  scheme: 'http' | 'https',
): Promise<Row[]> {
  const list = path.join(folder, `${scheme}.json`)
  await writeFile(list, JSON.stringify(web.list(scheme)))
  const start = async (program: string) => {
    await web.reset()
    const env = {
      ...process.env,
      SWEEP_TASK: JSON.stringify({ list, username, deadlineMs, atOnce }),
      NODE_EXTRA_CA_CERTS: path.join(folder, 'ca.pem'),
    }
    const { stdout } = await run(
      process.execPath,
      [...shipped, path.join(import.meta.dirname, '..', program)],
      { env, maxBuffer: 10_000_000 },
    )
    return SweepReport.parse(JSON.parse(stdout))
  }
  const pairs: { ours: SweepReport; bare: SweepReport }[] = []
  for (let round = 0; round < rounds; round += 1)
    pairs.push({ ours: await start('sweep-ours.ts'), bare: await start('bare/sweep.ts') })
  return judge(scheme, pairs, web.accountsOf(username))
}

function judge(
  scheme: string,
  pairs: readonly { ours: SweepReport; bare: SweepReport }[],
  accounts: readonly string[],
): Row[] {
  const wall = computeMedian(pairs.map(({ ours, bare }) => ours.wallMs / bare.wallMs))
  const walls =
    `${formatSeconds(computeMedian(pairs.map(({ ours }) => ours.wallMs)))} / ` +
    `${formatSeconds(computeMedian(pairs.map(({ bare }) => bare.wallMs)))}`
  const halfMs = computeMedian(pairs.map(({ ours }) => computeHalfTime(ours, accounts)))
  const bareHalfMs = computeMedian(pairs.map(({ bare }) => computePercentile(bare.doneMs, 0.5)))
  const falsely = Math.max(
    ...pairs.map(({ ours }) => ours.found.filter(({ site }) => !accounts.includes(site)).length),
  )
  const missed = Math.max(
    ...pairs.map(
      ({ ours }) =>
        accounts.filter((account) => !ours.found.some(({ site }) => site === account)).length,
    ),
  )
  const extraMb = computeMedian(pairs.map(({ ours }) => ours.extraMb))
  const bareMb = computeMedian(pairs.map(({ bare }) => bare.extraMb))
  const rates = pairs.map(({ ours, bare }) => ({
    ours: computeRate(ours),
    bare: computeRate(bare),
  }))
  const rate = computeMedian(rates.map(({ ours, bare }) => ours / bare))
  const figures =
    `${computeMedian(rates.map(({ ours }) => ours)).toFixed(0)} / ` +
    `${computeMedian(rates.map(({ bare }) => bare)).toFixed(0)} per s`
  return [
    buildRow(
      `sweep of 700 ${scheme} sites ÷ bare fetch loop, wall time`,
      `${wall.toFixed(2)} (${walls})`,
      '≤ 1.15',
      wall <= 1.15,
    ),
    buildRow(
      `${scheme}: half of the accounts reported`,
      `${formatSeconds(halfMs)} (bare, half of the sites: ${formatSeconds(bareHalfMs)})`,
      '≤ 1.50 s',
      halfMs <= 1_500,
    ),
    buildRow(
      `${scheme}: falsely found, of ${accounts.length} accounts`,
      String(falsely),
      '0',
      falsely === 0,
    ),
    buildRow(`${scheme}: missed that one retry finds`, String(missed), '0', missed === 0),
    buildRow(
      `${scheme}: memory beyond the start`,
      `${extraMb.toFixed(0)} MB (bare: ${bareMb.toFixed(0)} MB)`,
      '< 150 MB',
      extraMb < 150,
    ),
    buildRow(
      `${scheme}: the quickest 95 % of sites ÷ bare fetch loop, rate`,
      `${rate.toFixed(2)} (${figures})`,
      '≥ 0.50',
      rate >= 0.5,
    ),
  ]
}

/**
 * When half of all accounts there are had been reported. Milliseconds; infinite when they never
 * were.
 */
function computeHalfTime({ found }: SweepReport, accounts: readonly string[]): number {
  const times = found.filter(({ site }) => accounts.includes(site)).map(({ ms }) => ms)
  return (
    times.toSorted((a, b) => a - b)[Math.ceil(accounts.length / 2) - 1] ?? Number.POSITIVE_INFINITY
  )
}

/** Sites per second until all but the slow ones were done. */
function computeRate({ doneMs }: SweepReport): number {
  return (doneMs.length * 0.95) / (computePercentile(doneMs, 0.95) / 1_000)
}
