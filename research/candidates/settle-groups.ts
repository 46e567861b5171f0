import { harmonic } from './harmonic.ts'

/** @property inside sum of the likelihoods within; @property share the same, each divided by what belongs to the thing in all */
type Group = { members: Set<number>; inside: number; share: number }

type Table = { at: Float64Array; n: number; totals: readonly number[] }

/** Rounds after which hardly anything moves. */
const rounds = 4

/** Moves single things to the group (or to one of their own) where the whole gains most, until nothing moves. */
export function settleGroups(start: readonly (readonly number[])[], table: Table): number[][] {
  const groups: Group[] = start.map((members) => gather(members, table))
  for (let round = 0; round < rounds; round += 1) {
    let moved = false
    for (let i = 0; i < table.n; i += 1) moved = move(i, groups, table) || moved
    if (!moved) break
  }
  return groups.filter(({ members }) => members.size > 0).map(({ members }) => [...members])
}

function gather(members: readonly number[], table: Table): Group {
  const group: Group = { members: new Set(), inside: 0, share: 0 }
  for (const i of members) add(i, group, table, 1)
  return group
}

/** What a thing brings to a group that it is not in. */
function gain(i: number, { members }: Group, { at, n, totals }: Table): { inside: number; share: number } {
  const total = totals[i] ?? 1
  const sum = { inside: 1, share: 1 / total }
  for (const j of members) {
    const likelihood = at[i * n + j] ?? 0
    sum.inside += 2 * likelihood
    sum.share += likelihood / total + likelihood / (totals[j] ?? 1)
  }
  return sum
}

function add(i: number, group: Group, table: Table, sign: 1 | -1): void {
  if (sign === -1) group.members.delete(i)
  const { inside, share } = gain(i, group, table)
  group.inside += sign * inside
  group.share += sign * share
  if (sign === 1) group.members.add(i)
}

function move(i: number, groups: Group[], table: Table): boolean {
  const home = groups.find(({ members }) => members.has(i))
  if (home === undefined) return false
  add(i, home, table, -1)
  const precision = groups.reduce((sum, { inside, members }) => sum + (members.size === 0 ? 0 : inside / members.size), 0)
  const recall = groups.reduce((sum, { share }) => sum + share, 0)
  const valueIn = (group: Group) => {
    const { inside, share } = gain(i, group, table)
    const before = group.members.size === 0 ? 0 : group.inside / group.members.size
    return harmonic(precision - before + (group.inside + inside) / (group.members.size + 1), recall + share)
  }
  let [target, best] = [home, valueIn(home)]
  const alone: Group = { members: new Set(), inside: 0, share: 0 }
  for (const group of [...groups, alone]) {
    const value = valueIn(group)
    if (value > best + 1e-9) [target, best] = [group, value]
  }
  add(i, target, table, 1)
  if (target === alone) groups.push(alone)
  return target !== home
}
