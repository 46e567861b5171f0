/**
 * The installation itself: one at a time, whole or not at all, with its progress and its end on
 * stderr.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { birthOf, isAlive, tryLock } from './lock.mjs'
import { explain, startNpmCi } from './npm-ci.mjs'
import { countPackages, isInstalled, pinnedNode, removeStamp, root, writeStamp } from './stamp.mjs'

const neededBytes = 1.2e9

/** Its message is the one sentence to show. */
class InstallError extends Error {
  code = 'INSTALL'
}

/**
 * Waits for an installation that is under way, then installs if that is still needed; an error is
 * printed as one sentence.
 */
export async function installPackages() {
  try {
    await installOnce()
  } catch (error) {
    if (error.code === undefined) throw error
    console.error(plainly(error))
    process.exitCode = 1
  }
}

async function installOnce() {
  if (Number(process.versions.node.split('.')[0]) < 20)
    throw new InstallError(`Node ${process.versions.node} is too old: use Node 20 or newer.`)
  mkdirSync(path.join(root, '.local'), { recursive: true, mode: 0o700 })
  const lock = await waitForLock(path.join(root, '.local', 'install.lock'))
  try {
    if (!isInstalled()) await install()
  } finally {
    lock.release()
  }
}

async function waitForLock(file) {
  for (let isAnnounced = false; ; isAnnounced = true) {
    const lock = tryLock(file)
    if ('release' in lock) return lock
    if (!isAnnounced)
      console.error(
        `Packages are being installed by another command (process ${lock.holder}): waiting for it`,
      )
    await sleep(200)
  }
}

async function install() {
  const started = Date.now()
  const elapsed = () => `${((Date.now() - started) / 1000).toFixed(1)} s`
  const total = countPackages()
  await endLeftBehind()
  checkRoom()
  removeStamp()
  const report = progressReport(`Installing ${total} packages`, elapsed)
  const npm = startNpmCi(root, (downloaded) =>
    report.update(`${Math.min(downloaded, total)} of ${total} downloaded`),
  )
  if (npm.pid !== undefined)
    writeFileSync(npmRecord(), JSON.stringify({ pid: npm.pid, birth: birthOf(npm.pid) }))
  const interrupted = endOnSignal(npm)
  const { ok, lines } = await npm.ended
  report.end()
  rmSync(npmRecord(), { force: true })
  if (interrupted() || !ok) {
    removeHalfMade()
    if (interrupted())
      throw new InstallError('The installation was interrupted; nothing of it is left.')
    const { tail, sentence } = explain(lines)
    for (const line of tail) console.error(`  ${line}`)
    throw new InstallError(sentence)
  }
  checkNode()
  writeStamp()
  writeFileSync(installRecord(), JSON.stringify({ started, ended: Date.now() }))
  console.error(`Installed ${total} packages in ${elapsed()}`)
}

/**
 * Removes an incomplete installation, which a tool run by hand would take for a complete one. npm
 * writes the list of installed packages last, and removes it first.
 */
function removeHalfMade() {
  const modules = path.join(root, 'node_modules')
  if (!existsSync(path.join(modules, '.package-lock.json')))
    rmSync(modules, { recursive: true, force: true, maxRetries: 5 })
}

/**
 * The npm of an installer that was killed goes on alone; two at once would spoil each other's work.
 */
async function endLeftBehind() {
  let left
  try {
    left = JSON.parse(readFileSync(npmRecord(), 'utf8'))
  } catch {
    return
  }
  if (isAlive(left)) process.kill(-left.pid, 'SIGKILL')
  while (isAlive(left)) await sleep(20)
}

/** A start that follows counts this installation into its time (local/installation.ts). */
function installRecord() {
  return path.join(root, '.local', 'installed.json')
}

function npmRecord() {
  return path.join(root, '.local', 'install.npm.json')
}

/** Checked for a first installation only: a later one replaces files of the same size. */
function checkRoom() {
  if (existsSync(path.join(root, 'node_modules'))) return
  const { bavail, bsize } = statfsSync(root)
  const free = bavail * bsize
  const gigabytes = (bytes) => (bytes / 1e9).toFixed(1)
  if (free < neededBytes) {
    throw new InstallError(
      `There is no room on the disk: the packages need ${gigabytes(neededBytes)} GB in ${root}, ` +
        `and ${gigabytes(free)} GB are free.`,
    )
  }
}

/** The scripts need the pinned Node, which a package's install script puts in place. */
function checkNode() {
  const { file, version } = pinnedNode()
  let found
  try {
    found = execFileSync(file, ['--version'], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch (error) {
    throw new InstallError(
      `The packages are there, but Node ${version} does not run on this machine: ` +
        `${String(error.message).split('\n')[0]}`,
    )
  }
  if (found !== version)
    throw new InstallError(
      `The packages are there, but node_modules/.bin/node is ${found} instead of ${version}: ` +
        'remove node_modules and start again.',
    )
}

/** One line that is rewritten on a terminal; elsewhere a line every ten seconds. */
function progressReport(title, elapsed) {
  const terminal = process.stderr.isTTY === true
  let state = ''
  const show = () =>
    process.stderr.write(
      terminal
        ? `\r\x1b[K${title}: ${state || 'starting'}, ${elapsed()}`
        : `${title}: ${state || 'starting'}, ${elapsed()}\n`,
    )
  if (!terminal) console.error(`${title}, which takes half a minute on a fast line`)
  const timer = setInterval(show, terminal ? 200 : 10_000)
  return {
    update(text) {
      state = text
    },
    end() {
      clearInterval(timer)
      if (terminal) process.stderr.write('\r\x1b[K')
    },
  }
}

/** Ctrl-C ends npm first, so that it cannot go on alone. */
function endOnSignal(npm) {
  let interrupted = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      interrupted = true
      npm.kill('SIGKILL')
    })
  }
  return () => interrupted
}

/** Any other error is a mistake of ours and keeps its stack. */
function plainly(error) {
  if (error.code === 'ENOSPC') return 'There is no room left on the disk for the packages.'
  if (['EACCES', 'EPERM', 'EROFS'].includes(error.code))
    return `This folder cannot be written (${error.path ?? root}): use the user that owns it.`
  return error.message
}
