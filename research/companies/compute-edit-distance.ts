/**
 * Edit distance with neighbours exchanged (optimal string alignment): what a slip of the pen does
 * counts one. Sound plays no part.
 * @param maxEdits what is further apart need not be counted to its end
 * @returns the distance, or more than `maxEdits`
 */
export function computeEditDistance(a: string, b: string, maxEdits: number): number {
  if (a === b) return 0
  if (Math.abs(a.length - b.length) > maxEdits) return maxEdits + 1
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, j) => j)
  let nearestAbove = 0
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    let nearest = i
    for (let j = 1; j <= b.length; j += 1) {
      const swap = a[i - 1] === b[j - 1] ? 0 : 1
      let best = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + swap)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1)
      row.push(best)
      if (best < nearest) nearest = best
    }
    // what follows builds on these two rows
    if (nearest > maxEdits && nearestAbove > maxEdits) return maxEdits + 1
    before = above
    above = row
    nearestAbove = nearest
  }
  return above[b.length] ?? 0
}
