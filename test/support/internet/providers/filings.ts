import { foldWords } from '../../../../research/text/words/fold.ts'
import { type Reply, reply, type StandIn } from '../stand-in.ts'
import { officerIndexes } from './people-registers.ts'

/** An invented company that is listed in the United States, and a person who owns shares of it. */
const filer = {
  cik: '1999001',
  entityType: 'operating',
  sic: '3829',
  sicDescription: 'Measuring & Controlling Devices',
  name: 'BRACKWATER INSTRUMENTS INC /DE/',
  tickers: ['BRKW'],
  stateOfIncorporation: 'DE',
  stateOfIncorporationDescription: 'DE',
  addresses: {
    business: { street1: '1 EXAMPLE RD', street2: 'None', city: 'BOSTON', stateOrCountry: 'MA' },
  },
  formerNames: [{ name: 'BRACKWATER GAUGES INC', from: '1999-02-17', to: '2008-01-27' }],
  filings: { recent: { form: ['8-K', '10-K', '10-Q'] } },
}
const index = [
  {
    _id: '1999001',
    _source: { entity: 'Brackwater Instruments Inc /DE/ (BRKW)', tickers: 'BRKW' },
  },
  { _id: '1999002', _source: { entity: 'BRACKWATER ADA EXAMPLE' } },
]

const year = { start: '2025-01-01', end: '2025-12-31', form: '10-K', filed: '2026-02-20' }
/** A quarter, a year that was filed twice, and a number that is none. */
const facts: Readonly<Record<string, readonly object[]>> = {
  Revenues: [
    { ...year, start: '2025-10-01', val: 11_000_000 },
    { ...year, val: 40_900_000, filed: '2026-01-20' },
    { ...year, val: 41_000_000 },
  ],
  NetIncomeLoss: [{ ...year, val: 2_147_483_647 }],
}

/** The commission's index of filers, its filers and their figures. */
export const sec: StandIn = {
  answer: ({ path, query }, world) => {
    if (query.has('q')) return officerIndexes.american(world, query)
    if (path === '/LATEST/search-index') {
      const words = foldWords(query.get('keysTyped') ?? '')
      const hits = index.filter(({ _source: { entity } }) =>
        words.every((word) => foldWords(entity).includes(word)),
      )
      return reply({ hits: { total: { value: hits.length, relation: 'eq' }, hits } })
    }
    if (path.startsWith('/Archives/')) return officerIndexes.americanReport(path) ?? noSuchKey
    if (path === '/submissions/CIK0001999001.json') return reply(filer)
    const [, concept = ''] = /CIK0001999001\/us-gaap\/(\w+)\.json$/.exec(path) ?? []
    const USD = facts[concept]
    return USD === undefined ? noSuchKey : reply({ cik: 1999001, tag: concept, units: { USD } })
  },
  throttled: () =>
    reply('<html><body>Request Rate Threshold Exceeded</body></html>', 403, {
      'content-type': 'text/html',
    }),
}

const noSuchKey: Reply = reply('<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>', 404, {
  'content-type': 'application/xml',
})
