import { describe, expect, test } from 'vitest'
import { buildHits } from '../../../research/companies/build-hits.ts'
import {
  buildRecord,
  type CompanyRecord,
  parseCompanyId,
} from '../../../research/companies/company-record.ts'
import { listRecords } from '../../../research/companies/list-records.ts'
import { mergeRecords } from '../../../research/companies/merge-records.ts'
import {
  parseCompanyQuery,
  toCompanyQuery,
} from '../../../research/companies/parse-company-query.ts'

const lei = 'HWUPKR0MPOU8FGXBT394'
const otherLei = '5493001KJTIIGC8Y1R12'
let count = 0
const record = (given: Partial<CompanyRecord>): CompanyRecord => {
  count += 1
  return buildRecord({
    id: `r${count}`,
    origin: 'register',
    name: 'Brackwater Tidal Ltd',
    ...given,
  })
}
const gb = (number: string) => ({ jurisdiction: 'GB', numbers: [{ jurisdiction: 'GB', number }] })
/** How many companies these records are, in either order. */
const countMerged = (...records: CompanyRecord[]) => {
  const counted = mergeRecords(records).length
  expect(mergeRecords(records.toReversed())).toHaveLength(counted)
  return counted
}

describe('records of companies', () => {
  test('records with one LEI are one company, whatever they call it', () => {
    expect(countMerged(record({ lei }), record({ lei, name: 'Tidal Holdings plc' }))).toBe(1)
  })

  test('records with one number in a register are one, with or without zeros and spaces', () => {
    expect(countMerged(record(gb('08957400')), record(gb('8957 400')))).toBe(1)
  })

  test('a record of the same number with the name of another company stays apart', () => {
    expect(
      countMerged(record(gb('08957400')), record({ ...gb('8957400'), name: 'Toys Ltd' })),
    ).toBe(2)
  })

  test('one company number in two registers is two companies', () => {
    const no = { jurisdiction: 'NO', numbers: [{ jurisdiction: 'NO', number: '08957400' }] }
    expect(countMerged(record(gb('08957400')), record(no))).toBe(2)
  })

  test('an equal name in one jurisdiction joins records, another number or LEI forbids it', () => {
    expect(countMerged(record({ lei, jurisdiction: 'GB' }), record(gb('08957400')))).toBe(1)
    expect(countMerged(record(gb('08957401')), record(gb('08957400')))).toBe(2)
    const [a, b] = [lei, otherLei].map((one) => record({ lei: one, jurisdiction: 'GB' }))
    expect(countMerged(a as CompanyRecord, b as CompanyRecord)).toBe(2)
  })

  test('a different LEI keeps records of companies apart even where a number agrees', () => {
    const number = gb('08957400')
    expect(countMerged(record({ lei, ...number }), record({ lei: otherLei, ...number }))).toBe(2)
  })

  test('an equal name without a jurisdiction, or in two, joins nothing', () => {
    expect(countMerged(record({ jurisdiction: 'GB' }), record({ cik: '320193' }))).toBe(2)
    const states = ['US-CA', 'US-DE'].map((jurisdiction) => record({ jurisdiction }))
    expect(countMerged(...states)).toBe(2)
    expect(countMerged(record({ jurisdiction: 'US' }), record({ jurisdiction: 'US-DE' }))).toBe(1)
  })

  test('a name joins no company that is gone to one that is there', () => {
    const gone = record({ jurisdiction: 'GB', origin: 'wikidata', status: 'dissolved' })
    expect(countMerged(record({ ...gb('08957400'), status: 'active' }), gone)).toBe(2)
    expect(countMerged(record({ ...gb('08957400'), status: 'dissolved' }), gone)).toBe(1)
    expect(countMerged(record({ ...gb('08957400') }), gone)).toBe(1)
  })

  test('a name of one word joins no item of Wikidata, which an identifier does', () => {
    const item = { origin: 'wikidata', name: 'Lantern', jurisdiction: 'GB' } as const
    const registered = { ...gb('08957400'), name: 'Lantern Limited' }
    expect(countMerged(record(registered), record(item))).toBe(2)
    expect(countMerged(record({ ...registered, lei }), record({ ...item, lei }))).toBe(1)
    expect(countMerged(record(registered), record({ jurisdiction: 'GB', name: 'Lantern' }))).toBe(1)
  })

  test('an item that has its legal form is no brand: the name of a company joins it', () => {
    const item = { origin: 'wikidata', name: 'Lantern SE', jurisdiction: 'DE' } as const
    const registered = { jurisdiction: 'DE', name: 'Lantern SE' }
    expect(countMerged(record(registered), record(item))).toBe(1)
    expect(countMerged(record({ ...registered, name: 'Lantern GmbH' }), record(item))).toBe(2)
  })

  test('a name that fits two companies is neither of them', () => {
    const unclear = record({ jurisdiction: 'GB', wikidata: 'Q42' })
    expect(countMerged(record(gb('08957400')), record(gb('08957401')), unclear)).toBe(3)
  })

  test('an item of Wikidata leads from an LEI to a CIK', () => {
    const filing = record({
      origin: 'filing',
      cik: '0000320193',
      name: 'BRACKWATER TIDAL LTD /DE/',
    })
    const item = record({ origin: 'wikidata', wikidata: 'Q42', lei, cik: '320193' })
    expect(countMerged(record({ lei, jurisdiction: 'GB' }), filing, item)).toBe(1)
  })

  test.each(['branch', 'fund', 'sole_trader'] as const)(
    'a record of the kind %s stays apart from the company',
    (kind) => {
      expect(
        countMerged(record({ jurisdiction: 'GB' }), record({ jurisdiction: 'GB', kind })),
      ).toBe(2)
    },
  )

  test('a sole trader of one register is one in all that know the number: no address is kept', () => {
    const number = { jurisdiction: 'FR', numbers: [{ jurisdiction: 'FR', number: '123456782' }] }
    const trader = record({ ...number, name: 'ADA EXEMPLE', kind: 'sole_trader' })
    const listed = record({
      ...number,
      name: 'Exemple Ada',
      address: '1 rue du Port, Rennes',
      city: 'Rennes',
    })
    const other = record({ ...gb('08957400'), city: 'Leeds' })
    const records = listRecords(
      [trader, listed, other].map((one) => ({ kind: 'record', record: one })),
    )
    expect(records.map(({ kind, city, address }) => [kind, city, address])).toEqual([
      ['sole_trader', null, null],
      ['sole_trader', null, null],
      ['company', 'Leeds', null],
    ])
  })

  test('a parent and its subsidiary stay apart', () => {
    const names = ['Brackwater Tidal Ltd', 'Brackwater Tidal Holdings Ltd', 'Brackwater Ltd']
    expect(countMerged(...names.map((name) => record({ name, jurisdiction: 'GB' })))).toBe(3)
  })
})

describe('hits of a company search', () => {
  test('a hit says what its records say, the register before the LEI and the filing', () => {
    const [hit, ...more] = buildHits({ name: 'brackwater tidal' }, [
      record({
        id: 'gleif',
        origin: 'lei',
        lei,
        ...gb('8957400'),
        status: 'active',
        legalForm: 'Private limited company',
        city: 'Leeds',
        country: 'GB',
      }),
      record({
        id: 'ch',
        ...gb('08957400'),
        name: 'BRACKWATER TIDAL LIMITED',
        status: 'liquidation',
      }),
      record({ id: 'wiki', origin: 'wikidata', wikidata: 'Q42', lei, ticker: 'BRK' }),
    ])
    expect(more).toEqual([])
    expect(hit).toMatchObject({
      kind: 'company',
      id: `lei:${lei}`,
      ids: [`lei:${lei}`, 'gb:08957400', 'wikidata:Q42'],
      name: 'BRACKWATER TIDAL LIMITED',
      headline: 'Private limited company · Leeds, United Kingdom',
      initials: 'BT',
      jurisdiction: 'GB',
      status: 'liquidation',
      tags: ['listed', 'BRK'],
    })
    expect(hit?.confidence).toBeGreaterThan(90)
  })

  test.each([
    'Vltavan Plachty s.r.o.',
    'Dunajan Plachty, a.s.',
    'A.P. Brackwater A/S',
    'Brackwater SA/NV',
    'Officine Tidali S.p.A.',
    'Brackwater Tidal AB (publ)',
  ])('a company is named as its register writes it: %s', (name) => {
    expect(buildHits({ name }, [record({ name })])).toMatchObject([{ name, legalName: name }])
  })

  test('two companies of one name are two equal hits below 90', () => {
    const hits = buildHits({ name: 'Brackwater Tidal Ltd' }, [
      record(gb('08957400')),
      record({ jurisdiction: 'IE', numbers: [{ jurisdiction: 'IE', number: '123456' }] }),
    ])
    expect(hits.map(({ id }) => id)).toEqual(['gb:08957400', 'ie:123456'])
    expect(hits[0]?.confidence).toBe(hits[1]?.confidence)
    expect(hits[0]?.confidence).toBeLessThan(90)
  })

  test('a ticker finds the company that is listed under it, whatever it is called', () => {
    const question = parseCompanyQuery('BRKW')
    if ('reason' in question) throw new Error(question.reason)
    const [first, second] = buildHits(toCompanyQuery(question), [
      record({ ...gb('08957400'), ticker: 'BRKW' }),
      record({ ...gb('08957401'), name: 'Birkwood Toys Ltd', ticker: 'BRKT' }),
    ])
    expect(first).toMatchObject({ id: 'gb:08957400', signals: [{ signal: 'same_ticker' }] })
    expect(first?.confidence).toBeGreaterThan(70)
    expect(second?.confidence).toBeLessThan(10)
  })

  test('nothing found is no hit', () => {
    expect(buildHits({ name: 'Brackwater' }, [])).toEqual([])
  })

  test.each([
    [`lei:${lei.toLowerCase()}`, { lei }],
    ['gb:08957400', { numbers: [{ jurisdiction: 'GB', number: '08957400' }] }],
    ['us_de:12345', { numbers: [{ jurisdiction: 'US-DE', number: '12345' }] }],
    ['cik:0000320193', { cik: '320193' }],
    ['wikidata:q42', { wikidata: 'Q42' }],
  ])('the id %s pins a company', (id, marks) => {
    expect(parseCompanyId(id)).toMatchObject(marks)
  })

  test.each(['Brackwater', 'lei:HWUPKR0MPOU8FGXBT395', 'cik:x', 'wikidata:42', 'nowhere:1'])(
    '%s is no id of a company',
    (text) => {
      expect(parseCompanyId(text)).toBeNull()
    },
  )
})
