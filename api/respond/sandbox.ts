import type { Scenario } from '../../contract/errors/scenarios.ts'
import type { SandboxOperation } from '../../contract/operations/operations.ts'
import { apiVersion } from '../../contract/results/envelope.ts'
import { sandboxFixtures } from '../../fixtures/sandbox/index.ts'
import { buildSandboxUsage } from '../../research/sandbox/build-sandbox-usage.ts'
import {
  changeFixture,
  type Fixture,
  type FixtureEvent,
} from '../../research/sandbox/change-fixture.ts'

const objects = { search: 'search_result', dossier: 'dossier_result', chat: 'chat_result' } as const

/** The fixture of an operation, bent by the scenario. */
export function buildFixture(operation: SandboxOperation, scenario: Scenario | null): Fixture {
  return changeFixture(operation, sandboxFixtures[operation], scenario)
}

/** An event with its number and time, as the log would give them. */
export function addEventNumbers(
  events: readonly FixtureEvent[],
  now: Date,
): (FixtureEvent & { seq: number; ts: string })[] {
  return events.map((event, index) => ({ ...event, seq: index + 1, ts: now.toISOString() }))
}

/** The synchronous JSON body of a fixture. */
export function buildSandboxResult(
  operation: SandboxOperation,
  fixture: Fixture,
  { requestId, now }: { requestId: string; now: Date },
) {
  return {
    object: objects[operation],
    request_id: requestId,
    metadata: {
      api_version: apiVersion,
      operation,
      request_id: requestId,
      generated_at: now.toISOString(),
      sandbox: true,
    },
    usage: buildSandboxUsage(now, operation),
    ...fixture.body,
    events: addEventNumbers(fixture.events, now),
  }
}
