import type { ChatMessage } from '../../contract/operations/chat.ts'
import { maxModelDocumentLength } from '../../research/case/sections/unconfirmed-readings.ts'
import type { PersonProfile } from '../../research/records/person-profile.ts'
import { loadPrompt, type PromptName } from '../prompts/load-prompt.ts'
import { buildFencedText, type FencedText, toOneLine } from './fence.ts'

/** What the model is asked: what to do, and with what. The same material gives the same prompt. */
export type Prompt = { system: string; user: string }

/** Characters of a document that one call reads. */
export const maxDocumentLength = maxModelDocumentLength

/** Characters of a sentence that is judged, with its quotes. */
const maxSentenceLength = 2_400

type Material = { person: PersonProfile; claimLines: readonly string[] }
type Conversation = {
  question: string
  /** Older messages, oldest first; without the question. */
  history: readonly ChatMessage[]
  /** Further input of the caller; null for none. */
  context: string | null
}
type ChatMaterial = Material & Conversation & { passages: readonly FencedText[] }

/** Asks for the claims of one document, or of a part of it. The answer is `ExtractedClaims`. */
export function buildExtractPrompt({
  person,
  document,
}: {
  person: PersonProfile
  document: FencedText
}): Prompt {
  const text = document.text.slice(0, maxDocumentLength)
  return {
    system: loadPrompt('extract-claims'),
    user: buildFencedText([describe(person), { ...document, text }]),
  }
}

/** Which of the texts of a summary that are written at once. */
export type SummaryPart = 'beginning' | 'middle' | 'rest'

/**
 * Asks for a summary from claims.
 * @param claimLines one claim each, with its marker: `[c1] work.positions: …`
 * @param part null: it is written as one
 * @param written sentences that have been emitted already: the answer continues after them
 */
export function buildSummaryPrompt({
  person,
  claimLines,
  part = null,
  written,
}: Material & { part?: SummaryPart | null; written: readonly string[] }): Prompt {
  const texts = [
    describe(person),
    buildLines('claims', claimLines),
    ...buildIfAny('part', part === null ? [] : [part]),
  ]
  return buildContinuedPrompt('write-summary', texts, written, '')
}

/** Asks whether a question may be answered. The answer is `QuestionJudgement`. */
export function buildJudgePrompt({ question, history, context }: Conversation): Prompt {
  return {
    system: loadPrompt('judge-question'),
    user: `${buildFencedText(buildConversation({ history, context }))}\n${ask(question)}`,
  }
}

/** Asks which sentences their quotes support. The answer is `SentenceVerdicts`. */
export function buildSentencesPrompt(
  sentences: readonly { id: string; text: string; quotes: readonly string[] }[],
): Prompt {
  return {
    system: loadPrompt('judge-sentences'),
    user: buildFencedText(
      sentences.map(({ id, text, quotes }) => ({
        id,
        text: [
          `sentence: ${toOneLine(text)}`,
          ...quotes.map((quote) => `quote: ${toOneLine(quote)}`),
        ]
          .join('\n')
          .slice(0, maxSentenceLength),
      })),
    ),
  }
}

/** Asks what to do next. The answer is `ChatTurn`. */
export function buildTurnPrompt(material: ChatMaterial): Prompt {
  return {
    system: loadPrompt('chat-turn'),
    user: `${buildFencedText(buildChatTexts(material))}\n${ask(material.question)}`,
  }
}

/**
 * Asks for the answer itself, sentences with markers of claims (`[c1]`) and the ids of passages in
 * brackets.
 */
export function buildAnswerPrompt({
  written,
  ...material
}: ChatMaterial & { written: readonly string[] }): Prompt {
  return buildContinuedPrompt(
    'chat-answer',
    buildChatTexts(material),
    written,
    `\n${ask(material.question)}`,
  )
}

function buildContinuedPrompt(
  name: PromptName,
  texts: readonly FencedText[],
  written: readonly string[],
  end: string,
): Prompt {
  return {
    system: loadPrompt(name),
    user: `${buildFencedText([...texts, ...buildIfAny('written', written)])}${end}`,
  }
}

function buildChatTexts({
  person,
  claimLines,
  history,
  passages,
  context,
}: ChatMaterial): FencedText[] {
  return [
    describe(person),
    buildLines('claims', claimLines),
    ...buildConversation({ history, context }),
    ...passages,
  ]
}

function buildConversation({
  history,
  context,
}: Pick<Conversation, 'history' | 'context'>): FencedText[] {
  const said = history.map(({ role, content }) => `${role}: ${toOneLine(content)}`)
  return [
    ...buildIfAny('context', context === null || context === '' ? [] : [context]),
    ...buildIfAny('history', said),
  ]
}

/** Much of it came from the web, so it is material like any other. */
function describe(person: PersonProfile): FencedText {
  const known: [string, readonly (string | number)[]][] = [
    ['name', [person.name]],
    ['also written', person.aliases],
    ['usernames', person.usernames],
    ['emails', person.emails],
    ['organizations', person.organizations],
    ['occupations', person.occupations],
    ['places', person.locations],
    ['birth year', person.birthYears],
    ['own pages', person.urls],
  ]
  const rows = known
    .filter(([, values]) => values.length > 0)
    .map(([label, values]) => `${label}: ${toOneLine(values.slice(0, 12).join('; '))}`)
  return buildLines('person', rows)
}

function buildLines(id: string, texts: readonly string[]): FencedText {
  return { id, text: texts.length === 0 ? '(none)' : texts.join('\n') }
}

function buildIfAny(id: string, texts: readonly string[]): FencedText[] {
  return texts.length === 0 ? [] : [buildLines(id, texts)]
}

function ask(question: string): string {
  return `Question: ${toOneLine(question)}`
}
