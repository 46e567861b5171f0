import { z } from 'zod'
import { apiVersion } from '../contract/envelope.ts'
import type { SandboxOperation } from '../contract/operations.ts'
import { type Scenario, scenarios } from '../contract/scenarios.ts'
import type { Usage } from '../contract/usage.ts'
import chat from '../fixtures/sandbox/chat.json' with { type: 'json' }
import dossier from '../fixtures/sandbox/dossier.json' with { type: 'json' }
import search from '../fixtures/sandbox/search.json' with { type: 'json' }
import { weekEnd, weekStart } from '../research/share-usage.ts'

type Event = { type: string; [field: string]: unknown }
type Fixture = { events: readonly Event[]; body: Record<string, unknown> }

const fixtures: Readonly<Record<SandboxOperation, Fixture>> = { search, dossier, chat }
const objects = { search: 'search_result', dossier: 'dossier_result', chat: 'chat_result' } as const

const Subject = z.looseObject({ query: z.string().optional(), person: z.looseObject({ name: z.string() }).optional() })

/** The scenario that a request asks for with its magic input, if any (design 7.9). */
export function scenarioOf(input: Readonly<Record<string, unknown>>): Scenario | null {
  const subject = Subject.safeParse(input)
  const word = subject.data?.query ?? subject.data?.person?.name ?? ''
  const name = word.trim().toLowerCase()
  return Object.hasOwn(scenarios, name) ? (scenarios[name] ?? null) : null
}

/** The fixture of an operation, bent by the scenario. */
export function fixtureOf(operation: SandboxOperation, scenario: Scenario | null): Fixture {
  const fixture = fixtures[operation]
  if (scenario?.kind === 'empty') return emptied(operation, fixture)
  if (scenario?.kind === 'partial') return cutShort(fixture)
  return fixture
}

function cutShort({ events, body }: Fixture): Fixture {
  return {
    events: events.map((event) => (event.type === 'done' ? { ...event, partial: true, stopReason: 'deadline_reached' } : event)),
    body: { ...body, partial: true },
  }
}

const nobody = 'Nothing was found about this person in public sources.'

function emptied(operation: SandboxOperation, { events, body }: Fixture): Fixture {
  switch (operation) {
    case 'search':
      return { events: events.filter(({ type }) => type !== 'hit'), body: { ...body, hits: [] } }
    case 'dossier': {
      const identity = { name: 'Ada Marlowe', age: null, birthYear: null, headline: null, aliases: [], photo: null }
      return {
        events: [
          { type: 'section', key: 'identity', data: identity },
          { type: 'summary', delta: nobody },
          { type: 'sources', sources: [] },
          { type: 'done' },
        ],
        body: {
          ...body,
          dossier: { ...dossier.body.dossier, summary: nobody, sections: { identity }, sources: [], claims: [], conflicts: [] },
        },
      }
    }
    case 'chat':
      return {
        events: [{ type: 'text', delta: nobody }, { type: 'related', questions: [] }, { type: 'done' }],
        body: { answer: nobody, related_questions: [] },
      }
  }
}

/** Sandbox answers cost nothing and remain nothing: fixed figures, resetting with the calendar week. */
export function sandboxUsage(now: Date, operation: SandboxOperation): Usage {
  // the first Monday of 1970
  const monday = new Date('1970-01-05T00:00:00.000Z')
  return {
    metered: false,
    percentageCharged: 0,
    remainingPercent: 100,
    resetAt: weekEnd(weekStart(monday, now)).toISOString(),
    source: 'included',
    credits: 0,
    allowanceSource: 'weekly',
    ...(operation === 'dossier' ? { cached: false } : {}),
    sandbox: true,
  }
}

/** An event with its number and time, as the log would give them. */
export function stamped(events: readonly Event[], now: Date): (Event & { seq: number; ts: string })[] {
  return events.map((event, index) => ({ ...event, seq: index + 1, ts: now.toISOString() }))
}

/** The synchronous JSON body (spec 2.1) of a fixture. */
export function sandboxResult(operation: SandboxOperation, fixture: Fixture, { requestId, now }: { requestId: string; now: Date }) {
  return {
    object: objects[operation],
    request_id: requestId,
    metadata: { api_version: apiVersion, operation, request_id: requestId, generated_at: now.toISOString(), sandbox: true },
    usage: sandboxUsage(now, operation),
    ...fixture.body,
    events: stamped(fixture.events, now),
  }
}
