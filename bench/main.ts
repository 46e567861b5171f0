/**
 * `npm run bench`: without an op the table of ratios; `costs` the part of it about what a request
 * costs, kept in `bench/figures.json`; `growth` how memory grows with requests, `growth SHARE` with
 * so many of them; `profile NAME` CPU profiles of one kind of request; with another op the bench
 * port: a JSON line in, a JSON line out; `support --model` asks the configured language model, too.
 */

import { isHelp } from '../process/is-help.ts'
import { findChromium } from '../test/support/browser/find-chromium.ts'
import { answerLines } from './port/answer-lines.ts'
import { port } from './port/index.ts'

const usage = `npm run bench
npm run bench -- costs
npm run bench -- growth [SHARE]
npm run bench -- profile NAME
npm run bench -- OP
npm run bench -- support --model

Without an op it prints the table of ratios. OP reads JSON lines from standard
input and answers each with one. It is one of these:
${Object.keys(port)
  .map((name) => `  ${name}`)
  .join('\n')}`

const args = process.argv.slice(2)
const [op, ...more] = args
const open = op === undefined ? undefined : port[op]
const [profiled] = more
const share = more.length === 0 ? 1 : Number(more.join(' '))
if (args.some(isHelp)) console.log(usage)
else if (op === 'profile' && profiled !== undefined && more.length === 1) {
  const { measureProfile } = await import('./profile.ts')
  await measureProfile(profiled).catch(refuse)
} else if (op === 'support' && more.join(' ') === '--model') {
  const { judgeByModel } = await import('./port/support-by-model.ts')
  await judgeByModel(process.stdin).catch(refuse)
} else if (op === 'growth' && share > 0 && share <= 1) {
  await (await import('./ratios.ts')).measureGrowthAlone(share)
} else if (more.length > 0) {
  console.error(
    `An op takes no arguments, not ${more.join(' ')}: it reads JSON lines from standard input.`,
  )
  process.exitCode = 2
} else if (op === undefined) await measureAllInBrowser()
else if (op === 'costs') await (await import('./ratios.ts')).measureAndKeepCosts()
else if (open === undefined) {
  const ops = ['costs', 'growth [SHARE]', 'profile NAME', ...Object.keys(port)].join(', ')
  console.error(`There is no op ${op}: one of ${ops}, or none for the table of ratios.`)
  process.exitCode = 2
} else {
  for await (const line of answerLines(await open(), process.stdin)) process.stdout.write(line)
}

function refuse(error: unknown): void {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}

/** Looks for the browser first: one that is missed after minutes loses what they measured. */
async function measureAllInBrowser(): Promise<void> {
  try {
    findChromium()
  } catch (error) {
    return refuse(error)
  }
  await (await import('./ratios.ts')).measureAll()
}
