import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { rdap } from '../../sources/domains/rdap.ts'
import { rdapDomain } from '../../sources/domains/rdap-domain.ts'
import { wikipedia } from '../../sources/encyclopedias/wikipedia.ts'
import { orcid } from '../../sources/scholars/orcid.ts'
import { items, optionalItems, optionalRecord } from '../../sources/shared/lenient.ts'
import { parseOrcid } from '../../sources/shared/orcid-id.ts'
import type { AnySource, Question } from '../../sources/shared/source.ts'
import { toShort } from '../../sources/shared/to-short.ts'
import { wikidata } from '../../sources/wikidata/wikidata.ts'
import { parseAccounts } from '../../sources/wikidata/wikidata-accounts.ts'
import { Claims, parseClaimYear } from '../../sources/wikidata/wikidata-claims.ts'
import { wikidataEntities } from '../../sources/wikidata/wikidata-entities.ts'
import { wikidataHandle } from '../../sources/wikidata/wikidata-handle.ts'
import {
  buildEntityQuestion,
  parseEntityQuestion,
} from '../../sources/wikidata/wikidata-question.ts'
import { decodeStage, encodeStage, parseStages } from '../../sources/wikidata/wikidata-stages.ts'
import { questionOf } from '../support/sources/exchanges.ts'

const ask = (source: AnySource, question: Question, base = source.baseUrl ?? '') =>
  source.request(question, { base, key: null })?.url ?? null
const subject = (kind: 'name' | 'phone' | 'email' | 'username', text: string) =>
  questionOf({ question: { kind, text } })

describe('items of a list', () => {
  const list = items(z.object({ id: z.number() }))

  test.each([
    ['one broken item is left out', [{ id: 1 }, { id: '2' }, null], [{ id: 1 }]],
    ['an empty list is empty', [], []],
  ])('the items of a list are parsed: %s', (_, given, read) => {
    expect(list.safeParse(given).data).toEqual(read)
  })

  test('results are read as far as a source asks for them, a whole list to its end', () => {
    const many = Array.from({ length: 10_000 }, (_, id) => ({ id }))
    expect(list.safeParse(many).data).toHaveLength(500)
    expect(items(z.object({ id: z.number() }), 20_000).parse(many)).toHaveLength(10_000)
    expect(optionalItems(z.object({ id: z.number() }), 20).parse(many)).toHaveLength(20)
  })

  test.each([[[{ id: '1' }, 'x']], [undefined], [null], [{ id: 1 }]])(
    'items of a list: %j is another answer than an empty list',
    (given) => {
      expect(list.safeParse(given).success).toBe(false)
    },
  )

  test('optional parts of an answer that do not parse are empty', () => {
    expect(optionalItems(z.number()).parse('none')).toEqual([])
    expect(optionalRecord(z.number()).parse([])).toEqual({})
    expect(optionalRecord(z.number()).parse({ a: 1, b: 'x' })).toEqual({ a: 1 })
  })
})

describe('ORCID iDs', () => {
  test.each([
    ['https://orcid.org/0000-0002-1825-0097', '0000-0002-1825-0097'],
    ['http://orcid.org/0000-0002-1694-233x/', '0000-0002-1694-233X'],
    ['0000-0002-1825-0097', '0000-0002-1825-0097'],
    ['0000-0002-1825-0098', null],
    ['0000-0002-1825-009', null],
    ['', null],
    [null, null],
  ])('ORCID iDs: %s is %s', (text, id) => {
    expect(parseOrcid(text)).toBe(id)
  })
})

describe('Wikidata', () => {
  const claims = (property: string, ...statements: unknown[]) =>
    Claims.parse({ [property]: statements })
  const value = (data: unknown, rank = 'normal') => ({
    rank,
    mainsnak: { snaktype: 'value', datavalue: { value: data } },
  })
  const time = (at: string, precision: number, rank?: string) =>
    value({ time: at, precision }, rank)

  const items = { A: 'Q990000001', B: 'Q990000002', C: 'Q990000003' }
  const held = (id: string, qualifiers: Record<string, unknown[]>, rank?: string) => ({
    ...value({ id }, rank),
    qualifiers: Object.fromEntries(
      Object.entries(qualifiers).map(([property, values]) => [
        property,
        values.map((one) =>
          typeof one === 'string'
            ? { snaktype: one }
            : { snaktype: 'value', datavalue: { value: one } },
        ),
      ]),
    ),
  })
  const inYear = (year: number, precision = 9) => ({
    time: `+${year}-00-00T00:00:00Z`,
    precision,
  })

  test.each<[string, string, unknown[], string[]]>([
    [
      'an end makes a post past',
      'P39',
      [held(items.A, { P580: [inYear(2011)], P582: [inYear(2015)] })],
      ['post,Q990000001,,,2011,2015,over'],
    ],
    [
      'an unknown end is an end',
      'P108',
      [held(items.A, { P580: [inYear(2011)], P582: ['somevalue'] })],
      ['post,,Q990000001,,2011,,over'],
    ],
    [
      'an end that is said not to be is none',
      'P108',
      [held(items.A, { P580: [inYear(2011)], P582: ['novalue'] })],
      ['post,,Q990000001,,2011,,'],
    ],
    [
      'a decade is no year, but an end',
      'P108',
      [held(items.A, { P580: [inYear(1970, 8)], P582: [inYear(1980, 8)] })],
      ['post,,Q990000001,,,,over'],
    ],
    [
      'a post is held in the year in which it is noted',
      'P39',
      [held(items.A, { P585: [inYear(1990)] })],
      ['post,Q990000001,,,1990,1990,over'],
    ],
    [
      'a degree is got in the year in which it is noted',
      'P69',
      [held(items.A, { P512: [{ id: items.B }], P812: [{ id: items.C }], P585: [inYear(1990)] })],
      ['study,Q990000002,Q990000001,Q990000003,,1990,over'],
    ],
    [
      'an employer with the post there',
      'P108',
      [held(items.A, { P39: [{ id: items.B }], P580: [inYear(2019)] })],
      ['post,Q990000002,Q990000001,,2019,,'],
    ],
    [
      'deprecated statements say nothing',
      'P108',
      [held(items.A, { P580: [inYear(2019)] }, 'deprecated')],
      [],
    ],
    [
      'beside what is preferred stands what has ended',
      'P39',
      [
        held(items.A, { P580: [inYear(2001)], P582: [inYear(2005)] }),
        held(items.B, { P580: [inYear(2005)] }),
        held(items.C, { P580: [inYear(2019)] }, 'preferred'),
      ],
      ['post,Q990000001,,,2001,2005,over', 'post,Q990000003,,,2019,,'],
    ],
    [
      'terms in a row are one stay',
      'P39',
      [
        held(items.A, { P580: [inYear(2013)], P582: [inYear(2017)] }),
        held(items.A, { P580: [inYear(2009)], P582: [inYear(2013)] }),
        held(items.A, { P580: [inYear(2021)] }),
        held(items.A, {}),
      ],
      ['post,Q990000001,,,2009,2017,over', 'post,Q990000001,,,2021,,'],
    ],
    [
      'two beginnings are a dispute',
      'P551',
      [held(items.A, { P580: [inYear(2013), inYear(2014)] })],
      ['home,,Q990000001,,,,'],
    ],
  ])('statements of Wikidata with years: %s', (_, property, statements, stages) => {
    expect(parseStages(claims(property, ...statements)).map(encodeStage)).toEqual(stages)
    expect(stages.map(decodeStage)).toEqual(parseStages(claims(property, ...statements)))
  })

  const human = (...deaths: unknown[]) => ({
    id: 'Q990000001',
    labels: { en: { value: 'Ada Example' } },
    claims: { P31: [value({ id: 'Q5' })], P570: deaths },
  })
  test.each([
    ['a year', value(inYear(1990)), 1990, true],
    ['a decade is no year', value(inYear(1990, 8)), null, true],
    ['a century is no year', value(inYear(1900, 7)), null, true],
    ['an unknown date', { rank: 'normal', mainsnak: { snaktype: 'somevalue' } }, null, true],
    ['no death', { rank: 'normal', mainsnak: { snaktype: 'novalue' } }, null, false],
    ['a deprecated date', value(inYear(1990), 'deprecated'), null, false],
  ])('the date of a death at Wikidata: %s', (_, death, deathYear, isDead) => {
    const answer = { entities: { Q990000001: human(death) } }
    const found = wikidataEntities.read(answer, { kind: 'id', text: 'Q990000001' })?.findings
    expect(found).toMatchObject([{ deathYear, isDead }])
  })

  test.each([
    ['a day is a year', [time('+1988-08-19T00:00:00Z', 11)], 1988],
    ['a year is a year', [time('+1988-00-00T00:00:00Z', 9)], 1988],
    ['a decade is no year', [time('+1980-00-00T00:00:00Z', 8)], null],
    ['before our era', [time('-0044-03-15T00:00:00Z', 11)], -44],
    [
      'a preferred value stands alone',
      [time('+1988-00-00T00:00:00Z', 9), time('+1990-00-00T00:00:00Z', 9, 'preferred')],
      1990,
    ],
    [
      'a disputed year is not known',
      [time('+1988-00-00T00:00:00Z', 9), time('+1990-00-00T00:00:00Z', 9)],
      null,
    ],
    ['deprecated values do not hold', [time('+1988-00-00T00:00:00Z', 9, 'deprecated')], null],
    ['unknown values have none', [{ rank: 'normal', mainsnak: { snaktype: 'somevalue' } }], null],
    ['a text is no time', [value('1988')], null],
  ])('the year of Wikidata: %s', (_, statements, year) => {
    expect(parseClaimYear(claims('P569', ...statements), 'P569')).toBe(year)
  })

  test.each([
    ['P4033', '@ada@social.example', 'https://social.example/@ada'],
    ['P4033', 'ada', null],
    ['P2002', 'home', null],
    ['P2002', '../../x', null],
    [
      'P2397',
      'UCSju5G2aFaWMqn-_0YBtq5A',
      'https://www.youtube.com/channel/UCSju5G2aFaWMqn-_0YBtq5A',
    ],
    ['P11245', 'ada-example', 'https://www.youtube.com/@ada-example'],
    ['P3943', 'evil.example/', null],
    ['P6634', 'ada-example', 'https://www.linkedin.com/in/ada-example'],
  ])('Wikidata: %s = %s leads to %s', (property, handle, url) => {
    expect(parseAccounts(claims(property, value(handle)))[0]?.url ?? null).toBe(url)
  })

  test.each([
    [{ ids: ['Q1', 'Q22'], name: 'Ада & Co = 50% ?|x' }],
    [{ ids: ['Q1'], username: 'ада.x' }],
    [{ ids: ['Q7'] }],
  ])('a question for items survives being written down: %j', (question) => {
    expect(parseEntityQuestion(buildEntityQuestion(question))).toMatchObject(question)
  })

  test.each(['', 'q1', 'Q0', 'Q1|', 'Q1|P2', 'Q1 OR', Array(51).fill('Q1').join('|')])(
    'Wikidata: %j asks for no items',
    (text) => {
      expect(ask(wikidataEntities, { kind: 'id', text })).toBeNull()
    },
  )

  test('a handle cannot end the text that it stands in', () => {
    for (const text of ['a" } #', 'a\\', 'a\n', 'a\\u0022', "a'b"])
      expect(ask(wikidataHandle, { kind: 'username', text, platform: null })).toBeNull()
    expect(ask(wikidataHandle, { kind: 'username', text: 'ада_1', platform: null })).not.toBeNull()
  })

  test('Wikidata names are asked for in the languages of their script', () => {
    const languages = (name: string) =>
      URL.parse(
        ask(wikidataEntities, { kind: 'id', text: buildEntityQuestion({ ids: ['Q1'], name }) }) ??
          '',
      )?.searchParams.get('languages')
    expect(languages('Ада Пример')).toBe('ru|uk|bg|sr|mul|en')
    expect(languages('山田')).toBe('zh|ja|mul|en')
  })

  test('a name of nothing but signs is not searched', () => {
    expect(
      ask(wikidata, {
        kind: 'name',
        text: '"*"',
        name: {
          script: 'latin',
          given: [],
          family: [],
          particles: [],
          titles: [],
          generation: null,
        },
      }),
    ).toBeNull()
  })
})

describe('Wikipedia', () => {
  test.each([
    ['Ada Example', 'https://en.wikipedia.org/api/rest_v1/page/summary/Ada_Example?redirect=true'],
    [
      "sinéad o'testor",
      "https://en.wikipedia.org/api/rest_v1/page/summary/Sin%C3%A9ad_O'testor?redirect=true",
    ],
    [
      'Ада Пример',
      `https://ru.wikipedia.org/api/rest_v1/page/summary/${encodeURIComponent('Ада_Пример')}?redirect=true`,
    ],
    [
      '山田 太郎',
      `https://zh.wikipedia.org/api/rest_v1/page/summary/${encodeURIComponent('山田_太郎')}?redirect=true`,
    ],
  ])('Wikipedia: %s is looked up in the wiki of its script', (name, url) => {
    expect(ask(wikipedia, subject('name', name))).toBe(url)
  })

  test('a base that the configuration put in place is asked for all languages', () => {
    expect(ask(wikipedia, subject('name', 'Ада Пример'), 'http://127.0.0.1:1234')).toMatch(
      /^http:\/\/127\.0\.0\.1:1234\/api\//,
    )
  })

  test.each([
    ['danish writer (born 1970)', 1970, null],
    ['English mathematician (1815-1852)', 1815, 1852],
    ['English mathematician (died 1852)', undefined, undefined],
    ['American television series (2002–2008)', undefined, undefined],
    ['Chinese calendar era (1402–1736)', undefined, undefined],
    ['album (2013)', undefined, undefined],
    ['2013 film', undefined, undefined],
  ])('Wikipedia: %s: a life from %s to %s', (description, birthYear, deathYear) => {
    const found = wikipedia.read(
      { type: 'standard', title: 'Ada Example', description },
      subject('name', 'Ada Example'),
    )?.findings[0]
    expect(found?.kind).toBe(birthYear === undefined ? 'page' : 'person')
    expect(found).toMatchObject({ birthYear: birthYear ?? null, deathYear: deathYear ?? null })
  })
})

describe('domains', () => {
  const email = (text: string) => ask(rdap, subject('email', text))

  test('mail providers are not asked about their customers', () => {
    expect(email('ada@gmail.com')).toBeNull()
    expect(email('ada@ada-works.example')).toBe('https://data.iana.org/rdap/dns.json')
  })

  test.each([
    [
      'https://rdap.example.org/v1/ ada-works.example',
      'https://rdap.example.org/v1/domain/ada-works.example',
    ],
    ['http://rdap.example.org ada-works.example', null],
    [
      'http://127.0.0.1:1234/cz ada-works.example',
      'http://127.0.0.1:1234/cz/domain/ada-works.example',
    ],
    ['https://rdap.example.org a/../b', null],
    ['https://rdap.example.org', null],
    ['ada-works.example', null],
  ])('the registry of a domain: %s is asked at %s', (text, url) => {
    expect(ask(rdapDomain, { kind: 'id', text }, 'http://127.0.0.1:1234')).toBe(url)
  })

  const registrant = (...properties: unknown[]) => ({
    objectClassName: 'domain',
    ldhName: 'ada-works.example',
    entities: [{ roles: ['registrant'], vcardArray: ['vcard', properties] }],
  })
  test.each([
    [
      'a firm',
      [
        ['fn', {}, 'text', 'Erika Probeholm'],
        ['org', {}, 'text', 'Sample Private Limited'],
      ],
      ['Sample Private Limited'],
    ],
    [
      'a firm that is the contact',
      [
        ['kind', {}, 'text', 'org'],
        ['fn', {}, 'text', 'Ada Works Ltd'],
      ],
      ['Ada Works Ltd'],
    ],
    [
      'a firm with departments',
      [['org', {}, 'text', ['Ada Works Ltd', 'Pumps']]],
      ['Ada Works Ltd'],
    ],
    ['a person', [['fn', {}, 'text', 'Erika Probeholm']], []],
    [
      'a person written as a firm',
      [
        ['kind', {}, 'text', 'individual'],
        ['fn', {}, 'text', 'Erika P.'],
        ['org', {}, 'text', 'Erika P.'],
      ],
      [],
    ],
    ['a proxy', [['org', {}, 'text', 'Domains By Proxy, LLC']], []],
    ['a privacy service', [['org', {}, 'text', 'Withheld for Privacy ehf']], []],
  ])('the registration of %s yields an organisation only', (_, card, organizations) => {
    const found =
      rdapDomain.read(registrant(...card), {
        kind: 'id',
        text: 'https://rdap.example.org ada-works.example',
      })?.findings ?? []
    expect(found.map((one) => one.organizations)).toEqual([organizations])
    expect(JSON.stringify(found)).not.toContain('Erika')
  })
})

test.each([
  ['Ada B. Example', 'given-names:ada AND family-name:example'],
  ['A. Example', 'given-names:a* AND family-name:example'],
  ['Turing', 'given-and-family-names:turing'],
  ['Вера Пример', 'given-names:("Вера" OR vera) AND family-name:("Пример" OR primer)'],
])('ORCID is asked for %s with %s', (name, part) => {
  expect(URL.parse(ask(orcid, subject('name', name)) ?? '')?.searchParams.get('q')).toContain(part)
})

test('a role is no researcher', () => {
  expect(ask(orcid, subject('email', 'info@ada-works.example'))).toBeNull()
})

test('what is shortened ends at a word and is never half a sign', () => {
  expect(toShort('<p>one two</p> three', 9)).toBe('one two…')
  expect(toShort('😀😀😀😀', 3)).toBe('😀😀…')
  expect(toShort('short')).toBe('short')
})
