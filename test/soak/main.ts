/**
 * `npm run test:soak -- --minutes 30`: random moments and many seeds, apart from `npm test`.
 * The seed is printed; `--seed` repeats it, and a failing one becomes a fixed case of test/kill.
 */
import { glob } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startVitest } from 'vitest/node'
import { isHelp } from '../../process/is-help.ts'
import { randomFrom } from '../support/random.ts'

const minSeconds = 20
const root = path.join(import.meta.dirname, '..', '..')
const usage = `npm run test:soak -- [--minutes 30] [--seed 7]

Kills and pauses processes at random moments. --seed repeats a run.`
if (process.argv.slice(2).some(isHelp)) {
  console.log(usage)
  process.exit()
}
const { minutes, seed } = readOptions()

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        minutes: { type: 'string', default: '30' },
        seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
      },
    })
    const read = { minutes: Number(values.minutes), seed: Number(values.seed) }
    if (!(read.minutes > 0)) throw new Error('--minutes takes a number above 0.')
    if (!Number.isInteger(read.seed)) throw new Error('--seed takes a whole number.')
    return read
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.error(`${reason}\n\n${usage}`)
    process.exit(2)
  }
}

console.log(
  `Seed ${seed}: npm run test:soak -- --minutes ${minutes} --seed ${seed} repeats this run.`,
)
const all = await Array.fromAsync(glob('test/soak/*.test.ts', { cwd: root }))
const files = chooseFiles(all.sort(), minutes * 60)
const soak = { seed, secondsEach: (minutes * 60) / files.length }
const run = await startVitest('test', files, {
  root,
  config: path.join(root, 'vitest.soak.config.ts'),
  watch: false,
  provide: { soak },
})
await run.close()

/**
 * A short run does some of the files, by its seed: none has a round in less than `minSeconds`.
 */
function chooseFiles(files: readonly string[], seconds: number): string[] {
  const random = randomFrom(seed)
  const drawn = files.map((file) => ({ file, at: random() })).sort((a, b) => a.at - b.at)
  const most = Math.max(1, Math.floor(seconds / minSeconds))
  return drawn.slice(0, most).map(({ file }) => file)
}
