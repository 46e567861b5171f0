/** Does work while enough units are free; the others wait in the order in which they came. */
type Turns = <Result>(
  work: () => Promise<Result>,
  /** @property signal ends the wait for a turn; work that has begun goes on */
  options?: { needed?: number; signal?: AbortSignal | undefined },
) => Promise<Result>

/** @param units how many there are; no work may need more */
export function createTurns(units: number): Turns {
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

const maxDecodesAtOnce = 2
/** Of more pixels one is decoded at a time: each takes 100 MB and more. */
const maxSharedPixels = 8_000_000

const takeTurn = createTurns(maxDecodesAtOnce)

/** Decodes by turns: the memory of a worker is bounded, however many pictures come at once. */
export async function runDecode<Result>(
  pixels: number,
  work: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  return await takeTurn(work, { needed: pixels > maxSharedPixels ? maxDecodesAtOnce : 1, signal })
}
