import { isKeyMatch, parseDigits } from './keys.ts'
import type { Schema, VpicTables } from './tables.ts'

/** One thing that the data says of a VIN, before the contradictions are settled. */
export type Item = {
  element: number
  attribute: string
  /** The pattern that said so; empty for what follows from other items. */
  keys: string
  priority: number
  changed: number
  id: number
}

/** Notes: all of them hold, so they are never ranked against each other. */
const notes = new Set([114, 121, 129, 150, 154, 155, 169, 186])
const engineModel = 18
/** Below every pattern, whose priority is the first year of its schema. */
const enginePriority = 50

/** Everything that the schemas say of a VIN, in the order of the agency's table. */
export function matchSchemas(schemas: Schema[], vinKey: string): Item[] {
  return schemas.flatMap((schema) => matchLines(schema, vinKey)).sort((a, b) => a.id - b.id)
}

function matchLines({ patterns, yearFrom }: Schema, vinKey: string): Item[] {
  const items: Item[] = []
  for (let from = 0; from < patterns.length; ) {
    const newline = patterns.indexOf('\n', from)
    const end = newline < 0 ? patterns.length : newline
    if (isKeyMatch(patterns, vinKey, from, patterns.indexOf('\t', from))) {
      const [keys = '', element = '', changed = '', id = '', attribute = ''] = patterns
        .slice(from, end)
        .split('\t')
      items.push({
        element: Number(element),
        attribute: parseDigits(keys, vinKey) ?? attribute,
        keys,
        priority: yearFrom,
        changed: Number(changed),
        id: Number(id),
      })
    }
    from = end + 1
  }
  return items
}

/** What the agency knows of the engine model that the patterns name. */
export function listEngineItems(tables: VpicTables, items: Item[]): Item[] {
  const [model] = items
    .filter(({ element }) => element === engineModel)
    .sort((a, b) => b.priority - a.priority || b.changed - a.changed || b.id - a.id)
  if (!model) return []
  return tables.engine(model.attribute).map((fact) => ({
    ...fact,
    keys: model.keys,
    priority: enginePriority,
    id: Number.POSITIVE_INFINITY,
  }))
}

/**
 * One item for each element, notes excepted: the newest schema wins, then the newest change (vPIC
 * `spVinDecode_Core`).
 */
export function rank(items: Item[]): Item[] {
  const best = new Map<number, Item>()
  for (const item of items) {
    const rival = best.get(item.element)
    if (!notes.has(item.element) && (!rival || before(item, rival))) best.set(item.element, item)
  }
  return items.filter((item) => notes.has(item.element) || best.get(item.element) === item)
}

function before(a: Item, b: Item): boolean {
  const order = b.priority - a.priority || b.changed - a.changed || named(a) - named(b)
  if (order !== 0) return order < 0
  return bare(a) === bare(b) ? a.id < b.id : bare(a) < bare(b)
}

const named = ({ keys }: Item) => keys.replaceAll('*', '').length
const bare = ({ keys }: Item) => keys.replaceAll(/[[\]]/g, '')

/** Without a model year the schemas of all years speak: only what they agree on is known. */
export function chooseUnanimous(items: Item[]): Item[] {
  const said = Map.groupBy(items, ({ element }) => element)
  return items.filter(
    ({ element, attribute }) =>
      notes.has(element) || said.get(element)?.every((other) => other.attribute === attribute),
  )
}

/** Displacement in the units that no pattern gives. */
export function computeConversions(tables: VpicTables, items: Item[]): Item[] {
  const known = new Map(items.map((item) => [item.element, item]))
  const converted: Item[] = []
  for (const { from, to, operator, factor } of tables.conversions) {
    const source = known.get(from)
    const amount = Number(source?.attribute)
    if (
      !source ||
      known.has(to) ||
      converted.some(({ element }) => element === to) ||
      !Number.isFinite(amount) ||
      amount <= 0
    )
      continue
    const attribute = String(operator === '*' ? amount * factor : amount / factor)
    converted.push({ ...source, element: to, attribute })
  }
  return converted
}
