import { describe, expect, test } from 'vitest'
import { buildFinding } from '../../../../research/records/finding.ts'
import { normaliseSuppression } from '../../../../research/safety/suppressions/normalise-suppression.ts'
import { suppressesFinding } from '../../../../research/safety/suppressions/suppresses.ts'
import { nameKinds } from './name-kinds.ts'
import { unseenNameKinds } from './unseen-name-kinds.ts'

function isSuppressed(name: string, written: string, employer: string): boolean {
  const entry = normaliseSuppression({
    kind: 'name',
    value: name,
    fact: { kind: 'employer', value: 'Brackwater Tidal' },
  })
  if ('reason' in entry) throw new Error(entry.reason)
  const snippet = `Among the guests were ${written} (${employer}) and many others.`
  const page = buildFinding({
    kind: 'page',
    url: 'https://news.example/a',
    title: 'Guests',
    snippet,
    method: 'search_result',
  })
  return suppressesFinding([entry], page)
}

describe('an opt-out by name and employer', () => {
  test.each(nameKinds)(
    'an opt-out by name and employer: %s: "%s" covers a page about "%s"',
    (_, name, written) => {
      expect(isSuppressed(name, written, 'Brackwater Tidal')).toBe(true)
    },
  )

  test.each(nameKinds)(
    'an opt-out by name and employer: %s: "%s" leaves a page with another employer of "%s"',
    (_, name, written) => {
      expect(isSuppressed(name, written, 'Kelpline Turbines')).toBe(false)
    },
  )

  test.each(unseenNameKinds)('unseen %s: "%s" covers a page about "%s"', (_, name, written) => {
    expect(isSuppressed(name, written, 'Brackwater Tidal')).toBe(true)
  })

  test.each(unseenNameKinds)(
    'unseen %s: "%s" leaves a page with another employer of "%s"',
    (_, name, written) => {
      expect(isSuppressed(name, written, 'Kelpline Turbines')).toBe(false)
    },
  )

  test.each([
    ['BJ de Testhold', 'BJ de Testhold'],
    ['BJ de Testhold', 'B.J. de Testhold'],
    ['MC Testerman', 'MC Testerman'],
    ['MC Testerman', 'M. C. Testerman'],
    ['JR Testerman', 'J.R. Testerman'],
    ['JR Testerman', 'JR TESTERMAN'],
    ['JRR Testerman', 'J. R. R. Testerman'],
    ['OH Sadaharu', 'Sadaharu Oh'],
    ['DR Testerman', 'DR Testerman'],
    ['DR Testerman', 'D. R. Testerman'],
    ['D. R. Testerman', 'DR Testerman'],
    ['ST Testerman', 'S.T. Testerman'],
    ['AB de Testhold', 'AB de Testhold'],
    ['AB de Testhold', 'A. B. de Testhold'],
    ['Dr Otto Testerman', 'DR OTTO TESTERMAN'],
  ])('initials that run together: "%s" covers a page about "%s"', (name, written) => {
    expect(isSuppressed(name, written, 'Brackwater Tidal')).toBe(true)
  })

  test.each([
    ['Ottoline Elwood', 'Ottoline Wood'],
    ['Ottoline Wood', 'Ottoline Elwood'],
    ['Ottoline Alford', 'Ottoline Ford'],
    ['Alistair Penhallow', 'Istair Penhallow'],
  ])('letters that begin a name are no Arabic article: "%s" leaves "%s"', (name, written) => {
    expect(isSuppressed(name, written, 'Brackwater Tidal')).toBe(false)
  })

  test.each([
    ['陈芸', '陈艺'],
    ['李沪', '李滤'],
  ])('signs that Japanese alone joins are two names: "%s" leaves "%s"', (name, written) => {
    expect(isSuppressed(name, written, 'Brackwater Tidal')).toBe(false)
  })

  test.each([
    ['DR Testerman', 'Dr Testerman'],
    ['D. R. Testerman', 'Dr. Testerman'],
    ['ST Testerman', 'St. Testerman'],
    ['AB de Testhold', 'Otto de Testhold'],
  ])('initials are no title: "%s" leaves a page about "%s"', (name, written) => {
    expect(isSuppressed(name, written, 'Brackwater Tidal')).toBe(false)
  })
})

test('an opt-out by name and employer covers a record with a past post there', () => {
  const entry = normaliseSuppression({
    kind: 'name',
    value: 'Jane Featherby',
    fact: { kind: 'employer', value: 'Brackwater Tidal' },
  })
  if ('reason' in entry) throw new Error(entry.reason)
  const employedAt = (at: string) =>
    buildFinding({
      kind: 'person',
      url: 'https://register.example/a',
      title: 'Jane Featherby',
      method: 'registry',
      name: 'Jane Featherby',
      stages: [{ kind: 'post', title: null, at, field: null, from: 2001, to: 2004, isOver: true }],
    })
  expect(suppressesFinding([entry], employedAt('Brackwater Tidal'))).toBe(true)
  expect(suppressesFinding([entry], employedAt('Marlowe Joinery'))).toBe(false)
})
