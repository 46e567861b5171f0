import { findOrCreateUser } from '../../commands/find-or-create-user.ts'
import { createToken } from '../../portal/sessions.ts'
import { hashSecret } from '../../research/api-key.ts'
import { insertSession } from '../../store/users/sessions.ts'
import { measureThroughput, send } from '../load.ts'
import type { BenchService } from '../service.ts'
import { startMeasured } from '../start-measured.ts'
import type { Row } from '../statistics.ts'
import { measureRatio } from './measure-ratio.ts'

const requests = 1_000
const concurrency = 32
/** A session has 600 pages a minute. */
const sessionCount = 200

/** Pages of the portal, behind a session, against a bare page of the same length. */
export async function measurePortalPages(service: BenchService): Promise<Row[]> {
  // the first session makes the user of the others
  const first = await openSession(service)
  const others = Array.from({ length: sessionCount - 1 }, () => openSession(service))
  const cookies = [first, ...(await Promise.all(others))]
  const base = `/portal/${service.accountId}`
  const rows: Row[] = []
  for (const [what, at] of [
    ['start', base],
    ['jobs', `${base}/jobs`],
    ['guide for agents', '/docs/agents'],
  ] as const)
    rows.push(await measurePage(service, { what, url: `${service.url}${at}`, cookies }))
  return rows
}

/** @returns the cookie of a user of the account */
export async function openSession({ db }: Pick<BenchService, 'db'>): Promise<string> {
  const now = new Date()
  const userId = await findOrCreateUser(db, { name: 'bench', account: 'bench', email: null, now })
  const token = createToken()
  await insertSession(db, { tokenSha256: hashSecret(token), userId, now })
  return `session=${token}`
}

type Measured = { what: string; url: string; cookies: readonly string[] }

async function measurePage(service: BenchService, { what, url, cookies }: Measured): Promise<Row> {
  const [first = ''] = cookies
  const answer = await fetch(url, { headers: { cookie: first } })
  const { length } = await answer.text()
  const bare = await startMeasured(
    'bench/bare/page.ts',
    { ...service.env, PORT: String(service.barePort) },
    [String(length)],
  )
  let turn = 0
  const ours = () =>
    measureThroughput(requests, concurrency, () => {
      turn += 1
      return send({ url, headers: { cookie: cookies[turn % cookies.length] ?? '' } })
    })
  const theirs = () =>
    measureThroughput(requests, concurrency, () =>
      send({ url: `http://127.0.0.1:${service.barePort}/` }),
    )
  const ratio = await measureRatio({
    what: `page ${what}, ${Math.round(length / 1_000)} KB ÷ bare Koa page with one select`,
    bar: 0.3,
    ours,
    theirs,
    rounds: 5,
    warmUps: 1,
  })
  await bare.kill()
  return ratio
}
