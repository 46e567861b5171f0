import { expect, test, vi } from 'vitest'
import { createLevelChooser } from '../../worker/create-level-chooser.ts'

test('runs that wait for a spent limit cause one warning a minute for each provider', () => {
  let time = 0
  const choose = createLevelChooser(() => time)
  const wait = (provider: string) => choose('source_rate_limited', { provider, code: null })
  expect([wait('crossref'), wait('crossref'), wait('semantic_scholar')]).toEqual([
    'warn',
    'debug',
    'warn',
  ])
  time = 59_999
  expect(wait('crossref')).toBe('debug')
  time = 60_000
  expect([wait('crossref'), wait('crossref')]).toEqual(['warn', 'debug'])
})

test('each failure of another kind is a warning, unless it was rehearsed or waits for a turn', () => {
  const choose = createLevelChooser()
  const types = ['source_unavailable', 'source_unavailable', 'fixture_broken', 'receiver_busy']
  expect(types.map((type) => choose(type, { provider: 'github', code: null }))).toEqual([
    'warn',
    'warn',
    'info',
    'debug',
  ])
})

test('a clock that is wrong is a warning once a minute, however often housekeeping meets it', () => {
  let time = 0
  const choose = createLevelChooser(() => time)
  const wait = () => choose('clock_differs', { provider: null, code: null })
  expect([wait(), wait()]).toEqual(['warn', 'debug'])
  time = 60_000
  expect(wait()).toBe('warn')
})

test('a machine whose clock is set back by hours warns again after a minute', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  try {
    const choose = createLevelChooser()
    const wait = () => choose('clock_differs', { provider: null, code: null })
    expect([wait(), wait()]).toEqual(['warn', 'debug'])
    vi.setSystemTime(Date.now() - 7_200_000)
    vi.advanceTimersByTime(60_000)
    expect(wait()).toBe('warn')
  } finally {
    vi.useRealTimers()
  }
})

test('a database that is away is one warning a minute for each reason, whatever waits for it', () => {
  const choose = createLevelChooser(() => 0)
  const wait = (code: string, provider: string | null = null) =>
    choose('store_unavailable', { provider, code })
  expect([wait('53100'), wait('53100', 'web_pages'), wait('57P03'), wait('53100')]).toEqual([
    'warn',
    'debug',
    'warn',
    'debug',
  ])
})
