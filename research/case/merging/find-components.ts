/**
 * The parts into which pairs join `size` things, each part and the list of parts in rising order.
 * @param pairs places of two that belong together
 */
export function findComponents(
  size: number,
  pairs: Iterable<readonly [number, number]>,
): number[][] {
  const above = Array.from({ length: size }, (_, place) => place)
  const top = (place: number): number => {
    let at = place
    for (let next = above[at] ?? at; next !== at; next = above[at] ?? at) at = next
    return at
  }
  for (const [a, b] of pairs) {
    const [x, y] = [top(a), top(b)]
    if (x !== y) above[Math.max(x, y)] = Math.min(x, y)
  }
  const parts = new Map<number, number[]>()
  for (let place = 0; place < size; place += 1) {
    const first = top(place)
    const part = parts.get(first)
    if (part === undefined) parts.set(first, [place])
    else part.push(place)
  }
  return [...parts.values()]
}
