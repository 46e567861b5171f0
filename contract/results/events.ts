import { z } from 'zod'
import { ErrorBody } from '../errors/errors.ts'
import { toPascalCase } from '../fields/to-pascal-case.ts'
import { PersonHit } from './person.ts'
import { Account, Avatar, Cluster, Evidence } from './social.ts'
import { Source } from './source.ts'
import { Usage, UsageItem } from './usage.ts'

/** Where a run is. */
const stages = [
  'queued',
  'resolving',
  'searching',
  'social',
  'reading',
  'extracting',
  'verifying',
  'writing',
  'settling',
  'done',
] as const
export const Stage = z.enum(stages).meta({ id: 'Stage' })
export type Stage = z.infer<typeof Stage>

export const StopReason = z
  .enum([
    'completed',
    'stopped',
    'deadline_reached',
    'budget_reached',
    'sources_unavailable',
    'model_unavailable',
    'cancelled',
    'error',
  ])
  .meta({ id: 'StopReason' })
export type StopReason = z.infer<typeof StopReason>

/** What a partial answer says of itself, for a person to read. */
export const partialMessages = {
  stopped: 'The run was stopped; this is what it had found.',
  deadline_reached: 'The run was out of time before every source had answered.',
  budget_reached: 'The run was out of budget before every source had answered.',
  sources_unavailable: 'No source could be reached.',
  model_unavailable: 'The language model gave no usable answer; rules wrote what it did not.',
} as const satisfies Partial<Record<StopReason, string>>

/**
 * What the error of a run says that ended early with nothing to keep. A repetition undoes what its
 * caller decided, or spends the same budget again.
 */
export const emptyEnds: Readonly<
  Partial<Record<StopReason, { message: string; retryable: boolean }>>
> = {
  stopped: { message: 'The run was stopped before it had found anything.', retryable: false },
  deadline_reached: {
    message: 'The run was out of time before it had found anything: try again later.',
    retryable: true,
  },
  budget_reached: {
    message: 'The run was out of budget before it had found anything.',
    retryable: false,
  },
}

/** The fields by which a result says that it is not complete. */
export const partialFields = {
  partial: z.boolean().optional(),
  stopReason: StopReason.optional().meta({ description: 'why the result is partial' }),
  message: z.string().optional().meta({ description: 'the same in words, for a person to read' }),
}

/** Every event carries its place in the log and its time. */
const stamped = { seq: z.int().min(1), ts: z.iso.datetime() }

function buildEventSchema<Type extends string, Shape extends z.ZodRawShape>(
  type: Type,
  shape: Shape,
) {
  return z
    .looseObject({ type: z.literal(type), ...shape, ...stamped })
    .meta({ id: toEventSchemaId(type) })
}

/** The component that describes events of a type: `account_updated` is `AccountUpdatedEvent`. */
export function toEventSchemaId(type: string): string {
  return `${toPascalCase(type)}Event`
}

const SectionData = z.record(z.string(), z.unknown()).meta({ id: 'SectionData' })

const EventError = z
  .looseObject({
    code: ErrorBody.shape.error.shape.code,
    message: z.string(),
    retryable: z.boolean(),
  })
  .meta({ id: 'EventError' })

const bodies = {
  status: buildEventSchema('status', {
    label: z.string(),
    stage: Stage.optional(),
    percent: z.int().min(0).max(100).optional(),
  }),
  hit: buildEventSchema('hit', { hit: PersonHit }),
  section: buildEventSchema('section', { key: z.string(), data: SectionData }),
  summary: buildEventSchema('summary', { delta: z.string() }),
  sources: buildEventSchema('sources', { sources: z.array(Source) }),
  text: buildEventSchema('text', { delta: z.string() }),
  related: buildEventSchema('related', { questions: z.array(z.string()) }),
  social_account_found: buildEventSchema('social_account_found', { account: Account }),
  account_updated: buildEventSchema('account_updated', {
    account: Account,
    changed: z.array(z.string()),
    reason: z.string(),
  }),
  cluster_updated: buildEventSchema('cluster_updated', { cluster: Cluster }),
  evidence: buildEventSchema('evidence', { evidence: Evidence }),
  avatar_updated: buildEventSchema('avatar_updated', { accountId: z.string(), avatar: Avatar }),
  usage: buildEventSchema('usage', {
    usage: Usage,
    breakdown: z.array(UsageItem),
    final: z.boolean(),
  }),
  done: buildEventSchema('done', {
    partial: z.boolean().optional(),
    stopReason: StopReason.optional(),
    jobId: z.string().optional(),
  }),
  error: buildEventSchema('error', { error: EventError, partial: z.boolean().optional() }),
  redacted: buildEventSchema('redacted', {}),
} as const

/** One line for each event, for the documents that list events. */
export const eventMeanings = {
  status: 'progress, in words and percent',
  hit: 'a candidate',
  section: 'a dossier section; a later one of its `key` replaces it',
  summary: 'a part of the summary',
  sources: 'the cited sources, in the order of `[n]`',
  text: 'a part of a chat answer',
  related: 'questions to ask next',
  social_account_found: 'an account that was found',
  account_updated: 'more evidence about an account',
  cluster_updated: 'accounts that belong to one candidate',
  evidence: 'a claim behind an account or a candidate',
  avatar_updated: 'a profile photo that was verified or changed',
  usage: 'the settled cost and the remaining usage',
  done: 'the end; `partial` when cut short',
  error: 'the end, by an error',
  redacted: 'an erased event; its number stays, so that streams have no gaps',
} as const satisfies Record<keyof typeof bodies, string>

export type EventType = keyof typeof bodies

/**
 * The branches of the published union, for good: one more branch is a breaking change by the rules
 * of contract comparison. A type that is added to `bodies` later has a component of its own and is
 * named by the open last branch.
 */
export const unionEvents = [
  'status',
  'hit',
  'section',
  'summary',
  'sources',
  'text',
  'related',
  'social_account_found',
  'account_updated',
  'cluster_updated',
  'evidence',
  'avatar_updated',
  'usage',
  'done',
  'error',
] as const satisfies readonly EventType[]

const laterEvents = Object.keys(bodies).filter((type) => !unionEvents.some((name) => name === type))

/** The open last branch of the published union: every event whose type has no branch of its own. */
const laterType = laterEvents.length === 0 ? {} : { 'x-extensible-enum': laterEvents }
export const OtherEvent = z
  .looseObject({ type: z.string().meta({ not: { enum: unionEvents }, ...laterType }), ...stamped })
  .meta({
    id: 'OtherEvent',
    description: [
      'An event of a type without a branch of its own. Ignore the types that you do not ' +
        'know: new ones come at any time.',
      ...laterEvents.map((type) => `\`${type}\`: see ${toEventSchemaId(type)}.`),
    ].join(' '),
  })

/** One event of a stream. Clients ignore types that they do not know. */
export const StreamEvent = z
  .discriminatedUnion('type', [
    bodies.status,
    bodies.hit,
    bodies.section,
    bodies.summary,
    bodies.sources,
    bodies.text,
    bodies.related,
    bodies.social_account_found,
    bodies.account_updated,
    bodies.cluster_updated,
    bodies.evidence,
    bodies.avatar_updated,
    bodies.usage,
    bodies.done,
    bodies.error,
    bodies.redacted,
  ])
  .meta({ id: 'StreamEvent' })
export type StreamEvent = z.infer<typeof StreamEvent>

type Unstamped<Event> = Event extends { type: infer Type }
  ? { type: Type } & { [Key in keyof Event as Exclude<Key, 'seq' | 'ts'>]: Event[Key] }
  : never

/** An event before the log has numbered and dated it. */
export type NewEvent = Unstamped<StreamEvent>

/** A stream ends with exactly one of these. */
export function isTerminal(type: string): boolean {
  return type === 'done' || type === 'error'
}
