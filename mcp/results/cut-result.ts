import { isObject } from '../../contract/fields/is-object.ts'
import { limits } from '../../contract/fields/limits.ts'

/** For the frame of the answer: links, keys, the escaping of its text. */
const frameCharacters = 4_000
/** Of one section, or one page of it. */
const pageCharacters = limits.toolResultCharacters - 2 * frameCharacters

type Part = { name: string; holder: Record<string, unknown>; key: string; size: number }

/**
 * As much of a result as fits into an answer, its largest parts left out first.
 * @param lengths of the Markdown beside it, and of the JSON where that is known: at least its own
 * @returns `omitted`: the sections to ask for, page by page
 */
export function cutResult(
  body: Readonly<Record<string, unknown>>,
  { text, json }: { text: number; json?: number },
): { shown: Record<string, unknown>; omitted: string[] } {
  const budget = limits.toolResultCharacters - frameCharacters - Math.ceil(text * 1.1)
  if (json !== undefined && json <= budget) return { shown: { ...body }, omitted: [] }
  let size = measure(body)
  if (size <= budget) return { shown: { ...body }, omitted: [] }
  const shown = structuredClone(body)
  const omitted: string[] = []
  const parts = listParts(shown).toSorted((a, b) => b.size - a.size)
  for (const { name, holder, key, size: taken } of parts) {
    if (size <= budget) break
    const pages = paginate(holder[key]).length
    omitted.push(
      ...(pages === 1 ? [name] : Array.from({ length: pages }, (_, n) => `${name}/${n + 1}`)),
    )
    delete holder[key]
    size -= taken
  }
  return { shown, omitted }
}

/** One section of a result, or one page of it (`claims/2`); null: there is no such section. */
export function chooseSection(
  body: Readonly<Record<string, unknown>>,
  section: string,
): { data: unknown; page: number; pages: number } | null {
  const [, name = '', number = '1'] = /^([A-Za-z_]+)(?:\/(\d{1,4}))?$/.exec(section) ?? []
  const part = listParts({ ...body }).find((candidate) => candidate.name === name)
  if (part === undefined) return null
  const pages = paginate(part.holder[part.key])
  const data = pages[Number(number) - 1]
  return data === undefined ? null : { data, page: Number(number), pages: pages.length }
}

/** The names that `chooseSection` knows. */
export function listSections(body: Readonly<Record<string, unknown>>): string[] {
  return listParts({ ...body }).map(({ name }) => name)
}

/** These hold what a result says. */
const holders = ['dossier', 'sections', 'company', 'vehicle', 'result']

/** What is large in a result: its lists and objects, and those of the objects that hold it. */
function listParts(holder: Record<string, unknown>): Part[] {
  return Object.entries(holder).flatMap(([key, value]) => {
    if (key === 'metadata' || key === 'usage' || key === 'events') return []
    if (holders.includes(key) && isObject(value)) return listParts(value)
    const isLong = typeof value === 'string' && value.length > frameCharacters
    if (!isLong && !isObject(value) && !Array.isArray(value)) return []
    return [{ name: key, holder, key, size: measure(value) + key.length + 4 }]
  })
}

/** A value in pieces that fit into an answer each. */
function paginate(value: unknown): unknown[] {
  if (measure(value) <= pageCharacters) return [value]
  if (Array.isArray(value)) return groupItems(value)
  if (isObject(value)) {
    const [key, list] =
      Object.entries(value).toSorted(([, a], [, b]) => measure(b) - measure(a))[0] ?? []
    if (key !== undefined && Array.isArray(list))
      return groupItems(list).map((items) => ({ [key]: items }))
  }
  return slice(typeof value === 'string' ? value : JSON.stringify(value))
}

function groupItems(items: readonly unknown[]): unknown[] {
  const pages: unknown[][] = []
  let size = Number.POSITIVE_INFINITY
  for (const item of items.flatMap((item) =>
    measure(item) > pageCharacters ? paginate(item) : [item],
  )) {
    const more = measure(item) + 1
    if (size + more > pageCharacters) {
      pages.push([])
      size = 2
    }
    pages.at(-1)?.push(item)
    size += more
  }
  return pages
}

/** Half of a page's characters: in JSON each may be escaped. */
function slice(text: string): string[] {
  const length = pageCharacters / 2
  return Array.from({ length: Math.ceil(text.length / length) }, (_, n) =>
    text.slice(n * length, (n + 1) * length),
  )
}

function measure(value: unknown): number {
  return JSON.stringify(value)?.length ?? 0
}
