/**
 * Cleans the pictures of a folder, twenty at once, and prints how much memory that took beyond the
 * start, in bytes. A process of its own, so that nothing else is counted.
 */
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
let mostBytes = startBytes
const sampling = setInterval(() => {
  mostBytes = Math.max(mostBytes, process.memoryUsage.rss())
}, sampleEveryMs)
await Promise.all(
  Array.from({ length: atOnce }, (_, n) => toCleanPicture(pictures[n % pictures.length] ?? first)),
)
clearInterval(sampling)
console.log(JSON.stringify({ beyondBytes: mostBytes - startBytes }))
