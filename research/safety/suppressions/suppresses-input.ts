import { z } from 'zod'
import { ChatInput } from '../../../contract/operations/chat.ts'
import { DossierInput } from '../../../contract/operations/dossier.ts'
import { EntityDossierInput } from '../../../contract/operations/entity-dossier.ts'
import { EntitySearchInput } from '../../../contract/operations/entity-search.ts'
import type { OperationName } from '../../../contract/operations/operations.ts'
import { ReverseImageInput } from '../../../contract/operations/reverse-image.ts'
import { SearchInput } from '../../../contract/operations/search.ts'
import { interpretSearch } from '../../identity/queries/interpret-search.ts'
import { buildFinding } from '../../records/finding.ts'
import { parsePlatforms } from '../../usernames/sites/spec-platforms.ts'
import { suppressesFinding, suppressesPerson, suppressesSubject } from './suppresses.ts'
import type { Suppression } from './suppression.ts'

/**
 * A request, or what is kept of it: the API adds the region that national phone numbers are read
 * in.
 */
const StoredSearch = SearchInput.extend({ region: z.string().nullable().default(null) })

type Check = (entries: readonly Suppression[], input: unknown) => boolean

/**
 * Whether an operation is about a person who has opted out. Input that the operation itself would
 * refuse matches no person.
 */
export function suppressesInput(
  entries: readonly Suppression[],
  operation: OperationName,
  input: unknown,
): boolean {
  return entries.length > 0 && checks[operation](entries, input)
}

const checks: Readonly<Record<OperationName, Check>> = {
  search: (entries, input) => {
    const read = StoredSearch.safeParse(input)
    if (!read.success) return false
    const subject = interpretSearch(read.data.type, read.data.query, read.data.region)
    if ('reason' in subject) return false
    // a query that was sent as a name and is something else is looked at as it was sent
    if (subject.kind === 'name')
      return suppressesSubject(entries, { ...subject, text: read.data.query })
    if (subject.kind !== 'username') return suppressesSubject(entries, subject)
    // a search that is narrowed to one platform asks for the account there
    return suppressesSubject(entries, {
      ...subject,
      platform: subject.platform ?? onlyPlatform(read.data.platforms),
    })
  },
  dossier: (entries, input) => {
    const read = DossierInput.safeParse(input)
    return read.success && suppressesPerson(entries, read.data.person)
  },
  chat: (entries, input) => {
    const read = ChatInput.safeParse(input)
    return read.success && suppressesPerson(entries, read.data.person)
  },
  // a sole trader is found by their own name or address
  entity_search: (entries, input) => {
    const read = EntitySearchInput.safeParse(input)
    return read.success && suppressesPerson(entries, { name: read.data.query })
  },
  entity_dossier: (entries, input) => {
    const read = EntityDossierInput.safeParse(input)
    return read.success && suppressesPerson(entries, read.data.company)
  },
  reverse_image: (entries, input) => {
    const read = ReverseImageInput.safeParse(input)
    if (!read.success) return false
    const { imageUrl: url } = read.data
    return suppressesFinding(
      entries,
      buildFinding({ kind: 'page', url, title: '', method: 'search_result' }),
    )
  },
  vin: () => false,
}

function onlyPlatform(platforms: SearchInput['platforms']): string | null {
  const read = parsePlatforms(platforms)
  const [only, ...more] = [...read.platforms, ...read.unknown]
  return more.length === 0 ? (only ?? null) : null
}
