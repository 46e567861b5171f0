import { EntityDossierInput } from '../../contract/entity-dossier.ts'
import { EntitySearchInput } from '../../contract/entity-search.ts'
import type { OperationName } from '../../contract/operations.ts'
import { ReverseImageInput } from '../../contract/reverse-image.ts'
import { SearchInput } from '../../contract/search.ts'
import { parseCompanyId } from '../../research/companies/company-record.ts'
import { parseJurisdiction } from '../../research/companies/jurisdiction.ts'
import { parseCompanyQuery } from '../../research/companies/parse-company-query.ts'
import { interpretSearch } from '../../research/identity/queries/interpret-search.ts'
import { judgePictureUrl } from '../../research/pictures/judge-picture-url.ts'
import { buildInvalidRequest } from '../calls/api-error.ts'

type Input = Record<string, unknown>
type Given = {
  /** That national phone numbers are read in; kept with the input, since the run reads it again. */
  region: string | null
  sandbox: boolean
  /** Put in front of the field's name in the error. */
  path?: string
}

/**
 * Rules that a schema cannot express, such as that a query of type phone is a phone number. The
 * sandbox accepts any subject, since its fixtures do not depend on it.
 * @throws ApiError `invalid_request` with the reason
 */
export function checkMeaning(
  operation: OperationName,
  input: Input,
  { region, sandbox, path = '' }: Given,
): Input {
  if (operation === 'entity_search') {
    const question = parseCompanyQuery(EntitySearchInput.parse(input).query)
    if ('reason' in question) throw buildInvalidRequest(`${path}query`, question.reason)
  }
  if (operation === 'entity_dossier') checkCompany(EntityDossierInput.parse(input), path)
  if (operation === 'reverse_image') checkImageUrl(input, path)
  if (operation !== 'search' || sandbox) return input
  const { query, type } = SearchInput.parse(input)
  const subject = interpretSearch(type, query, region)
  if ('reason' in subject)
    throw buildInvalidRequest(`${path}query`, subject.reason.replace(/^query /, ''))
  return type === 'phone' && region !== null ? { ...input, region } : input
}

/** A hit without any number has an id that names its record only: its name is searched for. */
function checkCompany({ company }: EntityDossierInput, path: string): void {
  const { name, id, jurisdiction } = company
  if (!/[\p{L}\p{N}]/u.test(name))
    throw buildInvalidRequest(`${path}company.name`, 'must have a letter or a digit')
  if (id !== undefined && !id.startsWith('record:') && parseCompanyId(id) === null)
    throw buildInvalidRequest(
      `${path}company.id`,
      'must be an id of a company hit: lei:…, gb:08957400, cik:… or wikidata:Q…',
    )
  const place = jurisdiction ?? ''
  if (place !== '' && parseJurisdiction(place) === null)
    throw buildInvalidRequest(`${path}company.jurisdiction`, 'must be an ISO 3166 code such as GB')
}

/** Judges the address alone; the run finds out where it leads. */
function checkImageUrl(input: Input, path: string): void {
  const fault = judgePictureUrl(ReverseImageInput.parse(input).imageUrl)
  if (fault !== null) throw buildInvalidRequest(`${path}imageUrl`, fault)
}
