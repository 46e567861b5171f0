import type { OperationName } from '../contract/operations.ts'
import { scenarios } from '../contract/scenarios.ts'
import { SearchInput } from '../contract/search.ts'
import { interpretSearch } from '../research/queries/interpret-search.ts'
import { readPlatforms } from '../research/sites/spec-platforms.ts'
import { invalidRequest } from './api-error.ts'

type Input = Record<string, unknown>
type Given = {
  /** That national phone numbers are read in; kept with the input, since the run reads it again. */
  region: string | null
  sandbox: boolean
  /** Put in front of the field's name in the error. */
  path?: string
}

/**
 * What a schema cannot say of a body: that a query of type phone is a phone number, and the like (spec 4.2). The sandbox's magic inputs mean what
 * they mean whatever their type.
 * @throws ApiError `invalid_request` with the reason
 */
export function readMeaning(operation: OperationName, input: Input, { region, sandbox, path = '' }: Given): Input {
  if (operation !== 'search') return input
  const { query, type, platforms } = SearchInput.parse(input)
  if (sandbox && Object.hasOwn(scenarios, query)) return input
  const subject = interpretSearch(type, query, region)
  if ('reason' in subject) throw invalidRequest(`${path}query`, subject.reason.replace(/^query /, ''))
  const read = type === 'username' ? readPlatforms(platforms) : { platforms: [] }
  if ('unknown' in read) throw invalidRequest(`${path}platforms`, `names no platform: ${read.unknown.join(', ').slice(0, 80)}`)
  return type === 'phone' && region !== null ? { ...input, region } : input
}
