import { dossierPeople } from '../dossier-people.ts'
import { people } from '../people.ts'
import { nameOf, type Person, type Stay } from '../person.ts'
import { reply, type StandIn } from '../stand-in.ts'
import type { World } from '../world.ts'

/** Search, items and the query service, which knows people by the handles of two platforms here. */
export const wikidata: StandIn = {
  answer: ({ path, query }, world) => {
    if (path === '/sparql') {
      const ids = holdersIn(query.get('query') ?? '', world)
      const bindings = ids.map((id) => ({
        person: { type: 'uri', value: `http://www.wikidata.org/entity/${id}` },
      }))
      return reply({ head: { vars: ['person'] }, results: { bindings } }, 200, {
        'content-type': 'application/sparql-results+json',
      })
    }
    const sought = query.get('srsearch') ?? ''
    if (/haswbstatement:P(?!31=Q5\b)/.test(sought)) return searchCompanies(sought)
    if (query.get('action') === 'query') {
      const text = query.get('srsearch')?.replace(/\bhaswbstatement:\S+/, '') ?? ''
      const search = world
        .named(text)
        .flatMap(({ ids }) => (ids.wikidata === undefined ? [] : [{ ns: 0, title: ids.wikidata }]))
      return reply({
        batchcomplete: '',
        query: { searchinfo: { totalhits: search.length }, search },
      })
    }
    const asked = query.get('ids')?.split('|') ?? []
    const entities = asked.map(
      (id) =>
        [
          id,
          companyItems[id] ?? labelled[id] ?? entityOf(id, world.known('wikidata', id)),
        ] as const,
    )
    return reply({ entities: Object.fromEntries(entities), success: 1 })
  },
  // MediaWiki's lag, inside an HTTP 200; the query service has words of its own
  throttled: ({ path }) =>
    path === '/sparql'
      ? reply('Too many requests', 429, { 'content-type': 'text/plain', 'retry-after': '40' })
      : reply(
          { error: { code: 'maxlag', info: 'Waiting for a database server: 6 seconds lagged.' } },
          200,
          { 'retry-after': '40' },
        ),
}

const claim = (value: unknown) => [
  { rank: 'normal', mainsnak: { snaktype: 'value', datavalue: { value } } },
]

/** A company that is listed in the United States. */
const companyItems: Readonly<Record<string, object>> = {
  Q99000101: {
    id: 'Q99000101',
    type: 'item',
    labels: { en: { language: 'en', value: 'Brackwater Instruments' } },
    aliases: {},
    claims: {
      P31: claim({ 'entity-type': 'item', id: 'Q891723' }),
      P17: claim({ 'entity-type': 'item', id: 'Q30' }),
      P1278: claim('9845EXAMPLEBRACUS094'),
      P5531: claim('0001999001'),
    },
  },
}

/** Posts, degrees, employers and schools of the people here, by their items. */
const stayLabels = [
  ...new Set(
    [...people, ...dossierPeople].flatMap(({ stays = [] }) =>
      stays.flatMap(({ title, at }) => [title, at]),
    ),
  ),
]
const itemFor = (label: string) => ({ id: `Q9910${stayLabels.indexOf(label)}` })
const labelled: Readonly<Record<string, object>> = Object.fromEntries(
  stayLabels.map((value) => [
    itemFor(value).id,
    { ...itemFor(value), type: 'item', labels: { en: { language: 'en', value } }, claims: {} },
  ]),
)

/** Employers (P108) with the post, schools (P69) with the degree, and their years. */
function staysOf({ stays = [] }: Person) {
  const snak = (value: unknown) => [{ snaktype: 'value', datavalue: { value } }]
  const inYear = (property: string, year: number | null) =>
    year === null ? {} : { [property]: snak({ time: `+${year}-00-00T00:00:00Z`, precision: 9 }) }
  const list = (wanted: Stay['kind'], titleProperty: string) =>
    stays
      .filter(({ kind }) => kind === wanted)
      .map(({ title, at, from, to }) => ({
        rank: 'normal',
        mainsnak: { snaktype: 'value', datavalue: { value: itemFor(at) } },
        qualifiers: {
          [titleProperty]: snak(itemFor(title)),
          ...inYear('P580', from),
          ...inYear('P582', to),
        },
      }))
  return { P108: list('post', 'P39'), P69: list('study', 'P512') }
}

function searchCompanies(sought: string) {
  const isFound = /9845EXAMPLEBRACUS094|0001999001|brackwater/i.test(sought)
  const search = isFound ? [{ ns: 0, title: 'Q99000101' }] : []
  return reply({ batchcomplete: '', query: { searchinfo: { totalhits: search.length }, search } })
}

function holdersIn(query: string, world: World): string[] {
  const [, email] = /wdt:P968 <mailto:([^>]+)>/.exec(query) ?? []
  if (email !== undefined) return [world.reached(decodeURI(email))?.ids.wikidata ?? []].flat()
  const [, number] = /VALUES \?number \{ "([^"]+)"/.exec(query) ?? []
  if (number !== undefined) return [world.called(number)?.ids.wikidata ?? []].flat()
  const handles = [...query.matchAll(/\(wdt:(P2037|P4033) "([^"]+)"\)/g)]
  const found = handles.map(([, property, handle = '']) =>
    property === 'P2037'
      ? world.holder('github', handle)
      : world.holder('mastodon', handle.replace(/@.*$/, '')),
  )
  return [...new Set(found.flatMap((person) => person?.ids.wikidata ?? []))]
}

function entityOf(id: string, person: Person | null) {
  if (person === null) return { id, missing: '' }
  const language = /\p{Script=Cyrillic}/u.test(nameOf(person)) ? 'ru' : 'en'
  const term = (value: string) => ({ [language]: { language, value } })
  return {
    id: person.ids.wikidata,
    type: 'item',
    labels: term(nameOf(person)),
    descriptions: term(person.occupation),
    aliases: {},
    claims: claimsOf(person),
    sitelinks: {},
  }
}

function claimsOf(person: Person) {
  const { birthYear, site, ids, accounts, email, phone } = person
  const text = (property: string, value: string | null | undefined) =>
    value === null || value === undefined ? {} : { [property]: claim(value) }
  return {
    P31: claim({ 'entity-type': 'item', id: 'Q5' }),
    P569: claim({ time: `+${birthYear}-00-00T00:00:00Z`, precision: 9 }),
    ...staysOf(person),
    ...text('P856', site),
    ...text('P968', email === null ? null : `mailto:${email}`),
    ...text('P1329', phone?.international.replaceAll(' ', '-')),
    ...text('P496', ids.orcid),
    ...text('P2037', accounts.github),
    ...text(
      'P4033',
      accounts.mastodon === undefined ? undefined : `${accounts.mastodon}@mastodon.social`,
    ),
  }
}
