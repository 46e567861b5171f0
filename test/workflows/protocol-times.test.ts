import { expect, test } from 'vitest'
import { protocolTimes } from '../../workflows/protocol-times.ts'
import { readText } from '../support/code/root.ts'

test('a dead process is noticed within the times that the service promises', () => {
  expect(protocolTimes).toEqual({
    heartbeat: '4s',
    workflowTask: '10s',
    stickyQueue: '2s',
    shutdownGrace: '5s',
    shutdownForce: '8s',
  })
})

const users = ['workflows/proxies.ts', 'temporal/runs.ts', 'worker/create-workers.ts']

test.each(users)('%s takes its protocol times from the table', (file) => {
  const text = readText(file)
  const own =
    /(?:heartbeatTimeout|workflowTaskTimeout|shutdown(?:Grace|Force)Time|ToStartTimeout): '/
  expect(text).not.toMatch(own)
  expect(text).toContain('protocolTimes.')
})
