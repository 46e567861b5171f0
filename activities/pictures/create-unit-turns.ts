/** Does work while enough units are free; the others wait in the order in which they came. */
type UnitTurns = <Result>(
  work: () => Promise<Result>,
  /** @property signal ends the wait for a turn; work that has begun goes on */
  options?: { needed?: number; signal?: AbortSignal | undefined },
) => Promise<Result>

/** @param units how many there are; no work may need more */
export function createUnitTurns(units: number): UnitTurns {
  let free = units
  const waiting: { needed: number; begin: () => void }[] = []
  const beginNext = () => {
    for (let [next] = waiting; next !== undefined && next.needed <= free; [next] = waiting) {
      free -= next.needed
      waiting.shift()
      next.begin()
    }
  }
  const leave = (begin: () => void) => {
    const place = waiting.findIndex((one) => one.begin === begin)
    if (place >= 0) waiting.splice(place, 1)
    beginNext()
  }
  return async (work, { needed = 1, signal } = {}) => {
    signal?.throwIfAborted()
    await new Promise<void>((resolve, reject) => {
      const abort = () => {
        leave(begin)
        reject(signal?.reason)
      }
      const begin = () => {
        signal?.removeEventListener('abort', abort)
        resolve()
      }
      signal?.addEventListener('abort', abort, { once: true })
      waiting.push({ needed, begin })
      beginNext()
    })
    try {
      return await work()
    } finally {
      free += needed
      beginNext()
    }
  }
}
