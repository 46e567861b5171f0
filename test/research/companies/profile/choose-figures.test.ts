import { describe, expect, test } from 'vitest'
import { chooseFigures } from '../../../../research/companies/profile/choose-figures.ts'

const now = new Date('2026-03-01T12:00:00.000Z')
const filing = { id: 'src_1', origin: 'filing' } as const
const register = { id: 'src_2', origin: 'register' } as const
const wikidata = { id: 'src_3', origin: 'wikidata' } as const

type Said = Parameters<typeof chooseFigures>[0][number]
type Figure = Said['value']
const filed = (given: Partial<Figure>, by: Said['by'] = filing) => ({
  value: {
    measure: 'revenue' as const,
    concept: 'us-gaap/Revenues',
    value: 100,
    currency: 'USD',
    start: '2024-01-01',
    end: '2024-12-31',
    year: null,
    form: '10-K',
    filed: '2025-02-01',
    ...given,
  },
  by,
})
const plain = (given: Partial<Figure>, by: typeof register | typeof wikidata = register) =>
  filed(
    { start: null, end: null, year: 2024, form: null, filed: null, currency: 'EUR', ...given },
    by,
  )
const choose = (...said: ReturnType<typeof filed>[]) => chooseFigures(said, now)

describe('annual figures', () => {
  test('the latest filing of the newest whole year counts', () => {
    const { financials } = choose(
      filed({ value: 90, start: '2023-01-01', end: '2023-12-31', filed: '2024-02-01' }),
      filed({ value: 100 }),
      filed({ value: 101, filed: '2026-02-01' }),
      filed({ value: 7, measure: 'netIncome', concept: 'us-gaap/NetIncomeLoss' }),
    )
    expect(financials).toMatchObject({
      estimated: true,
      currency: 'USD',
      year: 2024,
      periodEnd: '2024-12-31',
      revenue: 101,
      netIncome: 7,
      basis: '10-K for the year to 2024-12-31, filed 2026-02-01',
      sourceIds: ['src_1'],
    })
  })

  test('a count of staff is of its day, and named beside figures of another source', () => {
    const staff = { measure: 'employees' as const, currency: null, value: 321 }
    const counted = plain({ ...staff, year: null, end: '2026-01-14' })
    expect(choose(counted).financials?.basis).toBe('figures of the register of 2026-01-14')
    expect(choose(filed({}), counted).financials).toMatchObject({
      revenue: 100,
      employees: 321,
      basis:
        '10-K for the year to 2024-12-31, filed 2025-02-01, and figures of the register of 2026-01-14',
      sourceIds: ['src_1', 'src_2'],
    })
  })

  test.each([
    ['a quarter', { start: '2024-10-01' }],
    ['a period of 349 days', { start: '2024-01-17' }],
    ['a period of 381 days', { start: '2023-12-16' }],
    ['a quarterly report', { form: '10-Q' }],
    ['a current report', { form: '8-K' }],
    ['a figure without a period', { start: null, end: null }],
    [
      'a number of staff without a period',
      { measure: 'employees' as const, start: null, end: null },
    ],
    ['a filed figure without a start', { start: null }],
    ['a figure at the limit of 32 bits', { value: 2_147_483_647 }],
    ['a figure at the other limit', { value: -2_147_483_647 }],
    ['a figure without a currency', { currency: null }],
    ['a year that is not over', { start: '2026-01-01', end: '2026-12-31' }],
  ])('%s is no annual figure', (_, given) => {
    expect(choose(filed(given)).financials).toBeNull()
  })

  test.each(['10-K', '20-F', '40-F', '10-K/A'])('a %s is an annual report', (form) => {
    expect(choose(filed({ form })).financials?.revenue).toBe(100)
  })

  test('of several concepts for one year the first of the list counts', () => {
    const { financials } = choose(
      filed({ concept: 'us-gaap/SalesRevenueNet', value: 80, filed: '2026-02-01' }),
      filed({ concept: 'us-gaap/RevenueFromContractWithCustomerExcludingAssessedTax', value: 95 }),
    )
    expect(financials?.revenue).toBe(95)
  })

  test('of two years that end in one calendar year the newer counts, and nothing of the older', () => {
    const older = { start: '2022-01-03', end: '2023-01-01', filed: '2023-02-20' }
    const newer = { start: '2023-01-02', end: '2023-12-31', filed: '2024-02-20' }
    const later = 'us-gaap/RevenueFromContractWithCustomerExcludingAssessedTax'
    const { financials } = choose(
      filed({ ...older, value: 90 }),
      filed({ ...older, measure: 'netIncome', concept: 'us-gaap/NetIncomeLoss', value: 9 }),
      filed({ ...newer, concept: later, value: 95 }),
    )
    expect(financials).toMatchObject({ periodEnd: newer.end, revenue: 95, netIncome: null })
  })

  test('currencies are never mixed', () => {
    const { financials } = choose(
      plain({ value: 50 }),
      filed({ measure: 'netIncome', concept: 'us-gaap/NetIncomeLoss', value: 5 }),
    )
    expect(financials).toMatchObject({ currency: 'EUR', revenue: 50, netIncome: null })
  })

  test('a register comes before Wikidata, whatever the year', () => {
    const { financials } = choose(plain({ value: 50, year: 2023 }), plain({ value: 60 }, wikidata))
    expect(financials).toMatchObject({ year: 2023, revenue: 50 })
  })

  test('a band of staff stays a band, with the year it is of', () => {
    const band = { low: 50, high: 99 }
    const { financials } = choose(
      plain({ value: 50 }),
      plain({ measure: 'employees', value: band, currency: null, year: 2023 }),
    )
    expect(financials).toMatchObject({ year: 2024, employees: band, employeesYear: 2023 })
  })

  test('staff alone is shown without a currency', () => {
    const { financials } = choose(plain({ measure: 'employees', value: 12, currency: null }))
    expect(financials).toMatchObject({ currency: null, revenue: null, employees: 12, year: null })
  })

  test('what another source says of the same year is a conflict where it is far off', () => {
    const near = plain({ value: 50.2 }, wikidata)
    const far = plain({ value: 70 }, wikidata)
    expect(choose(plain({ value: 50 }), near).conflicts).toEqual([])
    expect(choose(plain({ value: 50 }), far).conflicts).toEqual([
      {
        path: 'financials.revenue',
        values: [
          { value: 50, sourceIds: ['src_2'] },
          { value: 70, sourceIds: ['src_3'] },
        ],
      },
    ])
  })
})
