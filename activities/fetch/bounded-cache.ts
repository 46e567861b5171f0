type BoundedCache<Value> = {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
  delete(key: string): void
}

/**
 * Keeps what was used last, up to `capacity` in the sizes that `sizeOf` gives when a value is set.
 */
export function createBoundedCache<Value>(
  capacity: number,
  sizeOf: (value: Value) => number,
): BoundedCache<Value> {
  const entries = new Map<string, { value: Value; size: number }>()
  let total = 0

  function remove(key: string): void {
    total -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }

  return {
    get(key) {
      const entry = entries.get(key)
      if (entry === undefined) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set(key, value) {
      remove(key)
      const size = sizeOf(value)
      entries.set(key, { value, size })
      total += size
      for (const oldest of entries.keys()) {
        if (total <= capacity || oldest === key) break
        remove(oldest)
      }
    },
    delete: remove,
  }
}
