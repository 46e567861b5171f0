import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishRun } from '../../../activities/lifecycle/finish-run.ts'
import { reconcile } from '../../../activities/lifecycle/reconcile.ts'
import { buildPictureAddress } from '../../../research/pictures/picture-address.ts'
import { createId } from '../../../store/database/new-id.ts'
import { insertImage } from '../../../store/images/images.ts'
import { loadSigningKey } from '../../../store/images/signing-key.ts'
import { callAnew, errorOf } from '../../support/calls/callers.ts'
import { makeJob } from '../../support/rows/jobs.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'
import { activityDeps } from '../../support/worker/activity-deps.ts'

const bytes = Buffer.from('ffd8ffe000104a46494600', 'hex')

let service: SharedService
beforeAll(async () => {
  service = await useApi({ TRUSTED_PROXIES: '1' })
})
afterAll(() => service.stop())

/** A picture of a job that runs, and the path of its signed address. */
async function makePicture(createdAt = new Date()): Promise<{ jobId: string; path: string }> {
  const input = { imageUrl: 'https://pictures.example.com/a.jpg' }
  const jobId = await makeJob(service.db, { operation: 'reverse_image', input })
  const id = createId('img')
  await insertImage(service.db, jobId, { id, sha1: 'a9993e', bytes, createdAt })
  const key = await loadSigningKey(service.db, undefined)
  return { jobId, path: buildPictureAddress('', { id, createdAt }, key) }
}

test('a picture is served at its signed address by every API process, without a key', async () => {
  const { path } = await makePicture()
  const other = await service.startApi()
  for (const url of [service.url, other.url]) {
    const response = await callAnew(url, path)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(bytes.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
  }
})

test('a wrong, expired or altered address and an unknown picture are the same 404', async () => {
  const { path } = await makePicture()
  const { path: expired } = await makePicture(new Date(Date.now() - 601_000))
  const unknown = path.replace(/img_[0-9A-Z]+/, createId('img'))
  const answers = [
    path.replace(/s=./, (signed) => (signed === 's=A' ? 's=B' : 's=A')),
    path.replace(/e=\d+/, `e=${Math.floor(Date.now() / 1_000) + 99_999}`),
    path.split('?')[0] ?? '',
    `${path}&x=1`,
    expired,
    unknown,
  ].map(async (wrong) => {
    const response = await callAnew(service.url, wrong)
    const error = await errorOf(response)
    const headers = [...response.headers.keys()].sort()
    return { status: response.status, headers, error: { ...error, request_id: '' } }
  })
  const [first, ...others] = await Promise.all(answers)
  expect(first).toMatchObject({ status: 404, error: { code: 'not_found' } })
  for (const other of others) expect(other).toEqual(first)
})

test('an operator sets the key that signs', async () => {
  const { path } = await makePicture()
  const own = await service.startApi({ IMAGE_SIGNING_KEY: 'a-key-of-the-operator' })
  expect((await callAnew(own.url, path)).status).toBe(404)
})

test.each(['completed', 'cancelled', 'error'] as const)(
  'a picture is erased when its job ends: %s',
  async (stopReason) => {
    const { jobId, path } = await makePicture()
    await finishRun(activityDeps(service.db), jobId, { stopReason, failureType: null })
    expect((await callAnew(service.url, path)).status).toBe(404)
    const { rowCount } = await service.db.query('select from images where job_id = $1', [jobId])
    expect(rowCount).toBe(0)
  },
)

test('the housekeeping erases a picture after fifteen minutes, whatever its job does', async () => {
  const late = await makePicture(new Date(Date.now() - 901_000))
  const fresh = await makePicture()
  await reconcile(activityDeps(service.db, { startWorkflow: () => Promise.resolve() }))
  const { rows } = await service.db.query(
    'select job_id as "jobId" from images where job_id = any ($1)',
    [[late.jobId, fresh.jobId]],
  )
  expect(rows).toEqual([{ jobId: fresh.jobId }])
  await service.db.query('delete from jobs')
})
