import { dayMs } from '../../contract/fields/durations.ts'

/** GDPR, article 12 (3): a month; CCPA regulations, section 7021: 45 days. */
const days = { gdpr: 30, ccpa: 45 } as const
/** Once, where a request is complex: two months more, or 45 days. */
export const extensionDays = { gdpr: 60, ccpa: 45 } as const

/** By when a request is answered. */
export function computeDueDate(law: keyof typeof days, now: Date): Date {
  return new Date(now.getTime() + days[law] * dayMs)
}
