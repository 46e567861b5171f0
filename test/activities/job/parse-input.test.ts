import { expect, test } from 'vitest'
import { parseInput } from '../../../activities/job/parse-input.ts'
import { VinInput } from '../../../contract/operations/vin.ts'

test('a stored request is read by its schema, defaults included', () => {
  expect(parseInput(VinInput, { vin: '1HGCM82633A004352' })).toMatchObject({
    vin: '1HGCM82633A004352',
    refresh: false,
  })
})

test('a stored request that its schema refuses fails as invalid input', () => {
  expect(() => parseInput(VinInput, { vin: 7 })).toThrow(
    expect.objectContaining({ type: 'invalid_input' }),
  )
})
