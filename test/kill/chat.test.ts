import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ChatResult } from '../../contract/operations/chat.ts'
import { call, events } from '../support/calls/call.ts'
import { expectCitedAnswer, wendeline as person, talk } from '../support/calls/chats.ts'
import { dossier } from '../support/calls/dossiers.ts'
import { eventually } from '../support/eventually.ts'
import { type Internet, startInternet } from '../support/internet/start-internet.ts'
import { type OpenAiStandIn, startOpenAi } from '../support/openai/start-openai.ts'
import type { Running } from '../support/processes/process.ts'
import { ended, ledgerOf, logOf } from '../support/rows/jobs.ts'
import { type Service, startService } from '../support/service/service.ts'
import { useStack } from '../support/stack/use-stack.ts'

const question =
  'What does Wendeline do at the Foundry of Quiet Bells, where did she work and study before, and which prize is hers?'

/** Kills after this many sentences were emitted; 0: during the model's first. */
const moments = [0, 2]

describe('the worker killed in the middle of an answer', { timeout: 400_000 }, () => {
  let internet: Internet
  let model: OpenAiStandIn
  let service: Service
  let worker: Running
  beforeAll(async () => {
    internet = await startInternet()
    model = await startOpenAi({ wordMs: 15 })
    const { BRAVE_API_KEY, TAVILY_API_KEY, SERPER_API_KEY, ...env } = internet.env
    service = await startService(useStack(), 'kill-chat', {
      ...env,
      ...model.env,
      LOG_LEVEL: 'fatal',
    })
    worker = await service.startWorker()
    await dossier(service, person)
  })
  afterAll(async () => {
    await service.stop()
    await Promise.all([internet.stop(), model.stop()])
  })

  async function start(key: string): Promise<string> {
    const body = { operation: 'chat', input: { person, messages: talk(question) } }
    const response = await call(service.url, '/api/v1/jobs', { key, body })
    expect(response.status).toBe(202)
    return response.headers.get('x-service-job-id') ?? ''
  }

  async function answerOf(job: string): Promise<ChatResult> {
    const row = await ended(service.db, job, 90_000)
    expect(row).toMatchObject({ status: 'succeeded', partial: false, stopReason: 'completed' })
    return ChatResult.parse(JSON.parse(row.result ?? 'null'))
  }

  test('an answer whose worker is killed equals the uninterrupted one, is sent once, cited and charged once', async () => {
    const { key } = await service.createKey()
    const { answer } = await answerOf(await start(key))
    expect(answer.split(/(?<=\.) (?=\p{Lu})/u).length).toBeGreaterThan(3)
    for (const moment of moments) {
      model.forget()
      const job = await start(key)
      const stream = call(service.url, `/api/v1/jobs/${job}/events`, { key }).then(events)
      await eventually(
        async () => {
          expect(model.calls().some(({ task }) => task === 'chat-answer')).toBe(true)
          const sentences = (await logOf(service.db, job)).filter(
            ({ type }) => type === 'text',
          ).length
          expect(sentences).toBeGreaterThanOrEqual(moment)
        },
        { everyMs: 20 },
      )
      await worker.kill()
      worker = await service.startWorker()
      const result = await answerOf(job)
      expectCitedAnswer(result)
      expect(result.answer, `after ${moment} sentences`).toBe(answer)
      const streamed = await stream
      const deltas = streamed.filter(({ type }) => type === 'text').map(({ delta }) => delta)
      expect(deltas.join('')).toBe(answer)
      expect(streamed.map(({ seq }) => seq)).toEqual(streamed.map((_, place) => place + 1))
      expect(streamed.map(({ type }) => type).slice(-4)).toEqual([
        'sources',
        'related',
        'usage',
        'done',
      ])
      expect((await ledgerOf(service.db, job)).map(({ kind }) => kind)).toEqual([
        'reserve',
        'settle',
      ])
      // the turn before it was finished, and is not asked for again
      expect(model.calls().filter(({ task }) => task === 'chat-turn')).toHaveLength(1)
      const { rows } = await service.db.query<{ n: number }>(
        `select count(*)::integer as n from model_calls where job_id = $1 and dedupe_key like 'answer:%'`,
        [job],
      )
      expect(rows).toEqual([{ n: 1 }])
    }
  })
})
