import type { ChangelogEntry } from '../../resources/platform.ts'
import { lasting, nothing } from './entry-parts.ts'

/** What changed for callers on 24 November 2026, newest first. */
export const changes: readonly ChangelogEntry[] = [
  {
    id: 'chg_number_plan',
    date: '2026-11-24',
    type: 'added',
    title: 'Region and first carrier of a phone number, as a hint',
    description:
      'interpretation.numberPlan of a search by phone holds the region, time zones and first ' +
      'carrier of the range that the number lies in, with a note: numbers can be ported, and ' +
      'people move. Null where the plan does not say. It says nothing about the person.',
    affects: { ...nothing, operations: ['search'], fields: ['interpretation'] },
    ...lasting,
  },
]
