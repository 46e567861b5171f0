/** What leaves the service, or stays in it, after research on a much slandered person. */
import { Client, Connection } from '@temporalio/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../../support/calls/call.ts'
import { chat } from '../../support/calls/chats.ts'
import { dossier } from '../../support/calls/dossiers.ts'
import { search } from '../../support/calls/searches.ts'
import { wordsOf } from '../../support/histories/histories.ts'
import { createPrivateWorld } from '../../support/internet/private-world.ts'
import { type Internet, startInternet } from '../../support/internet/start-internet.ts'
import { type Service, startService } from '../../support/service/service.ts'
import { useStack } from '../../support/stack/use-stack.ts'

const { name, world, marks } = createPrivateWorld()

let internet: Internet
let service: Service
beforeAll(async () => {
  internet = await startInternet({ world })
  service = await startService(useStack(), 'private-texts', internet.env)
  await service.runWorker()
  for (const query of [name, 'ottilie@vandermarsh.example'])
    await search(service, { query, type: query.includes('@') ? 'email' : 'name' })
  await dossier(service, { name })
  for (const question of ['Where does she work?', 'What do pages say about her?'])
    await chat(service, { name }, question)
})
afterAll(async () => {
  await service.stop()
  await internet.stop()
})

/** The marks in a text, by where they stand in the world. */
function listMarks(text: string): string[] {
  const folded = text.toLowerCase()
  return [...marks].flatMap(([word, place]) => (folded.includes(word.toLowerCase()) ? place : []))
}

const readAll = async (path: string) =>
  await (await call(service.url, path, { key: service.key })).text()

test('no answer, event or export shows what a page or a record states of a private life', async () => {
  const { rows } = await service.db.query<{ id: string }>('select id from jobs')
  expect(rows).toHaveLength(5)
  const paths = rows.flatMap(({ id }) => [`/api/v1/jobs/${id}`, `/api/v1/jobs/${id}/events`])
  const shown = await Promise.all(
    ['/api/v1/jobs', '/api/developer/usage/export?windowDays=30', ...paths].map(readAll),
  )
  expect(shown.join('\n')).toContain('Institute for Invented Maps')
  expect(shown.flatMap(listMarks)).toEqual([])
})

test('only what sources answered and pages say is stored with a private life in it', async () => {
  const { rows: tables } = await service.db.query<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'p') and not relispartition
     and relnamespace = 'public'::regnamespace order by 1`,
  )
  const holding: string[] = []
  for (const table of tables) {
    const { rows } = await service.db.query<{ text: string }>(
      `select t::text as text from ${table.name} t`,
    )
    if (rows.some(({ text }) => listMarks(text).length > 0)) holding.push(table.name)
  }
  expect(holding).toEqual(['claims', 'findings', 'pages', 'source_responses'])
})

test('Temporal holds no word of a private life', async () => {
  const connection = await Connection.connect({ address: service.env.TEMPORAL_ADDRESS ?? '' })
  const { workflow } = new Client({ connection, namespace: service.namespace })
  const texts: string[] = []
  for await (const run of workflow.list())
    texts.push(
      wordsOf(await workflow.getHandle(run.workflowId).fetchHistory()),
      ...[run.memo, run.typedSearchAttributes.getAll()].map((said) => JSON.stringify(said)),
    )
  await connection.close()
  expect(texts.length).toBeGreaterThan(10)
  expect(texts.flatMap(listMarks)).toEqual([])
})
