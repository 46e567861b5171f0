import { type DeclineCategory, declineCategories, declineMessages } from './decline-messages.ts'
import { declinedInEnglish } from './tables/decline-english.ts'
import { declinedElsewhere } from './tables/decline-languages.ts'

/** Pressing takes few words. Characters. */
const longestPressing = 160

type Message = { role: 'user' | 'assistant'; content: string }
export type Decline = { category: DeclineCategory; message: string }

/** Longer messages are judged by this much of them. Characters. */
const mostRead = 4_000

/** Questions that ask for a verdict; they are declined once the purpose has been said. */
const verdict =
  /\b(?:reliable|trust ?worthy|trusted|trust|risk|risky|suitable|good (?:choice|fit|idea|person)|recommend|should (?:i|we)|would you|safe|honest|yes or no|zuverlässig|vertrauenswürdig|fiable|de confianza|confiável|affidabile|betrouwbaar)\b/u
/** Nothing but pressing for the answer that was declined. */
const pressing =
  /^(?:(?:just|please|come on|but|and|then|so|ok|okay|well|why not|why|yes or no|answer|tell me|say it|do it|go on|anyway|pretend|hypothetically|i insist|it is (?:fine|ok|public|legal)|it's (?:fine|ok|public|legal)|i have (?:her|his|their) (?:consent|permission)|bitte|doch|s'il vous plaît|por favor|per favore|alsjeblieft|me|now|the question|it|this|to|you|can|must|have)[\s,.!?]*)+$/u

/**
 * Why a question is not answered (spec 1.6, design §6), or null when it may be. The user's earlier messages count where the question
 * only presses for what was declined, or asks for a verdict after a purpose was told.
 */
export function declineReason(question: string, history: readonly Message[] = []): Decline | null {
  const asked = plain(question)
  const category = categoryOf(asked) ?? fromHistory(asked, history)
  return category === null ? null : { category, message: declineMessages[category] }
}

function fromHistory(asked: string, history: readonly Message[]): DeclineCategory | null {
  const earlier = history.filter(({ role }) => role === 'user').map(({ content }) => categoryOf(plain(content)))
  const last = earlier.at(-1) ?? null
  if (last !== null && asked.length <= longestPressing && pressing.test(asked)) return last
  return verdict.test(asked) && earlier.includes('eligibility') ? 'eligibility' : null
}

/** The gravest reason comes first: a threat that asks for an address is a threat. */
const order: readonly DeclineCategory[] = ['harassment', ...declineCategories.filter((category) => category !== 'harassment')]

function categoryOf(asked: string): DeclineCategory | null {
  return (
    order.find((category) => [...declinedInEnglish[category], ...declinedElsewhere[category]].some((pattern) => pattern.test(asked))) ??
    null
  )
}

function plain(text: string): string {
  return text
    .slice(0, mostRead)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/\b(?:addres|adress)\b/g, 'address')
    .replace(/\s+/g, ' ')
    .trim()
}
