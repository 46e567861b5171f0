import { randomFillSync } from 'node:crypto'
import { monotonicFactory } from 'ulid'

type Prefix =
  | 'job'
  | 'req'
  | 'evt'
  | 'key'
  | 'acct'
  | 'usr'
  | 'sup'
  | 'we'
  | 'whd'
  | 'att'
  | 'chg'
  | 'rec'
  | 'img'
  | 'opt'
  | 'aud'
  | 'inc'

const pool = new Uint32Array(1_024)
let used = pool.length

/**
 * Cryptographic, since a sandbox job is protected by its id alone; drawn in bulk, since the library
 * asks for every character.
 */
function drawRandom(): number {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const value = pool[used] ?? 0
  used += 1
  return value / 2 ** 32
}

const ulid = monotonicFactory(drawRandom)

/**
 * A sortable id with its kind in front, e.g. `job_01J…`.
 * @param at when what it names was made; rows are partitioned by the time in their id
 */
export function createId<Kind extends Prefix>(kind: Kind, at?: Date): `${Kind}_${string}` {
  return `${kind}_${at === undefined ? ulid() : createUlid(at.getTime())}`
}

let last = { ms: 0, next: monotonicFactory(drawRandom) }

/** A monotonic generator never goes back, so each step back begins another. */
function createUlid(ms: number): string {
  last = { ms, next: ms < last.ms ? monotonicFactory(drawRandom) : last.next }
  return last.next(ms)
}
