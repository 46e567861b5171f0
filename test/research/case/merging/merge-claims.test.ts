import { describe, expect, test } from 'vitest'
import { buildConflicts } from '../../../../research/case/merging/build-conflicts.ts'
import { mergeClaims } from '../../../../research/case/merging/merge-claims.ts'
import type { Drafted } from '../../../../research/case/merging/readings.ts'
import type { ClaimValueOf } from '../../../../research/claims/claim.ts'
import { claimValues } from '../../../../research/claims/claim.ts'
import type { Document } from '../../../../research/records/document.ts'
import { idOf, page, quoted, shuffled, zeldaProfile } from '../../../support/dossier/drafting.ts'

const asOf = { year: 2026, isDead: false }
const merge = (documents: readonly Document[], drafts: readonly Drafted[], on = asOf) =>
  mergeClaims({ drafts, documents, person: zeldaProfile, idOf, asOf: on })

const job = (
  said: Partial<ClaimValueOf<'work.positions'>>,
): { path: 'work.positions'; value: ClaimValueOf<'work.positions'> } => ({
  path: 'work.positions',
  value: { title: null, organization: null, from: null, to: null, current: false, ...said },
})
const home = (label: string, said: Partial<ClaimValueOf<'locations.items'>> = {}) => ({
  path: 'locations.items' as const,
  value: {
    label,
    city: null,
    country: null,
    countryCode: null,
    from: null,
    to: null,
    current: true,
    ...said,
  },
})
const born = (year: number) => ({ path: 'identity.birthYear' as const, value: { year } })
const mail = (value: string, kind: 'work' | 'personal' | 'unknown' = 'unknown') => ({
  path: 'contact.emails' as const,
  value: { value, kind },
})
const said = (text: string) => ({ path: 'mentions.items' as const, value: { text } })

/** Each statement on a page of its own domain, quoted whole. */
function onPages(...statements: Parameters<typeof quoted>[2][]) {
  return onPagesAsOf(asOf, ...statements)
}

function onPagesAsOf(on: typeof asOf, ...statements: Parameters<typeof quoted>[2][]) {
  const documents = statements.map((statement, i) =>
    page(`src_${i}`, `site${i}.com`, `Page ${i}: ${JSON.stringify(statement.value)}`),
  )
  const drafts = statements.flatMap((statement, i) => {
    const document = documents[i]
    return document === undefined
      ? []
      : [quoted(document, JSON.stringify(statement.value), statement)]
  })
  return merge(documents, drafts, on)
}

describe('equal values become one claim', () => {
  test('a city without its country joins the city with it, though a source has the country alone', () => {
    const places = [home('Lisbon, Portugal'), home('Portugal'), home('Lisbon')]
    expect(onPages(...places)).toMatchObject([
      { value: { label: 'Lisbon, Portugal' }, citations: [{}, {}, {}] },
    ])
  })

  test('a city without its country does not join the city of another stay, or of another part', () => {
    const stays = [
      home('Lisbon, Portugal'),
      home('Portugal', { from: '2010', to: '2015', current: false }),
      home('Lisbon', { from: '2020' }),
    ]
    expect(onPages(...stays).map(({ citations }) => citations.length)).toEqual([2, 1])
    const parts = [
      home('Bristol, United Kingdom', { from: '2020' }),
      home('England'),
      home('Scotland'),
      home('Bristol'),
    ]
    expect(onPages(...parts).map(({ value, citations }) => [value, citations.length])).toEqual([
      [expect.objectContaining({ label: 'Bristol, United Kingdom' }), 3],
      [expect.objectContaining({ label: 'Scotland' }), 1],
    ])
  })

  test.each([
    [
      'names',
      { path: 'identity.name', value: { value: 'Zelda Quibbleworth' } },
      { path: 'identity.name', value: { value: 'QUIBBLEWORTH, Dr. Zelda' } },
    ],
    ['addresses of one mailbox', mail('zelda.q@gmail.com'), mail('zeldaq+news@googlemail.com')],
    [
      'spellings of one web address',
      { path: 'contact.websites', value: { url: 'http://www.quibbleworth.org' } },
      { path: 'contact.websites', value: { url: 'https://quibbleworth.org/?utm_source=x' } },
    ],
    [
      'handles',
      {
        path: 'social.accounts',
        value: { platform: 'github', username: 'zquib', url: 'https://github.com/zquib' },
      },
      {
        path: 'social.accounts',
        value: { platform: 'GitHub', username: '@ZQuib', url: 'http://github.com/ZQuib' },
      },
    ],
    [
      'a city with and without its country',
      home('Lisbon'),
      home('Lisboa, Portugal', { city: 'Lisboa', country: 'Portugal', countryCode: 'PT' }),
    ],
    ['a country and a city in it', home('Portugal'), home('Lisbon, Portugal')],
    [
      'legal forms',
      job({ title: 'Engineer', organization: 'Corner Optics' }),
      job({ title: 'engineer', organization: 'Corner Optics Ltd.' }),
    ],
    [
      'a post with and without its title',
      job({ organization: 'Corner Optics' }),
      job({ title: 'Lens designer', organization: 'Corner Optics' }),
    ],
    [
      'a title said in more detail',
      job({ title: 'Engineer', organization: 'Corner Optics' }),
      job({ title: 'Optical Engineer', organization: 'Corner Optics' }),
    ],
    [
      'abbreviated titles',
      job({ title: 'CEO', organization: 'Corner Optics' }),
      job({ title: 'Chief Executive Officer', organization: 'Corner Optics' }),
    ],
    [
      'dates of different exactness',
      job({ title: 'CEO', organization: 'Corner Optics', from: '2019' }),
      job({ title: 'CEO', organization: 'Corner Optics', from: '2019-03' }),
    ],
    [
      'degrees',
      {
        path: 'education.items',
        value: {
          school: 'University of Improbable Optics',
          degree: 'B.Sc.',
          field: null,
          from: null,
          to: '2006',
        },
      },
      {
        path: 'education.items',
        value: {
          school: 'University of Improbable Optics',
          degree: 'Bachelor of Science',
          field: 'Optics',
          from: null,
          to: null,
        },
      },
    ],
    [
      'a relative known and a relative named',
      { path: 'relatives.items', value: { name: 'Cuthbert Quibbleworth', relation: 'unknown' } },
      { path: 'relatives.items', value: { name: 'Cuthbert Quibbleworth', relation: 'sibling' } },
    ],
    [
      'sentences that differ in small words',
      said('In 2019 Zelda Quibbleworth won the Golden Prism for her lens.'),
      said('Zelda Quibbleworth won the Golden Prism in 2019 for a lens.'),
    ],
  ] satisfies [string, Parameters<typeof quoted>[2], Parameters<typeof quoted>[2]][])(
    'equal values become one claim: %s',
    (_, a, b) => {
      expect(onPages(a, b)).toHaveLength(1)
    },
  )

  test.each([
    [
      'fathers and juniors',
      { path: 'identity.name', value: { value: 'Otto Quibbleworth' } },
      { path: 'identity.name', value: { value: 'Otto Quibbleworth Jr.' } },
    ],
    [
      'cities of one name in two countries',
      home('Cambridge, United Kingdom'),
      home('Cambridge, United States'),
    ],
    ['York and New York', home('York'), home('New York')],
    ['Hamburg and Homburg', home('Hamburg, Germany'), home('Homburg, Germany')],
    [
      'ranks',
      job({ title: 'Professor', organization: 'Corner College' }),
      job({ title: 'Assistant professor', organization: 'Corner College' }),
    ],
    [
      'two posts at one employer',
      job({ title: 'Librarian', organization: 'Corner College' }),
      job({ title: 'Gardener', organization: 'Corner College' }),
    ],
    [
      'two employers',
      job({ title: 'Engineer', organization: 'Corner Optics' }),
      job({ title: 'Engineer', organization: 'Pebble Bridges' }),
    ],
    [
      'two stays at one employer',
      job({ title: 'Engineer', organization: 'Corner Optics', from: '2001', to: '2004' }),
      job({ title: 'Engineer', organization: 'Corner Optics', from: '2010', to: '2012' }),
    ],
    [
      'sentences of two years',
      said('In 2019 Zelda Quibbleworth won the Golden Prism.'),
      said('In 2020 Zelda Quibbleworth won the Golden Prism.'),
    ],
    [
      'sentences of two names',
      said('Zelda Quibbleworth was married in Porto to Cuthbert Example in the spring.'),
      said('Zelda Quibbleworth was married in Porto to Balthasar Example in the spring.'),
    ],
    [
      'a sentence and its denial',
      said('Zelda Quibbleworth was at the opening of the great harbour laboratory.'),
      said('Zelda Quibbleworth was not at the opening of the great harbour laboratory.'),
    ],
  ] satisfies [string, Parameters<typeof quoted>[2], Parameters<typeof quoted>[2]][])(
    'values that differ stay two claims: %s',
    (_, a, b) => {
      const claims = onPages(a, b)
      expect(claims).toHaveLength(2)
      expect(new Set(claims.map(({ id }) => id)).size).toBe(2)
    },
  )

  test.each([
    ['official', 0],
    ['Zelda Quibbleworth', 0],
    ['Zelda Quibbleworth | Official Website', 0],
    ['The official home of Zelda Quibbleworth', 0],
    ['News editor', 1],
    ['Member of Parliament', 1],
    ['Speaker', 1],
    ['Official biographer of the harbour', 1],
  ])('the headline %j becomes %i claims', (value, count) => {
    expect(onPages({ path: 'identity.headline', value: { value } })).toHaveLength(count)
  })

  test('the best spelled and most complete value is shown, each field out of a cited document', () => {
    const [claim] = onPages(
      job({ title: 'OPTICAL ENGINEER', organization: 'INSTITUTO DE OPTICA', current: true }),
      job({ title: 'engineer', organization: 'Instituto de Óptica', from: '2019', current: true }),
      job({
        title: 'Optical engineer',
        organization: 'Instituto de Óptica',
        from: '2019-03',
        current: true,
      }),
    )
    expect(claim?.value).toEqual({
      title: 'Optical engineer',
      organization: 'Instituto de Óptica',
      from: '2019-03',
      to: null,
      current: true,
    })
    expect(claim?.citations.map(({ sourceId }) => sourceId).sort()).toEqual([
      'src_0',
      'src_1',
      'src_2',
    ])
  })

  test('dates of an employment are not given to a post that they were not said of', () => {
    const [claim] = onPages(
      job({ title: 'Director', organization: 'Corner Optics', current: true }),
      job({ organization: 'Corner Optics', from: '2009', current: true }),
    )
    expect(claim?.value).toMatchObject({ title: 'Director', from: null, current: true })
  })

  test('a year of joining that no source ties to a post stands beside the post', () => {
    const claims = onPages(
      job({ title: 'Director', organization: 'Corner Optics', current: true }),
      job({ organization: 'Corner Optics', from: '2009', current: true }),
      job({ organization: 'Corner Optics', current: true }),
    )
    expect(claims.map(({ value }) => value)).toEqual([
      expect.objectContaining({ title: 'Director', from: null }),
      expect.objectContaining({ title: null, organization: 'Corner Optics', from: '2009' }),
    ])
  })

  test('a year of joining that the post itself has is one claim with it', () => {
    const claims = onPages(
      job({ title: 'Director', organization: 'Corner Optics', from: '2009', current: true }),
      job({ organization: 'Corner Optics', from: '2009', current: true }),
    )
    expect(claims).toHaveLength(1)
  })

  test('a degree keeps its year where a fuller reading of it has the field and no year', () => {
    const study = { school: 'Eldgate College', degree: 'MSc', field: null, from: null, to: null }
    const [claim, ...more] = onPages(
      { path: 'education.items', value: { ...study, field: 'Botany' } },
      { path: 'education.items', value: { ...study, to: '1998' } },
    )
    expect(claim?.value).toMatchObject({ degree: 'MSc', field: 'Botany', to: '1998' })
    expect(more).toEqual([])
  })

  test('a post that ended before this year is not current, whatever an older page says', () => {
    const [claim] = onPages(
      job({ title: 'Director', organization: 'Corner Optics', from: '2009', current: true }),
      job({ title: 'Director', organization: 'Corner Optics', from: '2009', to: '2014' }),
    )
    expect(claim?.value).toMatchObject({ from: '2009', to: '2014', current: false })
  })

  test('the dead hold no post and live nowhere, whatever an older page says', () => {
    const claims = onPagesAsOf(
      { year: 2026, isDead: true },
      job({ title: 'Director', organization: 'Corner Optics', from: '2009', current: true }),
      home('Lisbon, Portugal'),
    )
    expect(claims.map(({ value }) => 'current' in value && value.current)).toEqual([false, false])
  })

  test('a post that begins after this year is not current yet', () => {
    const [next, now] = onPages(
      job({ title: 'Director', organization: 'Corner Optics', from: '2027-01', current: true }),
      job({ title: 'Optician', organization: 'Pebble Bridges', from: '2026-12', current: true }),
    )
    expect([next?.value, now?.value]).toMatchObject([
      { from: '2027-01', current: false },
      { from: '2026-12', current: true },
    ])
  })
})

test.each([
  [
    'ends before it begins',
    job({ title: 'Director', organization: 'Corner Optics', from: '2014', to: '2009' }),
  ],
  ['names neither post nor employer', job({ from: '2009' })],
])('a post that %s was misread, and makes no claim', (_, statement) => {
  expect(onPages(statement)).toEqual([])
})

describe('citations', () => {
  test('citations quote each document once, word for word, the most trusted first, and no more than eight', () => {
    const text = 'Head. zelda@quibbleworth.org is her address; again: zelda@quibbleworth.org.'
    const documents = Array.from({ length: 12 }, (_, i) =>
      page(`src_${i}`, `site${i}.com`, `${i} ${text}`, { trust: 40 + i }),
    )
    const drafts = documents.flatMap((document) => [
      quoted(
        document,
        'zelda@quibbleworth.org is her address',
        mail('zelda@quibbleworth.org', 'work'),
        { confidence: 70 },
      ),
      quoted(document, 'zelda@quibbleworth.org', mail('zelda@quibbleworth.org'), {
        confidence: 90,
      }),
    ])
    const [claim] = merge(documents, drafts)
    expect(claim?.citations.map(({ sourceId }) => sourceId)).toEqual(
      [11, 10, 9, 8, 7, 6, 5, 4].map((i) => `src_${i}`),
    )
    for (const { sourceId, excerpt, start, end } of claim?.citations ?? [])
      expect(documents.find(({ id }) => id === sourceId)?.text.slice(start, end)).toBe(excerpt)
  })

  test('citations of unknown documents, or with offsets outside the text, carry nothing', () => {
    const document = page('src_1', 'site.com', 'Zelda Quibbleworth')
    const draft = { ...born(1984), start: 5, end: 400, method: 'model', confidence: 99 } as const
    expect(
      merge(
        [document],
        [
          { documentId: 'src_1', draft },
          { documentId: 'src_2', draft: { ...draft, end: 9 } },
        ],
      ),
    ).toEqual([])
  })
})

describe('level and confidence', () => {
  const sentence = 'Zelda Quibbleworth was born in 1984.'

  test('two independent domains that agree make a statement high', () => {
    const documents = [
      page('a', 'gazette.com', sentence),
      page('b', 'herald.net', `${sentence} She likes fog.`),
    ]
    const [claim] = merge(
      documents,
      documents.map((document) => quoted(document, sentence, born(1984))),
    )
    expect(claim).toMatchObject({ level: 'high', status: 'supported', confidence: 73 })
  })

  test('one text on three domains is one source: cited three times, believed once', () => {
    const text = `${sentence} She presented a lens that sees round corners at the harbour laboratory, and visitors waved from behind a brick wall until noon.`
    const documents = ['gazette.com', 'herald.net', 'tribune.org'].map((domain, i) =>
      page(`src_${i}`, domain, `${domain} ${text}`),
    )
    const drafts = documents.map((document) => quoted(document, sentence, born(1984)))
    const [copied] = merge(documents, drafts)
    const [alone] = merge(documents.slice(0, 1), drafts.slice(0, 1))
    expect(copied).toMatchObject({ level: 'low', confidence: 48 })
    expect(copied?.confidence).toBe(alone?.confidence)
    expect(copied?.citations).toHaveLength(3)
  })

  test('pages of one domain do not add up', () => {
    const documents = [
      page('a', 'en.gazette.com', sentence),
      page('b', 'de.gazette.com', 'Zelda Quibbleworth, geboren 1984.'),
    ]
    const drafts = [
      quoted(documents[0] ?? page('', '', ''), '1984', born(1984)),
      quoted(documents[1] ?? page('', '', ''), '1984', born(1984)),
    ]
    expect(merge(documents, drafts)).toMatchObject([{ level: 'low', confidence: 48 }])
  })

  test.each([
    [
      'a record of a trusted provider',
      page('a', 'registry.org', sentence, { kind: 'record', trust: 85 }),
      80,
      'medium',
      'supported',
    ],
    ['the person’s own page', page('a', 'quibbleworth.org', sentence), 80, 'medium', 'supported'],
    [
      'a page that can well be believed',
      page('a', 'gazette.com', sentence, { trust: 80 }),
      80,
      'medium',
      'supported',
    ],
    ['an open page', page('a', 'gazette.com', sentence), 80, 'low', 'supported'],
    [
      'a guess at a little trusted page',
      page('a', 'gazette.com', sentence, { trust: 40 }),
      60,
      'low',
      'unverified',
    ],
  ] as const)(
    'the confidence of a claim: %s alone is rated as it deserves',
    (_, document, confidence, level, status) => {
      expect(
        merge([document], [quoted(document, sentence, born(1984), { confidence })]),
      ).toMatchObject([{ level, status }])
    },
  )

  test('a source that names only the employer does not vouch for the title', () => {
    const claims = onPages(
      job({ title: 'Director', organization: 'Corner Optics' }),
      job({ organization: 'Corner Optics' }),
    )
    expect(claims).toMatchObject([{ level: 'medium', confidence: 60 }])
  })

  test('the confidence of a claim never reaches certainty', () => {
    const claims = onPages(...Array.from({ length: 30 }, () => born(1984)))
    expect(claims).toMatchObject([{ confidence: 97, level: 'high' }])
  })
})

describe('what cannot be true together stays side by side', () => {
  const conflictsIn = (...statements: Parameters<typeof quoted>[2][]) =>
    buildConflicts(onPages(...statements))

  test('two birth years: both low and contradicted, however many say the one', () => {
    const claims = onPages(born(1984), born(1984), born(1984), born(1948))
    expect(claims.map(({ value, level, status }) => ({ value, level, status }))).toEqual([
      { value: { year: 1984 }, level: 'low', status: 'contradicted' },
      { value: { year: 1948 }, level: 'low', status: 'contradicted' },
    ])
    expect(buildConflicts(claims)).toEqual([
      {
        path: 'identity.birthYear',
        values: [
          { value: { year: 1984 }, claimIds: [claims[0]?.id] },
          { value: { year: 1948 }, claimIds: [claims[1]?.id] },
        ],
      },
    ])
  })

  test.each([
    ['homes in two countries', [home('Lisbon, Portugal'), home('Oslo, Norway')]],
    [
      'two beginnings of one post',
      [
        job({ title: 'Engineer', organization: 'Corner Optics', from: '2015', current: true }),
        job({ title: 'Engineer', organization: 'Corner Optics', from: '2018', current: true }),
      ],
    ],
    [
      'the same full post at two employers at once',
      [
        job({ title: 'Optician', organization: 'Corner Optics', from: '2010', to: '2020' }),
        job({ title: 'Optician', organization: 'Pebble Bridges', from: '2012', to: '2018' }),
      ],
    ],
    [
      'two years of one degree',
      [
        {
          path: 'education.items',
          value: { school: 'Corner College', degree: 'PhD', field: null, from: null, to: '2009' },
        },
        {
          path: 'education.items',
          value: { school: 'Corner College', degree: 'Ph.D.', field: null, from: null, to: '2012' },
        },
      ],
    ],
  ] satisfies [string, Parameters<typeof quoted>[2][]][])(
    'what cannot be true together stays side by side: %s',
    (_, statements) => {
      expect(conflictsIn(...statements)).toMatchObject([{ values: [{}, {}] }])
    },
  )

  test.each([
    ['birth years reckoned from an age', [born(1984), born(1985)]],
    [
      'a home now and one before',
      [home('Lisbon, Portugal'), home('Oslo, Norway', { current: false, to: '2011' })],
    ],
    ['two cities of one country', [home('Lisbon, Portugal'), home('Porto, Portugal')]],
    ['two spellings of one city', [home('München, Germany'), home('Munich, Deutschland')]],
    [
      'two employers',
      [
        job({ title: 'Engineer', organization: 'Corner Optics', current: true }),
        job({ title: 'Optician', organization: 'Pebble Bridges', current: true }),
      ],
    ],
    [
      'two boards',
      [
        job({ title: 'Board member', organization: 'Corner Optics', from: '2010', to: '2020' }),
        job({ title: 'Board member', organization: 'Pebble Bridges', from: '2012', to: '2018' }),
      ],
    ],
    [
      'one post after another',
      [
        job({ title: 'Optician', organization: 'Corner Optics', from: '2010', to: '2015' }),
        job({ title: 'Optician', organization: 'Pebble Bridges', from: '2015', to: '2018' }),
      ],
    ],
    [
      'a return',
      [
        job({ title: 'Optician', organization: 'Corner Optics', from: '2001', to: '2004' }),
        job({ title: 'Optician', organization: 'Corner Optics', from: '2010', to: '2012' }),
      ],
    ],
    [
      'another name',
      [
        { path: 'identity.name', value: { value: 'Zelda Quibbleworth' } },
        { path: 'identity.name', value: { value: 'Zelda Example' } },
      ],
    ],
  ] satisfies [string, Parameters<typeof quoted>[2][]][])(
    'values that can be true together do not contradict: %s',
    (_, statements) => {
      expect(conflictsIn(...statements)).toEqual([])
    },
  )
})

test('claims do not depend on the order in which documents and drafts come, and fit the schema of claims', () => {
  const texts = [
    'Zelda Quibbleworth, born 1984, optical engineer at Corner Optics in Lisbon since 2015.',
    'ZELDA QUIBBLEWORTH born 1984 engineer at Corner Optics Ltd, Lisboa, Portugal',
    'Zelda Quibbleworth (1948) works at Corner Optics, Oslo, Norway. She won the Golden Prism in 2019 for a lens.',
    'In 2019 she won the Golden Prism for her lens. Engineer at Corner Optics since 2018.',
  ]
  const documents = texts.map((text, i) =>
    page(`src_${i}`, `site${i}.com`, text, { trust: 50 + 10 * (i % 3) }),
  )
  const [a, b, c, d] = documents
  if (a === undefined || b === undefined || c === undefined || d === undefined)
    throw new Error('four documents')
  const drafts = [
    quoted(a, 'Zelda Quibbleworth', {
      path: 'identity.name',
      value: { value: 'Zelda Quibbleworth' },
    }),
    quoted(
      b,
      'ZELDA QUIBBLEWORTH',
      { path: 'identity.name', value: { value: 'ZELDA QUIBBLEWORTH' } },
      { method: 'structured' },
    ),
    quoted(a, 'born 1984', born(1984)),
    quoted(b, 'born 1984', born(1984)),
    quoted(c, '(1948)', born(1948)),
    quoted(
      a,
      'optical engineer at Corner Optics in Lisbon since 2015',
      job({
        title: 'optical engineer',
        organization: 'Corner Optics',
        from: '2015',
        current: true,
      }),
    ),
    quoted(
      b,
      'engineer at Corner Optics Ltd',
      job({ title: 'engineer', organization: 'Corner Optics Ltd', current: true }),
    ),
    quoted(c, 'works at Corner Optics', job({ organization: 'Corner Optics', current: true })),
    quoted(
      d,
      'Engineer at Corner Optics since 2018',
      job({ title: 'Engineer', organization: 'Corner Optics', from: '2018', current: true }),
    ),
    quoted(a, 'Lisbon', home('Lisbon', { city: 'Lisbon' })),
    quoted(
      b,
      'Lisboa, Portugal',
      home('Lisboa, Portugal', { city: 'Lisboa', country: 'Portugal' }),
    ),
    quoted(
      c,
      'Oslo, Norway',
      home('Oslo, Norway', { city: 'Oslo', country: 'Norway', countryCode: 'NO' }),
    ),
    quoted(
      c,
      'She won the Golden Prism in 2019 for a lens.',
      said('She won the Golden Prism in 2019 for a lens.'),
    ),
    quoted(
      d,
      'In 2019 she won the Golden Prism for her lens.',
      said('In 2019 she won the Golden Prism for her lens.'),
    ),
  ]
  const claims = merge(documents, drafts)
  for (let seed = 1; seed <= 50; seed += 1)
    expect(merge(shuffled(documents, seed), shuffled(drafts, 7 * seed))).toEqual(claims)
  for (const { path, value } of claims) expect(claimValues[path].parse(value)).toEqual(value)
  expect(buildConflicts(claims).map(({ path }) => path)).toEqual([
    'identity.birthYear',
    'locations.items',
    'work.positions',
  ])
  expect(new Set(claims.map(({ id }) => id)).size).toBe(claims.length)
})
