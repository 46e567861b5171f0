import { describe, expect, test } from 'vitest'
import type { SubjectKind } from '../../../../research/identity/queries/subject.ts'
import { buildFinding, type Finding } from '../../../../research/records/finding.ts'
import {
  normaliseSuppression,
  type SuppressionInput,
} from '../../../../research/safety/suppressions/normalise-suppression.ts'
import {
  suppressesFinding,
  suppressesGroup,
  suppressesPerson,
  suppressesStored,
} from '../../../../research/safety/suppressions/suppresses.ts'
import { suppressesInput } from '../../../../research/safety/suppressions/suppresses-input.ts'
import type { Suppression } from '../../../../research/safety/suppressions/suppression.ts'
import { toSuppression } from '../../../support/research/to-suppression.ts'

const email = (value: string) => toSuppression({ kind: 'email', value })
const named = (value: string, kind: NonNullable<SuppressionInput['fact']>['kind'], fact: string) =>
  toSuppression({ kind: 'name', value, fact: { kind, value: fact } })

test.each([
  ['facebook', 'ada.love', 'https://www.facebook.com/ada.love/photos/10153'],
  ['facebook', 'ada.love', 'https://www.facebook.com/ada.love/videos/88'],
  ['linkedin', 'adalove', 'https://www.linkedin.com/in/adalove/overlay/1635'],
  ['quora', 'ada-love', 'https://www.quora.com/profile/Ada-Love/answers/2'],
  ['youtube', 'manual', 'https://www.youtube.com/@manual'],
  ['instagram', 'todo', 'https://www.instagram.com/todo'],
  ['mastodon', '@news@mastodon.social', 'https://mastodon.social/@news'],
])('an opt-out of the %s account %s reaches %s', (platform, value, url) => {
  const page = buildFinding({ kind: 'page', url, title: 'A page', method: 'search_result' })
  expect(suppressesFinding([toSuppression({ kind: 'username', value, platform })], page)).toBe(true)
})

describe('an entry is normalised', () => {
  test.each<[SuppressionInput, Partial<Suppression>]>([
    [
      { kind: 'email', value: ' Ada.Marlowe+news@GoogleMail.com ' },
      { value: 'adamarlowe@gmail.com' },
    ],
    [{ kind: 'phone', value: '030 901820', region: 'DE' }, { value: '+4930901820' }],
    [{ kind: 'phone', value: '+49 (0)30 901820' }, { value: '+4930901820' }],
    [
      { kind: 'username', value: '@AdaM' },
      { value: 'adam', platform: null },
    ],
    [
      { kind: 'username', value: 'AdaM', platform: 'GitHub' },
      { value: 'adam', platform: 'github' },
    ],
    [
      { kind: 'username', value: '@ada@example.social' },
      { value: 'ada@example.social', platform: 'mastodon' },
    ],
    [
      { kind: 'profile_url', value: 'https://www.github.com/AdaM/?tab=stars' },
      { value: 'adam', platform: 'github' },
    ],
    [
      { kind: 'profile_url', value: 'http://www.ada.example/About/?utm_source=x#top' },
      { value: 'ada.example/about', platform: null },
    ],
    [
      { kind: 'name', value: '  Ada   Marlowe ', fact: { kind: 'birth_year', value: '1986' } },
      { value: 'Ada Marlowe', factValue: '1986' },
    ],
  ])('an opt-out is kept in its canonical form: %o', (input, expected) => {
    expect(toSuppression(input)).toMatchObject({ kind: input.kind, ...expected })
  })

  test.each<[SuppressionInput, RegExp]>([
    [{ kind: 'email', value: 'ada' }, /no @/],
    [{ kind: 'phone', value: '030 901820' }, /international notation/],
    [{ kind: 'phone', value: 'call me' }, /no digits/],
    [{ kind: 'username', value: 'ada marlowe' }, /spaces/],
    [{ kind: 'username', value: 'ada', platform: ' ' }, /platform is empty/],
    [{ kind: 'profile_url', value: 'https://github.com/' }, /front page of github.com/],
    [{ kind: 'profile_url', value: 'ftp://ada.example' }, /not the address of a public web page/],
    [{ kind: 'name', value: 'Ada Marlowe' }, /needs a second fact/],
    [{ kind: 'name', value: '???', fact: { kind: 'location', value: 'Berlin' } }, /no letters/],
    [
      { kind: 'name', value: 'Ada Marlowe', fact: { kind: 'birth_year', value: '86' } },
      /four digits/,
    ],
    [
      { kind: 'name', value: 'Ada Marlowe', fact: { kind: 'location', value: '12345' } },
      /does not name a place/,
    ],
    [{ kind: 'name', value: 'Ada Marlowe', fact: { kind: 'email', value: 'ada' } }, /no @/],
    [
      { kind: 'email', value: 'ada@example.org', fact: { kind: 'location', value: 'Berlin' } },
      /only with a name/,
    ],
    [{ kind: 'email', value: 'ada@example.org', platform: 'github' }, /only with a username/],
  ])('%o is refused with a sentence', (input, reason) => {
    const read = normaliseSuppression(input)
    expect(read).toMatchObject({ reason: expect.stringMatching(reason) })
    expect(read).toMatchObject({ reason: expect.stringMatching(/^The |^An? |^Use |^"/) })
  })
})

describe('a query is suppressed', () => {
  const asks = (entries: Suppression[], type: SubjectKind, query: string) => {
    return suppressesInput(entries, 'search', { query, type })
  }
  test.each<[string, Suppression, SubjectKind, string, boolean]>([
    [
      'in another spelling of the mailbox',
      email('ada.marlowe@gmail.com'),
      'email',
      'AdaMarlowe+x@googlemail.com',
      true,
    ],
    ['not for another mailbox', email('ada@example.org'), 'email', 'adam@example.org', false],
    [
      'in another notation of the number',
      toSuppression({ kind: 'phone', value: '+4930901820' }),
      'phone',
      '+49 (0)30 / 901-820',
      true,
    ],
    [
      'in another case',
      toSuppression({ kind: 'username', value: 'adam' }),
      'username',
      '@AdaM',
      true,
    ],
    [
      'on every platform',
      toSuppression({ kind: 'username', value: 'adam' }),
      'username',
      'https://github.com/adam',
      true,
    ],
    [
      'on its own platform',
      toSuppression({ kind: 'username', value: 'adam', platform: 'github' }),
      'username',
      'github.com/AdaM',
      true,
    ],
    [
      'not on another platform',
      toSuppression({ kind: 'username', value: 'adam', platform: 'github' }),
      'username',
      'https://x.com/adam',
      false,
    ],
    [
      'not where no platform is named',
      toSuppression({ kind: 'username', value: 'adam', platform: 'github' }),
      'username',
      'adam',
      false,
    ],
    [
      'by its profile',
      toSuppression({ kind: 'profile_url', value: 'https://github.com/adam' }),
      'username',
      'https://github.com/adam/',
      true,
    ],
    [
      'on a server of the fediverse',
      toSuppression({ kind: 'username', value: '@ada@example.social' }),
      'username',
      '@Ada@Example.social',
      true,
    ],
    [
      'by its profile there',
      toSuppression({ kind: 'profile_url', value: 'https://mastodon.social/@ada' }),
      'username',
      'mastodon.social/@ada',
      true,
    ],
    [
      'not on another server',
      toSuppression({ kind: 'username', value: '@ada@example.social' }),
      'username',
      '@ada@other.social',
      false,
    ],
    [
      'whatever its platform is called',
      toSuppression({ kind: 'username', value: 'ada', platform: 'Twitter' }),
      'username',
      'https://x.com/ada',
      true,
    ],
    [
      'when an address is sent as a name',
      email('ada@example.org'),
      'name',
      'Ada Marlowe <ada@example.org>',
      true,
    ],
    [
      'when a number is sent as a name',
      toSuppression({ kind: 'phone', value: '+4930901820' }),
      'name',
      'Ada +49 30 901820',
      true,
    ],
    ['never by a name', named('Ada Marlowe', 'location', 'Berlin'), 'name', 'Ada Marlowe', false],
  ])('an opt-out applies to a query: %s', (_, one, type, query, expected) => {
    expect(asks([one], type, query)).toBe(expected)
  })
})

test.each([['x'], ['twitter'], ['Twitter'], [' X;'], [['x']]])(
  'a handle is suppressed where the search is narrowed to its platform: %j',
  (platforms) => {
    const input = { query: 'ada', type: 'username', platforms }
    expect(
      suppressesInput(
        [toSuppression({ kind: 'username', value: 'ada', platform: 'x' })],
        'search',
        input,
      ),
    ).toBe(true)
    expect(
      suppressesInput(
        [toSuppression({ kind: 'username', value: 'ada', platform: 'github' })],
        'search',
        input,
      ),
    ).toBe(false)
  },
)

const account = (more: Partial<Finding>) =>
  buildFinding({
    kind: 'account',
    url: 'https://github.com/adam',
    title: 'adam',
    method: 'api',
    platform: 'github',
    username: 'adam',
    ...more,
  })
const page = (more: Partial<Finding>) =>
  buildFinding({
    kind: 'page',
    url: 'https://news.example/a',
    title: '',
    method: 'search_result',
    ...more,
  })

describe('a finding is suppressed', () => {
  test.each<[string, Suppression, Finding, boolean]>([
    [
      'by an email of its own',
      email('ada@example.org'),
      account({ emails: ['Ada+git@example.org'] }),
      true,
    ],
    [
      'by a phone of its own',
      toSuppression({ kind: 'phone', value: '+4930901820' }),
      account({ phones: ['+4930901820'] }),
      true,
    ],
    ['by its username', toSuppression({ kind: 'username', value: 'ADAM' }), account({}), true],
    [
      'by its username on that platform',
      toSuppression({ kind: 'username', value: 'adam', platform: 'github' }),
      account({}),
      true,
    ],
    [
      'by its username on a platform that has several names',
      toSuppression({ kind: 'username', value: 'adam', platform: 'Hacker News' }),
      account({ platform: 'hackernews' }),
      true,
    ],
    [
      'not by one on another platform',
      toSuppression({ kind: 'username', value: 'adam', platform: 'x' }),
      account({}),
      false,
    ],
    [
      'by its address',
      toSuppression({ kind: 'profile_url', value: 'github.com/adam?tab=repositories' }),
      account({ username: null }),
      true,
    ],
    [
      'by the account that it is, verified',
      toSuppression({ kind: 'username', value: 'ada', platform: 'x' }),
      account({ links: [{ url: 'https://x.com/ada', proof: 'verified' }] }),
      true,
    ],
    [
      'not by an account that it only points at',
      toSuppression({ kind: 'username', value: 'ada', platform: 'x' }),
      account({ links: [{ url: 'https://x.com/ada', proof: 'none' }] }),
      false,
    ],
    [
      'by a fediverse account with its host',
      toSuppression({ kind: 'username', value: '@ada@example.social' }),
      account({
        platform: 'mastodon',
        username: 'ada@example.social',
        url: 'https://example.social/@ada',
      }),
      true,
    ],
    [
      'not by the same word on another host',
      toSuppression({ kind: 'username', value: '@ada@example.social' }),
      account({
        platform: 'mastodon',
        username: 'ada@other.social',
        url: 'https://other.social/@ada',
      }),
      false,
    ],
    [
      'not by a page of the same site',
      toSuppression({ kind: 'profile_url', value: 'https://news.example/b' }),
      page({}),
      false,
    ],
  ])('an opt-out applies to a finding: %s', (_, one, found, expected) => {
    expect(suppressesFinding([one], found)).toBe(expected)
  })

  const berlin = named('Ada Marlowe', 'location', 'Berlin, Germany')
  test.each<[string, Suppression, Finding, boolean]>([
    ['name and place', berlin, account({ name: 'Ada J. Marlowe', location: 'Berlin' }), true],
    [
      'name and place in other words',
      berlin,
      page({ title: 'Marlowe, Ada', snippet: 'lives in Berlin' }),
      true,
    ],
    ['the name alone', berlin, account({ name: 'Ada Marlowe' }), false],
    ['a namesake elsewhere', berlin, account({ name: 'Ada Marlowe', location: 'Bern' }), false],
    ['another person there', berlin, account({ name: 'Eve Marlowe', location: 'Berlin' }), false],
    ['a given name there', berlin, account({ name: 'Ada', location: 'Berlin' }), false],
    [
      'another middle name',
      named('John A. Smith', 'location', 'Berlin'),
      account({ name: 'John B. Smith', location: 'Berlin' }),
      false,
    ],
    [
      'an employer with its legal form',
      named('Ada Marlowe', 'employer', 'Brackwater Tidal'),
      account({ name: 'Ada Marlowe', organizations: ['Brackwater Tidal GmbH'] }),
      true,
    ],
    [
      'an employer in a title',
      named('Ada Marlowe', 'employer', 'Brackwater Tidal Ltd'),
      page({ title: 'Ada Marlowe - Engineer - Brackwater Tidal' }),
      true,
    ],
    [
      'another employer',
      named('Ada Marlowe', 'employer', 'Brackwater Tidal'),
      account({ name: 'Ada Marlowe', organizations: ['Kelpline Turbines'] }),
      false,
    ],
    [
      'a birth year',
      named('Ada Marlowe', 'birth_year', '1986'),
      account({ name: 'Ada Marlowe', birthYear: 1986 }),
      true,
    ],
    [
      'a birth year in a sentence',
      named('Ada Marlowe', 'birth_year', '1986'),
      page({ snippet: 'Ada Marlowe (born 2 May 1986) is' }),
      true,
    ],
    [
      'a birth year in a sentence with a verb of another language',
      named('Ada Marlowe', 'birth_year', '1986'),
      page({ snippet: 'Ada Marlowe nació el 2 de mayo de 1986 en Lisboa' }),
      true,
    ],
    [
      'a year behind an initial',
      named('Ada Marlowe', 'birth_year', '1986'),
      page({ snippet: 'Ada Marlowe, Robert F. 1986. Perceptions of the summer' }),
      false,
    ],
    [
      'a year of something else',
      named('Ada Marlowe', 'birth_year', '1986'),
      page({ snippet: 'Ada Marlowe on the summer of 1986' }),
      false,
    ],
    [
      'a given name with an address of hers',
      named('Ada Marlowe', 'email', 'ada@example.org'),
      account({ name: 'Ada', emails: ['ada@example.org'] }),
      true,
    ],
    [
      'another name with the address',
      named('Ada Marlowe', 'email', 'ada@example.org'),
      account({ name: 'Bo Li', emails: ['ada@example.org'] }),
      false,
    ],
    [
      'a username',
      named('Ada Marlowe', 'username', 'github:adam'),
      account({ name: 'Ada Marlowe' }),
      true,
    ],
    [
      'a profile',
      named('Ada Marlowe', 'profile_url', 'https://github.com/adam'),
      account({ name: 'Ada Marlowe' }),
      true,
    ],
    [
      'Chinese, as written',
      named('王小明', 'location', '北京'),
      page({ title: '王小明', snippet: '王小明是北京的工程师' }),
      true,
    ],
    [
      'Chinese, in Latin letters',
      named('王小明', 'location', '北京'),
      account({ name: 'Wang Xiaoming', location: 'Beijing, China' }),
      true,
    ],
    [
      'Cyrillic',
      named('Иван Петров', 'location', 'Москва'),
      account({ name: 'Ivan Petrov', location: 'Москва' }),
      true,
    ],
    [
      'Cyrillic, in Latin letters with the English name of the town',
      named('Иван Петров', 'location', 'Москва'),
      account({ name: 'Ivan Petrov', location: 'Moscow, Russia' }),
      true,
    ],
    [
      'a town by another of its names',
      named('Anna Gruber', 'location', 'Vienna, Austria'),
      page({ title: 'Anna Gruber', snippet: 'lebt in Wien' }),
      true,
    ],
    [
      'another town',
      named('Anna Gruber', 'location', 'Vienna, Austria'),
      page({ title: 'Anna Gruber', snippet: 'lebt in Graz' }),
      false,
    ],
    [
      'Arabic',
      named('محمد علي', 'location', 'القاهرة'),
      account({ name: 'محمد علي', location: 'القاهرة' }),
      true,
    ],
    [
      'Korean',
      named('김민수', 'location', '서울'),
      account({ name: 'Kim Min-su', location: '서울' }),
      true,
    ],
    [
      'Devanagari',
      named('आदित्य शर्मा', 'location', 'दिल्ली'),
      account({ name: 'आदित्य शर्मा', location: 'दिल्ली' }),
      true,
    ],
    [
      'diacritics',
      named('João da Silva', 'location', 'São Paulo'),
      account({ name: 'Joao Silva', location: 'Sao Paulo, BR' }),
      true,
    ],
    [
      'Chinese elsewhere',
      named('王小明', 'location', '北京'),
      account({ name: '王小明', location: '上海' }),
      false,
    ],
  ])('name with a fact: %s', (_, one, found, expected) => {
    expect(suppressesFinding([one], found)).toBe(expected)
  })

  test('a group has the name in one finding and the fact in another', () => {
    const [name, place] = [account({ name: 'Ada Marlowe' }), page({ snippet: 'lives in Berlin' })]
    expect([name, place].some((one) => suppressesFinding([berlin], one))).toBe(false)
    expect(suppressesGroup([berlin], [name, place])).toBe(true)
    expect(suppressesGroup([berlin], [name])).toBe(false)
    expect(
      suppressesGroup([email('ada@example.org')], [name, account({ emails: ['ada@example.org'] })]),
    ).toBe(true)
    expect(suppressesGroup([], [name, place])).toBe(false)
  })
})

describe('the subject of a dossier or a chat is compared with the suppressions', () => {
  const brackwater = named('Ada Marlowe', 'employer', 'Brackwater Tidal')
  const hit = {
    id: 'hit_1',
    initials: 'AM',
    confidence: 92,
    location: 'Halvorsen Bay, US',
    tags: ['tidal energy'],
  }
  test.each<[string, Suppression, Record<string, unknown>, boolean]>([
    [
      'by the headline',
      brackwater,
      { ...hit, name: 'Ada Marlowe', headline: 'Engineer at Brackwater Tidal' },
      true,
    ],
    ['by a tag', brackwater, { name: 'Ada Marlowe', tags: ['Brackwater Tidal'] }, true],
    [
      'by the place',
      named('Ada Marlowe', 'location', 'Halvorsen Bay'),
      { ...hit, name: 'Ada Marlowe' },
      true,
    ],
    [
      'by the username',
      named('Ada Marlowe', 'username', 'adam'),
      { name: 'Ada Marlowe', primaryUsername: '@AdaM' },
      true,
    ],
    [
      'by a username alone',
      toSuppression({ kind: 'username', value: 'adam' }),
      { name: 'Somebody', primaryUsername: 'adam' },
      true,
    ],
    [
      'by an email in a further property',
      email('ada@example.org'),
      { name: 'A', contact: { emails: ['ada@example.org'] } },
      true,
    ],
    [
      'by a profile in a further property',
      toSuppression({ kind: 'username', value: 'adam', platform: 'github' }),
      { name: 'A', links: ['https://github.com/adam'] },
      true,
    ],
    ['not by the name alone', brackwater, { name: 'Ada Marlowe' }, false],
    ['not as a namesake', brackwater, { name: 'Ada Marlowe', headline: 'Baker in Bern' }, false],
    [
      'not under another name',
      brackwater,
      { name: 'Bo Li', headline: 'Engineer at Brackwater Tidal' },
      false,
    ],
  ])('an opt-out applies to the subject of a dossier or a chat: %s', (_, one, person, expected) => {
    expect(suppressesPerson([one], person)).toBe(expected)
  })
})

describe('what a job keeps', () => {
  const brackwater = named('Ada Marlowe', 'employer', 'Brackwater Tidal')
  const search = [
    { query: 'Marlowe', name: 'Marlowe' },
    {
      hits: [
        { name: 'Ada Marlowe', headline: 'Baker' },
        { name: 'Bo Li', headline: 'Engineer at Brackwater Tidal' },
      ],
    },
  ]
  test('a name and an employer of two hits are two people, and in a dossier one', () => {
    expect(suppressesStored([brackwater], search, false)).toBe(false)
    expect(suppressesStored([brackwater], search, true)).toBe(true)
  })
  test('an account, an address and an email are found wherever they lie', () => {
    const deep = (value: unknown) => [{ events: [{ type: 'x', deep: [{ value }] }] }]
    expect(
      suppressesStored(
        [toSuppression({ kind: 'username', value: 'adam', platform: 'github' })],
        deep({ platform: 'github', username: 'AdaM' }),
        false,
      ),
    ).toBe(true)
    expect(
      suppressesStored(
        [toSuppression({ kind: 'profile_url', value: 'github.com/adam' })],
        deep('see https://github.com/adam.'),
        false,
      ),
    ).toBe(true)
    expect(
      suppressesStored([email('ada@example.org')], deep('write to ada@example.org'), false),
    ).toBe(true)
    expect(
      suppressesStored([email('ada@example.org')], deep('write to eve@example.org'), false),
    ).toBe(false)
    expect(suppressesStored([], deep('ada@example.org'), false)).toBe(false)
  })
})

describe('a page that says the same in other words', () => {
  const shown = (snippet: string) =>
    buildFinding({
      kind: 'page',
      url: 'https://pages.example/a',
      title: 'A page',
      snippet,
      method: 'search_result',
    })
  const born = (value: string) =>
    toSuppression({ kind: 'name', value, fact: { kind: 'birth_year', value: '1986' } })

  test.each([
    ['Nuria Olmedal', 'Nuria Olmedal (Soria, 1986) es pintora.'],
    ['Nuria Olmedal', 'Nuria Olmedal (n. 1986)'],
    ['Dario Roccaspina', 'Dario Roccaspina (Roma, 3 maggio 1986) è un attore.'],
    ['Joris Oostbroek', 'Joris Oostbroek (Utrecht, 3 mei 1986) is schilder.'],
    ['Ingo Wumpert', 'Ingo Wumpert wurde 1986 in Kiel geboren.'],
    ['Ingo Wumpert', '1986 in Kiel geboren, lebt Ingo Wumpert in Bonn.'],
    ['Kertész Ambrus', 'Kertész Ambrus 1986-ban született Szegeden.'],
    ['陆承泽', '陆承泽（1986年3月—），画家'],
    ['Глеб Вяземцев', 'Глеб Вяземцев (р. 1986)'],
    ['Глеб Вяземцев', 'Глеб Вяземцев, 1986 г.р., художник'],
    ['Глеб Вяземцев', 'Глеб Вяземцев, 1986 года рождения'],
    ['ياسر الحمداني', 'ياسر الحمداني (مواليد 1986)'],
  ])('%s is known by the year of birth in "%s"', (name, text) => {
    expect(suppressesFinding([born(name)], shown(text))).toBe(true)
    expect(suppressesFinding([born(name)], shown(text.replace('1986', '1971')))).toBe(false)
  })

  test('a year that is of something else is no year of birth', () => {
    const entries = [born('Ingo Wumpert')]
    for (const text of [
      'Ingo Wumpert joined in 1986, born in Kiel.',
      'Ingo Wumpert baute 1986 ein Haus, sein Sohn wurde in Kiel geboren.',
      'Ingo Wumpert (Oper in drei Akten, uraufgeführt 1986)',
    ])
      expect([text, suppressesFinding(entries, shown(text))]).toEqual([text, false])
  })

  test('a name at birth in brackets is a name', () => {
    const person = { name: 'Odile Martin (née Trochard)', birthYear: 1986 }
    expect(suppressesPerson([born('Odile Trochard')], person)).toBe(true)
    expect(suppressesPerson([born('Odile Lordelo')], person)).toBe(false)
  })

  test.each([
    'Write to Ada.Marlowe [at] tidewater [dot] example',
    'Write to ada.marlowe(at)tidewater.example',
    'mailto:ada.marlowe%40tidewater.example',
  ])('an address is found as people disguise it: %s', (text) => {
    const entries = [toSuppression({ kind: 'email', value: 'ada.marlowe@tidewater.example' })]
    expect(suppressesFinding(entries, shown(text))).toBe(true)
  })

  test('a page that was opted out in one language is opted out in all', () => {
    const value = 'https://people.tidewater.example/staff/ada?lang=en'
    const entries = [toSuppression({ kind: 'profile_url', value })]
    for (const url of [value, value.replace('=en', '=de'), value.replace('?lang=en', '')])
      expect(suppressesPerson(entries, { url })).toBe(true)
  })
})
