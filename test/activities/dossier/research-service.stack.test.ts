/**
 * Dossiers and chats through the whole service, without a language model: one case per rule that a
 * workflow and a worker have a part in. What activities make of a person is tested without them.
 */
import { expect, test } from 'vitest'
import { chat, expectChatStreamed, quillon } from '../../support/calls/chats.ts'
import { dossier } from '../../support/calls/dossiers.ts'
import { expectStreamed } from '../../support/dossier/expect-streamed.ts'
import { expectLeanHistory } from '../../support/histories/expect-lean-history.ts'
import type { Internet } from '../../support/internet/start-internet.ts'
import { renewEachTest } from '../../support/service/renew-each-test.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useResearch } from '../../support/service/use-research.ts'

let internet: Internet
let service: SharedService
renewEachTest(
  () => useResearch(),
  (research) => {
    ;({ internet, service } = research)
  },
)

test('a stream of a dossier fills sections, then sends the summary, its sources, the usage and the end', async () => {
  await expectStreamed(service, 'Zelda Quibbleworth')
})

test('a dossier needs at most 20 activities, and its history holds no personal data', async () => {
  const { headers } = await dossier(service, quillon)
  const job = headers.get('x-service-job-id') ?? ''
  const words = ['quillon', 'featherby', 'qfmarsh', 'example.org', 'bristol']
  await expectLeanHistory(service, job, words)
})

test('the streamed deltas of an answer equal the answer that is stored', async () => {
  await expectChatStreamed(service, quillon, 'Who is he?')
})

test('the history of a chat holds neither the person nor the question', async () => {
  const { job } = await chat(service, quillon, 'Does he like unicycles?')
  await expectLeanHistory(service, job, ['quillon', 'featherby', 'unicycle', 'example'])
})

test('the shared cache is filled once by equal calls at the same time: the others wait and pay nothing', async () => {
  internet.misbehave('wikidata', 'slow')
  const person = { name: 'Ingo Fablestrom' }
  const all = await Promise.all(Array.from({ length: 4 }, () => dossier(service, person)))
  expect(all.map(({ result }) => result.cached).sort()).toEqual([false, true, true, true])
  const metered = all.filter(({ result }) => result.usage.metered)
  expect(metered).toHaveLength(1)
  const asked = internet.requests('wikidata').filter(({ path }) => path.includes('search'))
  expect(new Set(asked.map(({ path }) => path)).size).toBe(asked.length)
})
