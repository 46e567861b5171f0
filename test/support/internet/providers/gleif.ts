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
}

/** Invented companies that have an LEI. */
const entities: readonly Entity[] = [
  {
    lei: '9845EXAMPLEHALV0NO77',
    name: 'Halvorsen Tidal Energy ASA',
    former: 'Halvorsen Havkraft AS',
    jurisdiction: 'NO',
    number: '923609016',
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
]

const forms: Readonly<Record<string, string>> = {
  H0PO: 'Private limited company',
  Q0Q1: 'Allmennaksjeselskap',
}

/** The foundation's list of legal entities. */
export const gleif: StandIn = {
  answer: ({ path, query }) => {
    if (path.startsWith('/entity-legal-forms/')) return form(lastOf(path))
    if (path === '/fuzzycompletions') return suggested(query.get('q') ?? '')
    if (path !== '/lei-records') return reply({ errors: [{ status: '404' }] }, 404)
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
  if (localName === undefined) return reply({ errors: [{ status: '404' }] }, 404)
  return reply({
    data: {
      type: 'entity-legal-forms',
      id: code,
      attributes: { code, names: [{ localName, languageCode: 'en' }] },
    },
  })
}

function page(found: readonly Entity[]): Reply {
  const address = ({ city, jurisdiction }: Entity) => ({
    addressLines: ['1 Quay Street'],
    city,
    country: jurisdiction,
    postalCode: 'LS1 1AA',
  })
  return reply({
    data: found.map((one) => ({
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
          registeredAs: one.number,
          jurisdiction: one.jurisdiction,
          category: one.category,
          legalForm: { id: one.form, other: null },
          status: one.status,
          expiration: { date: one.status === 'INACTIVE' ? '2021-03-02T00:00:00Z' : null },
        },
        registration: { status: 'ISSUED' },
      },
    })),
  })
}
