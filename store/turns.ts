export type Turns = {
  /** @returns what ends the turn, or null while there is none */
  take(endpointId: string): (() => void) | null
}

/**
 * So many requests at a time for one endpoint, from this process: a receiver that hangs holds as many of the worker's slots, and the others are for
 * everybody else.
 */
export function createTurns(atOnce: number): Turns {
  const running = new Map<string, number>()
  return {
    take(endpointId) {
      const count = running.get(endpointId) ?? 0
      if (count >= atOnce) return null
      running.set(endpointId, count + 1)
      return () => {
        const left = (running.get(endpointId) ?? 1) - 1
        if (left === 0) running.delete(endpointId)
        else running.set(endpointId, left)
      }
    },
  }
}
