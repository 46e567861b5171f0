import { expect, test } from 'vitest'
import { isObject } from '../../../contract/fields/is-object.ts'
import { buildDocument, record } from '../../support/contract/document.ts'

const document = buildDocument()

function headersOf(path: string, status: number): string[] {
  const { post } = record(record(document.paths)[path])
  const { headers } = record(record(record(post).responses)[status])
  return isObject(headers) ? Object.keys(headers) : []
}

test.each(['/api/v1/webhooks', '/api/v1/keys'])(
  'the answer to POST %s says where what it created is',
  (path) => expect(headersOf(path, 201)).toContain('Location'),
)

test.each([
  ['an unknown company', '/api/v1/entity/dossier', 404],
  ['an unusable picture', '/api/v1/reverse-image', 400],
  ['a person who has opted out', '/api/v1/search', 451],
  ['a source that is down', '/api/v1/vin', 503],
])('a run that %s ended is named in its answer and in that of a repetition', (_, path, status) => {
  const named = ['X-Service-Job-Id', 'Content-Location', 'Idempotent-Replayed']
  expect(headersOf(path, status)).toEqual(expect.arrayContaining(named))
})

test('a refusal before any run names none', () => {
  for (const status of [401, 402, 403, 429])
    expect(headersOf('/api/v1/search', status)).not.toContain('X-Service-Job-Id')
})
