import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import type { BoundSentence } from './binding/bound-sentence.ts'
import type { WholePage } from './binding/parse-seen-page.ts'
import { bindingConfidence } from './binding/statement.ts'
import { hasKin } from './binding/subjects.ts'
import { isUnsure } from './binding/vetoes.ts'
import { buildFieldStatements, type CardStated } from './build-field-statements.ts'
import { parseHandles } from './parse-handles.ts'
import { isTitle } from './phrases/roles.ts'
import {
  answerOpenings,
  askedKinds,
  askingVerbs,
  leadsToAsked,
  notAsked,
} from './tables/question-words.ts'

type Read = WholePage['read'][number]

const [minQuestions, headLines, maxQuestionLength] = [2, 4, 120]
const less = 8
const over = /\s(?:until|till|before|formerly|once)(?:\s|$)/u

const kinds = askedKinds.map(({ kind, words }) => ({
  kind,
  asks: new RegExp(String.raw`(?<!\p{L})${joinAlternatives(words)}(?!\p{L})`, 'iu'),
}))
/** "Five questions for NAME", "NAME, farrier"; not "Words by NAME", "NAME asks" */
const asked = new RegExp(String.raw`^$|(?<!\p{L})${joinAlternatives(leadsToAsked)}\s$`, 'iu')
const asks = new RegExp(String.raw`^\s${joinAlternatives(askingVerbs)}(?!\p{L})`, 'iu')
/** "If you could choose, where …", "Where do you live in the film?" */
const isElsewhere = new RegExp(String.raw`(?<!\p{L})${joinAlternatives(notAsked)}(?!\p{L})`, 'iu')
const opening = new RegExp(unwrap`^(?:${joinAlternatives(answerOpenings)})(?=\S)`, 'iu')
/** What an answer says before it goes on: "In Halifax, above a shop" */
const answer = /^[^,;.!?–—(]{2,80}/u

/**
 * What the answers to a questionnaire state of the person that it asks: "When were you born?" –
 * "1970. It rained." A question asks for what a label would announce.
 */
export function parseAnswers({ read }: WholePage, isOwnPage: boolean): CardStated[] {
  const questions = read.filter(({ sentence: { text } }) => isQuestion(text))
  if (questions.length < minQuestions || !(isOwnPage || read.some(isAsked))) return []
  return read.flatMap((one, at) => {
    const next = read[at + 1]
    const { sentence } = one
    if (!isQuestion(sentence.text) || next === undefined || isQuestion(next.sentence.text))
      return []
    return next.sentence.line - sentence.line > 1 ? [] : parseAnswer(sentence.text, one, next)
  })
}

function isQuestion(text: string): boolean {
  return text.endsWith('?') && text.length <= maxQuestionLength
}

/** The person, named at the top of the page with no other, and not as who asks. */
function isAsked({ sentence: { text, line }, spans, others }: Read): boolean {
  const span = spans.find(({ kind, another }) => kind === 'full' && !another)
  if (span === undefined || line >= headLines || others.length > 0) return false
  return asked.test(text.slice(0, span.start)) && !asks.test(text.slice(span.end))
}

function parseAnswer(
  question: string,
  { sentence: posed }: Read,
  { sentence, others }: Read,
): CardStated[] {
  const [start, end] = [posed.start, sentence.end]
  if (others.length > 0 || isElsewhere.test(question) || hasKin(question)) return []
  const confidence = bindingConfidence.first - less
  const accounts = (isUnsure(sentence.text) ? [] : parseHandles(toBound(sentence))).filter(
    ({ path }) => path === 'social.accounts' && /(?<!\p{L})you/iu.test(question),
  )
  const value = answer.exec(sentence.text.replace(opening, ''))?.[0].trim() ?? ''
  const found = kinds.find(({ asks }) => asks.test(question))
  const isFit = found?.kind !== 'role' || isTitle(value)
  const isValue = found !== undefined && isFit && !isUnsure(value) && !over.test(value)
  const fields = isValue ? [{ kind: found.kind, value, start, end, isLabelled: true }] : []
  return [
    ...buildFieldStatements(fields, confidence),
    ...accounts.map((one) => ({ ...one, confidence, start, end })),
  ]
}

function toBound(sentence: Read['sentence']): BoundSentence {
  return {
    sentence,
    binding: 'first',
    intro: '',
    predicate: sentence.text,
    owned: false,
    others: [],
    name: '',
    unsure: false,
    under: 0,
  }
}
