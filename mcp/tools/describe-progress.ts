import { isObject } from '../../api/request/parse-json-body.ts'
import type { StoredEvent } from '../../store/events.ts'

/** What an event says of how far its run is; null: nothing. */
export function describeProgress({
  type,
  payload,
}: Pick<StoredEvent, 'type' | 'payload'>): { percent: number; label: string } | null {
  if (type !== 'status') return null
  const event: unknown = JSON.parse(payload)
  if (!isObject(event) || typeof event.percent !== 'number') return null
  return { percent: event.percent, label: typeof event.label === 'string' ? event.label : '' }
}
