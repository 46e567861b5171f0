import type { PersonCandidate } from '../candidates/group-findings.ts'

/**
 * Records of one person; places in the sorted list.
 * @property text what their texts say, in searches for a name
 */
export type PersonGroup = { members: number[]; text: PersonCandidate | null }
