export type Turns = {
  /** @returns what ends the turn, or null while there is none */
  take(key: string): (() => void) | null
  /**
   * In the order of arrival.
   * @returns what ends the turn, or null when none was free within `waitMs`
   */
  wait(key: string, waitMs: number): Promise<(() => void) | null>
}

type Line = { running: number; waiting: Set<() => void> }

/**
 * Limits the work of this process for each key, so that slow work for one key leaves capacity to
 * the others.
 * @param atOnce how many turns of one key run side by side
 */
export function createTurns(atOnce: number): Turns {
  const lines = new Map<string, Line>()
  const take = (key: string) => {
    const line = lines.get(key) ?? { running: 0, waiting: new Set() }
    if (line.running >= atOnce) return null
    lines.set(key, line)
    line.running += 1
    return () => end(key, line)
  }
  const end = (key: string, line: Line) => {
    line.running -= 1
    const [next] = line.waiting
    if (next !== undefined) next()
    else if (line.running === 0) lines.delete(key)
  }
  return {
    take,
    async wait(key, waitMs) {
      const free = take(key)
      if (free !== null) return free
      const line = lines.get(key)
      if (line === undefined) return null
      return await new Promise((resolve) => {
        const next = () => {
          clearTimeout(timer)
          line.waiting.delete(next)
          line.running += 1
          resolve(() => end(key, line))
        }
        const timer = setTimeout(() => {
          line.waiting.delete(next)
          resolve(null)
        }, waitMs)
        line.waiting.add(next)
      })
    },
  }
}
