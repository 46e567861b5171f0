import type { ChatMessage } from '../../contract/operations/chat.ts'
import type { Named } from '../writing/quoted-claim.ts'
import { parseQuestion } from './parse-question.ts'
import { topics } from './tables/topics.ts'

/** A query of more words finds less. */
const maxWords = 6

/**
 * The words to search the web for beside the person's name: those of the question, or of what it is
 * about. None for "who is …".
 */
export function chooseSearchWords({
  question,
  person,
  history = [],
}: {
  question: string
  person: Named
  history?: readonly ChatMessage[]
}): string[] {
  const read = parseQuestion({ question, history, names: [person.name, ...(person.aliases ?? [])] })
  const ofTopics = read.topics.flatMap((topic) =>
    topics[topic].search.split(' ').filter((word) => word !== ''),
  )
  return [...new Set([...read.words, ...ofTopics])].slice(0, maxWords)
}
