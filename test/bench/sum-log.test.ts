import { expect, test } from 'vitest'
import { sumLog } from '../../bench/sum-log.ts'

const refused = {
  level: 40,
  process: 'worker',
  msg: 'activity failed',
  activity: 'askSource',
  provider: 'crossref',
  err: { message: 'The provider allows no request for now.', stack: 'ActivityError: …\n at x' },
}
const broken = {
  level: 50,
  process: 'api',
  msg: 'request failed',
  err: { message: 'canceling statement', stack: 'error: canceling statement\n    at y' },
}

test('lines of a log that say the same are one with their number, errors keep their stack', () => {
  const text = [
    JSON.stringify({ ...refused, time: 1, job: 'job_1' }),
    'WARN temporalio_sdk_core: Workflow task duration exceeded',
    JSON.stringify({ ...refused, time: 2, job: 'job_2' }),
    '{"half": ',
    JSON.stringify({ level: 40, process: 'api', msg: 'slow', time: 3 }),
    JSON.stringify({ ...broken, time: 4 }),
    '',
  ].join('\n')
  expect(sumLog(text)).toBe(
    [
      '2 times: worker: activity failed (askSource of crossref): ' +
        'The provider allows no request for now.',
      'WARN temporalio_sdk_core: Workflow task duration exceeded',
      '{"half": ',
      'api: slow',
      'api: request failed:',
      'error: canceling statement',
      '    at y',
      '',
    ].join('\n'),
  )
  expect(sumLog('')).toBe('')
})
