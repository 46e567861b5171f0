import { dayMs } from '../../contract/fields/durations.ts'
import { isId } from '../../contract/fields/ids.ts'
import { operationNames } from '../../contract/operations/operations.ts'
import type { RequestFilter } from '../../store/requests/lists.ts'

const windows = [1, 7, 30, 90, 365] as const
export const windowOptions = windows.map(
  (days) => [String(days), days === 1 ? 'last day' : `last ${days} days`] as const,
)

/** The days that an address asks for; 7 where it says nothing known. */
export function parseDays(text: string | null): number {
  return windows.find((days) => String(days) === text) ?? 7
}

/** When those days began. */
export function toWindowStart(days: number, now: Date): Date {
  return new Date(now.getTime() - days * dayMs)
}

const statusGroups = ['2', '4', '5'] as const

/** The filter that an address gives; parameters without a meaning are left out. */
export function parseFilter(query: URLSearchParams): RequestFilter {
  const key = query.get('key') ?? ''
  const operation = query.get('operation') ?? ''
  const status = query.get('status') ?? ''
  return {
    ...(isId('key', key) ? { keyId: key } : {}),
    ...(operationNames.some((name) => name === operation) ? { operation } : {}),
    ...(statusGroups.some((group) => group === status) ? { statusGroup: Number(status) } : {}),
  }
}
