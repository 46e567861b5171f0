/** Findings of a search, and the people that they are grouped into. */
import { hash } from 'node:crypto'
import {
  composePeople,
  type People,
  type Record as Sighting,
} from '../../../research/entity-resolution/people/compose-people.ts'
import { interpretSearch } from '../../../research/identity/queries/interpret-search.ts'
import type { Subject, SubjectKind } from '../../../research/identity/queries/subject.ts'
import { buildFinding, type Finding } from '../../../research/records/finding.ts'

/** When each finding was fetched. */
export const at = '2026-01-02T03:04:05.678Z'

export const idOf = (prefix: string, key: string) => `${prefix}_${hash('sha256', key).slice(0, 16)}`

export function subjectOf(kind: SubjectKind, query: string): Subject {
  const subject = interpretSearch(kind, query, null)
  if ('reason' in subject) throw new Error(subject.reason)
  return subject
}

/** Findings with ids `f0`, `f1` and so on. */
export const sighted = (findings: readonly Finding[]): Sighting[] =>
  findings.map((one, i) => ({ id: `f${i}`, finding: one, retrievedAt: at }))

/** @param hashes of the bytes of avatars, by the ids of their findings */
export const people = (
  kind: SubjectKind,
  query: string,
  findings: readonly Finding[],
  hashes?: ReadonlyMap<string, string>,
): People =>
  composePeople(subjectOf(kind, query), sighted(findings), idOf, {
    imageHashes: new Map(
      [...(hashes ?? [])].map(([id, sha256]) => [id, { sha256, perceptualHash: null }] as const),
    ),
  })

export const account = (site: string, username: string, said: Partial<Finding> = {}): Finding =>
  buildFinding({
    kind: 'account',
    url: `https://${site}/${username}`,
    title: `${username} on ${site}`,
    method: 'http_profile',
    platform: site.split('.')[0] ?? site,
    username,
    matchedOn: ['username'],
    ...said,
  })

export const page = (
  url: string,
  title: string,
  snippet: string,
  said: Partial<Finding> = {},
): Finding =>
  buildFinding({
    kind: 'page',
    url,
    title,
    snippet,
    method: 'search_result',
    matchedOn: ['name'],
    ...said,
  })

/** An entry of a list of people, such as a register. */
export const entry = (url: string, name: string, said: Partial<Finding> = {}): Finding =>
  buildFinding({
    kind: 'person',
    url,
    title: name,
    name,
    method: 'api',
    matchedOn: ['name'],
    ...said,
  })
