/**
 * Cleans the pictures of a folder, twenty at once, and prints how much memory that took beyond the
 * start, in bytes, and how much the process beside it took at most. A process of its own, so that
 * nothing else is counted.
 */
import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { toCleanPicture } from '../activities/pictures/to-clean-picture.ts'

const atOnce = 20
const sampleEveryMs = 3

const [folder = ''] = process.argv.slice(2)
const pictures = await Promise.all(
  (await readdir(folder)).map((name) => readFile(path.join(folder, name))),
)
const [first] = pictures
if (first === undefined) throw new Error(`${folder} holds no picture`)
await toCleanPicture(first)
const startBytes = process.memoryUsage.rss()
let peakBytes = startBytes
let peakBesideBytes = 0
const sampling = setInterval(() => {
  peakBytes = Math.max(peakBytes, process.memoryUsage.rss())
  peakBesideBytes = Math.max(peakBesideBytes, sumChildrenBytes())
}, sampleEveryMs)
await Promise.all(
  Array.from({ length: atOnce }, (_, n) => toCleanPicture(pictures[n % pictures.length] ?? first)),
)
clearInterval(sampling)
console.log(JSON.stringify({ beyondBytes: peakBytes - startBytes, besideBytes: peakBesideBytes }))

/** What the processes that this one started take now; zero on systems without `/proc`. */
function sumChildrenBytes(): number {
  return readProc(`/proc/self/task/${process.pid}/children`)
    .split(' ')
    .filter((id) => id !== '')
    .map((id) => Number(/VmRSS:\s+(\d+)/.exec(readProc(`/proc/${id}/status`))?.[1] ?? 0) * 1_024)
    .reduce((sum, bytes) => sum + bytes, 0)
}

function readProc(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
