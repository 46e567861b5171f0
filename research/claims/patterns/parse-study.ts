import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import type { WeighedStatement } from './binding/statement.ts'
import { findDegree } from './phrases/degree-line.ts'
import { fillFrame, toFrame } from './phrases/frame.ts'
import { isSchool } from './phrases/parse-organization.ts'
import { fieldEnds, schoolHeads } from './tables/card-words.ts'
import { employerLinks } from './tables/frame-words.ts'
import { isTopic } from './tables/topic-words.ts'

/** "B.S. Botany Eldgate College": nothing parts the school from the field. */
function opensDegree(school: string): boolean {
  return fillFrame(degreeAlone, school, 0) !== null
}

export const degreeAlone = toFrame('DEGREE')

/** How names of schools begin: nothing else stands between the degree and the school then. */
const opensSchool = new RegExp(
  unwrap`
    ^(?:(?!\p{L}+${joinAlternatives(fieldEnds)}\s)[\p{L}’'-]+\s)?
    ${joinAlternatives(schoolHeads)}\b`,
  'u',
)

/** "MSc University of Eldgate", "BA Queen's College Eldgate" */
function parseUnparted(value: string, to: string | null): WeighedStatement[] {
  const filled = fillFrame(degreeAlone, value, 0)
  const school = filled === null ? '' : value.slice(filled.end).trim()
  const degree = filled?.values.DEGREE
  if (degree === undefined || !opensSchool.test(school)) return []
  if (isTopic(school.split(' ')[0] ?? '')) return []
  const study = { school, degree, field: null, from: null, to }
  return [{ path: 'education.items', value: study, confidence: 0 }]
}

const studySeparators = new RegExp(
  unwrap`
    \s*(?:[,;|\t]|:(?=\s))\s*|\s+(?:${joinAlternatives(employerLinks)}|from|na|à la)\s+(?:the )?
    |\s+à l['’]`,
  'u',
)

const behindDegree = /^([^()]{2,60}?)\s\(([^()]{3,80})\)(?:,?\s\(?((?:19|20)\d\d)\)?)?\.?$/u

/** A school, with the degree and its year around it: "Eldgate College (PhD 1998)" */
export function parseStudy(value: string): WeighedStatement[] {
  const year = /\(?\b((?:19|20)\d\d)\)?\.?$/.exec(value)
  // "Eldgate College (PhD 1998)"
  const inside = /\(([^()]+?),?\s((?:19|20)\d\d)\)$/.exec(value)
  if (inside !== null)
    return parseStudy(`${inside[1]}, ${value.slice(0, inside.index).trim()} (${inside[2]})`)
  // "PhD (Eldgate College), 1998"
  const [, degree = '', college = '', end] = behindDegree.exec(value) ?? []
  if (isSchool(college) && !isSchool(degree))
    return parseStudy(`${college}, ${degree}${end === undefined ? '' : ` (${end})`}`)
  const rest = year === null ? value : value.slice(0, year.index).replace(/[\s,(–—-]+$/, '')
  const parts = rest.split(studySeparators).filter((part) => part !== '')
  const school = parts.find(isSchool)
  const name = school?.replace(/\s*\(.*$/u, '') ?? ''
  // "high school"
  if (school === undefined || !/^\p{Lu}|^\p{Lo}/u.test(school)) return []
  if (opensDegree(school)) return parseUnparted(school, year?.[1] ?? null)
  const read = findDegree(parts.filter((part) => part !== school)) ?? { degree: null, field: null }
  const study = { school: name, ...read, from: null, to: year?.[1] ?? null }
  return [{ path: 'education.items', value: study, confidence: 0 }]
}
