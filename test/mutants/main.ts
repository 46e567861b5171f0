/**
 * `npm run test:mutants [-- words of a name]`: plants one fault after the other in a copy of this
 * repository and runs the tests that must notice it. Exit code 1 when a fault survives.
 */
import { spawn } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { isHelp } from '../../process/is-help.ts'
import { type Mutant, mutants } from './mutants.ts'

const root = path.join(import.meta.dirname, '..', '..')
const notCopied = new Set(['node_modules', '.local', '.git', 'coverage'])

async function copyRepository(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'people-research-service-mutants-'))
  for (const name of (await readdir(root)).filter((entry) => !notCopied.has(entry))) {
    await cp(path.join(root, name), path.join(folder, name), { recursive: true })
  }
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  return folder
}

/** How the tests end in a copy: `failed` is the number of failed tests, null without a report. */
async function runTests(
  folder: string,
  { tests, only }: Pick<Mutant, 'tests' | 'only'>,
): Promise<number | null> {
  const report = path.join(folder, 'report.json')
  await rm(report, { force: true })
  const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const args = ['run', '--bail=1', '--reporter=json', `--outputFile=${report}`, ...tests]
  if (only !== undefined) args.push('--testNamePattern', only)
  const child = spawn(process.execPath, [vitest, ...args], { cwd: folder, stdio: 'ignore' })
  await new Promise((resolve) => child.once('close', resolve))
  const text = await readFile(report, 'utf8').catch(() => null)
  if (text === null) return null
  const { numFailedTests, numPassedTests } = JSON.parse(text)
  return numFailedTests + numPassedTests === 0 ? null : numFailedTests
}

/** @returns what happened, beginning with `caught` if all is well */
async function plant(folder: string, mutant: Mutant): Promise<string> {
  const { file, original, fault, tests } = mutant
  const target = path.join(folder, file)
  const text = await readFile(target, 'utf8')
  if (text.split(original).length !== 2) return `not planted: ${file} has changed`
  await writeFile(
    target,
    text.replace(original, () => fault),
  )
  const failed = await runTests(folder, mutant)
  await writeFile(target, text)
  if (failed === null) return `not judged: ${tests.join(', ')} did not run`
  return failed === 0 ? `SURVIVED ${tests.join(', ')}` : `caught by ${tests.join(', ')}`
}

const names = mutants.map(({ name }) => `  ${name}`).join('\n')
const usage = `npm run test:mutants
npm run test:mutants -- WORDS

Plants the faults whose names have these words, or all. The faults are:
${names}`

if (process.argv.slice(2).some(isHelp)) {
  console.log(usage)
  process.exit()
}
const words = process.argv.slice(2).join(' ')
const wanted = mutants.filter(({ name }) => name.includes(words))
if (wanted.length === 0) {
  console.error(`No fault has "${words}" in its name. The faults are:\n${names}`)
  process.exit(2)
}
const folder = await copyRepository()
let survivors = 0
try {
  for (const mutant of wanted) {
    const outcome = await plant(folder, mutant)
    if (!outcome.startsWith('caught')) survivors += 1
    console.log(`${mutant.name}: ${outcome}`)
  }
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
console.log(`${wanted.length - survivors} of ${wanted.length} faults were caught.`)
if (survivors > 0) process.exitCode = 1
