import { lastOf, type Reply, reply, type StandIn } from '../stand-in.ts'

type Entity = {
  lei: string
  name: string
  former?: string
  jurisdiction: string
  number: string
  category: string
  form: string
  status: 'ACTIVE' | 'INACTIVE'
  city: string
  /** GLEIF's code of the authority that keeps the number. */
  authority?: string
  /** LEI of the company that consolidates it. */
  parent?: string
}

/** Invented companies that have an LEI; two of them are each other's parents. */
const entities: readonly Entity[] = [
  {
    lei: '9845EXAMPLEHALV0NO77',
    name: 'Halvorsen Tidal Energy ASA',
    former: 'Halvorsen Havkraft AS',
    jurisdiction: 'NO',
    number: '923609016',
    authority: 'RA000472',
    category: 'GENERAL',
    form: 'Q0Q1',
    status: 'ACTIVE',
    city: 'Bergen',
  },
  {
    lei: '9845EXAMPLEHALV0GB82',
    name: 'HALVORSEN TIDAL ENERGY LIMITED',
    jurisdiction: 'GB',
    number: '08957400',
    authority: 'RA000585',
    parent: '9845EXAMPLEHALV0NO77',
    category: 'GENERAL',
    form: 'H0PO',
    status: 'ACTIVE',
    city: 'Leeds',
  },
  {
    lei: '9845EXAMPLEHALVOLD56',
    name: 'HALVORSEN TIDAL ENERGY LIMITED',
    jurisdiction: 'IE',
    number: '123456',
    category: 'GENERAL',
    form: '8888',
    status: 'INACTIVE',
    city: 'Cork',
  },
  {
    lei: '9845EXAMPLEMARLOWE11',
    name: 'ADA MARLOWE T/A MARLOWE JOINERY',
    jurisdiction: 'IN',
    number: 'AAAPB0000B',
    category: 'SOLE_PROPRIETOR',
    form: '9999',
    status: 'ACTIVE',
    city: 'Kochi',
  },
  {
    lei: '9845EXAMPLETREVFR012',
    name: 'TREVILLE HYDRAULIQUE',
    jurisdiction: 'FR',
    number: '123 456 782',
    authority: 'RA000189',
    category: 'GENERAL',
    form: '8888',
    status: 'ACTIVE',
    city: 'Rennes',
  },
  {
    lei: '9845EXAMPLEBRZOPL059',
    name: 'Brzozowa Energia Spółka Akcyjna',
    jurisdiction: 'PL',
    number: '28861',
    authority: 'RA000484',
    category: 'GENERAL',
    form: '8888',
    status: 'ACTIVE',
    city: 'Płock',
  },
  {
    lei: '9845EXAMPLEHAVNNO065',
    name: 'Stormvik Havn AS',
    jurisdiction: 'NO',
    number: '923609032',
    authority: 'RA000473',
    category: 'GENERAL',
    form: '8888',
    status: 'ACTIVE',
    city: 'Bergen',
  },
  {
    lei: '9845EXAMPLEFERRNO004',
    name: 'Ullvik Sails AS',
    jurisdiction: 'NO',
    number: '923609040',
    authority: 'RA000472',
    category: 'GENERAL',
    form: '8888',
    status: 'ACTIVE',
    city: 'Bergen',
  },
  {
    lei: '9845EXAMPLECORRGB146',
    name: 'CORRIGAN LOOP HOLDINGS LIMITED',
    jurisdiction: 'GB',
    number: '9999991',
    authority: 'RA000585',
    parent: '9845EXAMPLECORRGB243',
    category: 'GENERAL',
    form: '8888',
    status: 'ACTIVE',
    city: 'Leeds',
  },
  {
    lei: '9845EXAMPLECORRGB243',
    name: 'CORRIGAN LOOP TRADING LIMITED',
    jurisdiction: 'GB',
    number: '09999992',
    authority: 'RA000585',
    parent: '9845EXAMPLECORRGB146',
    category: 'GENERAL',
    form: '8888',
    status: 'ACTIVE',
    city: 'Leeds',
  },
  {
    lei: '9845EXAMPLEBRACUS094',
    name: 'BRACKWATER INSTRUMENTS INC.',
    jurisdiction: 'US-DE',
    number: '4999001',
    authority: 'RA000602',
    category: 'GENERAL',
    form: '8888',
    status: 'ACTIVE',
    city: 'Wilmington',
  },
]

const forms: Readonly<Record<string, string>> = {
  H0PO: 'Private limited company',
  Q0Q1: 'Allmennaksjeselskap',
}

const absent = reply({ errors: [{ status: '404' }] }, 404)

/** The foundation's list of legal entities. */
export const gleif: StandIn = {
  answer: ({ path, query }) => {
    if (path.startsWith('/entity-legal-forms/')) return form(lastOf(path))
    if (path === '/fuzzycompletions') return suggested(query.get('q') ?? '')
    const [, lei = '', place] = /^\/lei-records\/(\w{20})(?:\/([a-z-]+))?$/.exec(path) ?? []
    if (lei !== '') return single(lei, place)
    if (path !== '/lei-records') return absent
    const leis = query.get('filter[lei]')?.split(',')
    const number = query.get('filter[entity.registeredAs]')
    const country = query.get('filter[entity.jurisdiction]')
    const words = (query.get('filter[fulltext]') ?? '').toLowerCase()
    return page(
      entities.filter((one) =>
        leis !== undefined
          ? leis.includes(one.lei)
          : number !== null
            ? one.number === number && (country === null || one.jurisdiction === country)
            : words !== '' && `${one.name} ${one.former ?? ''}`.toLowerCase().includes(words),
      ),
    )
  },
}

/** Names with the same first three letters are spelt alike enough. */
function suggested(asked: string): Reply {
  const start = asked.slice(0, 3).toLowerCase()
  const alike = entities.filter(({ name }) => name.toLowerCase().startsWith(start))
  return reply({
    data: alike.map(({ lei, name }) => ({
      type: 'fuzzycompletions',
      attributes: { value: name },
      relationships: { 'lei-records': { data: { type: 'lei-records', id: lei } } },
    })),
  })
}

function form(code: string): Reply {
  const localName = forms[code]
  if (localName === undefined) return absent
  return reply({
    data: {
      type: 'entity-legal-forms',
      id: code,
      attributes: { code, names: [{ localName, languageCode: 'en' }] },
    },
  })
}

/** One entity, or what it reports of its group. */
function single(lei: string, place: string | undefined): Reply {
  const found = entities.find((one) => one.lei === lei)
  if (found === undefined) return absent
  const parent = entities.find((one) => one.lei === found.parent)
  const children = entities.filter((one) => one.parent === lei)
  if (place === undefined) {
    const self = `https://api.gleif.org/api/v1/lei-records/${lei}`
    const kind = parent === undefined ? 'reporting-exception' : 'lei-record'
    const parents = { links: { [kind]: self } }
    const below = children.length === 0 ? {} : { 'direct-children': { links: { related: self } } }
    return reply({
      data: {
        ...toRecord(found),
        relationships: { 'direct-parent': parents, 'ultimate-parent': parents, ...below },
      },
    })
  }
  if (/^(?:direct|ultimate)-parent$/.test(place))
    return parent === undefined ? absent : reply({ data: toRecord(parent) })
  if (place.endsWith('-reporting-exception'))
    return reply({ data: { attributes: { lei, reason: 'NATURAL_PERSONS' } } })
  return place === 'direct-children' ? page(children) : absent
}

function page(found: readonly Entity[]): Reply {
  return reply({
    meta: { pagination: { total: found.length } },
    data: found.map(toRecord),
  })
}

function toRecord(one: Entity) {
  const address = ({ city, jurisdiction }: Entity) => ({
    addressLines: ['1 Quay Street'],
    city,
    country: jurisdiction,
    postalCode: 'LS1 1AA',
  })
  return {
    type: 'lei-records',
    id: one.lei,
    attributes: {
      lei: one.lei,
      entity: {
        legalName: { name: one.name, language: 'en' },
        otherNames:
          one.former === undefined ? [] : [{ name: one.former, type: 'PREVIOUS_LEGAL_NAME' }],
        transliteratedOtherNames: [],
        legalAddress: address(one),
        headquartersAddress: address(one),
        ...(one.authority === undefined ? {} : { registeredAt: { id: one.authority } }),
        registeredAs: one.number,
        jurisdiction: one.jurisdiction,
        category: one.category,
        legalForm: { id: one.form, other: null },
        status: one.status,
        expiration: { date: one.status === 'INACTIVE' ? '2021-03-02T00:00:00Z' : null },
      },
      registration: { status: 'ISSUED' },
    },
  }
}
