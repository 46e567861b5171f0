import { z } from 'zod'
import { toPlatformLabel } from '../../research/identity/profiles/tables/platform-labels.ts'
import { buildFinding, type Finding } from '../../research/records/finding.ts'
import { isFittingName } from '../shared/is-fitting-name.ts'
import { optionalItems, optionalRecord, optionalText } from '../shared/lenient.ts'
import { buildProfileLinks } from '../shared/links.ts'
import { parseOrcid } from '../shared/orcid-id.ts'
import { toShort } from '../shared/to-short.ts'
import { parseAccounts } from './wikidata-accounts.ts'
import {
  Claims,
  hasStandingClaim,
  parseClaimTexts,
  parseClaimYear,
  parseItems,
} from './wikidata-claims.ts'
import type { EntityQuestion } from './wikidata-question.ts'

const Term = z.object({ value: z.string() })
/**
 * The fields of a Wikidata item that are used, with terms by language and sitelinks by wiki.
 */
export const WikidataItem = z.object({
  id: z.string().regex(/^Q\d+$/),
  missing: z.unknown().optional(),
  labels: optionalRecord(Term),
  descriptions: optionalRecord(Term),
  aliases: optionalRecord(optionalItems(Term)),
  claims: Claims,
  sitelinks: optionalRecord(z.object({ url: optionalText })),
})
export type WikidataItem = z.infer<typeof WikidataItem>

/** Stable ids that other sources know people by. */
const idProperties = {
  viaf: 'P214',
  isni: 'P213',
  imdb: 'P345',
  scopus: 'P1153',
  openalex: 'P10283',
} as const

/** Not deleted, and an instance of human (Q5): fictional people are something else. */
export function isHuman({ missing, claims }: WikidataItem): boolean {
  return missing === undefined && parseItems(claims, 'P31').includes('Q5')
}

/**
 * A person, and each account that editors put down for them; nothing when none of the names can be
 * the one asked for.
 * @param languages whose labels name the person, the first first
 */
export function buildHuman(
  entity: WikidataItem,
  asked: EntityQuestion,
  languages: readonly string[],
): Finding[] {
  const names = [
    ...languages.flatMap((language) => entity.labels[language]?.value ?? []),
    ...Object.values(entity.aliases).flatMap((aliases) => aliases.map(({ value }) => value)),
  ]
  const [name] = names
  const accounts = parseAccounts(entity.claims)
  if (name === undefined || !isAsked({ names, accounts, claims: entity.claims }, asked)) return []
  const description =
    ['en', ...languages].flatMap((language) => entity.descriptions[language]?.value ?? [])[0] ?? ''
  const page = `https://www.wikidata.org/wiki/${entity.id}`
  const articles = Object.values(entity.sitelinks).map(({ url }) => url)
  const shared = {
    name,
    aliases: [...new Set(names)].filter((alias) => alias !== name),
    snippet: toShort(description),
    method: 'registry' as const,
    trust: 90,
  }
  const person = buildFinding({
    ...shared,
    kind: 'person',
    url: page,
    title: name,
    matchedOn: deriveMatch(asked, null),
    occupations: parseOccupations(description),
    links: buildProfileLinks(
      [...accounts.map(({ url }) => url), ...parseClaimTexts(entity.claims, 'P856'), ...articles],
      'curated',
    ),
    birthYear: parseClaimYear(entity.claims, 'P569'),
    deathYear: parseClaimYear(entity.claims, 'P570'),
    isDead: hasStandingClaim(entity.claims, 'P570'),
    ids: deriveIds(entity),
  })
  return [
    person,
    ...accounts.map(({ platform, username, url }) =>
      buildFinding({
        ...shared,
        kind: 'account',
        url,
        title: `${name} (${username}) · ${toPlatformLabel(platform, username)}`,
        platform,
        username,
        matchedOn: deriveMatch(asked, username),
        links: [{ url: page, proof: 'curated' }],
        ids: { wikidata: entity.id },
      }),
    ),
  ]
}

type Known = {
  names: readonly string[]
  accounts: ReturnType<typeof parseAccounts>
  claims: Claims
}

/** Whether an item says itself what was asked for: the query service may lag behind, or lie. */
function isAsked({ names, accounts, claims }: Known, asked: EntityQuestion): boolean {
  const { name, username, email, phone } = asked
  return (
    (name === undefined || isFittingName(names, name)) &&
    (username === undefined ||
      accounts.some((account) => deriveMatch(asked, account.username).length > 0)) &&
    (email === undefined || showsAddress(claims, email)) &&
    (phone === undefined || showsNumber(claims, phone))
  )
}

function showsAddress(claims: Claims, email: string): boolean {
  return parseClaimTexts(claims, 'P968').some(
    (value) => value.replace(/^mailto:/i, '').toLowerCase() === email.toLowerCase(),
  )
}

function showsNumber(claims: Claims, phone: string): boolean {
  return parseClaimTexts(claims, 'P1329').some((value) => value.replace(/[^+\d]/g, '') === phone)
}

/**
 * @param account the handle of the account in question; null: the person that a sought handle led
 * to
 */
function deriveMatch(
  { name, username, email, phone }: EntityQuestion,
  account: string | null,
): Finding['matchedOn'] {
  if (name !== undefined) return ['name']
  if (username === undefined && account !== null) return []
  if (username === undefined)
    return email !== undefined ? ['email'] : phone === undefined ? [] : ['phone']
  const handle = account?.split('@')[0]?.replace(/\.bsky\.social$/, '')
  return account === null || handle?.toLowerCase() === username.toLowerCase() ? ['username'] : []
}

function deriveIds({ id, claims }: WikidataItem): Record<string, string> {
  const orcid = parseClaimTexts(claims, 'P496').flatMap((value) => parseOrcid(value) ?? [])[0]
  const others = Object.entries(idProperties).map(
    ([key, property]) => [key, parseClaimTexts(claims, property)[0]] as const,
  )
  return Object.fromEntries(
    [['wikidata', id] as const, ['orcid', orcid] as const, ...others].flatMap(([key, value]) =>
      value === undefined ? [] : [[key, value]],
    ),
  )
}

/**
 * "Danish politician (1939-2016)" without the years; descriptions with further figures are notes of
 * databases.
 */
function parseOccupations(description: string): string[] {
  const said = description.replace(/\s*[（(][^()（）]*[)）]\s*/g, ' ').trim()
  return said === '' || /\d/.test(said) ? [] : [said]
}
