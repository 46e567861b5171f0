import { describe, expect, test } from 'vitest'
import { formatCsvRow } from '../../../research/text/formats/csv.ts'
import { formatUtcDay } from '../../../research/text/formats/format-time.ts'
import {
  chooseUsageSource,
  computeUtcEnd,
  formatUtcMonth,
  splitCharge,
  splitReserve,
} from '../../../research/usage/split-usage.ts'

test.each([
  [
    'all from included usage',
    50,
    { included: 80, extra: 9, key: null },
    { included: 50, extra: 0 },
  ],
  [
    'the rest from extra credits',
    50,
    { included: 30, extra: 90, key: null },
    { included: 30, extra: 20 },
  ],
  [
    'what is left, where that is less than the estimate',
    50,
    { included: 30, extra: 5, key: null },
    { included: 30, extra: 5 },
  ],
  [
    'extra credits alone, when a smaller plan has less than is spent',
    50,
    { included: -40, extra: 60, key: null },
    { included: 0, extra: 50 },
  ],
  [
    'no more than the key may spend',
    50,
    { included: 80, extra: 80, key: 20 },
    { included: 20, extra: 0 },
  ],
  [
    'nothing for a key that has spent too much',
    50,
    { included: 80, extra: 80, key: -1 },
    { included: 0, extra: 0 },
  ],
  ['nothing where nothing is', 50, { included: 0, extra: 0, key: null }, { included: 0, extra: 0 }],
])('the reserve of a job sets aside %s', (_, wanted, left, expected) => {
  expect(splitReserve(wanted, left)).toEqual(expected)
})

test.each([
  ['what it cost', 10, { included: 50, extra: 0 }, 50, { included: 10, extra: 0 }],
  ['no more than was set aside', 99, { included: 30, extra: 20 }, 30, { included: 30, extra: 20 }],
  [
    'included usage that was given back, before credits',
    50,
    { included: 30, extra: 20 },
    45,
    { included: 45, extra: 5 },
  ],
  [
    'what was set aside, though the plan has shrunk',
    30,
    { included: 30, extra: 0 },
    -100,
    { included: 30, extra: 0 },
  ],
  ['nothing', 0, { included: 30, extra: 20 }, 30, { included: 0, extra: 0 }],
])('a settlement charges %s', (_, cost, reserved, left, expected) => {
  expect(splitCharge(cost, reserved, left)).toEqual(expected)
})

test('a settlement names who paid; a payer of nothing was included', () => {
  const paid = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const
  expect(paid.map(([included, extra]) => chooseUsageSource({ included, extra }))).toEqual([
    'included',
    'included',
    'mixed',
    'extra',
  ])
})

test.each([
  [
    '2027-01-31T23:59:59.999Z',
    '2027-01-31',
    '2027-01-01',
    '2027-02-01T00:00:00.000Z',
    '2027-02-01T00:00:00.000Z',
  ],
  [
    '2028-02-28T00:00:00.000Z',
    '2028-02-28',
    '2028-02-01',
    '2028-02-29T00:00:00.000Z',
    '2028-03-01T00:00:00.000Z',
  ],
  [
    '2026-12-31T12:00:00.000Z',
    '2026-12-31',
    '2026-12-01',
    '2027-01-01T00:00:00.000Z',
    '2027-01-01T00:00:00.000Z',
  ],
])('%s lies in a day and a month of UTC', (now, day, month, dayEnd, monthEnd) => {
  const at = new Date(now)
  expect([
    formatUtcDay(at),
    formatUtcMonth(at),
    computeUtcEnd('day', at).toISOString(),
    computeUtcEnd('month', at).toISOString(),
  ]).toEqual([day, month, dayEnd, monthEnd])
})

describe('a row of CSV', () => {
  test.each([
    [
      'words and figures',
      ['a b', 1.5, -2, true, null, new Date(0)],
      'a b,1.5,-2,true,,1970-01-01T00:00:00.000Z\r\n',
    ],
    [
      'separators and quotes',
      ['a,b', 'say "no"', 'two\nlines', 'cr\r'],
      '"a,b","say ""no""","two\nlines","cr\r"\r\n',
    ],
    [
      'what a spreadsheet would run',
      ['=1+1', '+1', '-1', '@x', '\t=1', '\r=1'],
      `"'=1+1","'+1","'-1","'@x","'\t=1","'\r=1"\r\n`,
    ],
    ['the same signs further in', ['a=1', '1-2', 'a@b'], 'a=1,1-2,a@b\r\n'],
  ])('a row of CSV holds %s', (_, cells, expected) => {
    expect(formatCsvRow(cells)).toBe(expected)
  })
})
