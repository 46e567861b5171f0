import { parseStatement } from '../../claims/claim.ts'
import { listNameWords, parsePersonName } from '../../identity/names/person-name.ts'
import type { Finding } from '../../records/finding.ts'
import type { SuppressionInput } from './normalise-suppression.ts'

/** A less certain claim identifies no person; a less certain group may be of several. */
const minConfidence = 60

/**
 * Whether the records of a group are certainly enough one person's. Pages alone are joined by what
 * anyone can write about a name: a site of advertisements would link its own addresses.
 * @param confidence of the group, 0..100
 */
export function isOnePerson(confidence: number, records: readonly Finding[]): boolean {
  const isFromPages = records.every(({ kind, method }) => kind !== 'account' && isOfPage(method))
  return confidence >= minConfidence && !isFromPages
}

function isOfPage(method: Finding['method']): boolean {
  return method === 'page_text' || method === 'page_link' || method === 'search_result'
}

/** What identifies the person of records that are certainly one person's. */
export function buildInputsFromRecords(records: readonly Finding[]): SuppressionInput[] {
  const own = records.filter(({ kind, isPerson }) => kind !== 'page' && isPerson)
  const accounts = own.flatMap(({ platform, username }) =>
    platform === null || username === null ? [] : [{ platform, username }],
  )
  const names = own.flatMap(({ name }) => name ?? [])
  return [
    ...own.flatMap(({ emails }) => emails).map((value) => ({ kind: 'email', value }) as const),
    ...own.flatMap(({ phones }) => phones).map((value) => ({ kind: 'phone', value }) as const),
    ...handleInputs(accounts),
    ...own
      .filter(({ username }) => username === null)
      .map(({ url }) => ({ kind: 'profile_url', value: url }) as const),
    ...nameInputs(names, {
      employers: own.flatMap(({ organizations }) => organizations),
      locations: own.flatMap(({ location }) => location ?? []),
      birthYears: own.flatMap(({ birthYear }) => birthYear ?? []),
    }),
  ]
}

type Claimed = { path: string; value: unknown; confidence: number; status: string }

/** What identifies the person of a dossier, by its claims. */
export function buildInputsFromClaims(
  name: string,
  claims: readonly Claimed[],
): SuppressionInput[] {
  const sure = claims.filter(
    ({ confidence, status }) => confidence >= minConfidence && status !== 'contradicted',
  )
  const inputs: SuppressionInput[] = []
  const accounts: { platform: string; username: string }[] = []
  const facts: Facts = { employers: [], locations: [], birthYears: [] }
  for (const { path, value } of sure) {
    const claim = parseStatement(path, value)
    switch (claim?.path) {
      case 'contact.emails':
        inputs.push({ kind: 'email', value: claim.value.value })
        break
      case 'contact.phones':
        inputs.push({ kind: 'phone', value: claim.value.value })
        break
      case 'contact.websites':
        inputs.push({ kind: 'profile_url', value: claim.value.url })
        break
      case 'social.accounts':
        accounts.push(claim.value)
        break
      case 'work.positions':
        if (claim.value.organization !== null) facts.employers.push(claim.value.organization)
        break
      case 'locations.items':
        facts.locations.push(claim.value.label)
        break
      case 'identity.birthYear':
        facts.birthYears.push(claim.value.year)
        break
      default:
    }
  }
  return [...inputs, ...handleInputs(accounts), ...nameInputs([name], facts)]
}

/**
 * A handle that several platforms have is the person's everywhere; else it is theirs where it was
 * found.
 */
function handleInputs(
  accounts: readonly { platform: string; username: string }[],
): SuppressionInput[] {
  const platformsOf = Map.groupBy(accounts, ({ username }) =>
    username.toLowerCase().replace(/^@/, ''),
  )
  return [...platformsOf.values()].flatMap((same) => {
    const [first] = same
    const isEverywhere = new Set(same.map(({ platform }) => platform)).size > 1
    const everywhere =
      first !== undefined && isEverywhere && !first.username.includes('@')
        ? [{ kind: 'username', value: first.username } as const]
        : []
    return [
      ...everywhere,
      ...same.map(
        ({ platform, username }) => ({ kind: 'username', value: username, platform }) as const,
      ),
    ]
  })
}

type Facts = { employers: string[]; locations: string[]; birthYears: number[] }

function nameInputs(
  names: readonly string[],
  { employers, locations, birthYears }: Facts,
): SuppressionInput[] {
  const facts = [
    ...employers.map((value) => ({ kind: 'employer', value }) as const),
    ...locations.map((value) => ({ kind: 'location', value }) as const),
    ...birthYears.map((year) => ({ kind: 'birth_year', value: String(year) }) as const),
  ]
  const full = [...new Set(names)].filter((name) => listNameWords(parsePersonName(name)).length > 1)
  return full.flatMap((value) => facts.map((fact) => ({ kind: 'name', value, fact }) as const))
}
