import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DossierResult } from '../../contract/operations/dossier.ts'
import { StreamEvent } from '../../contract/results/events.ts'
import { call, events } from '../support/calls/call.ts'
import { finishedDossier } from '../support/calls/dossiers.ts'
import { expectCited, expectQuoted } from '../support/dossier/expect-dossier.ts'
import { eventually } from '../support/eventually.ts'
import { type Internet, startInternet } from '../support/internet/start-internet.ts'
import { type OpenAiStandIn, startOpenAi } from '../support/openai/start-openai.ts'
import type { Running } from '../support/processes/process.ts'
import { holdFindings, ledgerOf, logOf, rowOf } from '../support/rows/jobs.ts'
import { type Service, startService } from '../support/service/service.ts'
import { useStack } from '../support/stack/use-stack.ts'

const name = 'Quillon Featherby-Marsh'
/** Between two words of the model: summaries take seconds. */
const wordMs = 8

describe('the worker killed in the middle of dossiers', { timeout: 480_000 }, () => {
  let internet: Internet
  let model: OpenAiStandIn
  let service: Service
  let worker: Running
  /** When workers were killed, by `performance.now()`. */
  const kills: number[] = []
  beforeAll(async () => {
    ;[internet, model] = await Promise.all([startInternet(), startOpenAi({ wordMs })])
    const { BRAVE_API_KEY, TAVILY_API_KEY, SERPER_API_KEY, ...env } = internet.env
    service = await startService(useStack(), 'kill-dossier', {
      ...env,
      ...model.env,
      LOG_LEVEL: 'fatal',
    })
    worker = await service.startWorker()
  })
  afterAll(async () => {
    await service.stop()
    await Promise.all([internet.stop(), model.stop()])
  })

  async function start(
    name: string,
    { refresh = false }: { refresh?: boolean } = {},
  ): Promise<string> {
    const response = await call(service.url, '/api/v1/jobs', {
      key: service.key,
      body: { operation: 'dossier', input: { person: { name }, refresh } },
    })
    expect(response.status).toBe(202)
    return response.headers.get('x-service-job-id') ?? ''
  }

  /** What a client reads of a job, from the first event to the last. */
  async function follow(jobId: string): Promise<StreamEvent[]> {
    const response = await call(service.url, `/api/v1/jobs/${jobId}/events`, { key: service.key })
    return (await events(response)).map((event) => StreamEvent.parse(event))
  }

  async function killWorker(): Promise<void> {
    kills.push(performance.now())
    await worker.kill()
    worker = await service.startWorker()
  }

  /**
   * Resolves when one of the running jobs has this many sentences; null when all have ended before.
   */
  async function inTheSummary(jobs: readonly string[], sentences: number): Promise<string | null> {
    return await eventually(
      async () => {
        const { rows } = await service.db.query<{ id: string; ended: boolean; written: number }>(
          `select id, completed_at is not null as ended,
             (select count(*)::integer from written_sentences where job_id = jobs.id) as written from jobs where id = any ($1)`,
          [jobs],
        )
        if (rows.every((row) => row.ended)) return null
        const writing = rows.find((row) => !row.ended && row.written >= sentences)
        if (writing === undefined) throw new Error('no summary is so far')
        return writing.id
      },
      { timeoutMs: 40_000, everyMs: 10 },
    )
  }

  /**
   * Everything that a dossier guarantees of its events, sentences and money, whatever was killed
   * meanwhile.
   */
  async function expectWholeDossier(
    jobId: string,
    seen: readonly StreamEvent[],
  ): Promise<DossierResult> {
    const result = await finishedDossier(service, jobId, 90_000)
    expect(await rowOf(service.db, jobId)).toMatchObject({
      status: 'succeeded',
      partial: false,
      stopReason: 'completed',
    })
    const log = await logOf(service.db, jobId)
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, place) => place + 1))
    expect(log.map(({ type }) => type).slice(-3)).toEqual(['sources', 'usage', 'done'])
    for (const type of ['sources', 'usage', 'done'])
      expect(log.filter((row) => row.type === type)).toHaveLength(1)
    const replayed = await follow(jobId)
    expect(replayed).toEqual(seen)
    expect(seen.map(({ seq }) => seq)).toEqual(log.map(({ seq }) => seq))
    expect(result.events.map(({ seq }) => seq)).toEqual(log.map(({ seq }) => seq))

    const deltas = seen.flatMap((event) => (event.type === 'summary' ? [event.delta] : []))
    expect(deltas.join('')).toBe(result.dossier.summary)
    const sentences = deltas.map((delta) => delta.replace(/\s*\[\d+\]/g, '').trim())
    expect(new Set(sentences).size).toBe(sentences.length)
    const sections = Object.fromEntries(
      seen.flatMap((event) => (event.type === 'section' ? [[event.key, event.data]] : [])),
    )
    expect(sections).toEqual(result.dossier.sections)
    expectCited(result.dossier)
    await expectQuoted(service.db, result.dossier, jobId)

    const ledger = await ledgerOf(service.db, jobId)
    expect(ledger.map(({ kind }) => kind)).toEqual(['reserve', 'settle'])
    const { rows } = await service.db.query(
      `select (select coalesce(sum(micro_dollars), 0)::integer from costs where job_id = $1) as costs,
         (select coalesce(sum(micro_dollars), 0)::integer from model_calls where job_id = $1) as calls`,
      [jobId],
    )
    const paid = ledger.find(({ kind }) => kind === 'settle')?.microDollars
    expect(rows).toEqual([{ costs: paid, calls: paid }])
    return result
  }

  const factsOf = ({ dossier }: DossierResult) =>
    dossier.claims.map(({ path, value }) => `${path} ${JSON.stringify(value)}`).sort()

  test('a dossier whose worker is killed while it writes has its exact text, sent once and paid once', async () => {
    const alone = await start(name, { refresh: true })
    const reference = await expectWholeDossier(alone, await follow(alone))
    await service.db.query('truncate rate_limits, source_responses')
    model.forget()
    const job = await start(name, { refresh: true })
    const following = follow(job)
    const writing = await holdFindings(service.databaseUrl)
    await writing.waited()
    await killWorker()
    await writing.release()
    expect(await inTheSummary([job], 2)).not.toBeNull()
    await killWorker()
    const result = await expectWholeDossier(job, await following)
    expect(factsOf(result)).toEqual(factsOf(reference))
    // a call that was finished and recorded is not made again; on a busy machine a worker needs
    // time to read it and to write it
    const { rows } = await service.db.query<{ n: number }>(
      'select count(*)::integer as n from model_calls where job_id = $1',
      [job],
    )
    const written = rows[0]?.n ?? 0
    const finished = model.calls().filter(({ isFinished }) => isFinished)
    const cutOff = finished.filter(({ startedMs, endedMs }) =>
      kills.some((at) => startedMs <= at && at - 4_000 <= (endedMs ?? at)),
    )
    expect(written).toBeLessThanOrEqual(finished.length)
    expect(finished.length).toBeLessThanOrEqual(written + cutOff.length)
  })

  test('two equal builds whose worker is killed both end, and one is paid', async () => {
    await service.db.query('delete from cache')
    const builder = await start(name)
    await eventually(async () => expect((await rowOf(service.db, builder)).plan).not.toBeNull())
    const waiter = await start(name)
    await inTheSummary([builder], 2)
    const seen = Promise.all([follow(builder), follow(waiter)])
    await killWorker()
    const built = await expectWholeDossier(builder, (await seen)[0])
    const waited = await finishedDossier(service, waiter, 60_000)
    expect(built).toMatchObject({ cached: false, usage: { metered: true } })
    expect(waited).toMatchObject({ cached: true, usage: { metered: false, percentageCharged: 0 } })
    expect(waited.dossier).toEqual(built.dossier)
    const text = (await seen)[1].flatMap((event) => (event.type === 'summary' ? [event.delta] : []))
    expect(text.join('')).toBe(waited.dossier.summary)
    expect(
      (await ledgerOf(service.db, waiter)).map(({ kind, microDollars }) => [
        kind,
        kind === 'settle' ? microDollars : null,
      ]),
    ).toEqual([
      ['reserve', null],
      ['settle', 0],
    ])
  })
})
