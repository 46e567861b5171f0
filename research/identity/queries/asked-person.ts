import { removePeriods } from '../../text/formats/format-period.ts'
import { dropDuplicates } from '../../text/order.ts'
import { parseWordSet } from '../../text/patterns/word-set.ts'
import { foldWords } from '../../text/words/fold.ts'
import { joiningWords } from '../../text/words/stop-words.ts'
import { interpretUsername } from '../contacts/interpret-username.ts'
import { parsePersonName } from '../names/person-name.ts'
import type { Subject, WebQuestion } from './subject.ts'
import { toWrittenName } from './to-written-name.ts'

/** Facts beside the name that distinguish the person from namesakes. */
export type Hints = {
  /** Without @, as written. */
  usernames: string[]
  /** Addresses of a hit's pages. */
  urls: string[]
  /** Folded words of headline and tags, without those of the name. */
  words: string[]
  location: string | null
}

export type AskedPerson = {
  name: string
  subject: Extract<Subject, { kind: 'name' }>
  /** What sources are asked, each what it accepts. */
  questions: (Subject | WebQuestion)[]
  hints: Hints
  /** The caller's words about the person, as written. */
  described: { headline: string | null; tags: string[] }
  /** `hit_…` of a search. */
  hitId: string | null
}

const maxUrls = 10
/** Words of a headline beside a name in a query: more of them find less. */
const maxQueryWords = 6
/** What a headline has from its grammar, beside `joiningWords`: as written, in lower case. */
const besideJoining = parseWordSet(`
  with from who was has are his her their formerly former ex on by is
  bei für von mit une pour chez los las para com por degli presso bij het
`)

function isIdle(word: string): boolean {
  return joiningWords.has(word) || besideJoining.has(word)
}

/**
 * Parses the person of a dossier or a chat: the subject, with the facts that distinguish them from
 * namesakes. Further properties that a hit of a search carries are used where they fit, and ignored
 * otherwise.
 * @param topic further words for a web search: what a chat wants to know
 */
export function parseAskedPerson(
  person: Readonly<Record<string, unknown>>,
  topic = '',
): AskedPerson {
  const name = (parseText(person.name) ?? '').normalize('NFC').replace(/\s+/g, ' ')
  const asked = toWrittenName(name) || name
  const subject = { kind: 'name', text: asked, name: parsePersonName(name) } as const
  // years of a post are no words to look for, and no part of an employer's name
  const headline = removePeriods(parseText(person.headline) ?? '')
  const location = parseText(person.location)
  const own = new Set(foldWords(name))
  const username = parseText(person.primaryUsername)
  const read = username === null ? null : interpretUsername(username)
  const handle = read === null || 'reason' in read ? null : read
  const words = dropDuplicates([headline, ...parseTexts(person.tags)].flatMap(foldWords)).filter(
    (word) => word.length > 2 && !own.has(word) && !isIdle(word),
  )
  return {
    name,
    subject,
    questions: [
      subject,
      ...(handle === null
        ? []
        : [
            {
              kind: 'username',
              text: handle.username,
              platform: handle.platform,
              host: handle.host,
            } as const,
          ]),
      ...webQuestions(asked, [topic, headline, location ?? '']),
    ],
    hints: {
      usernames: handle === null ? [] : [handle.username],
      urls: parseTexts(person.urls).slice(0, maxUrls),
      words,
      location,
    },
    described: { headline: parseText(headline), tags: parseTexts(person.tags) },
    hitId: parseText(person.id),
  }
}

/** The name with each of the texts that says something. */
function webQuestions(name: string, beside: readonly string[]): WebQuestion[] {
  return dropDuplicates(beside.map(queryWords))
    .filter((words) => words !== '')
    .map((words) => ({ kind: 'web', text: `"${name.replaceAll('"', ' ')}" ${words}`, name }))
}

function queryWords(text: string): string {
  return (text.match(/[\p{L}\p{M}\p{N}]+(?:[-’'.][\p{L}\p{M}\p{N}]+)*/gu) ?? [])
    .filter((word) => word.length > 1 && !isIdle(word.toLowerCase()))
    .slice(0, maxQueryWords)
    .join(' ')
}

function parseText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

function parseTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.flatMap((item) => parseText(item) ?? []) : []
}
