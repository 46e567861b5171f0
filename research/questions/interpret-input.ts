import { z } from 'zod'
import { ChatInput } from '../../contract/operations/chat.ts'
import { DossierInput } from '../../contract/operations/dossier.ts'
import type { PersonOperation } from '../../contract/operations/operations.ts'
import { SearchInput } from '../../contract/operations/search.ts'
import { parseAskedPerson } from '../identity/queries/asked-person.ts'
import { interpretSearch } from '../identity/queries/interpret-search.ts'
import type { Subject, WebQuestion } from '../identity/queries/subject.ts'
import { parsePlatforms, type SpecPlatform } from '../usernames/sites/spec-platforms.ts'
import { chooseSearchWords } from './choose-search-words.ts'
import { findLastQuestion, findMessagesBefore } from './last-question.ts'

/** The validated request, and the region that the API took from its headers. */
const StoredInput = SearchInput.extend({ region: z.string().nullable().default(null) })

/** What a run asks: of a search its query, of a dossier or a chat the person. */
export type RunQuestions = {
  /** Whose records are grouped into people. */
  subject: Subject
  /** Each source is asked the questions of the kinds that it accepts. */
  questions: (Subject | WebQuestion)[]
  /** What a username search is narrowed to; empty = not narrowed. */
  platforms: SpecPlatform[]
  /** Names in `platforms` that are none. */
  unknownPlatforms: string[]
}

/** An input that says nothing, and why. */
type Unreadable = { cause: unknown }

type Interpreter = (input: unknown, topic: string | undefined) => RunQuestions | Unreadable

/** How the request of each operation about people says who is meant. */
const interpreters = {
  search: (input) => interpretParsed(StoredInput, input, interpretQuery),
  dossier: (input) => interpretParsed(DossierInput, input, ({ person }) => aboutPerson(person)),
  chat: (input, topic) =>
    interpretParsed(ChatInput, input, ({ person, messages }) => {
      const question = findLastQuestion(messages)
      const history = findMessagesBefore(messages)
      const words = chooseSearchWords({ question, person, history })
      return aboutPerson(person, topic ?? words.join(' '))
    }),
} as const satisfies Record<PersonOperation, Interpreter>

/** Whether an operation researches a person. */
export function isPersonOperation(operation: string): operation is PersonOperation {
  return Object.hasOwn(interpreters, operation)
}

/** @param topic what a chat is searched for, once it is decided; absent: the question's words */
export function interpretInput(
  operation: PersonOperation,
  input: unknown,
  topic?: string,
): RunQuestions | Unreadable {
  return interpreters[operation](input, topic)
}

function interpretParsed<Input>(
  schema: z.ZodType<Input>,
  input: unknown,
  interpret: (input: Input) => RunQuestions | Unreadable,
): RunQuestions | Unreadable {
  const parsed = schema.safeParse(input)
  return parsed.success ? interpret(parsed.data) : { cause: parsed.error }
}

function interpretQuery({
  type,
  query,
  region,
  platforms,
}: z.infer<typeof StoredInput>): RunQuestions | Unreadable {
  const subject = interpretSearch(type, query, region)
  if ('reason' in subject) return { cause: subject.reason }
  const narrowed =
    subject.kind === 'username' ? parsePlatforms(platforms) : { platforms: [], unknown: [] }
  return {
    subject,
    questions: [subject, ...listMailboxes(subject)],
    platforms: narrowed.platforms,
    unknownPlatforms: narrowed.unknown,
  }
}

/** The mailbox behind an address with a tag, which most of its owner's profiles name. */
function listMailboxes(subject: Subject): Subject[] {
  if (subject.kind !== 'email' || subject.canonical === subject.text) return []
  // in front of a tag of Yahoo stands a nickname, which may be another's address
  if (subject.text.endsWith('@yahoo.com')) return []
  const mailbox = interpretSearch('email', subject.canonical, null)
  return 'reason' in mailbox ? [] : [mailbox]
}

function aboutPerson(person: Readonly<Record<string, unknown>>, topic?: string): RunQuestions {
  const { subject, questions } = parseAskedPerson(person, topic)
  return { subject, questions, platforms: [], unknownPlatforms: [] }
}
