import { describe, expect, test } from 'vitest'
import { createIds } from '../../../activities/job/ids.ts'

describe('ids that are made of what they name', () => {
  const one = createIds('job_1')

  test('derived ids have the form of all others', () => {
    for (const prefix of ['acc', 'cl', 'ev', 'src', 'hit'] as const)
      for (const key of ['', 'github:zquib', 'ключ', 'x'.repeat(10_000)])
        expect(one(prefix, key)).toMatch(new RegExp(`^${prefix}_[0-9A-HJKMNP-TV-Z]{26}$`))
  })

  test('equal things get equal ids in every process', () => {
    expect(createIds('job_1')('acc', 'github:zquib')).toBe(one('acc', 'github:zquib'))
  })

  test('derived ids differ by job, by kind and by thing', () => {
    const all = ['job_1', 'job_2', 'job_1\nacc'].flatMap((job) =>
      (['acc', 'cl', 'ev', 'src', 'hit'] as const).flatMap((prefix) =>
        Array.from({ length: 300 }, (_, n) => createIds(job)(prefix, `k${n}`)),
      ),
    )
    expect(new Set(all.map((id) => id.replace(/^\w+_/, ''))).size).toBe(all.length)
  })

  test('derived ids use all of their alphabet', () => {
    const signs = new Set(
      Array.from({ length: 200 }, (_, n) => one('acc', String(n)).slice(4)).join(''),
    )
    expect(signs.size).toBe(32)
  })
})
