import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { ask as askCommand } from '../../../commands/ask.ts'
import { ReverseImageResult } from '../../../contract/operations/reverse-image.ts'
import { normaliseSuppression } from '../../../research/safety/suppressions/normalise-suppression.ts'
import { insertSuppression } from '../../../store/opt-outs/suppressions.ts'
import { call } from '../../support/calls/call.ts'
import { errorOf } from '../../support/calls/callers.ts'
import { runInProcess } from '../../support/processes/run-command.ts'
import { ledgerOf, logOf } from '../../support/rows/jobs.ts'
import { type Service, startService } from '../../support/service/service.ts'
import { useStack } from '../../support/stack/use-stack.ts'
import { type PictureWeb, startPictureWeb } from './start-picture-web.ts'

const publicUrl = 'https://people.example.org'
const imageUrl = 'https://pictures.example.com/holiday.jpg'
const usedOn = ['https://en.wikipedia.org/wiki/A', 'https://de.wikipedia.org/wiki/B']
const upload = 'https://upload.wikimedia.org/wikipedia/commons/a/a9/Holiday.jpg'

type Result = z.infer<typeof ReverseImageResult>['result']

let web: PictureWeb
let service: Service
let original: Buffer

/** A picture of soft hills, with where it was taken. */
async function drawHills(slope: number): Promise<Buffer> {
  const dots = Buffer.alloc(300 * 200 * 3)
  for (let at = 0; at < dots.length; at += 3) {
    const [x, y] = [(at / 3) % 300, Math.floor(at / 900)]
    dots.fill(Math.round(127 + 100 * Math.sin(x / slope) * Math.cos(y / 30)), at, at + 3)
  }
  return await sharp(dots, { raw: { width: 300, height: 200, channels: 3 } })
    .withExif({ IFD0: { Copyright: 'SECRET-OWNER' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer()
}

beforeAll(async () => {
  web = await startPictureWeb()
  service = await startService(useStack(), 'reverse-image', {
    ...web.env,
    PUBLIC_URL: publicUrl,
    GOOGLE_VISION_KEY: 'stand-in',
  })
  await service.runWorker()
  web.serve(publicUrl, service.url)
  original = await drawHills(20)
  web.show(imageUrl, original)
  web.upload({ title: 'File:Holiday.jpg', url: upload, bytes: original, pages: usedOn })
  web.show(upload, original)
})
beforeEach(async () => {
  web.breakCommons(false)
  web.detect(() => ({}))
  await service.db.query('delete from rate_limits')
})
afterAll(async () => {
  const { rowCount } = await service.db.query('select from images')
  await service.stop()
  await web.stop()
  expect(rowCount).toBe(0)
})

async function ask(url = imageUrl, headers: Record<string, string> = {}) {
  return await call(service.url, '/api/v1/reverse-image', {
    key: service.key,
    body: { imageUrl: url },
    headers,
  })
}

async function look(url = imageUrl): Promise<{ result: Result; jobId: string }> {
  const response = await ask(url)
  expect(response.status).toBe(200)
  const jobId = response.headers.get('x-service-job-id') ?? ''
  return { result: ReverseImageResult.parse(await response.json()).result, jobId }
}

test('POST /api/v1/reverse-image names the pages that show the picture, with their providers', async () => {
  const { result } = await look()
  expect(result).toMatchObject({ provider: 'google_vision', similar: [] })
  expect(result.matches.map(({ url }) => url)).toEqual([
    'https://commons.wikimedia.org/wiki/File:Holiday.jpg',
    ...usedOn,
  ])
  for (const match of result.matches)
    expect(match).toMatchObject({
      imageUrl: upload,
      providers: ['wikimedia_commons'],
      verification: 'same_file',
    })
  expect(result.coverage).toEqual([
    { provider: 'google_vision', outcome: 'no_results', message: null },
    expect.objectContaining({ provider: 'serpapi', outcome: 'not_configured' }),
    expect.objectContaining({ provider: 'tineye', outcome: 'not_configured' }),
    { provider: 'wikimedia_commons', outcome: 'ok', message: null },
  ])
  expect(result.notice).toContain('need verification')
})

test('npm run ask -- image prints the pages that show the picture, and who was asked', async () => {
  const args = ['image', imageUrl, '--url', service.url, '--key', service.key]
  const { stdout, stderr, status } = await runInProcess(askCommand, args, { PUBLIC_URL: '' })
  expect({ status, stderr }).toMatchObject({ status: 0 })
  expect(stdout).toMatch(/^\nPages with this picture\n {2}/)
  for (const page of usedOn) expect(stdout).toContain(`${page} · the same file`)
  expect(stdout).toMatch(/\nCoverage\n(?: .*\n)*? {2}answered +.*wikimedia_commons/)
  expect(stdout.replaceAll('\n', ' ')).toContain('need verification')
})

test('a provider is given a signed address, at which a clean copy is; the caller’s address goes to none', async () => {
  const seen: (Buffer | null)[] = []
  web.detect((bytes) => {
    seen.push(bytes)
    return {}
  })
  await look()
  const [bytes] = seen
  if (bytes === undefined || bytes === null) throw new Error('the provider got no picture')
  expect(bytes.includes('SECRET-OWNER')).toBe(false)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 300 })
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  expect(web.asked().filter((path) => path.includes('holiday.jpg'))).toContain(
    '/https://pictures.example.com/holiday.jpg',
  )
})

test('a provider that could not fetch the address is sent the bytes once', async () => {
  let calls = 0
  web.detect((bytes) => {
    calls += 1
    if (calls === 1) return { error: { code: 7, message: 'We cannot fetch it.' } }
    const page = { url: 'https://blog.example.net/trip', fullMatchingImages: [{ url: imageUrl }] }
    return bytes === null ? {} : { webDetection: { pagesWithMatchingImages: [page] } }
  })
  const { result } = await look()
  expect(calls).toBe(2)
  expect(result.matches.map(({ url }) => url)).toContain('https://blog.example.net/trip')
})

test('each look at a match is kept at once, while another picture is still on its way', async () => {
  const [quick, slow] = ['https://one.example.net/a.jpg', 'https://two.example.net/b.jpg']
  const held: (() => void)[] = []
  web.show(quick, original)
  web.show(slow, (response) => {
    held.push(() => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(original))
  })
  const pages = [quick, slow].map((url) => ({
    url: new URL('/page', url).href,
    fullMatchingImages: [{ url }],
  }))
  web.detect(() => ({ webDetection: { pagesWithMatchingImages: pages } }))
  const looking = look()
  const listLooks = async () => {
    const { rows } = await service.db.query<{ url: string }>(
      'select finding_key as url from avatar_checks where finding_key = any($1)',
      [[quick, slow]],
    )
    return rows.map(({ url }) => url)
  }
  await vi.waitFor(async () => expect(await listLooks()).toEqual([quick]), { timeout: 10_000 })
  expect(held).toHaveLength(1)
  held[0]?.()
  const { result } = await looking
  const verified = result.matches.map(({ verification }) => verification)
  expect(verified).toEqual(verified.map(() => 'same_file'))
})

test('a match whose picture is another one is similar at most', async () => {
  const other = 'https://blog.example.net/other.jpg'
  web.show(other, await drawHills(7))
  web.detect(() => ({
    webDetection: {
      pagesWithMatchingImages: [
        { url: 'https://blog.example.net/1', partialMatchingImages: [{ url: other }] },
      ],
    },
  }))
  const { result } = await look()
  expect(result.matches.map(({ sourceDomain }) => sourceDomain)).not.toContain('example.net')
  expect(result.similar).toMatchObject([{ imageUrl: other, verification: 'different' }])
})

test.each([
  ['http://pictures.example.com/a.jpg', 'https'],
  ['https://user:pass@pictures.example.com/a.jpg', 'user name'],
  ['https://pictures.example.com:8443/a.jpg', 'port'],
  ['https://127.0.0.1/a.jpg', 'public'],
  ['https://0x7f.1/a.jpg', 'public'],
  ['https://[::ffff:10.0.0.1]/a.jpg', 'public'],
  ['https://169.254.169.254/latest', 'public'],
  ['https://localhost/a.jpg', 'public'],
])('%s is refused at once', async (url, word) => {
  const response = await ask(url)
  expect(response.status).toBe(400)
  expect(response.headers.get('x-service-job-id')).toBeNull()
  const { code, details } = await errorOf(response)
  expect(code).toBe('invalid_request')
  expect(details).toMatchObject([{ path: 'imageUrl', message: expect.stringContaining(word) }])
})

test.each([
  ['nothing', 'https://pictures.example.com/none.jpg', /answers with an error/],
  ['no picture', 'https://pictures.example.com/page', /no readable picture/],
  ['a drawing', 'https://pictures.example.com/drawing', /no JPEG/],
])('an address with %s ends the run, and nothing is charged', async (_, url, sentence) => {
  web.show('https://pictures.example.com/page', Buffer.from('<html>a page</html>'))
  web.show('https://pictures.example.com/drawing', Buffer.from('<svg xmlns="x"></svg>'))
  const response = await ask(url)
  expect(response.status).toBe(400)
  expect(await errorOf(response)).toMatchObject({
    code: 'image_unusable',
    message: expect.stringMatching(sentence),
    retryable: false,
  })
  const jobId = response.headers.get('x-service-job-id') ?? ''
  expect(await ledgerOf(service.db, jobId)).toMatchObject([
    { kind: 'reserve' },
    { kind: 'settle', microDollars: 0 },
  ])
})

test('without an answer of any provider the call is 503', async () => {
  web.breakCommons(true)
  web.detect(null)
  const response = await ask()
  expect(response.status).toBe(503)
  expect((await errorOf(response)).code).toBe('provider_unavailable')
})

test('there are no fixtures, and the rate is that of search', async () => {
  const response = await ask(imageUrl, { 'x-service-sandbox': 'true' })
  expect(response.status).toBe(400)
  expect((await errorOf(response)).code).toBe('sandbox_unsupported')
  expect((await ask()).headers.get('ratelimit-policy')).toContain('"search"')
})

test('no match points at the pages of a person who has opted out', async () => {
  const profile = 'https://github.com/mallory'
  web.detect(() => ({
    webDetection: {
      pagesWithMatchingImages: [{ url: profile, fullMatchingImages: [{ url: imageUrl }] }],
    },
  }))
  expect((await look()).result.matches.map(({ url }) => url)).toContain(profile)
  const entry = normaliseSuppression({ kind: 'username', value: 'mallory', platform: 'github' })
  if ('reason' in entry) throw new Error(entry.reason)
  await insertSuppression(service.db, { ...entry, note: '', now: new Date() })
  const { result } = await look()
  await service.db.query('delete from suppressions')
  expect(result.matches.map(({ url }) => url)).toEqual(expect.arrayContaining(usedOn))
  expect(result.matches.map(({ url }) => url)).not.toContain(profile)
})

test('no log or event of a run has the address of its picture, nor any of its matches', async () => {
  const { jobId } = await look()
  const log = JSON.stringify(await logOf(service.db, jobId))
  for (const word of ['holiday', 'wikipedia', '/i/img_']) expect(log).not.toContain(word)
})
