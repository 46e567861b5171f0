import { parseWordSet } from '../../../text/patterns/word-set.ts'

/**
 * What departments, ministries and chairs are for: behind "Director of" a name of nothing but such
 * words is part of the title. English; own knowledge.
 */
const words = `
  academic accounting acquisition acquisitions administration admissions advancement advertising
  affairs ageing aging agriculture ai analytics anthropology applied art artificial arts asset
  assets astronomy athletics audit b2b b2c bands banking biology brand business chain chemical
  chemistry civil classics client clinical cloud cognitive commerce commercial communication
  communications community compliance computer computing construction consumer content corporate
  creative credit culture customer cybersecurity data defence defense design development digital
  distribution ecology economic economics education electrical employment energy engineering english
  enterprise environment environmental equity estate events executive experience external facilities
  family finance financial fisheries foreign forestry fundraising general geography geology global
  government growth hardware health highways history house housing human immigration industrial
  industry information infrastructure innovation intellectual intelligence interior internal
  international investment investor it justice labor labour land language languages law learning
  leasing legal lending library linguistics literature loan loans local logistics machine
  maintenance management manufacturing market marketing mathematical mathematics mechanical media
  medical medicine merchandising mines mining modern mortgage mortgages municipal music natural
  nursing operations opposition outreach partnerships pathology payroll people performance personnel
  philosophy physical physics planning platform policy political politics portfolio procurement
  product production products programs project projects property psychology public publications
  purchasing quality r&d radiology real recruiting recruitment reform regional relations religion
  research residential resource resources retail revenue risk safety sales science sciences security
  service services servicing social sociology software sport sports staff state statistics strategic
  strategy studies success supply support surgery sustainability systematic systems talent tax
  taxation technical technologies technology theatre theology tourism trade trading training
  transport transportation treasury underwriting urban user veterans welfare works youth
`
const topics = parseWordSet(words)
const small = parseWordSet('and of the for in &')

/** "Section T", "Division 40": a numbered part of a body. */
const numberedPart = /^(?:Section|Division|Ward|District|Unit|Panel|Branch) (?:\p{Lu}|\d{1,3})$/u

/** Whether a name says what a department is for, and not which organisation it is. */
export function isTopic(name: string): boolean {
  return (
    numberedPart.test(name) ||
    name
      .toLowerCase()
      .split(/[\s/-]+/)
      .every((word) => topics.has(word) || small.has(word))
  )
}
