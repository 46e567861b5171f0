import type { Statement } from '../../claim.ts'
import type { Binding } from './bound-sentence.ts'

/** What a sentence states, before it has a place in the text. */
export type WeighedStatement = Statement & { confidence: number }

/** How sure a reading is by how the sentence names its subject. */
export const bindingConfidence: Readonly<Record<Binding, number>> = {
  full: 80,
  short: 74,
  pronoun: 65,
  first: 80,
  line: 70,
  card: 60,
  named: 60,
}
