import { unwrap } from '../../../../text/patterns/unwrap.ts'
import type { Statement } from '../../../claim.ts'
import { isSchool, parseOrganization } from '../../phrases/parse-organization.ts'
import { germanDegrees, germanStudyLabels } from '../tables/german-words.ts'

const degreePart = new RegExp(
  unwrap`
    ^(?<degree>${germanDegrees})(?: (?:in|der) (?<field>\p{Lu}[\p{L} -]+?))?
    (?: (?<year>(?:19|20)\d\d))?$`,
  'u',
)
const labelled = new RegExp(`^(?<label>${germanStudyLabels})(?:\\s(?<rest>.+))?$`, 'u')
const yearAlone = /^(?:(?:Abschluss|Abschlussjahr|Examen|im Jahr) )?((?:19|20)\d\d)$/u
const span = /^((?:19|20)\d\d)\s?(?:[-–—]|bis)\s?((?:19|20)\d\d)$/u
const subject = /^\p{Lu}[\p{L}-]{3,}(?: (?:und|&) \p{Lu}[\p{L}-]+)?$/u

/** Not "Trained at …". */
function isWholeSchool(part: string): boolean {
  return isSchool(part) && parseOrganization(part, 0)?.value === part
}

/**
 * The one study that all parts of a line are of: "Studium der Biologie, Universität Ulm, Abschluss
 * 2002", "Universität Ulm: Master (Biologie), 2006".
 */
export function parseStudyParts(line: string): Statement[] {
  const value = {
    school: '',
    degree: null as string | null,
    field: null as string | null,
    from: null as string | null,
    to: null as string | null,
  }
  let isStudy = false
  for (const part of line.split(/\s?[,;:()]\s?|\s[–—|·]\s/u).filter((one) => one !== '')) {
    const said = degreePart.exec(part)?.groups
    const once = yearAlone.exec(part)?.[1]
    const [, first, last] = span.exec(part) ?? []
    const label = labelled.exec(part)?.groups
    if (once !== undefined && value.to === null) value.to = once
    else if (first !== undefined && last !== undefined)
      Object.assign(value, { from: first, to: last })
    else if (said !== undefined && value.degree === null) {
      value.degree = said.degree ?? null
      value.field ??= said.field ?? null
      value.to ??= said.year ?? null
    } else if (isWholeSchool(part) && value.school === '') value.school = part
    else if (label !== undefined) {
      isStudy = true
      value.field ??= label.rest ?? null
    } else if (subject.test(part) && value.field === null) value.field = part
    else return []
  }
  const isWhole =
    value.school !== '' && (value.degree !== null || (isStudy && value.field !== null))
  return isWhole ? [{ path: 'education.items', value }] : []
}
