import { describe, expect, test } from 'vitest'
import { buildProgress } from '../../../activities/job/progress.ts'

describe('the progress of a search', () => {
  const planned = { percent: 10, label: 'Looking', sources_considered: 8, sources_read: 0 }

  test.each<[string, object, number, object]>([
    ['a first answer', planned, 1, { percent: 20, sources_considered: 8, sources_read: 1 }],
    ['half of the answers', planned, 4, { percent: 50, sources_considered: 8, sources_read: 4 }],
    [
      'the last one',
      { ...planned, sources_read: 7 },
      1,
      { percent: 90, sources_considered: 8, sources_read: 8 },
    ],
    [
      'one more than were planned',
      { ...planned, sources_read: 8, percent: 90 },
      1,
      { percent: 90, sources_considered: 9, sources_read: 9 },
    ],
    [
      'an answer where nothing was planned',
      { percent: 0, label: '' },
      1,
      { percent: 90, sources_considered: 1, sources_read: 1 },
    ],
    [
      'no answer where nothing was planned',
      { percent: 0, label: '' },
      0,
      { percent: 10, sources_considered: 1, sources_read: 0 },
    ],
  ])('the progress of a search after %s', (_, before, answered, after) => {
    const progress = { percent: 0, label: '', ...before }
    expect(buildProgress(progress, answered, 'github answered')).toEqual({
      ...progress,
      ...after,
      label: 'github answered',
    })
  })

  test('the progress of a search never goes back, and stays below what composing takes', () => {
    expect(buildProgress({ ...planned, percent: 77 }, 1, '').percent).toBe(77)
    let progress: Parameters<typeof buildProgress>[0] = planned
    for (let n = 0; n < 30; n += 1) {
      const next = buildProgress(progress, 1, '')
      expect(next.percent).toBeGreaterThanOrEqual(progress.percent)
      expect(next.percent).toBeLessThanOrEqual(90)
      progress = next
    }
  })
})
