import type { Sections } from '../../contract/operations/dossier.ts'
import { toOwnShownOrNull } from '../safety/to-own-shown-or-null.ts'
import { formatPeriod } from '../text/formats/format-period.ts'

/**
 * What distinguishes the person of a dossier from namesakes, by its sections: grouping by texts may
 * have described the hit by a namesake's page, too. Without a headline or a current post it is the
 * latest post with its years, and the place.
 */
export function buildFocusHeadline({ identity, work, locations }: Sections): string | null {
  const { current = null, positions: [latest] = [] } = work ?? {}
  const place = locations?.current?.label ?? null
  return (
    toOwnShownOrNull(identity?.headline ?? null) ??
    joinShown([current?.title, current?.organization]) ??
    joinShown([describePost(latest), place])
  )
}

type Position = NonNullable<Sections['work']>['positions'][number]

function describePost(latest: Position | undefined): string | null {
  if (latest === undefined) return null
  const { title, organization, from, to, current } = latest
  const post = [title, organization].flatMap((part) => part ?? []).join(' · ')
  const period = formatPeriod({ from: from ?? '', to: to ?? '', isCurrent: current })
  if (post === '') return null
  return period === '' ? post : `${post} (${period})`
}

function joinShown(parts: readonly (string | null | undefined)[]): string | null {
  const said = parts.flatMap((part) => part ?? [])
  return said.length === 0 ? null : toOwnShownOrNull(said.join(' · '))
}
