import type { Question, SourceEvidence } from '../shared/source.ts'
import type { Pictures } from './picture-source.ts'

/** What a step is asked to which "could not be fetched" has led. */
const bytes = 'bytes'

/** Leads to the step that sends the bytes, from one that sent the address. */
export function buildBytesLead(step: string): SourceEvidence<Pictures> {
  return { findings: [], leads: [{ step, text: bytes }] }
}

/**
 * The bytes to send: where there is no address, or it could not be fetched. Null where the address
 * is asked for.
 */
export function chooseBytes(
  question: Question<Pictures>,
  first: Question<Pictures> | undefined,
): Buffer | null {
  if (question.kind === 'picture') return question.address === null ? question.bytes : null
  const isLed = question.kind === 'id' && question.text === bytes
  return isLed && first?.kind === 'picture' ? first.bytes : null
}

/** Where a provider fetches the picture itself; null where the bytes are sent. */
export function chooseAddress(question: Question<Pictures>): string | null {
  return question.kind === 'picture' ? question.address : null
}
