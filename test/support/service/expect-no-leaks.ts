/** What a test file must not leave in a service that others use after it. */
import { Client, Connection } from '@temporalio/client'
import { reconcileSchedule } from '../../../temporal/schedules.ts'
import { eventually } from '../eventually.ts'
import type { SharedService } from './service.ts'

/**
 * @param timeoutMs how long the last run of a file may need to end: a workflow task that Temporal
 * loses on a loaded machine costs ten seconds
 * @throws naming every open job, lock, workflow and schedule; the workflows are ended first
 */
export async function expectNoLeaks(service: SharedService, timeoutMs = 25_000): Promise<void> {
  const { TEMPORAL_ADDRESS: address = '', TEMPORAL_NAMESPACE: namespace = '' } = service.env
  const hasWorker = namespace !== 'none'
  if (!hasWorker)
    return await eventually(async () => refuse(await listLocks(service)), { timeoutMs })
  const connection = await Connection.connect({ address })
  const client = new Client({ connection, namespace })
  try {
    await eventually(
      async () =>
        refuse([
          ...(await listLocks(service)),
          ...(await listOpen(service)),
          ...(await listRuns(client)),
        ]),
      {
        timeoutMs,
        everyMs: 50,
      },
    )
  } finally {
    for await (const { workflowId } of client.workflow.list({ query: openRuns })) {
      await client.workflow
        .getHandle(workflowId)
        .terminate('left by a test file')
        .catch(() => null)
    }
    await connection.close()
  }
}

function refuse(leaks: readonly string[]): void {
  if (leaks.length > 0) throw new Error(`this test file leaves behind: ${leaks.join(', ')}`)
}

async function listLocks({ db }: SharedService): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select 'a transaction: ' || left(query, 80) as name from pg_stat_activity
     where datname = current_database() and state like 'idle in transaction%'
     union all
     select 'an advisory lock: ' || objid from pg_locks
     where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
     order by name`,
  )
  return rows.map(({ name }) => name)
}

async function listOpen({ db }: SharedService): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select operation || ' ' || id || ' is ' || status as name from jobs where completed_at is null
     union all
     select 'delivery ' || id from webhook_deliveries where status = 'pending'
     order by name`,
  )
  return rows.map(({ name }) => name)
}

const openRuns = `ExecutionStatus = 'Running' and WorkflowType != 'reconcile'`

async function listRuns(client: Client): Promise<string[]> {
  const found: string[] = []
  for await (const { type, workflowId } of client.workflow.list({ query: openRuns })) {
    // a schedule is a workflow of the server's
    if (!type.startsWith('temporal-sys')) found.push(`workflow ${type} ${workflowId}`)
  }
  for await (const { scheduleId } of client.schedule.list()) {
    if (scheduleId !== reconcileSchedule) found.push(`schedule ${scheduleId}`)
  }
  return found
}
