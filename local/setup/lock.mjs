/**
 * A lock file that belongs to a living process. Dependency-free and for Node 20: the npm
 * pre-scripts take it before anything is installed. A lock whose owner was killed is taken over, by
 * exactly one of those who want it.
 */
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Takes the lock, or says who has it.
 * @param {string} file
 * @returns {{ release: () => void } | { holder: number }}
 */
export function tryLock(file) {
  const mine = { pid: process.pid, birth: birthOf(process.pid), nonce: randomUUID() }
  for (;;) {
    if (createWhole(file, JSON.stringify(mine)))
      return { release: () => removeIf(file, mine.nonce) }
    const owner = read(file)
    if (owner === undefined) continue
    if (isAlive(owner)) return { holder: owner.pid }
    // Two may find the same dead owner. The right to remove its lock is itself a lock, named after
    // the dead one: without it the slower of the two would remove the lock that the faster one has
    // just taken.
    const right = tryLock(`${file}.${owner.nonce}`)
    if ('holder' in right) continue
    removeIf(file, owner.nonce)
    right.release()
  }
}

/**
 * A process by number and birth: numbers are used again.
 * @param {{ pid: number, birth?: string | undefined }} owner
 */
export function isAlive(owner) {
  const birth = birthOf(owner.pid)
  return birth !== undefined && birth === owner.birth
}

/**
 * When the process with this number began, in the system's own form; undefined if none runs (a
 * zombie does not).
 * @param {number} pid
 * @returns {string | undefined}
 */
export function birthOf(pid) {
  try {
    if (process.platform === 'linux') {
      // The fields after the command's name, which may itself hold spaces and brackets: state is
      // the first, start time the 20th.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
      return fields[0] === 'Z' || fields[0] === 'X' ? undefined : `${boot} ${fields[19]}`
    }
    const [state, ...start] = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: 'pipe',
    })
      .trim()
      .split(/\s+/)
    return state?.startsWith('Z') ? undefined : start.join(' ')
  } catch {
    return undefined
  }
}

/**
 * Creates the file with all of its content, unless it exists: a reader never sees part of an owner.
 */
function createWhole(file, content) {
  const whole = `${file}.${process.pid}.${randomUUID()}`
  writeFileSync(whole, content)
  try {
    linkSync(whole, file)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(whole, { force: true })
  }
}

/**
 * The owner in the lock; undefined if the lock has gone. A lock that cannot be parsed (a full disk)
 * has no owner.
 */
function read(file) {
  try {
    const content = readFileSync(file, 'utf8')
    try {
      return JSON.parse(content)
    } catch {
      return { pid: 0, nonce: 'unreadable' }
    }
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

function removeIf(file, nonce) {
  if (read(file)?.nonce === nonce) rmSync(file, { force: true })
}
