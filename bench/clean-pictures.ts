/**
 * Cleans the pictures of a folder, twenty at once, and prints how much memory that took beyond the
 * start, in bytes, and how much the process beside it took at most. A process of its own, so that
 * nothing else is counted.
 */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { toCleanPicture } from '../activities/pictures/to-clean-picture.ts'
import { sumChildrenMemory } from './process-memory.ts'

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
  peakBesideBytes = Math.max(peakBesideBytes, sumChildrenMemory())
}, sampleEveryMs)
await Promise.all(
  Array.from({ length: atOnce }, (_, n) => toCleanPicture(pictures[n % pictures.length] ?? first)),
)
clearInterval(sampling)
console.log(JSON.stringify({ beyondBytes: peakBytes - startBytes, besideBytes: peakBesideBytes }))
