import { expect } from 'vitest'
import { Job } from '../../../contract/resources/jobs.ts'
import { eventually } from '../eventually.ts'
import type { Service } from '../service/service.ts'
import { call } from './call.ts'

type Asked = { path: string; body: unknown; headers?: Record<string, string> }

/**
 * Starts a job, stops it once `isReady` and waits for its end.
 * @param isReady throws while the job has found nothing to keep
 */
export async function stopEarly(
  service: Pick<Service, 'url' | 'key'>,
  { path, body, headers = {} }: Asked,
  isReady: (jobId: string) => Promise<unknown>,
): Promise<Job> {
  const { url, key } = service
  const started = await call(url, path, {
    key,
    body,
    headers: { ...headers, prefer: 'respond-async' },
  })
  expect(started.status).toBe(202)
  const { id } = Job.parse(await started.json())
  await eventually(() => isReady(id))
  const self = `/api/v1/jobs/${id}`
  expect((await call(url, `${self}/stop`, { key, method: 'POST' })).status).toBe(202)
  return await eventually(async () => {
    const job = Job.parse(await (await call(url, self, { key })).json())
    expect(job.completed_at).not.toBeNull()
    return job
  })
}
