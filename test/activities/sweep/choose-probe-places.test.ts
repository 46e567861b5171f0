import { expect, test } from 'vitest'
import { chooseProbePlaces } from '../../../activities/sweep/choose-probe-places.ts'

test.each([
  [8e9, null, 960],
  [8e9, 1_048_576, 960],
  [8e9, 1_024, 512],
  [8e9, 256, 80],
  [1e9, null, 400],
  [1e8, 1_024, 80],
])(
  'with %d bytes of memory and a limit of %s open files, %d sites are asked at once',
  (freeBytes, maxFiles, places) => {
    expect(chooseProbePlaces({ freeBytes, maxFiles })).toBe(places)
  },
)
