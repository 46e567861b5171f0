import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call } from '../../support/calls/call.ts'
import { buildDocument } from '../../support/contract/document.ts'
import { listUndeclared } from '../../support/contract/list-undeclared.ts'
import { type DirectResearch, useDirectResearch } from '../../support/runs/use-direct-research.ts'

const document = buildDocument()
const person = { name: 'Zelda Quibbleworth' }

let research: DirectResearch
beforeAll(async () => {
  research = await useDirectResearch()
})
afterAll(() => research?.stop())
beforeEach(() => research.renew())

test.each([
  ['search', 'SearchResult', { query: person.name, format: 'json' }],
  ['dossier', 'DossierResult', { person, format: 'json' }],
  [
    'chat',
    'ChatResult',
    { person, messages: [{ role: 'user', content: 'Where does she work?' }], format: 'json' },
  ],
  ['entity/search', 'EntitySearchResult', { query: 'Corrigan Loop Holdings Limited' }],
  [
    'entity/dossier',
    'EntityDossierResult',
    { company: { name: 'Corrigan Loop Holdings Limited' } },
  ],
])(
  'a result of %s has no field that the OpenAPI document does not declare',
  async (path, name, body) => {
    const { url, key } = research.service
    const answer = await call(url, `/api/v1/${path}`, { key, body })
    expect(answer.status).toBe(200)
    expect(listUndeclared(document, name, await answer.json())).toEqual([])
  },
  60_000,
)
