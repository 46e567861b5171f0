import { expect, test } from 'vitest'
import type { OperationName } from '../../../contract/operations/operations.ts'
import { buildSameCalls } from '../../../portal/parts/call-samples.ts'

/** Whether the page shows the call of a tool. */
function hasToolCall(name: OperationName, input: object): boolean {
  return String(buildSameCalls('http://localhost:3000', name, input)).includes('tools/call')
}

// as a job keeps them: with the defaults of the operation
test.each<[OperationName, object]>([
  ['search', { query: 'Ada Marlowe', type: 'name' }],
  ['dossier', { person: { name: 'Ada Marlowe' }, refresh: false }],
  ['chat', { person: { name: 'Ada Marlowe' }, messages: [{ role: 'user', content: 'Who?' }] }],
  ['entity_search', { query: 'Example plc' }],
  ['entity_dossier', { company: { name: 'Example plc' }, refresh: false }],
  ['reverse_image', { imageUrl: 'https://example.org/a.png' }],
  ['vin', { vin: '1FTMW1T88MFA00001', refresh: false }],
])('a job of %s shows the same call of its tool', (name, input) => {
  expect(hasToolCall(name, input)).toBe(true)
})

test('a rebuilt company profile shows no tool call, since the tool rebuilds nothing', () => {
  const input = { company: { name: 'Example plc' }, refresh: true }
  expect(hasToolCall('entity_dossier', input)).toBe(false)
})
