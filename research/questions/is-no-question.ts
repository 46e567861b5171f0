import { joinAlternatives } from '../text/patterns/unwrap.ts'
import { parseWordSet } from '../text/patterns/word-set.ts'
import { splitSentences } from '../text/sentences/split-sentences.ts'
import { foldWords } from '../text/words/fold.ts'
import { courtesies, otherTasks } from './tables/no-questions.ts'

const courteous = parseWordSet(Object.values(courtesies.words).join(' '))
const besides = parseWordSet(Object.values(courtesies.besides).join(' '))
const ordersOther = new RegExp(String.raw`^\P{L}*${joinAlternatives(otherTasks)}(?!\p{L})`, 'iu')

/**
 * Whether a message only greets or thanks, or orders something else than an answer: a poem. With a
 * question mark, a courteous word may be a name: the town "Nice?"
 */
export function isNoQuestion(message: string): boolean {
  const sentences = splitSentences(message.normalize('NFKC').replace(/\s+/g, ' ').trim())
  const asks = sentences.some(({ text }) => text.endsWith('?') && !ordersOther.test(text))
  if (asks) return false
  const words = foldWords(message)
  const isCourtesy =
    words.some((word) => courteous.has(word)) &&
    words.every((word) => courteous.has(word) || besides.has(word))
  return isCourtesy || ordersOther.test(sentences[0]?.text ?? '')
}
