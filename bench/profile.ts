import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { root } from '../test/support/code/root.ts'
import { measureThroughput } from './load.ts'
import { askOnce, chooseKind } from './measure/costs.ts'
import { startBenchService } from './service.ts'
import { startStandIns } from './stand-ins.ts'
import { CpuProfile, type HeavyFunction, sumProfile } from './sum-profile.ts'

const atOnce = 16
/** So many times the requests that warm up are measured. */
const warmUpShare = 5
const shown = 10

/**
 * Writes a CPU profile of each thread of API and worker while one kind of request is answered, and
 * prints what was heaviest in each.
 * @param name see `chooseKind`
 */
export async function measureProfile(name: string): Promise<void> {
  const kind = chooseKind(name)
  const folder = await mkdtemp(path.join(os.tmpdir(), `bench-profile-${name}-`))
  const standIns = await startStandIns()
  const service = await startBenchService({
    ...standIns.env,
    NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder}`,
  })
  const names = new Map([
    [service.pids.API, 'API'],
    [service.pids.worker, 'worker'],
  ])
  try {
    const ask = async () => {
      await askOnce(service, kind)
      return 200
    }
    // alone first: sixteen at once would all ask what is not kept yet
    await ask()
    const slots = kind.isCold ? 1 : atOnce
    await measureThroughput(kind.requests / warmUpShare, slots, ask)
    const from = readMicros()
    await measureThroughput(kind.requests, slots, ask)
    const to = readMicros()
    await service.endProcesses()
    for (const file of (await readdir(folder)).sort()) {
      const [, , , pid = '', thread = ''] = file.split('.')
      const process = names.get(Number(pid))
      if (process === undefined) continue
      const profile = CpuProfile.parse(JSON.parse(await readFile(path.join(folder, file), 'utf8')))
      print(`${process}, thread ${thread}`, sumProfile(profile, { from, to }), kind.requests)
    }
    console.log(
      `The profiles are in ${folder}: open them in the inspector of Chromium or an editor.`,
    )
  } finally {
    await service.stop()
    await standIns.stop()
  }
}

/** By the clock that profiles are dated by. */
function readMicros(): number {
  return Number(process.hrtime.bigint() / 1_000n)
}

function print(title: string, functions: readonly HeavyFunction[], requests: number): void {
  const totalMs = functions.reduce((sum, { selfMs }) => sum + selfMs, 0)
  if (totalMs === 0) return
  console.log(`${title}: ${(totalMs / requests).toFixed(1)} ms a request`)
  for (const { name, place, selfMs } of functions.slice(0, shown)) {
    const share = `${((100 * selfMs) / totalMs).toFixed(1)} %`
    const where = place.replace(`file://${root}/`, '').replace(/.*node_modules\//, '')
    console.log(`${share.padStart(8)}  ${name}  ${where}`)
  }
  console.log('')
}
