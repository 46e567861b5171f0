import type { AsOf } from '../../records/judge-stages.ts'
import { chooseBestForm, type Weighed } from './choose-best-form.ts'

/** How values of one path are compared and merged. */
export type PathRule<Value> = {
  /** Equal for spellings of one value, whatever its details (dates, kind) are. */
  key: (value: Value) => string
  /** What of the value is a detail, compared when a dossier is rebuilt. */
  detail: (value: Value) => string
  /** Whether two may be one statement, one of them perhaps less complete. */
  fits: (a: Value, b: Value) => boolean
  /**
   * Whether a fitting value states a date that no member states with its core: then it is a
   * statement of its own.
   */
  isApart?: (value: Value, members: readonly Value[]) => boolean
  /** Whether a value lacks a core field that the whole has, and so supports it in part only. */
  isPartial: (value: Value, whole: Value) => boolean
  /**
   * A value with what the most complete member of its group adds: other members are compared with
   * that.
   */
  complete?: (value: Value, whole: Value) => Value
  /** Whether a value leaves open which of several wholes that it fits is meant. */
  isOpen?: (value: Value, wholes: readonly Value[]) => boolean
  /** How much the value says: core fields count more than details. */
  filled: (value: Value) => number
  /**
   * One value of several that fit; each of its fields is some member's. The first is the most
   * complete.
   */
  join: (first: Value, all: readonly Weighed<Value>[], asOf: AsOf) => Value
}

/** A value that is one text: equal keys are one statement. */
export function buildPlainRule<Value>(
  key: (value: Value) => string,
  join: PathRule<Value>['join'],
  detail: (value: Value) => string = () => '',
) {
  return {
    key,
    detail,
    fits: (a, b) => key(a) === key(b),
    isPartial: () => false,
    filled: () => 0,
    join,
  } satisfies PathRule<Value>
}

/** The best spelling of a field; null if no source states it. */
export function chooseSpelling<Value>(
  all: readonly Weighed<Value>[],
  read: (value: Value) => string | null,
  completeness?: (text: string) => number,
) {
  const said = all.flatMap(({ value, weight }) => {
    const text = read(value)
    return text === null ? [] : [{ value: text, weight }]
  })
  return chooseBestForm(said, completeness)
}

/** How many of the fields say something. */
export function countStated(...fields: readonly unknown[]): number {
  return fields.filter((field) => field !== null && field !== false).length
}
