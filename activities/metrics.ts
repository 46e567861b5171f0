import { Counter, Histogram, type Registry } from 'prom-client'

export type ActivityMetrics = ReturnType<typeof createActivityMetrics>

const seconds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 160, 320, 640]

/**
 * What operators graph of the worker; names are public. Labels are names from tables of ours
 * (operations, providers, outcomes, models), never a value that a caller or a source sends.
 * @param registry left out where nothing reads them
 */
export function createActivityMetrics(registry?: Registry) {
  const registers = registry === undefined ? [] : [registry]
  return {
    jobs: new Counter({
      name: 'prs_jobs_total',
      help: 'Jobs that ended, by operation, outcome and stop reason',
      labelNames: ['operation', 'sandbox', 'outcome', 'stop_reason'],
      registers,
    }),
    jobSeconds: new Histogram({
      name: 'prs_job_seconds',
      help: 'Time from the creation of a job to its end',
      labelNames: ['operation', 'sandbox', 'outcome'],
      buckets: seconds,
      registers,
    }),
    providerOutcomes: new Counter({
      name: 'prs_provider_outcomes_total',
      help: 'What providers came to in a run, by outcome',
      labelNames: ['provider', 'outcome'],
      registers,
    }),
    providerSeconds: new Histogram({
      name: 'prs_provider_seconds',
      help: 'Time that one call of a provider takes, answered or not',
      labelNames: ['provider'],
      buckets: seconds,
      registers,
    }),
    providerWaits: new Histogram({
      name: 'prs_provider_wait_seconds',
      help: 'How long a request has to wait that a limit or an open circuit holds back',
      labelNames: ['provider', 'reason'],
      buckets: [1, 2, 5, 10, 30, 60, 600, 3_600, 86_400],
      registers,
    }),
    sweptSites: new Counter({
      name: 'prs_swept_sites_total',
      help: 'Sites that the username sweep asked, by outcome',
      labelNames: ['outcome'],
      registers,
    }),
    sourceCache: new Counter({
      name: 'prs_source_cache_lookups_total',
      help: 'Look-ups of kept answers of providers, by result',
      labelNames: ['provider', 'result'],
      registers,
    }),
    spent: new Counter({
      name: 'prs_spent_micro_dollars_total',
      help: 'Micro-dollars that runs spend, by kind (tool, model) and what they buy',
      labelNames: ['kind', 'name'],
      registers,
    }),
    webhookAttempts: new Counter({
      name: 'prs_webhook_attempts_total',
      help: 'Attempts to deliver a webhook, by outcome',
      labelNames: ['outcome'],
      registers,
    }),
    webhookSeconds: new Histogram({
      name: 'prs_webhook_seconds',
      help: 'Time that an attempt to deliver a webhook takes',
      labelNames: [],
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30],
      registers,
    }),
    activityFailures: new Counter({
      name: 'prs_activity_failures_total',
      help: 'Failed tries of activities, by activity and type of failure',
      labelNames: ['activity', 'failure'],
      registers,
    }),
  }
}
