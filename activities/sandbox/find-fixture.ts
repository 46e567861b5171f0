import type { Scenario } from '../../contract/errors/scenarios.ts'
import { hasFixtures } from '../../contract/operations/operations.ts'
import { sandboxFixtures } from '../../fixtures/sandbox/index.ts'
import { changeFixture, type Fixture } from '../../research/sandbox/change-fixture.ts'
import { parseScenario } from '../../research/sandbox/parse-scenario.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import { ActivityError } from '../failures/failure.ts'

/**
 * What a sandbox job plays: its operation's fixture, as the scenario bends it.
 * @throws ActivityError `invalid_input` where there is none
 */
export function findFixture({ operation, input }: Pick<JobRow, 'operation' | 'input'>): {
  fixture: Fixture
  scenario: Scenario | null
} {
  if (!hasFixtures(operation)) throw new ActivityError('invalid_input')
  const scenario = parseScenario(input)
  return { scenario, fixture: changeFixture(operation, sandboxFixtures[operation], scenario) }
}
