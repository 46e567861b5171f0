import type { OperationName } from './operations.ts'

/** One request per operation that a person can paste; the sandbox ones are about the fixtures' invented people. */
export const requestExamples = {
  search: { query: 'Ada Marlowe', type: 'name', format: 'json' },
  dossier: { person: { name: 'Ada Marlowe', headline: 'Tidal-energy engineer in Halvorsen Bay' }, format: 'json' },
  chat: {
    person: { name: 'Ada Marlowe' },
    messages: [{ role: 'user', content: 'Where does she work now?' }],
    format: 'json',
  },
  vin: { vin: '1HGCM82633A004352' },
} as const satisfies Record<OperationName, unknown>

export const jobExample = { operation: 'vin', input: requestExamples.vin, metadata: { crm_id: '42' } } as const

export const batchExample = {
  operations: [
    { id: 'car', operation: 'vin', input: requestExamples.vin },
    { id: 'who', operation: 'search', input: { query: 'Ada Marlowe' } },
  ],
} as const
