import { joinAlternatives } from '../../../text/patterns/unwrap.ts'
import { foldWords } from '../../../text/words/fold.ts'
import { addressWords } from '../tables/address-words.ts'
import { chooseLabelKind } from '../tables/labels.ts'
import { ownPronouns } from '../tables/subject-words.ts'
import type { NameSpan } from './locate-names.ts'
import { maxSentenceLength, type PageSentence as Sentence } from './page-sentences.ts'
import { isBylineLine } from './writer-lines.ts'

type Said = { sentence: Sentence; spans: readonly NameSpan[]; others: readonly number[] }

/** Where a page says who it is about. */
const headLines = 4

/** The label of a speaker, in a conversation. */
export type Turn = { length: number; isTheirs: boolean }

/** Fewer turns make no conversation: they are labels of other things. */
const minTurns = 3
const speakerLabel = /^(\p{Lu}[\p{L}\p{M}.'’ -]{0,40}):\s+(?=\S)/u

const speaks = new RegExp(String.raw`(?<!\p{L})${joinAlternatives(ownPronouns)}(?!\p{L})`, 'iu')

/** "MR. TALLOW:" */
const addressed = new RegExp(String.raw`^(?:${joinAlternatives(addressWords)}\.?\s)+`, 'iu')

/**
 * The lines of a conversation that open with their speaker, who may be given by the given name, the
 * family name or the initials.
 */
export function findTurns(
  read: readonly Said[],
  names: readonly string[],
): ReadonlyMap<Sentence, Turn> {
  const known = names.map((name) => foldWords(name))
  const isTheirs = (label: string) => {
    const words = foldWords(label.replace(addressed, ''))
    return known.some((own) => {
      const isPart =
        words.some((word) => word.length > 1) && words.every((word) => own.includes(word))
      return (
        isPart ||
        (words.length === 1 &&
          own.length > 1 &&
          words[0] === own.map((word) => word.charAt(0)).join(''))
      )
    })
  }
  const turns = new Map<Sentence, Turn>()
  let line = -1
  for (const { sentence } of read) {
    const found = sentence.line === line ? null : speakerLabel.exec(sentence.text)
    line = sentence.line
    const label = found?.[1] ?? ''
    if (found === null || chooseLabelKind(label) !== null) continue
    turns.set(sentence, { length: found[0].length, isTheirs: isTheirs(label) })
  }
  const all = [...turns.values()]
  // of entries of a list each has another name, and none speaks
  const labels = [...turns].map(([{ text }, { length }]) => text.slice(0, length))
  const isList =
    new Set(labels).size === labels.length &&
    ![...turns].some(([{ text }, { length }]) => speaks.test(text.slice(length)))
  if (isList) return new Map()
  const isTalk =
    all.length >= minTurns && all.some((one) => one.isTheirs) && all.some((one) => !one.isTheirs)
  return isTalk ? turns : new Map()
}

/** In an interview the lines behind the questions are the words of the person it opens with. */
export function isInterview(read: readonly Said[], questions: ReadonlySet<number>): boolean {
  const opens = read.some(
    (one) =>
      one.sentence.line <= headLines &&
      one.spans.some(({ kind, another }) => kind === 'full' && !another) &&
      !isBylineLine(one),
  )
  return questions.size >= 2 && read.some(({ sentence }) => isQuestion(sentence)) && opens
}

function isQuestion({ text, isLine }: Sentence): boolean {
  return isLine && text.endsWith('?') && text.length <= maxSentenceLength / 2
}

const maxQuestionLength = 160

/** Lines that end in a question: "You work at Globex. What do you do there?" */
export function findQuestionLines(read: readonly Said[]): ReadonlySet<number> {
  const lines = new Map<number, { length: number; isQuestion: boolean }>()
  for (const { sentence } of read) {
    const length = (lines.get(sentence.line)?.length ?? 0) + sentence.text.length
    lines.set(sentence.line, { length, isQuestion: sentence.text.endsWith('?') })
  }
  const isShort = (length: number) => length <= maxQuestionLength
  return new Set(
    [...lines].flatMap(([line, one]) => (one.isQuestion && isShort(one.length) ? [line] : [])),
  )
}

/** Whether the line in front of a sentence's line is a question. */
export function isAnswer(
  read: readonly Said[],
  at: number,
  questions: ReadonlySet<number>,
): boolean {
  const line = read[at]?.sentence.line ?? 0
  let from = at
  while (from >= 0 && (read[from]?.sentence.line ?? -1) >= line) from -= 1
  const before = read[from]
  return before !== undefined && questions.has(before.sentence.line) && !questions.has(line)
}
