import { createRequire } from 'node:module'
import type { NumberPlan } from '../../../contract/operations/search.ts'
import { memoizeOnce } from '../../text/memoize-once.ts'
import type { LineType, PhoneFacts } from './build-phone-facts.ts'

/** Calling code → name → prefixes behind the code, parted by blanks (fixtures/number-plan). */
type Table = Readonly<Record<string, Readonly<Record<string, string>>>>

const tables = memoizeOnce(() => {
  const load = createRequire(import.meta.url)
  const regions: Table = load('../../../fixtures/number-plan/regions.json')
  const carriers: Table = load('../../../fixtures/number-plan/carriers.json')
  const zones: Table = load('../../../fixtures/number-plan/time-zones.json')
  return { regions, carriers, zones }
})

const fixed: ReadonlySet<LineType> = new Set(['fixed_line', 'fixed_line_or_mobile'])
const mobile: ReadonlySet<LineType> = new Set(['mobile', 'fixed_line_or_mobile', 'pager'])
/** Argentina, Brazil, China, Indonesia, Mexico: mobile numbers have the code of an area. */
const codesWithMobileAreas = new Set(['54', '55', '86', '62', '52'])

const note =
  'Derived from the number plan only: the range of the number was assigned so. ' +
  'Numbers can be ported, and people move.'

/**
 * A hint about a number from tables that ship with the service, null where they know nothing.
 * @param number E.164
 */
export function buildNumberPlan({
  number,
  lineType,
}: Pick<PhoneFacts, 'number' | 'lineType'>): NumberPlan | null {
  const digits = number.replace(/^\+/, '')
  const { regions, carriers, zones } = tables()
  // no calling code begins with another one
  const code = [1, 2, 3].map((size) => digits.slice(0, size)).find((start) => start in zones)
  if (code === undefined) return null
  const national = digits.slice(code.length)
  const lookUp = (table: Table) => chooseName(table[code] ?? {}, national)
  const hasArea = fixed.has(lineType) || (lineType === 'mobile' && codesWithMobileAreas.has(code))
  const isAssigned = hasArea || mobile.has(lineType)
  const region = hasArea ? lookUp(regions) : null
  const carrier = mobile.has(lineType) ? lookUp(carriers) : null
  const timeZones = isAssigned ? (lookUp(zones)?.split(' ') ?? []) : []
  if (region === null && carrier === null && timeZones.length === 0) return null
  return { region, timeZones, carrier, note }
}

/** The name of the longest prefix; an empty prefix stands for all numbers of the calling code. */
function chooseName(names: Readonly<Record<string, string>>, national: string): string | null {
  let best: { name: string; size: number } | null = null
  for (const [name, prefixes] of Object.entries(names))
    for (const prefix of prefixes.split(' '))
      if (national.startsWith(prefix) && prefix.length > (best?.size ?? -1))
        best = { name, size: prefix.length }
  return best?.name ?? null
}
