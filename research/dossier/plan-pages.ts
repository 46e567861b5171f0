import type { Focused } from '../case/focus/choose-focus-person.ts'
import type { Finding } from '../records/finding.ts'
import { choosePagesToRead, type PagesToRead } from './pages-to-read.ts'

/**
 * The pages that are read of what was found, the most telling first, with those that replace pages
 * that give nothing.
 */
export function planPages(
  focused: Pick<Focused, 'own' | 'findings' | 'people' | 'focus'>,
): PagesToRead {
  return choosePagesToRead(focused.own, findOthers(focused))
}

/**
 * What was found beside the person that is meant; what is in no hit of someone else comes first.
 */
function findOthers({
  findings,
  people,
  focus,
}: Pick<Focused, 'findings' | 'people' | 'focus'>): Finding[] {
  const theirs = new Set(focus?.recordIds ?? [])
  const taken = new Set(
    people.groups.filter(({ hitId }) => hitId !== null).flatMap(({ recordIds }) => recordIds),
  )
  const others = [...findings].filter(([id]) => !theirs.has(id))
  return [
    ...others.filter(([id]) => !taken.has(id)),
    ...others.filter(([id]) => taken.has(id)),
  ].map(([, finding]) => finding)
}
