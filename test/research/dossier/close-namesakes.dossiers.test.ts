import { describe, expect, test } from 'vitest'
import { runDossier } from '../../support/invented-people/run-dossier.ts'

/** A page of one invented bearer of a name: its title, and what it says. */
function page(title: string, text: string) {
  const url = `https://${title.toLowerCase().replace(/[^a-z]+/g, '-')}.example/p`
  const html = `<html><head><title>${title}</title></head><body><main><p>${text}</p></main></body></html>`
  return { url, title, snippet: text.slice(0, 160), answer: { status: 200, html } }
}

const father = page(
  'Quillon Harbottle Sr.',
  'Quillon Harbottle Sr. is a surveyor at Harbottle & Sons in Saltquay. He was born in 1949. Harbottle studied at Probeholm University.',
)
const son = page(
  'Quillon Harbottle',
  'Quillon Harbottle is a surveyor at Harbottle & Sons in Saltquay. Quillon Harbottle was born in 1978. Quillon Harbottle studied at Northport University.',
)
const beatrice = page(
  'Ottoline B. Fenwick',
  'Ottoline B. Fenwick is a lawyer at Harrow Legal in Saltquay. She graduated from Probeholm University in 1998.',
)
const clara = page(
  'Ottoline Clara Fenwick',
  'Ottoline Clara Fenwick is a lawyer at Harrow Legal in Saltquay. She graduated from Northport University in 2003.',
)
const professor = page(
  'Ingrid Pellam, professor',
  'Ingrid Pellam is a physicist at Probeholm University. She was born in 1955. Pellam works on neutrinos.',
)
const graduate = page(
  'Ingrid Pellam of Quay Optics',
  'Ingrid Pellam is a physicist at Quay Optics in Northport. She was born in 1990. Pellam studied physics at Probeholm University.',
)

test.each([
  [
    'the generation',
    { name: 'Quillon Harbottle Sr.', headline: 'Surveyor at Harbottle & Sons' },
    [father, son],
    /1949/,
    /1978|Northport/,
  ],
  [
    'the middle name',
    { name: 'Ottoline Beatrice Fenwick', headline: 'Lawyer at Harrow Legal' },
    [beatrice, clara],
    /1998/,
    /2003|Northport/,
  ],
  [
    'the employer, which is the school of the other',
    { name: 'Ingrid Pellam', headline: 'Physicist at Probeholm University' },
    [professor, graduate],
    /1955/,
    /1990|Quay Optics/,
  ],
])(
  'a dossier follows %s, in whatever order a search found the two',
  (_, person, pages, own, other) => {
    for (const found of [pages, pages.toReversed()]) {
      const { claims, summary, focus } = runDossier({ pages: found }, { person })
      const said = JSON.stringify([summary, claims.map(({ value }) => value)])
      expect(said).toMatch(own)
      expect(said).not.toMatch(other)
      expect(focus?.namesakes).toBe(1)
    }
  },
)

test('a dossier is made of a page that says what the caller says, though a search shows none of it', () => {
  const pages = [
    {
      ...page('Quillon Harbottle', 'Quillon Harbottle is a harbour pilot in Saltquay.'),
      snippet: 'Quillon Harbottle. Welcome to this page.',
    },
    page('Rain of Quillon Harbottle', 'Quillon Harbottle likes rain.'),
  ]
  const person = { name: 'Quillon Harbottle', headline: 'harbour pilot' }
  expect(runDossier({ pages }, { person }).documents).toHaveLength(1)
  const other = { ...person, headline: 'submarine cook' }
  expect(runDossier({ pages }, { person: other }).focus).toBeNull()
})

test('an e-mail address that the caller gives as a tag says whose page it is, wherever it stands there', () => {
  const own = {
    ...page(
      'About me',
      'Hello! I am Quillon Harbottle. I studied at Northport University.</p><p>Rowing is what fills the weekends.</p><p>Write to Pilot77@Weir-Mail.example.',
    ),
    snippet: 'About me. Hello! I am Quillon Harbottle.',
  }
  const other = page('Quillon Harbottle', 'Quillon Harbottle is a baker in Cork.')
  const person = { name: 'Quillon Harbottle', tags: ['pilot77@weir-mail.example'] }
  const { documents, evidence } = runDossier({ pages: [other, own] }, { person })
  expect(documents.map(({ url }) => url)).toEqual([own.url])
  expect([...evidence.values()].flatMap(({ reasons }) => reasons)).toContainEqual(
    expect.objectContaining({ reason: 'same link: pilot77@weir-mail.example' }),
  )
})

test('a dossier holds no page on a bearer of a longer name for an employer alone', () => {
  const long = page('Michael Paul Harbottle', 'Michael Paul Harbottle works at Harbour Tools.')
  const short = page('Paul Harbottle', 'Paul Harbottle works at Harbour Tools in Saltquay.')
  const person = { name: 'Paul Harbottle', headline: 'Harbour Tools' }
  const urls = runDossier({ pages: [long, short] }, { person }).documents.map(({ url }) => url)
  expect(urls).toEqual([short.url])
})

test('a dossier holds nothing of a page that describes two bearers of the name', () => {
  const own = page('Ada Pellam', 'Ada Pellam is a nurse at Harbour Clinic in Leeds. She rows.')
  const both = page(
    'The donors',
    'A clock came from Ada Pellam, a nurse from Leeds, and a boat from Ada Pellam, a pastor from Galway.',
  )
  const person = { name: 'Ada Pellam', headline: 'nurse in Leeds' }
  const { documents, claims } = runDossier({ pages: [own, both] }, { person })
  expect(documents.map(({ url }) => url)).toEqual([own.url])
  expect(JSON.stringify(claims)).not.toMatch(/pastor|Galway/)
})

test('a dossier holds no page of a colleague of the name who has another calling', () => {
  const own = page('Ada Pellam', 'Ada Pellam is a nurse at Harbour Clinic in Leeds. She rows.')
  const colleague = page(
    'A new kitchen',
    '“We start at five,” said Ada Pellam, 41, a plumber at Harbour Clinic.',
  )
  const person = { name: 'Ada Pellam', headline: 'nurse at Harbour Clinic' }
  const { documents } = runDossier({ pages: [colleague, own] }, { person })
  expect(documents.map(({ url }) => url)).toEqual([own.url])
})

describe('a dossier by a town alone', () => {
  const person = { name: 'Ada Pellam', location: 'Leeds' }
  const staff = page('Ada Pellam, nurse', 'Ada Pellam is a nurse at Harbour Clinic in Leeds.')
  const award = page(
    'Award of the year',
    'Ada Pellam of Harbour Clinic was named nurse of the year.',
  )
  const club = page('Rowing club', 'Real name: Ada Pellam. Location: Leeds. Hobbies: rowing.')
  const namesake = page('A wedding', 'Ada Pellam, a pastor at Quay Chapel in Galway, spoke.')
  const list = (pages: (typeof staff)[]) =>
    runDossier({ pages }, { person }).documents.map(({ url }) => url)

  test('holds the pages of the only bearer with several that agree, one of them on the town', () => {
    expect(list([namesake, award, club, staff])).toEqual(
      expect.arrayContaining([staff.url, award.url]),
    )
    expect(list([namesake, award, club, staff])).not.toContain(namesake.url)
  })

  test('is empty where one of many pages of a bearer only mentions the town', () => {
    const far = ['Fair', 'Talk', 'Prize', 'Board', 'Trip'].map((title) =>
      page(title, 'Ada Pellam is a pastor at Quay Chapel in Galway.'),
    )
    const trip = page('Visit', 'Ada Pellam, a pastor at Quay Chapel in Galway, spoke in Leeds.')
    expect(list([...far, trip])).toEqual([])
  })

  test('holds no page that only another bearer in that town explains', () => {
    const other = page('Open day', 'Ada Pellam is a violinist at Quay Orchestra in Leeds.')
    const second = page('Concert', 'Ada Pellam of Quay Orchestra plays the violin.')
    expect(list([award, other, second, staff])).toEqual([])
  })
})

test('a dossier follows the page that the caller gives, though other pages are more of a namesake', () => {
  const own = page('Ada Pellam at home', 'Ada Pellam is a pastor at Quay Chapel in Galway.')
  const others = ['One', 'Two', 'Three'].map((title) =>
    page(title, 'Ada Pellam is a nurse at Harbour Clinic in Leeds.'),
  )
  const person = { name: 'Ada Pellam', urls: [own.url] }
  const { documents } = runDossier({ pages: [...others, own] }, { person })
  expect(documents.map(({ url }) => url)).toEqual([own.url])
})

test('a dossier holds no page on a bearer who was of another generation when the page was published', () => {
  const dated = (title: string, text: string) => {
    const given = page(title, text)
    const day = '<meta property="article:published_time" content="2025-11-01T08:00:00Z"></head>'
    const html = given.answer.html.replace('</head>', day)
    return { ...given, answer: { ...given.answer, html } }
  }
  const own = page('Ada Pellam', 'Ada Pellam, a nurse in Leeds, was born in 1951.')
  const daughter = dated('Open day', 'Ada Pellam, 31, a nurse in Leeds, opened the door.')
  const later = dated('Jubilee', 'Ada Pellam, 74, a nurse in Leeds, opened the door.')
  const person = { name: 'Ada Pellam', headline: 'nurse in Leeds, born 1951' }
  const { documents } = runDossier({ pages: [own, daughter, later] }, { person })
  expect(documents.map(({ url }) => url)).toEqual([own.url, later.url])
})

test('a dossier by a role and a town holds no page on a bearer of the role who lives in another town', () => {
  const other = page(
    'Open day',
    '“We are glad,” said Ada Pellam, a harbour pilot at Quay Tugs. Pellam lives in Galway with her husband Tom.',
  )
  const club = page('Rowing club', 'Ada Pellam rows in Leeds.')
  for (const person of [
    { name: 'Ada Pellam', headline: 'harbour pilot, Leeds' },
    { name: 'Ada Pellam', headline: 'harbour pilot', location: 'Leeds' },
  ]) {
    const { documents } = runDossier({ pages: [other, club] }, { person })
    expect(documents.map(({ url }) => url)).not.toContain(other.url)
  }
})

test.each([
  ['a tag', { tags: ['Reading'] }, 'Quay Tugs'],
  ['an employer that is called like a town', { headline: 'harbour pilot, Orange' }, 'Orange'],
])('%s is no home from which a page differs', (_, hints, firm) => {
  const own = page(
    'Open day',
    `Ada Pellam is a harbour pilot at ${firm}. Pellam lives in Leeds with her husband Tom.`,
  )
  const person = { name: 'Ada Pellam', headline: 'harbour pilot', ...hints }
  expect(runDossier({ pages: [own] }, { person }).documents).toHaveLength(1)
})

test.each([
  ['Paris, Texas', 'Paris, France', 0],
  ['Birmingham, Alabama', 'Birmingham, England', 0],
  ['Birmingham, Alabama', 'Birmingham', 1],
  ['Leeds, England', 'Leeds, United Kingdom', 1],
])('the town %s of the caller is compared with its country: %s', (location, home, count) => {
  const open = page(
    'Open day',
    `Ada Pellam is a harbour pilot at Quay Tugs. Pellam lives in ${home} with her husband Tom.`,
  )
  const person = { name: 'Ada Pellam', headline: 'harbour pilot', location }
  expect(runDossier({ pages: [open] }, { person }).documents).toHaveLength(count)
})

test.each([
  ['in a place', { headline: 'harbour pilot', location: 'Paris, Ontario' }],
  ['in a headline', { headline: 'harbour pilot, Paris, Ontario' }],
])('a dossier of a bearer in Ontario holds no page on one in France: %s', (_, hints) => {
  const card = (firm: string, home: string) =>
    page(
      firm,
      `Ada Pellam is a harbour pilot at ${firm}. Pellam lives in ${home} with her husband Tom.`,
    )
  const own = card('Quay Tugs', 'Paris, Ontario')
  const others = [card('Seine Tugs', 'Paris'), card('Dock Tugs', 'Paris, France')]
  const { documents } = runDossier(
    { pages: [...others, own] },
    { person: { name: 'Ada Pellam', ...hints } },
  )
  expect(documents.map(({ url }) => url)).toEqual([own.url])
})

test.each([
  ['a role and a country', { headline: 'harbour pilot', location: 'Deutschland' }],
  ['a country', { location: 'Germany' }],
])('a dossier by %s holds the pages on the bearer who lives there alone', (_, hints) => {
  const card = (title: string, firm: string, home: string) =>
    page(
      title,
      `Ada Pellam is a harbour pilot at ${firm}. Pellam lives in ${home} with her husband Tom.`,
    )
  const own = [card('Open day', 'Quay Tugs', 'Kiel'), card('Portrait', 'Quay Tugs', 'Kiel')]
  const others = [card('Regatta', 'Dock Tugs', 'Gijón'), card('Award', 'Dock Tugs', 'Gijón')]
  const { documents } = runDossier(
    { pages: [...others, ...own] },
    { person: { name: 'Ada Pellam', ...hints } },
  )
  expect(documents.map(({ url }) => url).sort()).toEqual(own.map(({ url }) => url).sort())
})

test('a dossier by the country where a person comes from holds a page on a home elsewhere', () => {
  const own = page(
    'Open day',
    'Ada Pellam is a harbour pilot at Quay Tugs. Pellam lives in Leeds with her husband Tom.',
  )
  const person = { name: 'Ada Pellam', headline: 'Portuguese harbour pilot' }
  expect(runDossier({ pages: [own] }, { person }).documents).toHaveLength(1)
})

test('a dossier of a bearer whose pages write one generation holds no page that writes another', () => {
  const father = page(
    'Quillon Harbottle Sr. - Harbottle & Sons',
    'Quillon Harbottle Sr. is a harbour pilot at Harbottle & Sons in Saltquay.',
  )
  const award = page(
    'Award of the year',
    'Quillon Harbottle, a harbour pilot at Harbottle & Sons, was named pilot of the year.',
  )
  const son = page(
    'Quillon Harbottle Jr. - Harbottle & Sons',
    'Quillon Harbottle Jr. has worked at Harbottle & Sons since May.',
  )
  const person = { name: 'Quillon Harbottle', headline: 'harbour pilot at Harbottle & Sons' }
  const { documents } = runDossier({ pages: [son, award, father] }, { person })
  expect(documents.map(({ url }) => url).sort()).toEqual([award.url, father.url].sort())
})

test('a dossier of a bearer who is the second of the name holds no page on the third', () => {
  const second = page(
    'Quillon Harbottle II - Harbottle & Sons',
    'Quillon Harbottle II is a harbour pilot at Harbottle & Sons in Saltquay.',
  )
  const third = page(
    'Quillon Harbottle III - Harbottle & Sons',
    'Quillon Harbottle III has worked at Harbottle & Sons since May.',
  )
  const person = { name: 'Quillon Harbottle', headline: 'harbour pilot at Harbottle & Sons' }
  const { documents } = runDossier({ pages: [third, second] }, { person })
  expect(documents.map(({ url }) => url)).toEqual([second.url])
})

test('the generation of a relative that a page names is not that of the bearer', () => {
  const own = page(
    'Quillon Harbottle Jr.',
    'Quillon Harbottle Jr. is a harbour pilot at Harbottle & Sons in Saltquay.',
  )
  const interview = page(
    'Interview',
    'Quillon Harbottle is a harbour pilot at Harbottle & Sons. His father, Quillon Harbottle Sr., was a farmer.',
  )
  const person = { name: 'Quillon Harbottle', headline: 'harbour pilot at Harbottle & Sons' }
  const { documents } = runDossier({ pages: [interview, own] }, { person })
  expect(documents.map(({ url }) => url).sort()).toEqual([interview.url, own.url].sort())
})

test('a dossier follows the page that writes the username of the caller', () => {
  const own = page(
    'About',
    'Ada Pellam is a pastor at Quay Chapel in Galway. Find her as @adapel22. She likes tea.',
  )
  const other = page('Open day', 'Ada Pellam is a nurse at Harbour Clinic in Leeds.')
  const third = page('Harbour Clinic', 'Ada Pellam of Harbour Clinic in Leeds is a nurse.')
  const person = { name: 'Ada Pellam', primaryUsername: 'adapel22' }
  const { documents } = runDossier({ pages: [other, third, own] }, { person })
  expect(documents.map(({ url }) => url)).toEqual([own.url])
})
