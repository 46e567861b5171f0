import { listBirthYears } from '../../research/chat/choose-own-material.ts'
import { rankSentences } from '../../research/chat/rank-sentences.ts'
import { parseQuestion } from '../../research/questions/parse-question.ts'
import type { QuotedClaim } from '../../research/writing/quoted-claim.ts'
import type { Chat } from '../person/parse-chat.ts'
import type { Material } from './material.ts'

const maxPassages = 16

/**
 * Sentences of the documents that the question's words lead to, in the form of claims: a model may
 * cite them like any other, and is held to them like to any other.
 */
export function choosePassages(
  { question, history }: Chat,
  { profile, claims, documents }: Material,
): QuotedClaim[] {
  const names = [profile.name, ...profile.aliases]
  const { words } = parseQuestion({ question, history, names })
  const birthYears = listBirthYears(claims).map(({ year }) => year)
  return rankSentences({ words, names, birthYears, documents })
    .slice(0, maxPassages)
    .map(({ text, documentId }, place) => ({
      path: 'mentions.items',
      value: { text },
      id: `passage:${place}`,
      confidence: 50,
      level: 'medium',
      status: 'supported',
      citations: [{ sourceId: documentId, excerpt: text, start: 0, end: text.length }],
    }))
}
