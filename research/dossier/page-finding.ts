import type { ClaimDraft } from '../claims/claim.ts'
import { findMentions, parseSoughtName } from '../identity/names/name-mentions.ts'
import { scoreNames } from '../identity/names/score-names.ts'
import type { PagePerson, PageReading } from '../pages/page-reading.ts'
import { buildFinding, type Finding } from '../records/finding.ts'
import type { PersonProfile } from '../records/person-profile.ts'
import { cutText } from '../text/signs/cut-text.ts'

/** What a page is worth as a source: an open page of any author. */
const pageTrust = 60
const maxSnippetLength = 700
/** Nearly all pairs of one person's names score so. */
const sameName = 80
const maxFacts = 4

/** The person of a page's structured data that is meant; null when no person there has the name. */
export function chooseNamedPerson(
  reading: PageReading,
  person: Pick<PersonProfile, 'name' | 'aliases'>,
): PagePerson | null {
  const names = [person.name, ...person.aliases]
  const fits = ({ name, aliases }: PagePerson) =>
    [name, ...aliases].some(
      (theirs) =>
        theirs !== null && names.some((ours) => scoreNames(theirs, ours).score >= sameName),
    )
  const named = reading.people.filter(fits)
  return named.find(({ isMain }) => isMain) ?? named[0] ?? null
}

/**
 * A page as a finding, so that it is grouped with the person it is about: its sentences with the
 * name, and what they state.
 * @param drafts read from its text, about a person of that name
 */
export function buildPageFinding(
  { url, reading, drafts }: { url: string; reading: PageReading; drafts: readonly ClaimDraft[] },
  person: PersonProfile,
): Finding {
  const stated = chooseNamedPerson(reading, person)
  const isOwn = stated?.isMain === true
  const text = `${reading.title ?? ''}\n${reading.text}`
  const mentions = cutToMentions(text, person.name)
  const years = unique([
    stated?.birthYear ?? null,
    ...drafts.flatMap((one) => (one.path === 'identity.birthYear' ? one.value.year : [])),
  ])
  return buildFinding({
    kind: isOwn ? 'person' : 'page',
    url,
    title: reading.title ?? '',
    snippet: mentions,
    method: 'page_text',
    matchedOn: mentions !== '' || stated !== null ? ['name'] : [],
    name: isOwn ? stated.name : null,
    aliases: isOwn ? stated.aliases : [],
    bio: isOwn ? stated.description : null,
    location:
      stated?.location ??
      drafts.flatMap((one) =>
        one.path === 'locations.items' && one.value.current ? one.value.label : [],
      )[0] ??
      null,
    organizations: unique([
      ...(stated?.organizations ?? []),
      ...drafts.flatMap((one) =>
        one.path === 'work.positions' && one.value.current ? (one.value.organization ?? []) : [],
      ),
    ]).slice(0, maxFacts),
    occupations: unique([
      ...(stated?.jobTitles ?? []),
      ...drafts.flatMap((one) =>
        one.path === 'work.positions' && one.value.current ? (one.value.title ?? []) : [],
      ),
    ]).slice(0, maxFacts),
    avatarUrl: isOwn ? stated.image : null,
    links: isOwn
      ? unique([
          ...reading.links.filter(({ isMe }) => isMe).map((link) => link.url),
          ...stated.urls,
        ]).map((to) => ({
          url: to,
          proof: 'none',
        }))
      : [],
    emails: isOwn ? stated.emails : [],
    phones: isOwn ? stated.phones : [],
    birthYear: years.length === 1 ? (years[0] ?? null) : null,
    deathYear: stated?.deathYear ?? null,
    trust: pageTrust,
  })
}

/** The lines that have the name, as much of them as a citation needs. */
function cutToMentions(text: string, name: string): string {
  const sought = parseSoughtName(name)
  let found = ''
  for (const line of text.split('\n')) {
    if (found.length >= maxSnippetLength) break
    if (line.trim() !== '' && findMentions(line, sought).written.length > 0)
      found += `${line.trim()} `
  }
  return cutText(found.trim(), maxSnippetLength)
}

function unique<T>(values: readonly (T | null)[]): T[] {
  return [...new Set(values.flatMap((value) => (value === null ? [] : [value])))]
}
