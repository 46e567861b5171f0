import { ChatInput } from '../../contract/operations/chat.ts'
import { DossierInput } from '../../contract/operations/dossier.ts'
import { EntityDossierInput } from '../../contract/operations/entity-dossier.ts'
import { EntitySearchInput } from '../../contract/operations/entity-search.ts'
import type { OperationName } from '../../contract/operations/operations.ts'
import { ReverseImageInput } from '../../contract/operations/reverse-image.ts'
import { SearchInput } from '../../contract/operations/search.ts'
import type { ChatPerson } from '../../contract/results/person.ts'
import { parseCompanyId } from '../../research/companies/company-record.ts'
import { parseJurisdiction } from '../../research/companies/jurisdiction.ts'
import { parseCompanyQuery } from '../../research/companies/parse-company-query.ts'
import { interpretSearch } from '../../research/identity/queries/interpret-search.ts'
import { judgePictureUrl } from '../../research/pictures/judge-picture-url.ts'
import { findUnknownScenario } from '../../research/sandbox/parse-scenario.ts'
import { judgeWords } from '../../research/text/words/judge-words.ts'
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
 * sandbox accepts any subject, since its fixtures do not depend on it, and the scenarios that it
 * has.
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
  if (operation === 'chat') checkMessages(ChatInput.parse(input), path)
  if (sandbox) {
    checkScenario(input, path)
    return input
  }
  if (operation === 'dossier') checkPerson(DossierInput.parse(input).person, path)
  if (operation === 'chat') checkPerson(ChatInput.parse(input).person, path)
  if (operation !== 'search') return input
  const { query, type } = SearchInput.parse(input)
  if (type === 'name') checkWords(query, `${path}query`)
  const subject = interpretSearch(type, query, region)
  if ('reason' in subject)
    throw buildInvalidRequest(`${path}query`, subject.reason.replace(/^query /, ''))
  return type === 'phone' && region !== null ? { ...input, region } : input
}

/** A misspelt scenario would get the success that any other name gets, and test nothing. */
function checkScenario(input: Input, path: string): void {
  const place = findUnknownScenario(input)
  if (place === null) return
  const message = 'names no scenario of the sandbox: GET /api/v1/sandbox lists those that it has'
  throw buildInvalidRequest(`${path}${place}`, message)
}

/** A text without a word would be asked of every source, and match nothing or anything. */
function checkWords(text: string, place: string): void {
  const fault = judgeWords(text)
  if (fault !== null) throw buildInvalidRequest(place, fault)
}

/** Accounts may be named by signs only: such a hit, sent back, has its id and a username. */
function checkPerson(person: ChatPerson, path: string): void {
  const { name, ...others } = person
  const said = Object.values(others).flat()
  if (said.every((value) => typeof value !== 'string' || judgeWords(value) !== null))
    checkWords(name, `${path}person.name`)
}

/** The question is the last message of the user: an assistant's own words ask nothing. */
function checkMessages({ messages }: ChatInput, path: string): void {
  if (messages.some(({ role }) => role === 'user')) return
  throw buildInvalidRequest(
    `${path}messages`,
    'must hold the question, as a message with the role user',
  )
}

/** A hit without any number has an id that names its record only: its name is searched for. */
function checkCompany({ company }: EntityDossierInput, path: string): void {
  const { name, id, jurisdiction } = company
  checkWords(name, `${path}company.name`)
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
