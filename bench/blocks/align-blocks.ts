/** Shorter runs of words stand in texts by chance. */
const minRun = 4
const maxRun = 48
/** Places in the text that are tried for one run. */
const maxPlaces = 50
/** Words between a short block and what stands before or behind it, by round. */
const [nearest, further] = [15, 25]
const rounds = 3
const maxGap = 60

/**
 * How much of each block of a page stands in its text, both as numbers for words: longest runs
 * first, each word of the text once; blocks of few words only where their neighbours stand.
 * @returns shares, 0 to 1
 */
export function alignBlocks(
  blocks: readonly (readonly number[])[],
  text: readonly number[],
): number[] {
  const page = blocks.flat()
  const starts = [0]
  for (const block of blocks) starts.push((starts.at(-1) ?? 0) + block.length)
  const places = new Int32Array(page.length).fill(-1)
  const taken = new Uint8Array(text.length)
  const alignment = { page, text, places, taken, index: indexRuns(text) }
  for (let min = maxRun; min >= minRun; min = min > 12 ? min >> 1 : min - 2)
    placeRuns(alignment, min)
  for (let round = 0; round < rounds; round += 1)
    for (const at of blocks.keys())
      placeShort(alignment, {
        start: starts[at] ?? 0,
        end: starts[at + 1] ?? 0,
        reach: nearest + further * round,
      })
  return blocks.map((block, at) => {
    const own = places.subarray(starts[at], starts[at + 1])
    return block.length === 0 ? 0 : own.filter((place) => place !== -1).length / block.length
  })
}

type Alignment = {
  page: readonly number[]
  text: readonly number[]
  /** Where each word of the page stands in the text, -1 for nowhere. */
  places: Int32Array
  /** Words of the text that stand on the page. */
  taken: Uint8Array
  /** Where runs of words begin in the text. */
  index: ReadonlyMap<string, readonly number[]>
}

function placeRuns({ page, text, places, taken, index }: Alignment, min: number): void {
  const runs: { length: number; from: number; to: number }[] = []
  for (let from = 0; from + minRun <= page.length; from += 1) {
    if (places[from] !== -1) continue
    let [length, best] = [0, -1]
    for (const to of index.get(page.slice(from, from + minRun).join(' ')) ?? []) {
      let run = 0
      while (
        from + run < page.length &&
        places[from + run] === -1 &&
        taken[to + run] === 0 &&
        page[from + run] === text[to + run]
      )
        run += 1
      if (run > length) [length, best] = [run, to]
    }
    if (length < min) continue
    runs.push({ length, from, to: best })
    from += length - 1
  }
  for (const { length, from, to } of runs.toSorted((a, b) => b.length - a.length)) {
    const isFree = !places.subarray(from, from + length).some((place) => place !== -1)
    if (!isFree || taken.subarray(to, to + length).includes(1)) continue
    for (let step = 0; step < length; step += 1) places[from + step] = to + step
    taken.fill(1, to, to + length)
  }
}

function indexRuns(text: readonly number[]): Map<string, number[]> {
  const index = new Map<string, number[]>()
  for (let at = 0; at + minRun <= text.length; at += 1) {
    const key = text.slice(at, at + minRun).join(' ')
    const before = index.get(key)
    if (before === undefined) index.set(key, [at])
    else if (before.length < maxPlaces) before.push(at)
  }
  return index
}

function placeShort(
  { page, text, places, taken }: Alignment,
  { start, end, reach }: { start: number; end: number; reach: number },
): void {
  const length = end - start
  if (length === 0 || places.subarray(start, end).some((place) => place !== -1)) return
  let before = start - 1
  while (before >= 0 && places[before] === -1 && start - before < maxGap) before -= 1
  let behind = end
  while (behind < page.length && places[behind] === -1 && behind - end < maxGap) behind += 1
  const known = (at: number) => (places[at] === -1 ? undefined : places[at])
  const [from, to] = [known(before), known(behind)]
  let [best, distance] = [-1, Number.POSITIVE_INFINITY]
  for (
    let at = text.indexOf(page[start] ?? -1);
    at !== -1;
    at = text.indexOf(page[start] ?? -1, at + 1)
  ) {
    let run = 0
    while (run < length && taken[at + run] === 0 && page[start + run] === text[at + run]) run += 1
    if (run < length) continue
    const off = Math.min(
      from === undefined ? Number.POSITIVE_INFINITY : Math.abs(at - from - (start - before)),
      to === undefined ? Number.POSITIVE_INFINITY : Math.abs(to - at - (behind - start)),
    )
    if (best === -1 || off < distance) [best, distance] = [at, off]
  }
  if (best === -1 || (distance > reach && length < minRun - 1)) return
  for (let step = 0; step < length; step += 1) places[start + step] = best + step
  taken.fill(1, best, best + length)
}
