/**
 * What a field may hold one day; the last is half a sign, which JSON can carry and addresses
 * cannot.
 */
const strange: readonly unknown[] = [
  undefined,
  null,
  7,
  -1.5,
  true,
  '',
  [],
  {},
  [null],
  { value: null },
  'x\ud800',
]

/**
 * Changes each part of an answer in turn, in its place, and puts it back after the caller has
 * looked; of a list's items and of the parts that they share, one stands for all.
 */
export function* mutilate(part: unknown, path = '', seen = new Set<string>()): Generator<string> {
  if (typeof part !== 'object' || part === null) return
  for (const [key, whole] of Object.entries(part)) {
    const place = `${path}/${Array.isArray(part) ? '*' : key}`
    if (!seen.has(place)) {
      seen.add(place)
      for (const other of strange) {
        Reflect.set(part, key, other)
        yield `${place} = ${JSON.stringify(other)}`
      }
      Reflect.set(part, key, whole)
    }
    yield* mutilate(whole, place, seen)
  }
}
