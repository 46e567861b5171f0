import { buildFinding, type Finding } from '../../research/records/finding.ts'
import { toPlainLine } from '../shared/plain.ts'
import type { Question } from '../shared/source.ts'

type NumberAnswer = {
  /** E.164, as the answer repeats it. */
  number: string | null
  /** A page of the provider that people can open. */
  page: string
  carrier: string | null
  lineType: string | null
}

/**
 * What a look-up says of a number; it says nothing of its owner, so the finding is no person.
 */
export function buildNumber(
  question: Question,
  { number, page, carrier, lineType }: NumberAnswer,
): Finding[] {
  const name = toPlainLine(carrier)
  if (question.kind !== 'phone' || name === null || number !== question.text) return []
  return [
    buildFinding({
      kind: 'person',
      url: `${page}#${encodeURIComponent(question.text)}`,
      title: `${question.international} · ${name}`,
      snippet: [name, toPlainLine(lineType)].filter((part) => part !== null).join(' · '),
      method: 'registry',
      matchedOn: ['phone'],
      organizations: [name],
      phones: [question.text],
      isPerson: false,
      trust: 80,
    }),
  ]
}
