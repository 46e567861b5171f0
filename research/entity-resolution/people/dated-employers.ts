import { toSchoolKey } from '../../identity/names/school-name.ts'
import { toOrganizationKey } from '../../identity/names/to-organization-key.ts'
import type { LifeStage } from '../../records/finding.ts'
import { judgeStages } from '../../records/judge-stages.ts'
import { formatPeriod } from '../../text/formats/format-period.ts'
import type { PersonRecord } from './record.ts'

/** Employers as a headline names them. */
export type DatedEmployers = {
  /** What a record names, and what it says that the person still works for. */
  list: (record: PersonRecord) => string[]
  isPast: (employer: string) => boolean
  /** With its years where it is past: `Globex (2004 to 2009)`; empty where none is known. */
  say: (employer: string) => string
}

/**
 * Reads the years of the posts that a person's records state. An employer is past where each post
 * there has ended, and no account of the person names it.
 */
export function createDatedEmployers(members: readonly PersonRecord[]): DatedEmployers {
  const posts = new Map(members.map((record) => [record, listPosts(record)] as const))
  const byEmployer = Map.groupBy([...posts.values()].flat(), ({ at }) => toKey(at))
  const shown = new Set(
    members.flatMap(({ kind, organizations }) =>
      kind === 'account' ? organizations.map(toKey) : [],
    ),
  )
  const listAt = (employer: string) => byEmployer.get(toKey(employer)) ?? []
  const isPast = (employer: string) => {
    const held = listAt(employer)
    return (
      held.length > 0 && held.every(({ isOver }) => isOver === true) && !shown.has(toKey(employer))
    )
  }
  return {
    list: (record) => {
      const held = (posts.get(record) ?? []).filter(lasts).map(({ at }) => at)
      const named = new Set(record.organizations.map(toKey))
      return [...record.organizations, ...held.filter((at) => !named.has(toKey(at)))]
    },
    isPast,
    say: (employer) => {
      if (!isPast(employer)) return employer
      const period = sayYears(listAt(employer))
      return period === '' ? '' : `${employer} (${period})`
    },
  }
}

type Post = LifeStage & { at: string }

function listPosts({ sightings, isDead }: PersonRecord): Post[] {
  return sightings.flatMap(({ finding, retrievedAt }) =>
    judgeStages(finding.stages, { isDead, year: Number(retrievedAt.slice(0, 4)) }).flatMap(
      (stage) => (stage.kind === 'post' && stage.at !== null ? [{ ...stage, at: stage.at }] : []),
    ),
  )
}

function lasts({ from, isOver }: Post): boolean {
  return isOver === false && from !== null
}

/** From the first to the last year that is known; a post from a later one has no known end. */
function sayYears(posts: readonly Post[]): string {
  const begins = posts.flatMap((post) => post.from ?? [])
  const ends = posts.flatMap((post) => post.to ?? [])
  const hasEnd = ends.length > 0 && Math.max(...ends) >= Math.max(...begins)
  return formatPeriod({
    from: begins.length > 0 ? String(Math.min(...begins)) : '',
    to: hasEnd ? String(Math.max(...ends)) : '',
    isCurrent: false,
  })
}

function toKey(employer: string): string {
  return toSchoolKey(employer) ?? toOrganizationKey(employer)
}
