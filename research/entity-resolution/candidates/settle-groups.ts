import { computeHarmonicMean } from './compute-harmonic-mean.ts'
import type { Bars } from './merge-levels.ts'

/**
 * @property inside sum of the likelihoods within
 * @property share the same, each divided by what belongs to the thing in all
 */
type Group = { members: number[]; units: Set<number>; inside: number; share: number }

type Table = {
  at: Float64Array
  n: number
  totals: readonly number[]
  units: readonly (readonly number[])[]
  bars: Bars
}

/** Rounds after which hardly anything moves. */
const rounds = 4

/**
 * Moves single units to the group (or to one of their own) where the whole gains most, until
 * nothing moves.
 */
export function settleGroups(start: readonly (readonly number[])[], table: Table): number[][] {
  const groups: Group[] = start.map((members) => gather(members, table))
  for (let round = 0; round < rounds; round += 1) {
    let moved = false
    for (let unit = 0; unit < table.units.length; unit += 1)
      moved = move(unit, groups, table) || moved
    if (!moved) break
  }
  return groups.filter(({ members }) => members.length > 0).map(({ members }) => members)
}

function gather(members: readonly number[], table: Table): Group {
  const group = emptyGroup()
  const here = new Set(members)
  for (const [unit, places] of table.units.entries())
    if (here.has(places[0] ?? -1)) add(unit, group, table, 1)
  return group
}

function emptyGroup(): Group {
  return { members: [], units: new Set(), inside: 0, share: 0 }
}

/** What a unit brings to a group that it is not in. */
function gain(
  unit: number,
  { members }: Group,
  { at, n, totals, units }: Table,
): { inside: number; share: number } {
  const sum = { inside: 0, share: 0 }
  const here = units[unit] ?? []
  for (let place = 0; place < here.length; place += 1) {
    const i = here[place] ?? 0
    const total = totals[i] ?? 1
    sum.inside += 1
    sum.share += 1 / total
    for (let k = 0; k < members.length + place; k += 1) {
      const j = (k < members.length ? members[k] : here[k - members.length]) ?? 0
      const likelihood = at[i * n + j] ?? 0
      sum.inside += 2 * likelihood
      sum.share += likelihood / total + likelihood / (totals[j] ?? 1)
    }
  }
  return sum
}

function add(unit: number, group: Group, table: Table, sign: 1 | -1): void {
  const places = table.units[unit] ?? []
  if (sign === -1) group.members = group.members.filter((i) => !places.includes(i))
  const { inside, share } = gain(unit, group, table)
  group.inside += sign * inside
  group.share += sign * share
  if (sign === 1) {
    group.members.push(...places)
    group.units.add(unit)
  } else group.units.delete(unit)
}

function move(unit: number, groups: Group[], table: Table): boolean {
  const home = groups.find(({ units }) => units.has(unit))
  if (home === undefined) return false
  const size = table.units[unit]?.length ?? 1
  add(unit, home, table, -1)
  const precision = groups.reduce(
    (sum, { inside, members }) => sum + (members.length === 0 ? 0 : inside / members.length),
    0,
  )
  const recall = groups.reduce((sum, { share }) => sum + share, 0)
  const valueIn = (group: Group) => {
    const { inside, share } = gain(unit, group, table)
    const { length } = group.members
    const before = length === 0 ? 0 : group.inside / length
    return computeHarmonicMean(
      precision - before + (group.inside + inside) / (length + size),
      recall + share,
    )
  }
  const barred = table.bars?.[unit]
  let [target, best] = [home, valueIn(home)]
  const alone = emptyGroup()
  for (const group of [...groups, alone]) {
    if (barred?.isDisjointFrom(group.units) === false) continue
    const value = valueIn(group)
    if (value > best + 1e-9) [target, best] = [group, value]
  }
  add(unit, target, table, 1)
  if (target === alone) groups.push(alone)
  return target !== home
}
