import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishRun } from '../../../activities/lifecycle/finish-run.ts'
import { callAnew, errorOf } from '../../support/calls/callers.ts'
import { makeJob } from '../../support/rows/jobs.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'
import { activityDeps } from '../../support/worker/activity-deps.ts'

let service: SharedService
let accountId: string
beforeAll(async () => {
  service = await useApi({ TRUSTED_PROXIES: '1', LOG_LEVEL: 'silent' })
  accountId = (await service.createKey()).accountId
})
afterAll(() => service.stop())

test.each(['', '/events', '/cancel', '/stop'])(
  'GET or POST …/jobs/{id}%s of an expired job is 410 job_expired',
  async (rest) => {
    const job = await makeJob(service.db, { accountId })
    await finishRun(activityDeps(service.db), job, { stopReason: 'cancelled', failureType: null })
    const method = rest === '/cancel' || rest === '/stop' ? 'POST' : 'GET'
    const ask = () =>
      callAnew(service.url, `/api/v1/jobs/${job}${rest}`, { key: service.key, method })
    expect((await ask()).status).toBe(method === 'POST' ? 202 : 200)
    await service.db.query(
      `update jobs set expires_at = now() - interval '1 second' where id = $1`,
      [job],
    )
    const answer = await ask()
    expect(answer.status).toBe(410)
    expect(await errorOf(answer)).toMatchObject({ code: 'job_expired' })
  },
)
