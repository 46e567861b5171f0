/**
 * States that all workers share, read at each scrape. Every worker reports the same, so graphs take
 * the maximum.
 */
import type { Client } from '@temporalio/client'
import { Gauge, type Registry } from 'prom-client'
import { listCircuits } from '../activities/providers/provider-limits.ts'
import type { Db } from '../store/database/open.ts'
import { countOpenJobs } from '../store/jobs/open-jobs.ts'
import { sandboxPriority, taskQueue, webhookQueue } from '../temporal/queues.ts'

/** A scrape that waits for an absent server would lose the figures that are there. */
const maxWaitMs = 2_000
/** temporal.api.enums.v1.TaskQueueType */
const kinds = { workflow: 1, activity: 2 } as const

/**
 * Gauges of what all workers share, read at each scrape: queues, open jobs, circuits of providers.
 */
export function addSharedGauges(
  registry: Registry,
  { client, db, now }: { client: Client; db: Db; now: () => Date },
): void {
  addQueueGauges(registry, client)
  addJobGauges(registry, db)
  addCircuitGauge(registry, db, now)
}

// the age comes from the read that the gauge before it has begun: prom-client collects in the order
// of registration, and would show the age of the scrape before
function addQueueGauges(registry: Registry, client: Client): void {
  const registers = [registry]
  let read = Promise.resolve()
  new Gauge({
    name: 'prs_queue_depth',
    help: 'Tasks that wait in a task queue of Temporal',
    labelNames: ['queue', 'kind', 'sandbox'],
    registers,
    async collect() {
      this.reset()
      backlogAge.reset()
      const queues = [taskQueue, webhookQueue].flatMap((queue) =>
        Object.entries(kinds).map(([kind, type]) => ({ queue, kind, type })),
      )
      read = readInTime(queues, async ({ queue, kind, type }) => {
        for (const { sandbox, depth, oldestSeconds } of await describeQueue(client, queue, type)) {
          const labels = { queue, kind, sandbox: String(sandbox) }
          this.set(labels, depth)
          backlogAge.set(labels, oldestSeconds)
        }
      })
      await read
    },
  })
  const backlogAge = new Gauge({
    name: 'prs_queue_oldest_seconds',
    help: 'Age of the oldest task that waits in a task queue of Temporal',
    labelNames: ['queue', 'kind', 'sandbox'],
    registers,
    collect: () => read,
  })
}

function addJobGauges(registry: Registry, db: Db): void {
  const registers = [registry]
  let read = Promise.resolve()
  new Gauge({
    name: 'prs_open_jobs',
    help: 'Jobs that have not ended, by status',
    labelNames: ['status', 'sandbox'],
    registers,
    async collect() {
      this.reset()
      oldestJob.reset()
      read = readInTime([db], async () => {
        for (const { status, sandbox, jobs, oldestSeconds } of await countOpenJobs(db)) {
          const labels = { status, sandbox: String(sandbox) }
          this.set(labels, jobs)
          oldestJob.set(labels, oldestSeconds)
        }
      })
      await read
    },
  })
  const oldestJob = new Gauge({
    name: 'prs_open_jobs_oldest_seconds',
    help: 'Age of the oldest job that has not ended, by status',
    labelNames: ['status', 'sandbox'],
    registers,
    collect: () => read,
  })
}

/** @param now the database's time, which the ends of circuits are written in */
function addCircuitGauge(registry: Registry, db: Db, now: () => Date): void {
  new Gauge({
    name: 'prs_provider_circuit_open',
    help: '1 while a provider is left alone after failures in a row, else 0',
    labelNames: ['provider'],
    registers: [registry],
    async collect() {
      this.reset()
      await readInTime([db], async () => {
        for (const { provider, isOpen } of await listCircuits(db, now().getTime()))
          this.set({ provider }, isOpen ? 1 : 0)
      })
    },
  })
}

/** A part that cannot be read is missing from the scrape, which is how an alert sees it. */
async function readInTime<Part>(
  parts: readonly Part[],
  read: (part: Part) => Promise<void>,
): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, maxWaitMs).unref())
  await Promise.race([Promise.allSettled(parts.map(read)), late])
}

type Backlog = { sandbox: boolean; depth: number; oldestSeconds: number }

/** What waits of the sandbox, by its priority, and what else waits. */
async function describeQueue(
  client: Client,
  queue: string,
  taskQueueType: 1 | 2,
): Promise<Backlog[]> {
  const { statsByPriorityKey } = await client.connection.withDeadline(Date.now() + maxWaitMs, () =>
    client.workflowService.describeTaskQueue({
      namespace: client.options.namespace,
      taskQueue: { name: queue },
      taskQueueType,
      reportStats: true,
    }),
  )
  const backlogs = Object.entries(statsByPriorityKey ?? {}).map(([priority, stats]) => ({
    sandbox: Number(priority) === sandboxPriority,
    depth: Number(stats.approximateBacklogCount ?? 0),
    oldestSeconds: Number(stats.approximateBacklogAge?.seconds ?? 0),
  }))
  return [true, false].map((sandbox) => {
    const waiting = backlogs.filter((backlog) => backlog.sandbox === sandbox)
    return {
      sandbox,
      depth: waiting.reduce((sum, { depth }) => sum + depth, 0),
      oldestSeconds: Math.max(0, ...waiting.map(({ oldestSeconds }) => oldestSeconds)),
    }
  })
}
