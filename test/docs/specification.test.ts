import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../config/read-config.ts'
import { errorCodes, errors, isRetryable } from '../../contract/errors/errors.ts'
import { exposedHeaders, headers } from '../../contract/fields/headers.ts'
import { liveKeyPrefix, sandboxKey, scopes, testKeyPrefix } from '../../contract/fields/keys.ts'
import { idempotencyMs, limits, sandboxMs, windowSeconds } from '../../contract/fields/limits.ts'
import { operationNames, toOperation } from '../../contract/operations/operations.ts'
import { isEnded, JobStatus } from '../../contract/resources/jobs.ts'
import { isTerminal, partialMessages } from '../../contract/results/events.ts'
import { root } from '../support/code/root.ts'

const page = readFileSync(path.join(root, 'docs', 'specification.md'), 'utf8')

/** The text under a heading. */
function findSection(heading: string): string {
  return (
    new RegExp(`^## ${heading}\\n([\\s\\S]*?)(?=^## |$(?![\\s\\S]))`, 'm').exec(page)?.[1] ?? ''
  )
}

/** The cells of a section's table, without its header. */
function findRows(heading: string): string[][] {
  const lines = findSection(heading).match(/^\|.*\|$/gm) ?? []
  return lines.slice(2).map((line) => line.slice(2, -2).split(' | '))
}

/** Words in code form, in their order. */
const findCodes = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code)
const flat = (heading: string) => findSection(heading).replaceAll(/\s+/g, ' ')
const days = (count: number | null) => (count === null ? 'no' : `${count} days`)

describe('docs/specification.md', () => {
  test('docs/specification.md names every operation with its scope, formats, cache, deadline and metering', () => {
    expect(findRows('Operations')).toEqual(
      operationNames.map((name) => {
        const { scope, formats, cacheDays, deadlineSeconds, metering } = toOperation(name)
        const written = formats.map((format) => `\`${format}\``).join(', ')
        const ends = `${deadlineSeconds} s`
        return [`\`${name}\``, `\`${scope}\``, written, days(cacheDays), ends, `\`${metering}\``]
      }),
    )
  })

  test('docs/specification.md names the kinds of keys and their scopes', () => {
    const codes = findCodes(findSection('Keys'))
    expect(codes).toEqual(
      expect.arrayContaining([...scopes, liveKeyPrefix, testKeyPrefix, sandboxKey]),
    )
  })

  test('docs/specification.md names every limit with its value', () => {
    expect(findRows('Limits').map(([name, value]) => [name, value])).toEqual(
      Object.entries(limits).map(([name, value]) => [`\`${name}\``, value.toLocaleString('en')]),
    )
  })

  test('docs/specification.md names the length of the windows', () => {
    expect(flat('Rate limits')).toContain(`${windowSeconds} seconds long`)
  })

  test('docs/specification.md names every header, and those that browsers may not read', () => {
    const names = findRows('Headers').map(([name = '']) => findCodes(name)[0])
    expect(names).toEqual(Object.values(headers))
    const [, hidden = ''] = /all of them except (.*)\./.exec(flat('Headers')) ?? []
    expect(findCodes(hidden)).toEqual(names.filter((name) => !exposedHeaders.includes(name ?? '')))
  })

  test('docs/specification.md names every error code under its status, and those that are retryable', () => {
    const byStatus = Map.groupBy(errorCodes, (code) => String(errors[code].status))
    expect(findRows('Errors').map(([status, list = '']) => [status, findCodes(list)])).toEqual([
      ...byStatus,
    ])
    const [, retryable = ''] = /Retryable are (.*?)\./.exec(flat('Errors')) ?? []
    expect(findCodes(retryable)).toEqual(errorCodes.filter(isRetryable))
  })

  test('docs/specification.md names the statuses of jobs, the ends of streams and the reasons of partial answers', () => {
    const [statuses = '', ends = '', reasons = ''] = [
      /A job is (.*?)\./,
      /ends with exactly one (.*?)\./,
      /its reason is (.*?)\./,
    ].map((pattern) => pattern.exec(flat('Jobs and events'))?.[1])
    expect(findCodes(statuses)).toEqual(JobStatus.options)
    expect(JobStatus.options.slice(-3).every(isEnded)).toBe(true)
    expect(JobStatus.options.slice(0, -3).some(isEnded)).toBe(false)
    expect(findCodes(ends).every((type) => isTerminal(type ?? ''))).toBe(true)
    expect(findCodes(reasons)).toEqual(Object.keys(partialMessages))
  })

  test('docs/specification.md names how long repetitions are recognised and data is kept', () => {
    const { retention } = readConfig({})
    const hour = 3_600_000
    expect(flat('Idempotency')).toContain(`protects for ${idempotencyMs / hour} hours`)
    expect(flat('Idempotency')).toContain(`sandbox for ${sandboxMs / hour} hour.`)
    expect(findRows('Retention').map(([, time]) => time)).toEqual([
      `${days(retention.resultDays)} (\`RETENTION_DAYS\`)`,
      `${days(retention.jobDays)} (\`JOB_RETENTION_DAYS\`)`,
      `${sandboxMs / hour} hour`,
      expect.stringContaining('table of operations'),
    ])
  })

  test('docs/specification.md names the waits between the attempts of a webhook', () => {
    const [, ...waits] = readConfig({}).webhooks.scheduleSeconds
    const [, written = ''] = /follow after (.*?) seconds/.exec(flat('Webhooks')) ?? []
    expect(written.split(/, | and /)).toEqual(waits.map((wait) => wait.toLocaleString('en')))
  })
})
