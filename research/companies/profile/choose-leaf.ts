import type { CompanyConflict } from '../../../contract/operations/entity-dossier.ts'
import type { CompanyRecord } from '../company-record.ts'

/** The record that states a value: its id in the profile, and what kind of register it is from. */
export type Backer = { id: string; origin: CompanyRecord['origin'] }

/** A value, and the record that states it. */
export type StatedValue<Value> = { value: Value; by: Backer }

/** How sure a leaf is, and who says it. */
export type Backing = { confidence: number; sourceIds: string[] }
type Leaf<Value> = Backing & { value: Value }

/** How often a statement of one kind of record is right, in percent. */
const trust: Readonly<Record<Backer['origin'], number>> = {
  register: 95,
  lei: 90,
  filing: 88,
  wikidata: 65,
}
/** Below 100, since no record is certain. */
const maxConfidence = 99
/** Points of confidence that a value loses when another record contradicts it. */
const contested = 25

/** How sure records of several kinds make a statement together. */
export function scoreBacking(by: readonly Backer[], isContested = false): Backing {
  const origins = new Set(by.map(({ origin }) => origin))
  const doubt = [...origins].reduce((rest, origin) => rest * (1 - trust[origin] / 100), 1)
  const confidence = Math.min(maxConfidence, Math.round(100 * (1 - doubt)))
  return {
    confidence: isContested ? confidence - contested : confidence,
    sourceIds: [...new Set(by.map(({ id }) => id))],
  }
}

/**
 * The value of the most trusted record; other records back or contest it.
 * @param said the most trusted first
 */
export function chooseLeaf<Value>(
  said: readonly StatedValue<Value>[],
  isSame: (a: Value, b: Value) => boolean,
): { leaf: Leaf<Value> | null; conflict: CompanyConflict['values'] | null } {
  const [first] = said
  if (first === undefined) return { leaf: null, conflict: null }
  const groups: { value: Value; by: Backer[] }[] = []
  for (const { value, by } of said) {
    const known = groups.find((group) => isSame(group.value, value))
    if (known === undefined) groups.push({ value, by: [by] })
    else known.by.push(by)
  }
  const isContested = groups.length > 1
  return {
    leaf: { value: first.value, ...scoreBacking(groups[0]?.by ?? [], isContested) },
    conflict: isContested
      ? groups.map(({ value, by }) => ({ value, sourceIds: scoreBacking(by).sourceIds }))
      : null,
  }
}
