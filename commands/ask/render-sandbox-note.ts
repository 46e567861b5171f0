import { testKeyPrefix } from '../../contract/fields/keys.ts'
import { hasFixtures } from '../../contract/operations/operations.ts'
import { findUnknownScenario, parseScenario } from '../../research/sandbox/parse-scenario.ts'
import type { Options } from './options.ts'

/** The person of all fixtures. */
const fixtureName = 'Ada Marlowe'

/** Says that the answer is about another than was asked for; null where it is not. */
export function renderSandboxNote(
  { wanted, sandbox }: Pick<Options, 'wanted' | 'sandbox'>,
  key: string,
): string | null {
  if (!sandbox && !key.startsWith(testKeyPrefix)) return null
  if ('jobId' in wanted || !hasFixtures(wanted.operation)) return null
  const isNamed = JSON.stringify(wanted.input).toLowerCase().includes(fixtureName.toLowerCase())
  // a scenario is played, or refused where there is none of its name
  const isScenario =
    parseScenario(wanted.input) !== null || findUnknownScenario(wanted.input) !== null
  if (isNamed || isScenario) return null
  return `The sandbox answers whatever is asked with the invented ${fixtureName}.`
}
