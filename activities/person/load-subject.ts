import { z } from 'zod'
import { ChatInput } from '../../contract/chat.ts'
import { DossierInput } from '../../contract/dossier.ts'
import type { PersonOperation } from '../../contract/operations.ts'
import { SearchInput } from '../../contract/search.ts'
import { parseAskedPerson } from '../../research/identity/queries/asked-person.ts'
import { interpretSearch } from '../../research/identity/queries/interpret-search.ts'
import type { Subject, WebQuestion } from '../../research/identity/queries/subject.ts'
import { chooseSearchWords } from '../../research/questions/choose-search-words.ts'
import { findLastQuestion } from '../../research/questions/last-question.ts'
import { parsePlatforms, type SpecPlatform } from '../../research/usernames/sites/spec-platforms.ts'
import type { JobRow } from '../../store/jobs.ts'
import type { Queryable } from '../../store/open.ts'
import { ActivityError } from '../failures/failure.ts'
import { loadBegunJob } from '../job/open-job.ts'
import { parseInput } from '../job/parse-input.ts'
import { parseRunPlan } from '../job/run-plan.ts'

/** The validated request, and the region that the API took from its headers. */
const StoredInput = SearchInput.extend({ region: z.string().nullable().default(null) })

/** The subject of a run: of a search its query, of a dossier or a chat the person. */
export type Search = {
  job: JobRow
  /** No provider has an outcome that its run may ask; absent or false: some may have. */
  isUnasked?: boolean
  /** Whose records are grouped into people. */
  subject: Subject
  /** What sources are asked, each what it accepts. */
  questions: (Subject | WebQuestion)[]
  /** What a username search is narrowed to; empty = not narrowed. */
  platforms: SpecPlatform[]
  /** Names in `platforms` that are none. */
  unknownPlatforms: string[]
}

/**
 * A job's search, read as the API read it.
 * @throws ActivityError as `loadBegunJob`; `invalid_input` when the stored input says nothing
 */
export async function loadSubject(db: Queryable, jobId: string): Promise<Search> {
  const { job, isUnasked } = await loadBegunJob(db, jobId)
  return { job, isUnasked, ...interpretJob(parsePersonJob(job)) }
}

/** What a run asks about, without the job that asks. */
type Questions = Omit<Search, 'job' | 'isUnasked'>
type Job = Pick<JobRow, 'operation' | 'input' | 'plan'>

/** How the request of each operation about people says who is meant. */
const interpreters = {
  search: ({ input }) => aboutQuery(parseInput(StoredInput, input)),
  dossier: ({ input }) => aboutPerson(parseInput(DossierInput, input).person),
  chat: (job) => {
    const { person, messages } = parseInput(ChatInput, job.input)
    const question = findLastQuestion(messages)
    const asked = messages.findLastIndex(({ role }) => role === 'user')
    const words = chooseSearchWords({
      question,
      person,
      history: messages.slice(0, Math.max(0, asked)),
    })
    const plan = parseRunPlan(job)
    const topic = plan?.operation === 'chat' ? plan.topic : undefined
    return aboutPerson(person, topic ?? words.join(' '))
  },
} as const satisfies Record<PersonOperation, (job: Job) => Questions>

type PersonJob<Row extends Job = Job> = Row & { operation: keyof typeof interpreters }

/** @throws ActivityError `invalid_input` */
export function interpretJob(job: PersonJob): Questions {
  return interpreters[job.operation](job)
}

/** @throws ActivityError `invalid_input` for an operation that is about no person */
export function parsePersonJob<Row extends Job>(job: Row): PersonJob<Row> {
  if (!isPersonJob(job)) throw new ActivityError('invalid_input')
  return job
}

function isPersonJob<Row extends Job>(job: Row): job is PersonJob<Row> {
  return Object.hasOwn(interpreters, job.operation)
}

function aboutQuery({ type, query, region, platforms }: z.infer<typeof StoredInput>): Questions {
  const subject = interpretSearch(type, query, region)
  if ('reason' in subject) throw new ActivityError('invalid_input', { cause: subject.reason })
  const narrowed =
    subject.kind === 'username' ? parsePlatforms(platforms) : { platforms: [], unknown: [] }
  return {
    subject,
    questions: [subject],
    platforms: narrowed.platforms,
    unknownPlatforms: narrowed.unknown,
  }
}

function aboutPerson(person: Readonly<Record<string, unknown>>, topic?: string): Questions {
  const { subject, questions } = parseAskedPerson(person, topic)
  return { subject, questions, platforms: [], unknownPlatforms: [] }
}
