import { expect, test } from 'vitest'
import { measureService } from '../../../portal/docs/measure-status.ts'

const well = { openIncidents: 0, waitSeconds: 0, levels: ['working', 'unmeasured'] } as const

test.each([
  ['all is well', well, 'working', 'All operations that were used lately work.'],
  ['jobs wait for a moment', { ...well, waitSeconds: 120 }, 'working', 'All operations'],
  [
    'jobs wait long',
    { ...well, waitSeconds: 605 },
    'degraded',
    'Requests wait to begin, the oldest for 10 minutes.',
  ],
  [
    'an operation fails',
    { ...well, levels: ['working', 'failing', 'degraded'] },
    'failing',
    'Some operations fail',
  ],
  [
    'an operation fails, and jobs wait long',
    { ...well, waitSeconds: 605, levels: ['failing'] },
    'failing',
    'Requests wait to begin',
  ],
  ['an incident is open', { ...well, openIncidents: 1 }, 'degraded', 'There is an open incident.'],
  ['two are open', { ...well, openIncidents: 2 }, 'degraded', 'There are 2 open incidents.'],
] as const)('the status page sums up: %s', (_, given, level, text) => {
  const measured = measureService(given)
  expect(measured.level).toBe(level)
  expect(measured.text).toContain(text)
})
