import { expect } from 'vitest'
import { z } from 'zod'
import { DossierResult } from '../../../contract/operations/dossier.ts'
import { call, events } from '../calls/call.ts'
import type { SharedService } from '../service/service.ts'

const Finished = z.object({ result: DossierResult })

/**
 * Has a dossier built and reads its stream: sections, then the summary, its sources and the end.
 */
export async function expectStreamed(service: SharedService, name: string): Promise<void> {
  const { url } = service
  const { key } = await service.createKey()
  const response = await call(url, '/api/v1/dossier', {
    key,
    body: { person: { name }, refresh: true },
  })
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const streamed = await events(response)
  const types = streamed.map(({ type }) => type).filter((type) => type !== 'status')
  const order = types.filter((type, place) => type !== types[place - 1])
  expect(order.slice(-5)).toEqual(['section', 'summary', 'sources', 'usage', 'done'])
  const job = response.headers.get('x-service-job-id') ?? ''
  const kept = Finished.parse(await (await call(url, `/api/v1/jobs/${job}`, { key })).json())
  const text = streamed.filter(({ type }) => type === 'summary').map(({ delta }) => delta)
  expect(text.join('')).toBe(kept.result.dossier.summary)
  const sections = Object.fromEntries(
    streamed.filter(({ type }) => type === 'section').map(({ key: name, data }) => [name, data]),
  )
  expect(sections).toEqual(kept.result.dossier.sections)
  expect(streamed.map(({ seq }) => seq)).toEqual(streamed.map((_, place) => place + 1))
  expect(streamed.at(-1)).toMatchObject({ type: 'done', jobId: job })
}
