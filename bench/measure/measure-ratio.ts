import { buildRow, computeMedian, type Row } from '../statistics.ts'

type Compared = {
  what: string
  /** The least ratio to hold; null: there is none. */
  bar: number | null
  /** One round of ours, of the other: each answers with how many a second it came to. */
  ours: () => Promise<number>
  theirs: () => Promise<number>
  rounds: number
  warmUps: number
  digits?: number
}

/** Throughput of ours against that of the other, in turns, so that both have the same machine. */
export async function measureRatio(compared: Compared): Promise<Row> {
  const { what, bar, ours, theirs, rounds, warmUps, digits = 0 } = compared
  // both run on code that the engine has optimised: the first rounds do not count
  for (let round = 0; round < warmUps; round += 1)
    for (const warmUp of [ours, theirs]) await warmUp()
  const pairs: { ours: number; theirs: number }[] = []
  for (let round = 0; round < rounds; round += 1)
    pairs.push({ ours: await ours(), theirs: await theirs() })
  const ratio = computeMedian(pairs.map((pair) => pair.ours / pair.theirs))
  const [mine, other] = [pairs.map((pair) => pair.ours), pairs.map((pair) => pair.theirs)]
  const medians = [mine, other].map((all) => computeMedian(all).toFixed(digits))
  const figures = `${medians.join(' / ')} per s`
  return buildRow(
    `${what}, throughput`,
    `${ratio.toFixed(2)} (${figures})`,
    bar === null ? 'none' : `≥ ${bar.toFixed(2)}`,
    ratio >= (bar ?? 0),
  )
}
