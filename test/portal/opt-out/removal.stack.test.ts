/** A removal through the whole service, with its worker. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAnew } from '../../support/calls/callers.ts'
import { eventually } from '../../support/eventually.ts'
import { keepHouse } from '../../support/service/keep-house.ts'
import type { SharedService } from '../../support/service/service.ts'
import { type Research, useResearch } from '../../support/service/use-research.ts'
import { Browser } from '../../support/sign-in/browser.ts'
import { startMailServer } from '../../support/sign-in/smtp.ts'

const email = 'zelda@quibbleworth.org'
const name = 'Zelda Quibbleworth'

let mail: Awaited<ReturnType<typeof startMailServer>>
let research: Research
let service: SharedService
beforeAll(async () => {
  mail = await startMailServer()
  research = await useResearch({ model: true }, { TRUSTED_PROXIES: '1', SMTP_URL: mail.url })
  ;({ service } = research)
  await research.renew()
})
afterAll(async () => {
  await research?.stop()
  await mail[Symbol.asyncDispose]()
})

const calls = [
  ['search', { query: email, type: 'email' }],
  ['dossier', { person: { name, headline: 'Institute of Improbable Optics, Lisbon' } }],
  ['chat', { person: { name, email }, messages: [{ role: 'user', content: `Is ${email} hers?` }] }],
] as const

const ask = async (operation: string, body: object) =>
  await callAnew(service.url, `/api/v1/${operation}`, {
    key: service.key,
    body: { ...body, format: 'json' },
  })

/** Proves the address by the code that is mailed to it. */
async function optOut(): Promise<void> {
  const browser = new Browser(service.url, '203.0.113.77')
  const page = await (await browser.post('/opt-out', { form: { email } })).text()
  const [, number = ''] = /<strong>([0-9A-Z-]{24})<\/strong>/.exec(page) ?? []
  const code = await eventually(async () => {
    const [found] = /prs-[\w-]{14}/.exec(mail.mails.join('\n')) ?? []
    if (found === undefined) throw new Error('no code was mailed yet')
    return found
  })
  const proved = await browser.post('/opt-out/proof/mail', { form: { number, n: '1', code } })
  expect(await proved.text()).toContain('This is proved')
}

test('a proved removal empties search, dossier, chat and caches, and nothing comes back', async () => {
  const jobs: string[] = []
  for (const [operation, body] of calls) {
    const answer = await ask(operation, body)
    expect([operation, answer.status]).toEqual([operation, 200])
    expect(await answer.text()).toContain('uibbleworth')
    jobs.push(answer.headers.get('x-service-job-id') ?? '')
  }
  await optOut()
  await using _house = await keepHouse(service)
  await eventually(async () => {
    for (const id of jobs) {
      const { status } = await callAnew(service.url, `/api/v1/jobs/${id}`, { key: service.key })
      expect([id, status]).toEqual([id, 410])
    }
  })
  const { rows } = await service.db.query<{ found: string }>(
    `select 'job ' || id as found from jobs where position($1 in to_jsonb(jobs)::text) > 0
     union all select 'event' from job_events where position($1 in payload) > 0
     union all select 'finding' from findings where position($1 in payload::text) > 0
     union all select 'page' from pages where position($1 in text) > 0
     union all select 'cache' from cache where position($1 in result) > 0
     union all select 'kept answer' from source_responses where position($1 in body) > 0`,
    [email],
  )
  expect(rows).toEqual([])

  const again = await Promise.all(calls.map(([operation, body]) => ask(operation, body)))
  expect(again.map(({ status }) => status)).toEqual([451, 451, 451])
})
