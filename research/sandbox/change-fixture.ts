import { z } from 'zod'
import type { Scenario } from '../../contract/errors/scenarios.ts'
import type { SandboxOperation } from '../../contract/operations/operations.ts'
import { partialMessages } from '../../contract/results/events.ts'

export type FixtureEvent = { type: string; [field: string]: unknown }
export type Fixture = { events: readonly FixtureEvent[]; body: Record<string, unknown> }

/** The fixture of an operation, bent by the scenario. */
export function changeFixture(
  operation: SandboxOperation,
  fixture: Fixture,
  scenario: Scenario | null,
): Fixture {
  if (scenario?.kind === 'empty') return emptied(operation, fixture)
  if (scenario?.kind === 'partial') return cutShort(fixture)
  return fixture
}

const stopReason = 'deadline_reached'

function cutShort({ events, body }: Fixture): Fixture {
  return {
    events: events.map((event) =>
      event.type === 'done' ? { ...event, partial: true, stopReason } : event,
    ),
    body: { ...body, partial: true, stopReason, message: partialMessages[stopReason] },
  }
}

const emptySummary = 'Nothing was found about this person in public sources.'
const DossierBody = z.looseObject({ dossier: z.looseObject({}) })

function emptied(operation: SandboxOperation, { events, body }: Fixture): Fixture {
  switch (operation) {
    case 'search':
      return { events: events.filter(({ type }) => type !== 'hit'), body: { ...body, hits: [] } }
    case 'dossier': {
      const identity = {
        name: 'Ada Marlowe',
        age: null,
        birthYear: null,
        headline: null,
        aliases: [],
        photo: null,
      }
      const { dossier } = DossierBody.parse(body)
      return {
        events: [
          { type: 'section', key: 'identity', data: identity },
          { type: 'summary', delta: emptySummary },
          { type: 'sources', sources: [] },
          { type: 'done' },
        ],
        body: {
          ...body,
          dossier: {
            ...dossier,
            summary: emptySummary,
            sections: { identity },
            sources: [],
            claims: [],
            conflicts: [],
          },
        },
      }
    }
    case 'chat':
      return {
        events: [
          { type: 'text', delta: emptySummary },
          { type: 'related', questions: [] },
          { type: 'done' },
        ],
        body: { answer: emptySummary, related_questions: [] },
      }
  }
}
