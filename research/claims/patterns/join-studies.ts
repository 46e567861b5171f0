import { joinAlternatives } from '../../text/patterns/unwrap.ts'
import type { BoundSentence } from './binding/bound-sentence.ts'
import { bindingConfidence, type WeighedStatement } from './binding/statement.ts'
import { buildStudyStatements } from './build-frame-statements.ts'
import { parseBareStudy } from './phrases/parse-study-clause.ts'
import { pupilSchools } from './tables/study-words.ts'

type Read = Readonly<{ bound: BoundSentence; stated: readonly WeighedStatement[] }>

const less = 12
/** What may stand between a sentence and the next one. */
const maxGap = 3
/** Says that it is the same school. */
const sameSchool = /\bthere\b|^(?:\p{L}+ )?(?:graduat|qualif)/u
/** Mostly taken somewhere else than what stands in front. */
const doctoral = /^(?:Ph|D|Sc\.?D|Ed|doc)/iu
/** No degree is from there. */
const ofPupils = new RegExp(`${joinAlternatives(pupilSchools)}$`, 'u')
/** "holds a PhD" leaves open from where. */
const holding = /^(?:has|have|holds?|possesses) /u

/**
 * "She studied at Eldgate University. She graduated in 1998 with a BSc.": a degree and its year
 * whose school the sentence in front names alone.
 */
export function joinStudies(
  read: readonly Read[],
): (WeighedStatement & { start: number; end: number })[] {
  return read.slice(1).flatMap(({ bound, stated }, at) => {
    const before = read[at]
    const { sentence, predicate, binding, owned, others } = bound
    const start = before?.bound.sentence.start ?? 0
    const isNext = sentence.start - (before?.bound.sentence.end ?? 0) <= maxGap
    const isSubject = !owned && others.length === 0 && !['line', 'card', 'named'].includes(binding)
    const schools = before?.stated.flatMap((one) =>
      one.path === 'education.items' ? [one.value] : [],
    )
    const [school] = schools ?? []
    if (!isNext || !isSubject || school?.degree !== null || schools?.length !== 1) return []
    const text = predicate.trimStart()
    if (ofPupils.test(school.school)) return []
    if (stated.some(({ path }) => path === 'education.items') || holding.test(text)) return []
    const study = parseBareStudy(text)
    if (study === null) return []
    if (!sameSchool.test(text) && (study.degree === null || doctoral.test(study.degree))) return []
    const whole = {
      ...study,
      field: study.field ?? school.field,
      schools: [school.school],
      core: 0,
    }
    return buildStudyStatements(whole, bindingConfidence[binding] - less).map((one) => ({
      ...one,
      start,
      end: sentence.end,
    }))
  })
}
