import { describe, expect, test } from 'vitest'
import { draftsOf as read, saidOf as said } from '../../../support/research/said-of.ts'

test.each([
  'Zelda Quibbleworth, born in Lisbon, joined Acme in 2012.',
  'Zelda Quibbleworth was born in Lisbon and moved to Porto in 2012.',
  'Zelda Quibbleworth, born on a farm near Ludlow, won the cup in 2013.',
  'Zelda Quibbleworth, née Smith, joined Acme in 2012.',
  'Zelda Quibbleworth (née Smith, 2012)',
  'Zelda Quibbleworth (née Smith, † 2012) built mills.',
  'Zelda Quibbleworth (born in Vienna, d. 2012) built mills.',
  'Zelda Quibbleworth, née à Paris, a publié son livre en 2014.',
  'Zelda Quibbleworth was born to a farmer who moved to Porto in 2012.',
])('the year of something else is no year of birth: %s', (text) => {
  expect(said(text).filter((one) => one.startsWith('born'))).toEqual([])
})

test.each([
  ['Zelda Quibbleworth was born on 3 May 1984 in Lisbon, Portugal.', 1984],
  ['Zelda Quibbleworth, born in Lisbon in 1984, joined Acme in 2012.', 1984],
  ['Zelda Quibbleworth was born in Castello della Pietra in 1984.', 1984],
  ['Zelda Quibbleworth, née à Paris le 3 mai 1984, écrit.', 1984],
  ['Zelda Quibbleworth nació el 3 de mayo de 1984 en Lisboa.', 1984],
  ['Zelda Quibbleworth wurde 1984 in Wien geboren.', 1984],
  ['Zelda Quibbleworth (* 3. Mai 1904 in Wien; † 2012) baute Mühlen.', 1904],
  ['Zelda Quibbleworth was born to Kenyan parents in London in 1984.', 1984],
  ['Zelda Quibbleworth was born prematurely in early 1984.', 1984],
  ['Zelda Quibbleworth was born at home in a village near Lyon in 1984.', 1984],
  ['Zelda Quibbleworth est née dans une famille de Lyon en 1984.', 1984],
  ['Zelda Quibbleworth urodziła się 3 maja 1984 roku w Krakowie.', 1984],
  ['Zelda Quibbleworth werd in 1984 in Utrecht geboren.', 1984],
  ['Zelda Quibbleworth is geboren in 1984.', 1984],
  ['Zelda Quibbleworth works at Globex. Born 1984.', 1984],
  ['Zelda Quibbleworth\nFarrier\nborn 1984\nGrenmere Museum', 1984],
  ['Zelda Quibbleworth\nFarrier at Globex\n*1984', 1984],
])('the year of birth stands in %s', (text, year) => {
  expect(said(text)).toContain(`born | ${year}`)
})

describe('sentences about a person whose role is in no list', () => {
  test.each([
    ['Zelda Quibbleworth is a farrier at Grenmere Museum.', ['work | farrier | Grenmere Museum']],
    [
      'Zelda Quibbleworth is legal counsel at Wynlund Biologics.',
      ['work | legal counsel | Wynlund Biologics'],
    ],
    [
      'Zelda Quibbleworth works as a loss adjuster for Trewick & Finch.',
      ['work | loss adjuster | Trewick & Finch'],
    ],
    [
      'Zelda Quibbleworth joined Ravstone Opera in 2004 as a prompter.',
      ['work | prompter | Ravstone Opera | 2004'],
    ],
    ['Zelda Quibbleworth came to Ravstone Opera in 2004.', ['work | Ravstone Opera | 2004']],
    [
      'Zelda Quibbleworth is a farrier who works for Grenmere Museum.',
      ['work | farrier | Grenmere Museum'],
    ],
    [
      'Grenmere Museum has appointed Zelda Quibbleworth as farrier.',
      ['work | farrier | Grenmere Museum'],
    ],
    [
      'The prize goes to Zelda Quibbleworth, farrier at Grenmere Museum.',
      ['work | farrier | Grenmere Museum'],
    ],
    [
      "Grenmere Museum's farrier, Zelda Quibbleworth, spoke first.",
      ['work | farrier | Grenmere Museum'],
    ],
    [
      'Zelda Quibbleworth is a farrier with Bramvale and Sons.',
      ['work | farrier | Bramvale and Sons'],
    ],
    [
      'Today Zelda Quibbleworth is sommelier at Ravstone Opera.',
      ['work | sommelier | Ravstone Opera'],
    ],
    [
      'In 2010, with Otto Rank, Zelda Quibbleworth worked as a farrier at Globex.',
      ['past | farrier | Globex'],
    ],
    ['Born in 1975, Zelda Quibbleworth moved to Porto.', ['born | 1975', 'place | Porto']],
    [
      'Zelda Quibbleworth, harbour pilot, of Ulverby, was born in 1953.',
      ['born | 1953', 'place | Ulverby', 'work | harbour pilot'],
    ],
    [
      'Zelda Quibbleworth graduated from Eldgate College in 2001 with a PhD in Botany.',
      ['study | PhD | Eldgate College | 2001'],
    ],
  ])('sentences about a person whose role is in no list: %s', (text, expected) => {
    expect(said(text)).toEqual(expect.arrayContaining(expected))
  })
})

describe('lines about a person', () => {
  test.each([
    [
      'rows of a table',
      'Zelda Quibbleworth\nOccupation\tHarbour pilot\nEmployer\tGrenmere Museum\nCity\tHalifax\nBorn\t1975',
      ['work | Harbour pilot | Grenmere Museum', 'place | Halifax', 'born | 1975'],
    ],
    [
      'labels with colons',
      'Expert: Zelda Quibbleworth\nJob title: Farrier\nCompany: Ravstone Opera (since 2004)\nAlma mater: Eldgate College (PhD 1998)',
      ['work | Farrier | Ravstone Opera | 2004', 'study | PhD | Eldgate College | 1998'],
    ],
    [
      'a degree in brackets behind the school',
      'Zelda Quibbleworth\nAlma mater: Rosside Conservatoire (BA 1989)',
      ['study | BA | Rosside Conservatoire | 1989'],
    ],
    [
      'labels on lines of their own',
      'Name\nZelda Quibbleworth\nWorks at\nRavstone Opera\nAs\nfarrier\nLives in\nHalifax',
      ['work | farrier | Ravstone Opera', 'place | Halifax'],
    ],
    [
      'a card of a staff page',
      'Zelda Quibbleworth\nFarrier\nGrenmere Museum\nBased in Halifax\nWith us since 2018',
      ['work | Farrier | Grenmere Museum | 2018', 'place | Halifax'],
    ],
    [
      'German labels',
      'Zelda Quibbleworth\nBeruf: Hufschmiedin\nArbeitgeber: Stadtmuseum Ulverby\nWohnort: Halle\nGeburtsjahr: 1975',
      ['work | Hufschmiedin | Stadtmuseum Ulverby', 'place | Halle', 'born | 1975'],
    ],
    [
      'a table with a row for each person',
      'Participant\tFunction\tInstitution\tTown\nOtto Rankin\ttown planner\tKelgate Press\tPorto\nZelda Quibbleworth\tfarrier\tRavstone Opera\tHalifax',
      ['work | farrier | Ravstone Opera', 'place | Halifax'],
    ],
    [
      'an entry of a directory',
      'Members\nOtto Rankin, town planner, Kelgate Press, Porto\nZelda Quibbleworth, farrier, Ravstone Opera, Halifax',
      ['work | farrier | Ravstone Opera', 'place | Halifax'],
    ],
    [
      'a card and an entry with abbreviations',
      'Zelda Quibbleworth\nJob title: Sr. Engineer\nCompany: Ravstone Opera\n\nZelda A. Quibbleworth, farrier, St. Mary Museum, Halifax',
      ['work | Sr. Engineer | Ravstone Opera', 'work | farrier | St. Mary Museum'],
    ],
    [
      'answers of an interview',
      'Five questions for Zelda Quibbleworth\nWhen did you join?\nI joined Ravstone Opera in 2004.\nWhere do you live?\nI live in Porto.',
      ['work | Ravstone Opera | 2004', 'place | Porto'],
    ],
    [
      'handles in a sentence',
      'Zelda Quibbleworth, farrier at Ravstone Opera, writes as qx7 on GitHub and @qx7 on Mastodon.',
      ['account | github | qx7', 'account | mastodon | qx7'],
    ],
    [
      'handles behind labels',
      'Zelda Quibbleworth\nGitHub: zquib48\nMastodon: @zquib@example.social',
      ['account | github | zquib48', 'account | mastodon | zquib@example.social'],
    ],
  ])('lines about a person: %s give their values', (_, text, expected) => {
    const found = said(text)
    expect(found).toEqual(expect.arrayContaining(expected))
    for (const draft of read(text)) expect(text.slice(draft.start, draft.end)).not.toBe('')
  })

  test('each part of a line on their own page may be a post', () => {
    expect(said('works at Globex • farrier at Grenmere Museum', true)).toEqual([
      'work | Globex',
      'work | farrier | Grenmere Museum',
    ])
  })

  test('values of the people around the person are not taken', () => {
    const table =
      'Participant\tFunction\tInstitution\nZelda Quibbleworth\tfarrier\tRavstone Opera\nOtto Rankin\ttown planner\tKelgate Press'
    expect(said(table).join()).not.toMatch(/Kelgate|planner/)
    const team = 'Our team\nZelda Quibbleworth\nFarrier\nOtto Rankin\nTown planner\nKelgate Press'
    expect(said(team).join()).not.toMatch(/Kelgate|planner/i)
  })
})

describe('words that only look like a post', () => {
  test.each([
    'Zelda Quibbleworth is available at Grenmere Museum.',
    'Zelda Quibbleworth is well known at Grenmere Museum.',
    'Zelda Quibbleworth is a fan of Ravstone Opera.',
    'Zelda Quibbleworth is a patient at Halifax Hospital.',
    'Zelda Quibbleworth is the assistant of the CEO of Ravstone Opera.',
    'Zelda Quibbleworth is not a farrier at Grenmere Museum.',
    'Zelda Quibbleworth may become a farrier at Grenmere Museum.',
    'Zelda Quibbleworth is good at Chess Academy puzzles.',
    'Zelda Quibbleworth came to Ulverby in 1999.',
    'Otto Rankin appointed a farrier. Zelda Quibbleworth watched.',
    'Zelda Quibbleworth\nBiography\nEarly life',
    'Zelda Quibbleworth\nRead more\nContact us',
    'Zelda Quibbleworth\nNewsletter\nSign up',
    'Zelda Quibbleworth, September, 1999',
    'Zelda Quibbleworth wrote about people on Mastodon.',
    'Zelda Quibbleworth posts photos on Instagram.',
  ])('words that only look like a post state nothing: %s', (text) => {
    expect(said(text).filter((one) => /^(?:work|account)/.test(one))).toEqual([])
  })
})
