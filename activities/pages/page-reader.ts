import { setTimeout as sleep } from 'node:timers/promises'
import { parseHost } from '../../research/text/addresses/parse-host.ts'
import { runByGroup } from '../job/run-by-group.ts'

const maxPagesAtOnce = 24
/**
 * More would wait for their turn at the host while others' pages could be read, and their time
 * runs.
 */
const maxPagesAtOncePerHost = 2
/** What is read meanwhile is looked at together, but for the last: nothing comes after it. */
const lookEveryMs = 200
/**
 * The last pages get a few times as long as the pages before them took, since the whole run waits
 * for them.
 */
const last = { times: 5, minMs: 5_000, maxMs: 7_000 }

type PageReader = {
  /**
   * Begins to read addresses side by side; each is read once.
   * @returns how many it begins
   */
  begin(addresses: readonly string[]): number
  /** Whether everything that was begun has ended. */
  isIdle(): boolean
  /**
   * Resolves soon after more has ended.
   * @throws what reading a page threw
   */
  settleMore(): Promise<void>
}

/**
 * Reads pages as their addresses become known: none waits for slow ones that were begun before it.
 * Those that are silent when all others have ended are given up.
 * @param read one address; `timeUp` is aborted when it is given up
 */
export function createPageReader(
  read: (url: string, timeUp: AbortSignal) => Promise<void>,
): PageReader {
  const begun = new Set<string>()
  const open = new Map<string, { startedAt: number; timeUp: AbortController }>()
  const times: number[] = []
  let [ended, failure]: [number, { error: unknown } | null] = [0, null]
  const isIdle = () => ended === begun.size
  let lastEnded = Promise.withResolvers<void>()

  async function readOne(url: string): Promise<void> {
    const timeUp = new AbortController()
    const startedAt = performance.now()
    open.set(url, { startedAt, timeUp })
    try {
      await read(url, timeUp.signal)
    } catch (error) {
      failure ??= { error }
      throw error
    } finally {
      open.delete(url)
      times.push(performance.now() - startedAt)
      ended += 1
      if (isIdle()) lastEnded.resolve()
    }
  }
  const giveUpLast = () => {
    const before = performance.now() - chooseLastMs(times)
    const left = [...open.values()]
    if (begun.size - ended > left.length || left.some(({ startedAt }) => startedAt > before)) return
    for (const { timeUp } of left) timeUp.abort()
  }

  return {
    begin(addresses) {
      const fresh = addresses.filter((url) => !begun.has(url))
      for (const url of fresh) begun.add(url)
      const turns = {
        atOnce: maxPagesAtOnce,
        groupOf: (url: string) => parseHost(url) ?? '',
        atOnceOfGroup: maxPagesAtOncePerHost,
      }
      runByGroup(fresh, turns, readOne).catch(() => undefined)
      return fresh.length
    },
    isIdle,
    async settleMore() {
      const before = ended
      while (!isIdle()) {
        lastEnded = Promise.withResolvers()
        await Promise.race([sleep(lookEveryMs), lastEnded.promise])
        if (failure !== null) throw failure.error
        giveUpLast()
        if (ended > before) return
      }
      if (failure !== null) throw failure.error
    },
  }
}

/** @param times of the pages that have ended */
function chooseLastMs(times: readonly number[]): number {
  const middle = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? last.maxMs
  return Math.min(last.maxMs, Math.max(last.minMs, last.times * middle))
}
