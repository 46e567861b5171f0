import { Registry } from 'prom-client'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { createActivityMetrics } from '../../activities/metrics.ts'
import { createApiMetrics } from '../../api/metrics.ts'
import { createRegistry } from '../../process/metrics.ts'
import { openStore } from '../../store/database/open.ts'
import { addSharedGauges } from '../../worker/gauges.ts'
import { readText } from '../support/code/root.ts'

const Rule = z.strictObject({
  alert: z.string(),
  expr: z.string(),
  for: z
    .string()
    .regex(/^\d+[smh]$/)
    .optional(),
  labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.strictObject({ summary: z.string() }),
})
const rules = z
  .object({ groups: z.array(z.object({ name: z.string(), rules: z.array(Rule) })) })
  .parse(parse(readText('deploy/alerts.yml')))
const alerts = rules.groups.flatMap((group) => group.rules)
const Panel = z.object({
  title: z.string(),
  targets: z.array(z.object({ expr: z.string(), legendFormat: z.string() })),
})
const { panels } = z
  .object({ panels: z.array(Panel) })
  .parse(JSON.parse(readText('deploy/grafana/people-research.json')))
const graphs = panels.flatMap(({ title, targets }) =>
  targets.map((target) => ({ title, ...target })),
)

/**
 * Names and labels of everything that the two processes export, and of what SDK, Node and
 * Prometheus add.
 */
function exported(): Map<string, string[]> {
  const registry = new Registry()
  createApiMetrics(registry)
  createActivityMetrics(registry)
  const db = openStore('postgres://nowhere.invalid/none')
  // only named here, never read
  addSharedGauges(registry, { client: {} as never, db, now: () => new Date() })
  const own = [...registry.getMetricsAsArray(), ...createRegistry('test', {}).getMetricsAsArray()]
  const found = own.map((metric): [string, string[]] => {
    const labels: unknown = Reflect.get(metric, 'labelNames')
    return [metric.name, [...z.array(z.string()).parse(labels), 'process', 'instance', 'le']]
  })
  return new Map([
    ...found,
    ['up', ['job', 'instance']],
    ['prs_stage_seconds', ['stage', 'workflowType', 'taskQueue', 'le']],
    ['temporal_activity_schedule_to_start_latency', ['task_queue', 'le']],
    ['temporal_workflow_task_schedule_to_start_latency', ['task_queue', 'le']],
  ])
}

const words = ['sum', 'max', 'by', 'rate', 'increase', 'histogram_quantile', 'absent']

/** What of a query is unknown: its brackets, its functions, metrics or labels. */
function faultsOf(expr: string): string[] {
  const faults: string[] = []
  const metrics = exported()
  for (const pair of ['()', '{}', '[]']) {
    if (expr.split(pair[0] ?? '').length !== expr.split(pair[1] ?? '').length)
      faults.push(`unbalanced ${pair}`)
  }
  const bare = expr.replace(/"[^"]*"/g, '""')
  const known = [...bare.matchAll(/\b([a-z]+_[a-z\d_]+|up)\b(?=[{[)\s=]|$)/g)]
    .map(([, name = '']) => name)
    .filter((name) => /^(prs_|temporal_|nodejs_|process_)|^up$/.test(name))
  const labelled = new Set<string>()
  for (const name of known) {
    const labels = metrics.get(name) ?? metrics.get(name.replace(/_(bucket|count|sum)$/, ''))
    if (labels === undefined) faults.push(`no metric ${name}`)
    for (const label of labels ?? []) labelled.add(label)
  }
  if (known.length === 0) faults.push('no metric at all')
  const grouped = [...bare.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(',').map((label) => label.trim()),
  )
  const matched = [...bare.matchAll(/\b(\w+)(?:=~|!=|=)""/g)].map(([, label = '']) => label)
  for (const label of [...grouped, ...matched])
    if (!labelled.has(label)) faults.push(`no label ${label}`)
  for (const [, name = ''] of bare.matchAll(/\b([a-z_]+) ?\(/g))
    if (!words.includes(name)) faults.push(`no function ${name}`)
  return faults
}

test.each([
  ['max(prs_nothing) > 1', 'no metric prs_nothing'],
  ['sum by (person) (prs_open_jobs)', 'no label person'],
  ['sum(rate(prs_jobs_total{outcome="x"}[5m])', 'unbalanced ()'],
  ['summ(prs_open_jobs)', 'no function summ'],
])('the check finds what is wrong in %s', (expr, fault) => {
  expect(faultsOf(expr)).toContain(fault)
})

/** The selectors of metrics that count the sandbox as well, where they do not leave it out. */
function sandboxFaultsOf(expr: string): string[] {
  return [...exported()].flatMap(([name, labels]) => {
    const needed = labels.includes('sandbox')
      ? 'sandbox="false"'
      : labels.includes('workflowType')
        ? 'workflowType!="sandbox"'
        : null
    if (needed === null) return []
    const used = new RegExp(
      `(?<!absent\\()\\b${name}(?:_bucket|_count|_sum)?\\b(\\{[^}]*\\})?`,
      'g',
    )
    return [...expr.matchAll(used)]
      .filter(([, selector = '']) => !selector.includes(needed))
      .map(([selector]) => `${selector} lacks ${needed}`)
  })
}

test('alerts and panels leave the sandbox out wherever its label sets it apart', () => {
  expect(sandboxFaultsOf('max(prs_open_jobs) > 1')).not.toEqual([])
  expect([...graphs, ...alerts].flatMap(({ expr }) => sandboxFaultsOf(expr))).toEqual([])
})

describe('deploy/alerts.yml', () => {
  test.each(alerts.map(({ alert, expr }) => [alert, expr]))(
    'deploy/alerts.yml: %s asks for metrics that are there',
    (_, expr) => {
      expect(faultsOf(expr)).toEqual([])
    },
  )

  test('the alert about failed jobs leaves out those that failed by what was asked for', () => {
    const { expr = '' } = alerts.find(({ alert }) => alert === 'PrsJobsFail') ?? {}
    const [failed, all] = expr.split(' / ')
    expect(failed).toContain('outcome="failed"')
    expect(all).toContain('outcome!="refused"')
  })

  test('the alert about processes fires for one that Prometheus finds no address of', () => {
    const { scrape_configs: scraped } = z
      .object({ scrape_configs: z.array(z.object({ job_name: z.string() })) })
      .parse(parse(readText('deploy/prometheus.yml')))
    const { expr = '' } = alerts.find(({ alert }) => alert === 'PrsProcessDown') ?? {}
    for (const { job_name: job } of scraped) expect(expr).toContain(`absent(up{job="${job}"})`)
  })

  test.each(['PrsTemporalAway', 'PrsDatabaseAway'])(
    '%s does not fire where no worker runs that could ask, as PrsProcessDown does',
    (name) => {
      const { expr = '' } = alerts.find(({ alert }) => alert === name) ?? {}
      expect(expr).toMatch(/^absent\(\w+\) and max\(up\{job="people-research-worker"\}\) == 1$/)
    },
  )

  test('the alert about the language model counts the failures with which runs wait for it', () => {
    const { expr = '' } = alerts.find(({ alert }) => alert === 'PrsModelAway') ?? {}
    const [, list = ''] = /failure=~"([^"]*)"/.exec(expr) ?? []
    const waiting = readText('activities/job/run-with-model.ts').match(
      /(?<=\n {2})model_\w+(?=: '(?:timeout|rate_limited)')/g,
    )
    expect(list.split('|').toSorted()).toEqual([...new Set(waiting)].toSorted())
  })

  test('deploy/alerts.yml has each name once, and a line in docs/operators.md says what to do', () => {
    const names = alerts.map(({ alert }) => alert)
    expect(new Set(names).size).toBe(names.length)
    const section =
      readText('docs/operators.md')
        .split('\n## ')
        .find((part) => part.startsWith('Alerts\n')) ?? ''
    const rows = [...section.matchAll(/^\| `(Prs\w+)` \| .{20,} \|$/gm)].map(([, name]) => name)
    expect(rows.sort()).toEqual(names.toSorted())
  })
})

describe('deploy/grafana/people-research.json', () => {
  test.each(graphs.map(({ title, expr }) => [title, expr]))(
    'deploy/grafana/people-research.json: %s',
    (_, expr) => {
      expect(faultsOf(expr)).toEqual([])
    },
  )

  test('deploy/grafana/people-research.json shows every metric of the service', () => {
    const shown = [...graphs, ...alerts].map(({ expr }) => expr).join('\n')
    const own = [...exported().keys()].filter((name) => name.startsWith('prs_'))
    expect(own.filter((name) => !shown.includes(name))).toEqual([])
  })

  test('deploy/grafana/people-research.json names in its legends only labels that its queries keep', () => {
    const grouped = graphs.filter((graph) => graph.expr.includes(' by ('))
    expect(grouped).not.toEqual([])
    for (const { expr, legendFormat } of grouped) {
      const kept = [...expr.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) =>
        list.split(',').map((label) => label.trim()),
      )
      for (const [, label = ''] of legendFormat.matchAll(/\{\{(\w+)\}\}/g))
        expect(kept).toContain(label)
    }
  })
})

test('Prometheus scrapes the ports on which the composition has metrics', () => {
  const text = readText('docker-compose.yml')
  expect(readText('deploy/prometheus.yml')).toContain(
    `port: ${/\$\{METRICS_PORT:-(\d+)\}/.exec(text)?.[1]} `,
  )
  expect(readText('deploy/prometheus.yml')).toContain(
    `port: ${/\$\{WORKER_METRICS_PORT:-(\d+)\}/.exec(text)?.[1]} `,
  )
})
