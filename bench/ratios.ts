import os from 'node:os'
import { listMoves, loadFigures, writeFigures } from './figures.ts'
import { measureAnnounced } from './measure/announced.ts'
import { measureAppend } from './measure/append.ts'
import { measureBacklog } from './measure/backlog.ts'
import { measureBrowser } from './measure/browser.ts'
import { measureCached } from './measure/cached.ts'
import { measureCompanies } from './measure/companies.ts'
import { measureCosts } from './measure/costs.ts'
import { measureDossiers } from './measure/dossier.ts'
import { measureFirstByte } from './measure/first-byte.ts'
import { measureFresh } from './measure/fresh.ts'
import { growthOptions, measureGrowth } from './measure/growth.ts'
import { measureIdleStreams } from './measure/idle-streams.ts'
import { measureJobs } from './measure/jobs.ts'
import { measurePictures } from './measure/pictures.ts'
import { measurePortalPages } from './measure/portal-pages.ts'
import { measureSearch } from './measure/search.ts'
import { measureStarts } from './measure/starts.ts'
import { measureStoredEvents } from './measure/stored-events.ts'
import { measureSweep } from './measure/sweep.ts'
import { measureTokenLookup } from './measure/token-lookup.ts'
import { measureToolCalls } from './measure/tool-calls.ts'
import { measureUsernameSearch } from './measure/username-search.ts'
import { measureVehicles } from './measure/vehicle.ts'
import { startBenchService } from './service.ts'
import { startStandIns } from './stand-ins.ts'
import type { Row } from './statistics.ts'

/** The numbers to hold that can be measured so far, side by side in one run. */
export async function measureAll(): Promise<void> {
  console.log(
    `Measuring on ${os.availableParallelism()} cores, Node ${process.versions.node}: about ` +
      'fifteen minutes.\n',
  )
  const standIns = await startStandIns()
  const service = await startBenchService(standIns.env)
  const rows: Row[] = []
  try {
    // fresh first: it fills the cache that the second reads
    for (const measure of [
      measureFresh,
      measureJobs,
      measureBacklog,
      measureCached,
      measureToolCalls,
      measureTokenLookup,
      measureFirstByte,
      measureAppend,
      measureAnnounced,
      measureSearch,
      measurePortalPages,
      measureBrowser,
      measureStarts,
    ])
      rows.push(...(await measure(service)))
    const { rows: costs, figures } = await measureCosts(service)
    rows.push(...costs)
    printMoves(listMoves(await loadFigures(), figures))
  } finally {
    await service.stop()
    await standIns.stop()
  }
  rows.push(...(await measureStoredEvents()))
  rows.push(...(await measureIdleStreams()))
  rows.push(...(await measureDossiers()))
  rows.push(...(await measureCompanies()))
  rows.push(...(await measureVehicles()))
  rows.push(...(await measurePictures()))
  rows.push(...(await measureSweep()))
  rows.push(...(await measureUsernameSearch()))
  print(rows)
  if (rows.some(({ holds }) => !holds)) process.exitCode = 1
}

/**
 * Whether memory grows with the requests that are answered.
 * @param share of the requests of a whole run
 */
export async function measureGrowthAlone(share: number): Promise<void> {
  const standIns = await startStandIns()
  const service = await startBenchService({
    ...standIns.env,
    NODE_OPTIONS: growthOptions,
  })
  try {
    for await (const grown of measureGrowth(service, share)) {
      print([grown])
      if (!grown.holds) process.exitCode = 1
    }
  } finally {
    await service.stop()
    await standIns.stop()
  }
}

/**
 * What one request costs in each part, and what of that moved since the figures were committed;
 * leaves the new ones in their place.
 */
export async function measureAndKeepCosts(): Promise<void> {
  const standIns = await startStandIns()
  const service = await startBenchService(standIns.env)
  try {
    const { rows, figures } = await measureCosts(service)
    print(rows)
    printMoves(listMoves(await loadFigures(), figures))
    await writeFigures(figures)
    if (rows.some(({ holds }) => !holds)) process.exitCode = 1
  } finally {
    await service.stop()
    await standIns.stop()
  }
}

function printMoves(moves: readonly string[]): void {
  if (moves.length === 0) console.log('No figure moved by more than 10 %.')
  else console.log(`Moved by more than 10 %:\n${moves.join('\n')}`)
}

function print(rows: readonly Row[]): void {
  const width = Math.max(...rows.map(({ what }) => what.length))
  const figures = Math.max(...rows.map(({ measured }) => measured.length))
  for (const { what, measured, bar, holds } of rows)
    console.log(
      `${holds ? 'holds ' : 'MISSED'}  ${what.padEnd(width)}  ${measured.padEnd(figures)}  ` +
        `bar: ${bar}`,
    )
}
