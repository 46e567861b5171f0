import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createActivities } from '../../../activities/index.ts'
import { buildFinding, type Finding } from '../../../research/records/finding.ts'
import { type Db, openStore } from '../../../store/database/open.ts'
import { insertSuppression, type NewSuppression } from '../../../store/opt-outs/suppressions.ts'
import { insertGithubAnswer } from '../../support/rows/insert-github-answer.ts'
import { logOf, makeJob, rowOf } from '../../support/rows/jobs.ts'
import { useDatabase } from '../../support/service/use-database.ts'
import { activityDeps } from '../../support/worker/activity-deps.ts'
import { oneWeb } from './one-web.ts'

const site = 'https://ottoline-brackenbury.example/'

describe('the sections of a dossier', () => {
  let db: Db
  beforeAll(async () => {
    db = openStore(await useDatabase(), { max: 6 })
  })
  afterAll(() => db.end())
  beforeEach(async () => {
    await db.query('delete from suppressions')
  })

  const plain = { platform: null, factKind: null, factValue: null, note: '' } as const
  const optOut = (entry: Partial<NewSuppression> & Pick<NewSuppression, 'kind' | 'value'>) =>
    insertSuppression(db, { ...plain, ...entry, now: new Date() })

  const account = {
    kind: 'account',
    platform: 'github',
    username: 'ottolineb',
    url: 'https://github.com/ottolineb',
    title: 'ottolineb',
    name: 'Ottoline Brackenbury',
    method: 'api',
    matchedOn: ['username'],
    location: 'Saltport',
    organizations: ['Tidewater Institute'],
    occupations: ['Hydrologist'],
    links: [{ url: site, proof: 'none' }],
  } satisfies Partial<Finding> & Pick<Finding, 'kind' | 'url' | 'title' | 'method'>

  /** A dossier for which one source has answered. */
  async function begun(more: Partial<Finding> = {}) {
    const person = { name: 'Ottoline Brackenbury', primaryUsername: 'ottolineb' }
    const job = await makeJob(db, { operation: 'dossier', input: { person, refresh: true } })
    await createActivities(activityDeps(db)).planDossier(job)
    const payload = buildFinding({ ...account, ...more })
    await insertGithubAnswer(db, job, payload)
    return job
  }

  /** Of a known adult only the opt-outs hold sections back. */
  const adult = { birthYear: 1981 }

  /** Runs the rest of the dossier over these pages, as its workflow does. */
  async function finish(job: string, pages: Readonly<Record<string, string>>) {
    const web = oneWeb(pages)
    const slow: typeof web = {
      ...web,
      async fetch(request) {
        await sleep(300)
        return await web.fetch(request)
      },
    }
    const activities = createActivities(activityDeps(db, { fetcher: slow }))
    const failureType = await activities
      .readPages(job)
      .then(() => activities.composeDossier(job, 'completed'))
      .then(
        () => null,
        (error: { type?: string }) => error.type ?? 'internal',
      )
    return await activities.finishRun(job, {
      stopReason: failureType === null ? 'completed' : 'error',
      failureType,
    })
  }

  const typesOf = async (job: string) => (await logOf(db, job)).map(({ type }) => type)
  const textOf = async (job: string) =>
    (await logOf(db, job)).map(({ payload }) => payload).join('\n')

  const ownPages = {
    [site]: `<title>Ottoline Brackenbury</title><h1>Ottoline Brackenbury</h1>
      <p>I am Ottoline Brackenbury, a hydrologist at the Tidewater Institute in Saltport, and I measure rivers.</p>
      <p>E-mail: rivers@tidewater.example</p> <a rel="me" href="https://github.com/ottolineb">GitHub</a>`,
  }

  test('the sections of a dossier are never emitted when an opted-out address stands only on a web page', async () => {
    await optOut({ kind: 'email', value: 'rivers@tidewater.example' })
    const job = await begun(adult)
    expect(await finish(job, ownPages)).toMatchObject({ status: 'failed' })
    expect((await rowOf(db, job)).error).toMatchObject({ code: 'subject_suppressed' })
    expect(await typesOf(job)).not.toContain('section')
    expect(await typesOf(job)).not.toContain('redacted')
    expect(await textOf(job)).not.toMatch(/tidewater|saltport|ottolineb|brackenbury/i)
  })

  test('the sections of a dossier are never emitted when a page shows the second fact of an opted-out name', async () => {
    await optOut({
      kind: 'name',
      value: 'Ottoline Brackenbury',
      factKind: 'birth_year',
      factValue: '1981',
    })
    const job = await begun(adult)
    const born = '<p>Ottoline Brackenbury was born in 1981 in Saltport and studies rivers.</p>'
    expect(await finish(job, { ...ownPages, [site]: `${ownPages[site]}${born}` })).toMatchObject({
      status: 'failed',
    })
    expect(await typesOf(job)).not.toContain('section')
  })

  test('the sections of a dossier wait for the pages where the person may be a minor', async () => {
    const job = await begun()
    let early: string[] = []
    const web = oneWeb(ownPages)
    const watching: typeof web = {
      ...web,
      async fetch(request) {
        await sleep(300)
        early = [...early, ...(await typesOf(job))]
        return await web.fetch(request)
      },
    }
    await createActivities(activityDeps(db, { fetcher: watching })).readPages(job)
    expect(early).not.toContain('section')
  })

  test('the sections of a dossier are emitted while pages are read where the person is an adult and no opt-out exists', async () => {
    const job = await begun(adult)
    expect(await finish(job, ownPages)).toMatchObject({ status: 'succeeded' })
    const types = await typesOf(job)
    expect(types.indexOf('section')).toBeGreaterThan(-1)
    const reading = (await logOf(db, job)).findIndex(({ payload }) =>
      payload.includes('Read 1 page'),
    )
    expect(types.indexOf('section')).toBeLessThan(reading)
  })
})
