import { isObject } from '../../../contract/fields/is-object.ts'
import { type Json, list, record, resolve } from './document.ts'

type Pair = { old: Json; now: Json }
type Options = {
  before: Json
  after: Json
  /** A request may only accept more, an answer may only become narrower. */
  side: 'request' | 'response'
  /** Pairs of components that were compared already: each is reported once. */
  seen: Set<string>
}
type Context = Options & { at: string }

/** Breaking changes of one schema and all that it refers to. */
export function compareSchemas(at: string, pair: Pair, options: Options): string[] {
  return compare(pair, { ...options, at })
}

function compare({ old: oldGiven, now: nowGiven }: Pair, context: Context): string[] {
  const name = `${context.side} ${oldGiven.$ref} ${nowGiven.$ref}`
  if (typeof oldGiven.$ref === 'string') {
    if (context.seen.has(name)) return []
    context.seen.add(name)
  }
  const pair = { old: resolve(context.before, oldGiven), now: resolve(context.after, nowGiven) }
  return [compareValues, compareBranches, compareProperties, compareParts].flatMap((rules) =>
    rules(pair, context),
  )
}

/** Which plain values fit. */
function compareValues({ old, now }: Pair, { at, side }: Context): string[] {
  const rule = (name: string) => [`${side}-${name}: ${at}`]
  const [narrow, wide] = side === 'request' ? [now, old] : [old, now]
  const gained = missing(enumeration(wide), enumeration(narrow))
  const types = missing([wide.type].flat(), [narrow.type].flat())
  return [
    ...(types.length > 0 && narrow.type !== undefined && !isInteger(narrow, wide)
      ? rule('type-changed')
      : []),
    ...(old.const === now.const ? [] : rule('const-changed')),
    ...(narrow.enum !== undefined && (wide.enum === undefined || gained.length > 0)
      ? rule('enum-changed')
      : []),
    ...(side === 'request' && missing(extensible(old), extensible(now)).length > 0
      ? rule('x-extensible-enum-value-removed')
      : []),
    ...(narrow.pattern !== undefined && narrow.pattern !== wide.pattern
      ? rule('pattern-changed')
      : []),
    ...bounds.flatMap(([bound, sign]) =>
      isTighter(narrow[bound], wide[bound], sign) ? rule(`${bound}-changed`) : [],
    ),
  ]
}

const bounds = [
  ['minimum', 1],
  ['minLength', 1],
  ['minItems', 1],
  ['maximum', -1],
  ['maxLength', -1],
  ['maxItems', -1],
  ['maxProperties', -1],
] as const

function isTighter(narrow: unknown, wide: unknown, sign: 1 | -1): boolean {
  if (typeof narrow !== 'number') return false
  return typeof wide !== 'number' || (narrow - wide) * sign > 0
}

const isInteger = (narrow: Json, wide: Json) => narrow.type === 'number' && wide.type === 'integer'
const enumeration = ({ enum: values }: Json) => (Array.isArray(values) ? values : [])
const extensible = ({ 'x-extensible-enum': values }: Json) => (Array.isArray(values) ? values : [])
const missing = (of: readonly unknown[], from: readonly unknown[]) =>
  of.filter((value) => !from.includes(value))

/**
 * A request may gain branches of a union, an answer may lose them; with `allOf` it is the other way
 * round.
 */
function compareBranches({ old, now }: Pair, context: Context): string[] {
  const { at, side } = context
  return (['anyOf', 'oneOf', 'allOf'] as const).flatMap((keyword) => {
    const [oldOnes, nowOnes] = [list(old[keyword]), list(now[keyword])]
    const same = (branch: Json) => (other: Json) => nameOf(branch) === nameOf(other)
    const added = nowOnes.filter((branch) => !oldOnes.some(same(branch)))
    const removed = oldOnes.filter((branch) => !nowOnes.some(same(branch)))
    const what = (side === 'request') === (keyword === 'allOf') ? 'added' : 'removed'
    return [
      ...(what === 'added' ? added : removed).map(
        (branch) => `${side}-${keyword}-${what}: ${at} ${nameOf(branch)}`,
      ),
      ...oldOnes.flatMap((branch) => {
        const kept = nowOnes.find(same(branch))
        return kept === undefined
          ? []
          : compare({ old: branch, now: kept }, { ...context, at: `${at} ${nameOf(branch)}` })
      }),
    ]
  })
}

const nameOf = (branch: Json) =>
  typeof branch.$ref === 'string' ? branch.$ref : JSON.stringify(branch)

function compareProperties({ old, now }: Pair, context: Context): string[] {
  const { at, side } = context
  const [oldOnes, nowOnes] = [record(old.properties), record(now.properties)]
  const required = (schema: Json) =>
    Array.isArray(schema.required) ? schema.required.map(String) : []
  const newlyRequired = missing(required(now), required(old))
  const nowOptional = missing(required(old), required(now))
  const removed = Object.keys(oldOnes).filter((name) => !(name in nowOnes))
  const closed =
    side === 'request' && now.additionalProperties === false && old.additionalProperties !== false
  return [
    ...removed.map((name) => `${side}-property-removed: ${at} ${name}`),
    ...(closed ? [`request-additional-properties-closed: ${at}`] : []),
    ...(side === 'request' ? newlyRequired : nowOptional)
      .filter((name) => !removed.includes(String(name)))
      .map(
        (name) =>
          `${side}-property-${side === 'request' ? 'became-required' : 'became-optional'}: ${at} ${name}`,
      ),
    ...Object.entries(oldOnes).flatMap(([name, schema]) =>
      name in nowOnes
        ? compare(
            { old: record(schema), now: record(nowOnes[name]) },
            { ...context, at: `${at} ${name}` },
          )
        : [],
    ),
  ]
}

/** Schemas of items, of free properties, and of what a string holds. */
function compareParts({ old, now }: Pair, context: Context): string[] {
  return ['items', 'additionalProperties', 'propertyNames', 'contentSchema', 'not'].flatMap(
    (keyword) => {
      const [oldPart, nowPart] = [old[keyword], now[keyword]]
      if (!isObject(oldPart) || !isObject(nowPart)) return []
      const side =
        keyword !== 'not' ? context.side : context.side === 'request' ? 'response' : 'request'
      return compare(
        { old: oldPart, now: nowPart },
        { ...context, side, at: `${context.at} ${keyword}` },
      )
    },
  )
}
