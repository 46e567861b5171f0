import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { ActivityError } from '../../../activities/failures/failure.ts'
import { recordStep } from '../../../activities/job/record-step.ts'
import { emitSafeAccounts } from '../../../activities/person/emit-accounts.ts'
import { loadSubject } from '../../../activities/person/load-subject.ts'
import { buildFindingKey } from '../../../activities/person/record-findings.ts'
import { recordAvatarChecks } from '../../../activities/search/record-avatar-checks.ts'
import { StreamEvent } from '../../../contract/results/events.ts'
import { buildFinding } from '../../../research/records/finding.ts'
import { type Db, openStore } from '../../../store/database/open.ts'
import { insertFindings } from '../../../store/findings/findings.ts'
import { insertAvatarChecks, loadAvatarChecks } from '../../../store/images/avatar-checks.ts'
import { buildEventJson, listEventsAfter } from '../../../store/jobs/events.ts'
import { eraseExpired, eraseJobs } from '../../../store/opt-outs/erase.ts'
import { logOf, makeJob } from '../../support/rows/jobs.ts'
import { type FetchServer, openFetcher, serve } from '../../support/servers/fetch-server.ts'
import { useDatabase } from '../../support/service/use-database.ts'

let db: Db
let portrait: Buffer
let other: Buffer
beforeAll(async () => {
  db = openStore(await useDatabase(), { max: 6 })
  ;[portrait, other] = await Promise.all([picture(3), picture(11)])
})
afterAll(() => db.end())

type Answer = Parameters<typeof serve>[0][string]

/** Stripes, brighter here and darker there. */
async function picture(stripes: number): Promise<Buffer> {
  const dots = Buffer.from(
    Array.from(
      { length: 64 * 64 },
      (_, at) => 128 + Math.round(120 * Math.sin((stripes * (at % 64)) / 20)),
    ),
  )
  return await sharp(dots, { raw: { width: 64, height: 64, channels: 1 } })
    .png()
    .toBuffer()
}

const image =
  (bytes: Buffer, type = 'image/png'): Answer =>
  (_, response) =>
    response.writeHead(200, { 'content-type': type }).end(bytes)

/** A search by username that has found one account of an adult for each picture. */
async function searchWith(avatarUrls: readonly string[]): Promise<string> {
  const jobId = await makeJob(db, {
    operation: 'search',
    input: { query: 'zquib', type: 'username' },
  })
  const found = avatarUrls.map((avatarUrl, n) =>
    buildFinding({
      kind: 'account',
      platform: `place${n}`,
      username: 'zquib',
      url: `https://place${n}.example/zquib`,
      title: 'zquib',
      method: 'api',
      matchedOn: ['username'],
      avatarUrl,
      birthYear: 1970,
    }),
  )
  const rows = found.map((one) => ({
    provider: one.platform ?? '',
    kind: one.kind,
    payload: JSON.stringify(one),
    dedupeKey: buildFindingKey(one.platform ?? '', one),
  }))
  await insertFindings(db, jobId, rows, new Date())
  await emitAccounts(jobId)
  return jobId
}

async function emitAccounts(jobId: string): Promise<void> {
  const { subject } = await loadSubject(db, jobId)
  await recordStep({ db, now: () => new Date() }, jobId, async (tx, job) => ({
    events: await emitSafeAccounts(tx, { job, subject, now: new Date() }),
  }))
}

/** Looks at a search's pictures as the activities do. */
function looker(): (jobId: string, signal?: AbortSignal) => Promise<void> {
  const deps = { db, fetcher: openFetcher(), now: () => new Date() }
  return async (jobId, signal = new AbortController().signal) =>
    await recordAvatarChecks(deps, await loadSubject(db, jobId), signal)
}

/** The avatar events that callers receive. */
async function loadAvatarEvents(jobId: string) {
  return (await listEventsAfter(db, jobId, 0, 1_000)).flatMap((stored) => {
    const event = StreamEvent.parse(JSON.parse(buildEventJson(stored)))
    return event.type === 'avatar_updated' && event.avatar.state !== 'candidate' ? [event] : []
  })
}

const typesOf = async (jobId: string) => (await logOf(db, jobId)).map(({ type }) => type)

/** Pictures that were asked for; robots.txt is none. */
const askedOf = ({ seen }: FetchServer) =>
  seen.map(({ line }) => line).filter((line) => !line.endsWith('/robots.txt'))

describe('the pictures of accounts', () => {
  test('accounts with the same picture at two addresses name each other', async () => {
    const [one, two] = await Promise.all([
      serve({ '/a.png': image(portrait) }),
      serve({ '/b': image(portrait), '/c': image(other) }),
    ])
    const jobId = await searchWith([`${one.url}/a.png`, `${two.url}/b`, `${two.url}/c`])
    await looker()(jobId)

    const events = await loadAvatarEvents(jobId)
    expect(events.length).toBe(3)
    for (const { avatar } of events)
      expect(avatar).toMatchObject({
        state: 'verified',
        perceptualHash: expect.stringMatching(/^[0-9a-f]{16}$/),
      })
    const at = (url: string) => {
      const event = events.find(({ avatar }) => avatar.url === url)
      if (event === undefined) throw new Error(`no event names ${url}`)
      return event
    }
    const [a, b, c] = [at(`${one.url}/a.png`), at(`${two.url}/b`), at(`${two.url}/c`)]
    expect(a.avatar.sha256).toMatch(/^[0-9a-f]{64}$/)
    expect(b.avatar.sha256).toBe(a.avatar.sha256)
    expect(a.avatar.reusedBy).toEqual([b.accountId])
    expect(b.avatar.reusedBy).toEqual([a.accountId])
    expect(c.avatar.sha256).not.toBe(a.avatar.sha256)
    expect(c.avatar.reusedBy).toEqual([])
  })

  test('pictures of accounts are requested politely: robots.txt first, as pictures, under one User-Agent', async () => {
    const server = await serve({ '/a.png': image(portrait) })
    await looker()(await searchWith([`${server.url}/a.png`]))
    expect(server.seen.map(({ line }) => line)).toEqual(['GET /robots.txt', 'GET /a.png'])
    expect(server.seen[1]?.headers).toMatchObject({
      accept: 'image/*',
      'user-agent': expect.stringMatching(/^people-research\//),
    })
    expect(server.seen[1]?.headers.cookie).toBeUndefined()
  })

  test('pictures of accounts are followed to where they moved', async () => {
    const server = await serve({
      '/old': (_, response) => response.writeHead(302, { location: '/new' }).end(),
      '/new': image(portrait),
    })
    const jobId = await searchWith([`${server.url}/old`])
    await looker()(jobId)
    expect(await loadAvatarEvents(jobId)).toMatchObject([
      { avatar: { state: 'verified', url: `${server.url}/old` } },
    ])
  })

  test('an account without a picture sends no request for one', async () => {
    const jobId = await searchWith([])
    await looker()(jobId)
    expect(await typesOf(jobId)).toEqual(['status'])
    expect(await loadAvatarChecks(db, jobId)).toEqual([])
  })

  test('of a run no more than 72 pictures of accounts are fetched', async () => {
    const server = await serve({ '*': image(portrait) })
    const jobId = await searchWith(Array.from({ length: 80 }, (_, n) => `${server.url}/${n}.png`))
    await looker()(jobId)
    expect(askedOf(server).length).toBe(72)
    expect((await loadAvatarChecks(db, jobId)).length).toBe(72)
    expect(
      (await loadAvatarEvents(jobId)).every(({ avatar }) => avatar.reusedBy.length === 71),
    ).toBe(true)
  })
})

describe('a picture that cannot be seen', () => {
  const hang: Answer = (request, response) => void request.on('close', () => response.destroy())
  const cases: [string, Readonly<Record<string, Answer>>][] = [
    [
      'robots.txt does not allow',
      {
        '/robots.txt': (_, response) => response.end('User-agent: *\nDisallow: /'),
        '/a': (_, r) => void image(portrait)(_, r),
      },
    ],
    ['is gone', {}],
    [
      'is refused',
      {
        '/a': (_, response) =>
          response.writeHead(403, { 'content-type': 'image/png' }).end(portrait),
      },
    ],
    [
      'is a page',
      {
        '/a': (_, response) =>
          response
            .writeHead(200, { 'content-type': 'text/html' })
            .end('<!doctype html><p>Log in</p>'),
      },
    ],
    ['does not say what it is', { '/a': (_, response) => response.writeHead(200).end(portrait) }],
    [
      'is a drawing',
      {
        '/a': (_, response) =>
          response
            .writeHead(200, { 'content-type': 'image/svg+xml' })
            .end('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      },
    ],
    [
      'has no bytes',
      { '/a': (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end() },
    ],
    [
      'has 5 MB',
      {
        '/a': (_, response) =>
          response
            .writeHead(200, { 'content-type': 'image/png' })
            .end(Buffer.concat([portrait, Buffer.alloc(5_000_000)])),
      },
    ],
    ['never comes', { '/a': hang }],
    [
      'breaks off',
      {
        '/a': (_, response) =>
          void response
            .writeHead(200, { 'content-type': 'image/png', 'content-length': 9_999 })
            .write('x', () => response.destroy()),
      },
    ],
    [
      'moves in a circle',
      { '/a': (_, response) => response.writeHead(302, { location: '/a' }).end() },
    ],
    [
      'moves inside',
      {
        '/a': (_, response) => response.writeHead(302, { location: 'http://10.255.255.1/a' }).end(),
      },
    ],
  ]
  test.each(cases)(
    'a picture that %s is recorded as unavailable, reported to no caller and not fetched again',
    async (_, paths) => {
      const server = await serve({ ...paths })
      const jobId = await searchWith([`${server.url}/a`])
      const before = await typesOf(jobId)
      const look = looker()
      await look(jobId)
      const unseen = [{ findingKey: expect.any(String), sha256: null, perceptualHash: null }]
      expect(await loadAvatarChecks(db, jobId)).toEqual(unseen)
      const asked = server.seen.length

      await look(jobId)
      expect(server.seen.length).toBe(asked)
      expect(await loadAvatarChecks(db, jobId)).toEqual(unseen)
      expect(await typesOf(jobId)).toEqual(before)
    },
  )

  test('a picture that robots.txt forbids is not requested', async () => {
    const server = await serve({
      '/robots.txt': (_, response) => response.end('User-agent: *\nDisallow: /'),
      '/a': image(portrait),
    })
    await looker()(await searchWith([`${server.url}/a`]))
    expect(askedOf(server)).toEqual([])
  })

  test.each([
    'nonsense',
    'data:image/png;base64,iVBORw0KGgo=',
    'file:///etc/passwd',
    'http://169.254.169.254/a.png',
    'http://127.0.0.1:9/a.png',
  ])('a picture whose address is %s is recorded as unavailable', async (url) => {
    const jobId = await searchWith([url])
    await looker()(jobId)
    expect(await loadAvatarChecks(db, jobId)).toMatchObject([{ sha256: null }])
    expect(await loadAvatarEvents(jobId)).toEqual([])
  })

  test('a picture that fails does not hide those that load', async () => {
    const server = await serve({
      '/a': image(portrait),
      '/b': (_, response) => response.writeHead(404).end(),
    })
    const jobId = await searchWith([`${server.url}/a`, `${server.url}/b`])
    await looker()(jobId)
    expect(await loadAvatarEvents(jobId)).toMatchObject([
      { avatar: { state: 'verified', url: `${server.url}/a`, reusedBy: [] } },
    ])
    expect((await loadAvatarChecks(db, jobId)).length).toBe(2)
  })

  test('a picture whose bytes do not decode is known by its bytes only', async () => {
    const server = await serve({
      '/a': image(Buffer.from('not a picture')),
      '/b': image(Buffer.from('not a picture')),
    })
    const jobId = await searchWith([`${server.url}/a`, `${server.url}/b`])
    await looker()(jobId)
    const events = await loadAvatarEvents(jobId)
    expect(events.map(({ avatar }) => avatar.perceptualHash)).toEqual([null, null])
    expect(events.map(({ avatar }) => avatar.reusedBy.length)).toEqual([1, 1])
  })
})

describe('looking at pictures again', () => {
  test('a second look at the same pictures sends no request and no event', async () => {
    const server = await serve({ '*': image(portrait) })
    const jobId = await searchWith([`${server.url}/a`, `${server.url}/b`])
    const look = looker()
    await look(jobId)
    const log = await logOf(db, jobId)
    await look(jobId)
    expect(await logOf(db, jobId)).toEqual(log)
    expect(askedOf(server).toSorted()).toEqual(['GET /a', 'GET /b'])
  })

  test('two concurrent looks at the same pictures emit each event once', async () => {
    const server = await serve({ '*': image(portrait) })
    const jobId = await searchWith([`${server.url}/a`, `${server.url}/b`])
    await Promise.all([looker()(jobId), looker()(jobId), looker()(jobId)])
    const events = await loadAvatarEvents(jobId)
    expect(events.length).toBe(2)
    expect((await loadAvatarChecks(db, jobId)).length).toBe(2)
  })

  test('a second look at pictures adds the new ones, and says which earlier ones are the same', async () => {
    const server = await serve({ '*': image(portrait) })
    const jobId = await searchWith([`${server.url}/a`])
    const look = looker()
    await look(jobId)
    const late = buildFinding({
      kind: 'account',
      platform: 'late',
      username: 'zquib',
      url: 'https://late.example/zquib',
      title: 'zquib',
      method: 'api',
      avatarUrl: `${server.url}/late`,
    })
    await insertFindings(
      db,
      jobId,
      [{ provider: 'late', kind: 'account', payload: JSON.stringify(late), dedupeKey: 'late:1' }],
      new Date(),
    )
    await look(jobId)
    expect(askedOf(server)).toEqual(['GET /a', 'GET /late'])
    const events = await loadAvatarEvents(jobId)
    // once alone, then again with the other, and the other
    expect(events.map(({ avatar }) => avatar.reusedBy.length)).toEqual([0, 1, 1])
  })

  test('a second look at pictures keeps the first result of each', async () => {
    const jobId = await searchWith([])
    const first = { findingKey: 'github:1', sha256: 'aa', perceptualHash: null }
    await insertAvatarChecks(db, jobId, [first], new Date())
    await insertAvatarChecks(
      db,
      jobId,
      [{ ...first, sha256: 'bb', perceptualHash: 'cc' }],
      new Date(),
    )
    await insertAvatarChecks(db, jobId, [], new Date())
    expect(await loadAvatarChecks(db, jobId)).toEqual([first])
  })
})

describe('a run that no longer wants its pictures', () => {
  /** Ends a job as far as what comes late can see it. */
  const end = (jobId: string) =>
    db.query(`update jobs set status = 'cancelled', completed_at = now() where id = $1`, [jobId])

  async function failure(work: Promise<void>): Promise<string> {
    try {
      await work
      return 'none'
    } catch (error) {
      if (error instanceof ActivityError) return error.type
      throw error
    }
  }

  test('a run that has ended gets no pictures', async () => {
    const server = await serve({ '*': image(portrait) })
    const jobId = await searchWith([`${server.url}/a`])
    const before = await typesOf(jobId)
    await end(jobId)
    expect(await failure(looker()(jobId))).toBe('job_ended')
    expect(await loadAvatarChecks(db, jobId)).toEqual([])
    expect(await typesOf(jobId)).toEqual(before)
  })

  test('a run whose result is being made gets no pictures', async () => {
    const server = await serve({ '*': image(portrait) })
    const jobId = await searchWith([`${server.url}/a`])
    await db.query(`update jobs set stage = 'settling' where id = $1`, [jobId])
    expect(await failure(looker()(jobId))).toBe('run_concluding')
    expect(await loadAvatarChecks(db, jobId)).toEqual([])
  })

  test('pictures of a person who opts out while they are fetched are neither emitted nor stored', async () => {
    let erased = Promise.resolve<unknown>(undefined)
    const server = await serve({
      '/a': (request, response) => {
        erased = eraseJobs(db, [jobId], new Date()).then(() => image(portrait)(request, response))
      },
    })
    const jobId = await searchWith([`${server.url}/a`])
    await looker()(jobId)
    await erased
    expect(await logOf(db, jobId)).toEqual([])
    await end(jobId)
    await eraseExpired(db, new Date(), 100)
    expect(await loadAvatarChecks(db, jobId)).toEqual([])
  })

  test('a run that has ended and whose person opted out gets no pictures', async () => {
    let erased = Promise.resolve<unknown>(undefined)
    const server = await serve({
      '/a': (request, response) => {
        erased = end(jobId)
          .then(() => eraseJobs(db, [jobId], new Date()))
          .then(() => image(portrait)(request, response))
      },
    })
    const jobId = await searchWith([`${server.url}/a`])
    expect(await failure(looker()(jobId))).toBe('job_ended')
    await erased
    expect(await loadAvatarChecks(db, jobId)).toEqual([])
  })

  test('a look at pictures that was stopped records nothing, so that another may look', async () => {
    const stopped = new AbortController()
    let isStopped = false
    const server = await serve({
      '/a': (request, response) => {
        if (isStopped) return image(portrait)(request, response)
        isStopped = true
        stopped.abort(new Error('the worker stops'))
      },
    })
    const jobId = await searchWith([`${server.url}/a`])
    await expect(looker()(jobId, stopped.signal)).rejects.toThrow('the worker stops')
    expect(await loadAvatarChecks(db, jobId)).toEqual([])
    await looker()(jobId)
    expect(await loadAvatarEvents(jobId)).toMatchObject([{ avatar: { state: 'verified' } }])
  })

  test('a look at pictures without a database fails, and is tried again', async () => {
    const server = await serve({ '*': image(portrait) })
    const jobId = await searchWith([`${server.url}/a`])
    const search = await loadSubject(db, jobId)
    const gone = openStore('postgres://127.0.0.1:9/nobody', { max: 1 })
    onTestFinished(() => gone.end())
    const fetcher = openFetcher()
    await expect(
      recordAvatarChecks(
        { db: gone, fetcher, now: () => new Date() },
        search,
        new AbortController().signal,
      ),
    ).rejects.toThrow(/ECONNREFUSED/)
    expect(askedOf(server)).toEqual([])
  })
})
