import type { ChatMessage } from '../../contract/operations/chat.ts'
import { joinAlternatives } from '../text/patterns/unwrap.ts'
import { unseenOrJoiner } from '../text/signs/unseen-signs.ts'
import { type DeclineCategory, declineCategories, declineMessages } from './decline-messages.ts'
import { type EligibilitySigns, findEligibilitySigns } from './eligibility.ts'
import { isAboutMinor } from './is-about-minor.ts'
import { declinedInEnglish } from './tables/decline-english.ts'
import { declinedElsewhere } from './tables/decline-languages.ts'
import { pressingWords } from './tables/pressing-words.ts'
import { parseTermWords } from './terms/parse-term-words.ts'

export type Decline = { category: DeclineCategory; message: string }
type Judged = { category: DeclineCategory | null; signs: EligibilitySigns }

/** Longer messages are judged by their beginning and their end. Characters. */
const maxRead = { start: 4_000, end: 2_000 } as const
/** Pressing for an answer takes few words. Characters. */
const maxPressingLength = 160
/** Nothing but pressing for the answer that was declined. */
const pressing = new RegExp(String.raw`^(?:${joinAlternatives(pressingWords)}[\s,.!?]*)+$`, 'u')

/**
 * Why a question is not answered, or null when it may be. The whole conversation counts: a question
 * that asks for a verdict is declined once an earlier message of the user shows a purpose such as
 * renting or hiring.
 */
export function chooseDeclineReason(
  question: string,
  history: readonly ChatMessage[] = [],
): Decline | null {
  const asked = judge(question)
  const category = asked.category ?? fromHistory(question, asked, history)
  return category === null ? null : toDecline(category)
}

/** The refusal of a question by its category. */
export function toDecline(category: DeclineCategory): Decline {
  return { category, message: declineMessages[category] }
}

function fromHistory(
  question: string,
  asked: Judged,
  history: readonly ChatMessage[],
): DeclineCategory | null {
  const earlier = history.filter(({ role }) => role === 'user').map(({ content }) => judge(content))
  const last = earlier.at(-1)?.category ?? null
  const isShort = question.length <= maxPressingLength
  if (last !== null && isShort && pressing.test(plain(question))) return last
  const hasPurpose = earlier.some(
    ({ category, signs }) => category === 'eligibility' || signs.statesPurpose,
  )
  return hasPurpose && asked.signs.asksVerdict ? 'eligibility' : null
}

/** The gravest reason comes first: a threat that asks for an address is a threat. */
const order: readonly DeclineCategory[] = [
  'harassment',
  ...declineCategories.filter((category) => category !== 'harassment'),
]

function judge(message: string): Judged {
  const read = shorten(message)
  const text = plain(read)
  const words = parseTermWords(read)
  const signs = findEligibilitySigns(words)
  const holds = (category: DeclineCategory) =>
    (category === 'eligibility' && signs.asksDecision) ||
    patternsFor(category).some((pattern) => pattern.test(text)) ||
    (category === 'minor' && isAboutMinor(words))
  return { category: order.find(holds) ?? null, signs }
}

function patternsFor(category: DeclineCategory): readonly RegExp[] {
  return category === 'eligibility'
    ? []
    : [...declinedInEnglish[category], ...declinedElsewhere[category]]
}

function shorten(text: string): string {
  if (text.length <= maxRead.start + maxRead.end) return text
  return `${text.slice(0, maxRead.start)}\n${text.slice(-maxRead.end)}`
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(unseenOrJoiner, '')
    .replace(/\b(?:addres|adress)\b/g, 'address')
    .replace(/\s+/g, ' ')
    .trim()
}
