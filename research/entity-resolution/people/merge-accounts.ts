import { buildEmailFacts } from '../../identity/contacts/build-email-facts.ts'
import { normaliseCompany } from '../../identity/names/legal-forms/company-name.ts'
import { parseProfileUrl } from '../../identity/profiles/parse-profile-url.ts'
import { type Finding, linkProofs, matchKinds } from '../../records/finding.ts'
import { toPageKey } from '../../text/addresses/page-key.ts'
import { parseHost } from '../../text/addresses/parse-host.ts'
import { parseHttpUrl } from '../../text/addresses/parse-http-url.ts'
import { memoize } from '../../text/memoize.ts'
import { compareText, dropDuplicates } from '../../text/order.ts'
import { createFullNameReader } from './full-name.ts'
import type { Outlink, PersonRecord, Sighting } from './record.ts'
import { aboutAnotherSaid, noPersonSaid } from './tables/account-words.ts'

/**
 * Findings about the same account, entry or page become one record; the most trusted source's word
 * stands first. A page at a profile's address says something about that account, and is one if it
 * names a person or was matched. Sorted by key; findings without a web address are left out, since
 * readers could not verify them.
 */
export function mergeAccounts(sightings: readonly Sighting[]): PersonRecord[] {
  const keyed = sightings.flatMap((sighting) => {
    const key =
      parseHttpUrl(sighting.finding.url) === null ? null : toRecordKey(sighting.finding.url)
    return key === null ? [] : [{ key, sighting }]
  })
  const groups = [...Map.groupBy(keyed, ({ key }) => key)].map(([key, group]) => ({
    key,
    sightings: group.map(({ sighting }) => sighting).sort(byTrust),
  }))
  const readName = createFullNameReader()
  return groups
    .sort((a, b) => compareText(a.key, b.key))
    .map(({ key, sightings: backing }) => merge(key, backing, readName))
}

// memoised, since a search parses the same addresses repeatedly
const parseProfile = memoize(parseProfileUrl, { max: 20_000 })

/** @returns what names the record that an address leads to; null for what is no web address */
export const toRecordKey = memoize(
  (url: string): string | null => {
    const profile = parseProfile(url)
    return profile === null ? toPageKey(url) : `${profile.platform}/${profile.handle}`
  },
  { max: 20_000 },
)

function byTrust(a: Sighting, b: Sighting): number {
  return (
    b.finding.trust - a.finding.trust ||
    compareText(a.finding.url, b.finding.url) ||
    compareText(JSON.stringify(a.finding), JSON.stringify(b.finding)) ||
    compareText(a.id, b.id)
  )
}

function merge(
  key: string,
  sightings: Sighting[],
  readName: ReturnType<typeof createFullNameReader>,
): PersonRecord {
  const all = sightings.map(({ finding }) => finding)
  const first = <T>(read: (one: Finding) => T | null): T | null =>
    all.map(read).find((value) => value !== null && value !== '') ?? null
  const every = (read: (one: Finding) => readonly string[]) =>
    dropDuplicates(all.flatMap(read).map((text) => text.trim())).filter(Boolean)
  const url = first((one) => parseHttpUrl(one.url)?.href ?? null) ?? ''
  const kind = chooseKind(all, parseProfile(url) !== null)
  const isAnothers = kind === 'account' && all.some(saysItIsAboutAnother)
  const names = isAnothers
    ? []
    : every(({ name, aliases }) => (name === null ? aliases : [name, ...aliases]))
  const birthYears = dropDuplicates(all.flatMap(({ birthYear }) => birthYear ?? []))
  return {
    key,
    kind,
    url,
    ...(kind === 'account' ? accountName(url, all) : { platform: null, username: null }),
    names,
    fullNames: names.flatMap((name) => readName(name) ?? []),
    holder: null,
    bio: first(({ bio }) => bio),
    location: first(({ location }) => location),
    organizations: every(({ organizations }) => organizations),
    occupations: every(({ occupations }) => occupations),
    avatarUrl: first(({ avatarUrl }) => parseHttpUrl(avatarUrl ?? '')?.href ?? null),
    links: isAnothers ? [] : collectLinks(key, sightings),
    emails: dropDuplicates(
      every(({ emails }) => emails).flatMap((email) =>
        email.includes('@') ? buildEmailFacts(email.toLowerCase()).canonical : [],
      ),
    ),
    phones: every(({ phones }) => phones),
    birthYears,
    isDead: all.some((finding) => finding.isDead),
    ids: every(({ ids }) => Object.entries(ids).map(([name, value]) => `${name}:${value}`)),
    matchedOn: matchKinds.filter((match) => all.some(({ matchedOn }) => matchedOn.includes(match))),
    isPerson:
      all.every(({ isPerson }) => isPerson) && !(kind === 'account' && all.some(saysItIsNoPerson)),
    trust: Math.max(...all.map(({ trust }) => trust)),
    sightings,
  }
}

/** A fan's account or a parody bears the name and links of the person that it is about. */
function saysItIsAboutAnother({ name, bio }: Finding): boolean {
  return aboutAnotherSaid.test(`${name ?? ''} | ${bio ?? ''}`)
}

/** A bot, a name that is kept for sale, and a company with its legal form. */
function saysItIsNoPerson({ name, bio }: Finding): boolean {
  return noPersonSaid.test(bio ?? '') || (name !== null && hasLegalForm(name))
}

/** Written as no name is: "Kim Co" and "Jean Sas" may be people. */
const writtenForm = /\s(?:(?:Ltd|Inc)\.?|\p{Lu}{3,}|\p{L}*\p{Ll}\p{Lu}|(?:\p{L}+\.)+\p{L}*)$/u

function hasLegalForm(name: string): boolean {
  return writtenForm.test(name) && normaliseCompany(name).legalForm !== null
}

function chooseKind(all: readonly Finding[], isProfile: boolean): Finding['kind'] {
  if (all.some(({ kind }) => kind === 'account')) return 'account'
  if (all.some(({ kind }) => kind === 'person')) return 'person'
  if (isProfile && all.some(({ name, matchedOn }) => name !== null || matchedOn.length > 0))
    return 'account'
  return 'page'
}

function accountName(url: string, all: readonly Finding[]): { platform: string; username: string } {
  const profile = parseProfile(url)
  const written = all.find(({ username }) => username !== null && username !== '')?.username ?? null
  const host = parseHost(url) ?? ''
  const spelled =
    written !== null && written.toLowerCase() === profile?.handle.toLowerCase() ? written : null
  return {
    platform: profile?.platform ?? all.find(({ platform }) => platform !== null)?.platform ?? host,
    username: spelled ?? profile?.handle ?? written ?? host,
  }
}

/** One link for each target, the best vouched for. */
function collectLinks(key: string, sightings: readonly Sighting[]): Outlink[] {
  const best = new Map<string, Outlink>()
  for (const sighting of sightings) {
    for (const { url, proof } of sighting.finding.links) {
      const target = toRecordKey(url)
      if (target === null || target === key) continue
      const known = best.get(target)
      if (known === undefined || linkProofs.indexOf(proof) > linkProofs.indexOf(known.proof))
        best.set(target, { target, url, proof, sighting })
    }
  }
  return [...best.values()].sort((a, b) => compareText(a.target, b.target))
}
