import { expect, test } from 'vitest'
import { parseFound } from '../../../activities/reverse-image/picture-findings.ts'

const createdAt = new Date('2026-11-25T12:00:00Z')
const asked = { together: ['tineye'], engines: [], shards: 0, sites: 0 }
const looks = { sha256: 'a'.repeat(64), perceptualHash: '00ff00ff00ff00ff' }
const operation = 'reverse_image'

test('the looks of a picture that is taken stand in the plan of its run', () => {
  const job = { operation, plan: { operation, ...asked, looks } } as const
  expect(parseFound(job, [], ['tineye'])).toEqual({ looks, found: [] })
})

test('the looks of a picture that an older release took are read from its finding', () => {
  const finding = {
    provider: 'picture',
    kind: 'picture_looks',
    payload: looks,
    dedupeKey: 'picture',
    hidden: false,
    createdAt,
  }
  const job = { operation, plan: { operation, ...asked } } as const
  expect(parseFound(job, [finding], ['tineye'])).toEqual({ looks, found: [] })
  expect(parseFound(job, [], ['tineye'])).toBeNull()
})
