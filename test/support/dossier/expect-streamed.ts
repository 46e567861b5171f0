import { expect } from 'vitest'
import { z } from 'zod'
import { DossierResult } from '../../../contract/dossier.ts'
import { call, events } from '../call.ts'
import type { SharedService } from '../service.ts'

const Finished = z.object({ result: DossierResult })

/**
 * Has a dossier built and reads its stream: sections, then the summary, its sources and the end.
 */
export async function expectStreamed(service: SharedService): Promise<void> {
  const { url } = service
  const { key } = await service.createKey()
  const response = await call(url, '/api/v1/dossier', {
    key,
    body: { person: { name: 'Zelda Quibbleworth' } },
  })
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const told = await events(response)
  const types = told.map(({ type }) => type).filter((type) => type !== 'status')
  const order = types.filter((type, place) => type !== types[place - 1])
  expect(order.slice(-5)).toEqual(['section', 'summary', 'sources', 'usage', 'done'])
  const job = response.headers.get('x-service-job-id') ?? ''
  const kept = Finished.parse(await (await call(url, `/api/v1/jobs/${job}`, { key })).json())
  const text = told.filter(({ type }) => type === 'summary').map(({ delta }) => delta)
  expect(text.join('')).toBe(kept.result.dossier.summary)
  const sections = Object.fromEntries(
    told.filter(({ type }) => type === 'section').map(({ key: name, data }) => [name, data]),
  )
  expect(sections).toEqual(kept.result.dossier.sections)
  expect(told.map(({ seq }) => seq)).toEqual(told.map((_, place) => place + 1))
  expect(told.at(-1)).toMatchObject({ type: 'done', jobId: job })
}
