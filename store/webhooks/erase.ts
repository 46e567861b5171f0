import sql from 'sql-template-tag'
import type { Queryable } from '../database/open.ts'
import { deleteAttemptResponses } from './attempts.ts'
import { listEventsWithMetadata, updateWebhookBodies } from './events.ts'

/**
 * What the caller attached to these jobs goes from their events, too, and with it what receivers
 * answered, who may have repeated it; everything else stays as it was, in its order.
 */
export async function deleteEventMetadata(tx: Queryable, jobIds: readonly string[]): Promise<void> {
  await deleteAttemptResponses(tx, jobIds)
  const events = await listEventsWithMetadata(tx, jobIds)
  if (events.length === 0) return
  await updateWebhookBodies(
    tx,
    events.map(({ id, body }) => {
      const event = JSON.parse(body)
      event.data.job.metadata = {}
      return { id, body: JSON.stringify(event) }
    }),
  )
}

/** What callers have written about their endpoints. */
export async function listEndpointTexts(
  db: Queryable,
): Promise<{ id: string; description: string; metadata: Record<string, string> }[]> {
  const { rows } = await db.query<{
    id: string
    description: string
    metadata: Record<string, string>
  }>(sql`
    select id, description, metadata from webhook_endpoints
    where description <> '' or metadata <> '{}'
  `)
  return rows
}

/** Empties what the owner wrote about endpoints: description and metadata. */
export async function deleteEndpointTexts(db: Queryable, ids: readonly string[]): Promise<void> {
  await db.query(
    sql`update webhook_endpoints set description = '', metadata = '{}' where id = any (${ids})`,
  )
}
