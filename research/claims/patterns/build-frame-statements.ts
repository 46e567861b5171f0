import { places } from '../../identity/places/tables/places.ts'
import { joinAlternatives } from '../../text/patterns/unwrap.ts'
import type { WeighedStatement } from './binding/statement.ts'
import { cleanTitle } from './phrases/clean-title.ts'
import type { Filled } from './phrases/frame.ts'
import { toLocation } from './phrases/parse-location.ts'
import type { ReadPeriod } from './phrases/parse-period.ts'
import type { Study } from './phrases/parse-study-clause.ts'
import { untilNowWords } from './tables/former-words.ts'
import type { Row, Tense } from './tables/verb-frames.ts'

/** "ist bisher Direktor" */
const untilNow = new RegExp(`^${joinAlternatives(untilNowWords)} `, 'iu')

/** "B.S. and M.S. degrees" */
const severalDegrees = /\s(?:and|&)\s.* degrees$/u

/** What a frame says of a person, as statements. */
export function buildFrameStatements(
  { kind, tense, leads }: Row,
  { values }: Filled,
  period: ReadPeriod | null,
  isOver: boolean,
  confidence: number,
): WeighedStatement[] {
  const { from, to, isCurrent } = buildTenure(tense, period)
  if (kind === 'place') {
    if (values.PLACE === undefined) return []
    return [
      {
        path: 'locations.items',
        value: { ...toLocation(values.PLACE), from, to, current: isCurrent && !isOver },
        confidence,
      },
    ]
  }
  if (kind === 'education') {
    if (values.SCHOOL === undefined) return []
    // a year behind several degrees is that of one of them
    const when = severalDegrees.test(values.DEGREE ?? '') ? null : period
    const once = when?.form === 'once' ? when.from : null
    // "studied lamps as a graduate student at Marlow College"
    const field = values.FIELD?.replace(/^(?:la|le|les|the) /i, '').replace(/\sas\s.*$/, '') ?? null
    return [
      {
        path: 'education.items',
        value: {
          school: values.SCHOOL,
          degree: values.DEGREE ?? null,
          field,
          from: once === null ? (when?.from ?? null) : null,
          to: when?.to ?? once,
        },
        confidence,
      },
    ]
  }
  const left = buildLeft(values, period, confidence)
  const title = cleanTitle(values.TITLE ?? null)
  // a part of a clause: what follows it is no employer either
  if (title.text === null && values.TITLE !== undefined) return []
  const isStillHeld = tense === 'now' && !leads && untilNow.test(values.TITLE ?? '')
  // "I left Dallas in 1980"
  if (title.text === null && (values.ORG === undefined || places.has(values.ORG))) return left
  return [
    ...left,
    {
      path: 'work.positions',
      value: {
        title: title.text,
        organization: values.ORG ?? null,
        from,
        to,
        current: isCurrent && !isOver && (!title.isOver || isStillHeld),
      },
      confidence,
    },
  ]
}

/** The firm that was left for what the frame names, up to the year of the change. */
function buildLeft(
  { FORMER }: Filled['values'],
  period: ReadPeriod | null,
  confidence: number,
): WeighedStatement[] {
  if (FORMER === undefined) return []
  const value = { title: null, organization: FORMER, from: null, current: false }
  return [{ path: 'work.positions', value: { ...value, to: period?.from ?? null }, confidence }]
}

/** What a clause says of studies, as a statement for each school. */
export function buildStudyStatements(
  { schools, degree, field, further = [], year }: Study,
  confidence: number,
): WeighedStatement[] {
  // one year behind several schools or degrees is that of one of them
  const isOne = schools.length === 1 && further.length === 0 && !severalDegrees.test(degree ?? '')
  const to = isOne ? year : null
  return schools.flatMap((school) =>
    [{ degree, field }, ...further].map((one): WeighedStatement => {
      const value = { school, degree: one.degree, field: one.field, from: null, to }
      return { path: 'education.items', value, confidence }
    }),
  )
}

function buildTenure(
  tense: Tense,
  period: ReadPeriod | null,
): { from: string | null; to: string | null; isCurrent: boolean } {
  const isOnce = period?.form === 'once'
  const from =
    period === null || (isOnce && tense !== 'start' && tense !== 'begun') ? null : period.from
  const to = tense === 'end' && period !== null ? (period.to ?? period.from) : (period?.to ?? null)
  if (tense === 'now' || tense === 'begun') return { from, to, isCurrent: to === null }
  if (tense === 'end') return { from: null, to, isCurrent: false }
  return {
    from,
    to,
    isCurrent: period?.isPresent === true && tense !== 'past' && tense !== 'start',
  }
}
