import { expectTypeOf, test } from 'vitest'
import type { z } from 'zod'
import type { parseCompanyQuestion } from '../activities/companies/ask-company-sources.ts'
import type { createActivities } from '../activities/index.ts'
import type { interpretJob } from '../activities/person/load-subject.ts'
import type { ErrorCode } from '../contract/errors/errors.ts'
import type {
  OperationName,
  operations,
  SandboxOperation,
} from '../contract/operations/operations.ts'
import type { EventType, NewEvent, StreamEvent } from '../contract/results/events.ts'
import type { Finding } from '../research/records/finding.ts'
import type { AnySource, SourceEvidence } from '../sources/shared/source.ts'
import type { Queryable } from '../store/database/open.ts'
import type { Statement } from '../store/database/statement.ts'
import type * as workflows from '../workflows/index.ts'
import type { Activities } from '../workflows/ports.ts'

// checked by `npm run check`: a wrong literal or a missing row does not compile

test('the union of events has a member for every row of the table', () => {
  expectTypeOf<StreamEvent['type']>().toEqualTypeOf<EventType>()
  expectTypeOf<NewEvent['type']>().toEqualTypeOf<EventType>()
})

test('an event that is not numbered yet has neither number nor time', () => {
  const event: NewEvent = { type: 'done' }
  expectTypeOf(event).toExtend<NewEvent>()
  // @ts-expect-error there is no such event
  const wrong: NewEvent = { type: 'finished' }
  expectTypeOf(wrong).toExtend<NewEvent>()
})

test('the activities satisfy the port that workflows see', () => {
  expectTypeOf<ReturnType<typeof createActivities>>().toEqualTypeOf<Activities>()
})

test('a subject is interpreted for the operations about people only', () => {
  type Job = Parameters<typeof interpretJob>[0]
  expectTypeOf<Job['operation']>().toEqualTypeOf<'search' | 'dossier' | 'chat'>()
  // @ts-expect-error a VIN is about no person
  const job: Job = { operation: 'vin', input: {}, plan: null }
  expectTypeOf(job).toExtend<Job>()
})

test('a company is interpreted for the operations about companies only', () => {
  type Job = Parameters<typeof parseCompanyQuestion>[0]
  expectTypeOf<Job['operation']>().toEqualTypeOf<'entity_search' | 'entity_dossier'>()
  // @ts-expect-error a search is about people
  const job: Job = { operation: 'search', input: {} }
  expectTypeOf(job).toExtend<Job>()
})

test('a source speaks of one kind of subject, by default of people', () => {
  type Companies = { subject: { kind: 'company'; text: string }; finding: { number: string } }
  expectTypeOf<SourceEvidence['findings']>().toEqualTypeOf<Finding[]>()
  expectTypeOf<SourceEvidence<Companies>['findings']>().toEqualTypeOf<{ number: string }[]>()
  expectTypeOf<AnySource<Companies>['accepts']>().toEqualTypeOf<readonly 'company'[]>()
  expectTypeOf<AnySource<Companies>>().not.toExtend<AnySource>()
})

test('every operation has a workflow, and the sandbox knows its three', () => {
  expectTypeOf<OperationName>().toExtend<keyof typeof workflows>()
  expectTypeOf<SandboxOperation>().toEqualTypeOf<'search' | 'dossier' | 'chat'>()
  expectTypeOf<keyof typeof operations>().toEqualTypeOf<OperationName>()
})

test('the store sends SQL with its values, no text with a list of values', () => {
  expectTypeOf<Parameters<Queryable['query']>>().toEqualTypeOf<[statement: Statement]>()
  expectTypeOf<string>().not.toExtend<Statement>()
})

test('a request type is what its schema accepts', () => {
  expectTypeOf<z.input<(typeof operations)['search']['input']>>().toHaveProperty('query')
  // @ts-expect-error there is no such code
  const code: ErrorCode = 'forbidden'
  expectTypeOf(code).toBeString()
})
