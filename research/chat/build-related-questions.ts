import type { ChatMessage } from '../../contract/operations/chat.ts'
import { parseQuestion } from '../questions/parse-question.ts'
import type { TopicName } from '../questions/tables/topic-words.ts'
import { chooseDeclineReason } from '../safety/decline-reason.ts'
import { maySay } from '../writing/may-say.ts'
import { chooseClaimsAt, rankByStrength } from '../writing/plan-topics.ts'
import type { Named, QuotedClaim } from '../writing/quoted-claim.ts'
import { toSpokenOrganization } from '../writing/words.ts'

type Suggestion = { topic: TopicName; question: string }
const maxQuestions = 3

type Chat = {
  question: string
  /** Messages before the question. */
  history?: readonly ChatMessage[]
  person: Named
  claims: readonly QuotedClaim[]
}

/**
 * Up to three questions to go on with: first what the claims can answer, then what a search could.
 * Never what was asked in this chat or came with its answers, nor what is declined. Where
 * nothing is known of the person, another question would find nothing as well.
 */
export function buildRelatedQuestions({ question, history = [], person, claims }: Chat): string[] {
  if (!claims.some(maySay)) return []
  const names = [person.name, ...(person.aliases ?? [])]
  const asked = [...history.filter(({ role }) => role === 'user'), { content: question }].flatMap(
    ({ content }) => parseQuestion({ question: content, history, names }).topics,
  )
  const answered = new Set(asked.flatMap((topic) => [topic, ...(answersAlso[topic] ?? [])]))
  const same = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim() ===
    question
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  const fitting = [...answerable(person.name, claims), ...general(person.name)].filter(
    (one) =>
      !same(one.question) &&
      chooseDeclineReason(one.question, []) === null &&
      !answered.has(one.topic),
  )
  const topicsSeen = new Set<TopicName>()
  const spread = fitting.filter(({ topic }) => !topicsSeen.has(topic) && topicsSeen.add(topic))
  return [...new Set([...spread, ...fitting].map((one) => one.question))].slice(0, maxQuestions)
}

/** What the answer to a topic says as well: where someone works comes with the post held there. */
const answersAlso: Readonly<Partial<Record<TopicName, readonly TopicName[]>>> = {
  work: ['role'],
  role: ['work'],
  who: ['role', 'work'],
}

function answerable(name: string, claims: readonly QuotedClaim[]): Suggestion[] {
  const known = rankByStrength(claims.filter(maySay))
  const positions = chooseClaimsAt(known, 'work.positions')
  const current = positions.find(({ value }) => value.current && value.organization !== null)
  const earlier = positions.find(({ value }) => !value.current)
  const account = chooseClaimsAt(known, 'social.accounts')[0]
  const employer = toSpokenOrganization(current?.value.organization ?? '')
  const has = (path: QuotedClaim['path']) => known.some((claim) => claim.path === path)
  const found: (Suggestion | null)[] = [
    earlier !== undefined && employer !== ''
      ? {
          topic: 'past_work',
          question: `What did ${name} do before ${employer}?`,
        }
      : null,
    employer !== '' && current?.value.title
      ? {
          topic: 'role',
          question: `What is the role of ${name} at ${employer}?`,
        }
      : null,
    has('education.items') ? { topic: 'education', question: `Where did ${name} study?` } : null,
    has('mentions.items')
      ? { topic: 'achievements', question: `What is ${name} known for?` }
      : null,
    account === undefined
      ? null
      : { topic: 'accounts', question: `Which public accounts does ${name} have?` },
    has('contact.websites') ? { topic: 'website', question: `Does ${name} have a website?` } : null,
    has('locations.items') ? { topic: 'place', question: `Which city is ${name} based in?` } : null,
    positions.length > 0 ? { topic: 'work', question: `Where does ${name} work?` } : null,
  ]
  return found.filter((one) => one !== null)
}

function general(name: string): Suggestion[] {
  return [
    { topic: 'work', question: `Where does ${name} work?` },
    { topic: 'achievements', question: `What has ${name} published?` },
    { topic: 'education', question: `Where did ${name} study?` },
    { topic: 'accounts', question: `Which public accounts does ${name} have?` },
  ]
}
