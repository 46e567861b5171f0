import { joinAlternatives, unwrap } from '../../../text/patterns/unwrap.ts'
import { graduateNouns } from '../tables/study-words.ts'
import { fillFrame, toFrame } from './frame.ts'
import { degreeForm, toDegree, toField } from './parse-degree-phrase.ts'
import { isSchool } from './parse-organization.ts'
import { type Study, schoolAlone, toYear } from './parse-study-clause.ts'

const parts = /\s*[,;]\s*|\s[–—|·]\s/u
/** "BSc (Physics)", "MBA (SCHOOL, 1998)", but not "BA (Hons)" */
const brackets = /\s?\((?!Hons|with )([^()]{2,80})\)/giu
const graduatePart = new RegExp(
  String.raw`^(?:[\p{L} &-]{2,40} )?${joinAlternatives(graduateNouns)}(?: of| from)?$`,
  'iu',
)
const degreePart = [
  `^(?:with )?${degreeForm}(?: degree)?,? (?:in )?FIELD(?=$)`,
  `^${degreeForm}(?: degree)?(?=$)`,
].map(toFrame)
const degreeAndSchool = toFrame(`^${degreeForm} (?:from |at )?SCHOOL(?=$)`)
const yearPart = new RegExp(
  unwrap`
    ^(?:(?:completed|graduated|awarded|obtained|conferred|passed|class of|in)\s)*
    ((?:19|20)\d\d|[’'‘]\d\d)$`,
  'iu',
)
const yearAtEnd = / (?:in |class of )?((?:19|20)\d\d|[’'‘]\d\d)$/iu
const maxCredentialParts = 4

/**
 * Studies without a verb, as in brackets or alone on a line: a school by its name with a degree or
 * a class, and nothing else: "BSc (Physics), SCHOOL, 1998", "SCHOOL, Class of 1998".
 */
export function parseCredential(text: string): Study | null {
  // most lines name no school, and the frames below are dear
  if (!isSchool(text)) return null
  const said = text.replace(brackets, ', $1').replace(/\.$/u, '').split(parts)
  if (said.length > maxCredentialParts) return null
  const isGraduate = said.length > 1 && graduatePart.test(said[0] ?? '')
  if (isGraduate) said.shift()
  const read = { school: '', degree: '', field: '', year: '' }
  for (const part of said) {
    const [, alone] = yearPart.exec(part) ?? []
    const [end = '', atEnd] = yearAtEnd.exec(part) ?? []
    const rest = part.slice(0, part.length - end.length)
    const degree = degreePart.map((frame) => fillFrame(frame, rest, 0)).find((one) => one !== null)
    const whole = fillFrame(degreeAndSchool, rest, 0)
    const both = whole !== null && isSchool(whole.values.SCHOOL ?? '') ? whole : undefined
    if (alone === undefined && atEnd !== undefined && read.year !== '') return null
    if (alone !== undefined && read.year === '') read.year = alone
    else if (both !== undefined && read.degree === '' && read.school === '') {
      read.degree = toDegree(both) ?? ''
      read.school = both.values.SCHOOL ?? ''
      read.year = atEnd ?? ''
    } else if (degree !== undefined && read.degree === '') {
      read.degree = toDegree(degree) ?? ''
      read.field ||= toField(degree) ?? ''
      read.year ||= atEnd ?? ''
    } else if (read.school === '' && isWholeSchool(rest)) {
      read.school = rest
      read.year ||= atEnd ?? ''
    } else if (read.degree !== '' && read.field === '' && /^\p{Lu}[\p{L} &-]{2,40}$/u.test(part))
      read.field = part
    else return null
  }
  if (read.school === '' || (read.degree === '' && !isGraduate && !/class of/iu.test(text)))
    return null
  return {
    schools: [read.school],
    degree: read.degree || null,
    field: read.field || null,
    year: toYear(read.year || null),
    end: text.length,
    core: text.length,
  }
}

function isWholeSchool(part: string): boolean {
  const school = fillFrame(schoolAlone, ` ${part}`, 0)
  return school !== null && school.end === part.length + 1 && isSchool(part)
}
