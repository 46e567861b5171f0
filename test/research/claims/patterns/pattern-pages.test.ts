import { describe, expect, test } from 'vitest'
import { draftsOf, saidOf } from '../../../support/research/said-of.ts'

describe('posts and studies in sentences', () => {
  test.each([
    [
      'Zelda Quibbleworth is a farrier currently working for Grenmere Museum.',
      ['work | farrier | Grenmere Museum'],
    ],
    [
      'Zelda Quibbleworth (antiguo director, Grenmere Museum)',
      ['past | director | Grenmere Museum'],
    ],
    [
      'Zelda Quibbleworth (voormalige directeur, Grenmere Museum)',
      ['past | directeur | Grenmere Museum'],
    ],
    [
      'Raised in Porto, Zelda Quibbleworth serves as dramaturg at Ravstone Opera.',
      ['work | dramaturg | Ravstone Opera'],
    ],
    ['Based in Halifax, Zelda Quibbleworth writes songs.', ['place | Halifax']],
    [
      'Zelda Quibbleworth writes. A graduate of Eldgate College (PhD, 1998), she sings.',
      ['study | PhD | Eldgate College | 1998'],
    ],
    [
      'Zelda Quibbleworth was hired by Ravstone Opera in the autumn of 2004.',
      ['work | Ravstone Opera | 2004'],
    ],
    [
      'Zelda Quibbleworth rows. Before that, she was employed as a farrier by Grenmere Museum.',
      ['past | farrier | Grenmere Museum'],
    ],
    [
      'Zelda Quibbleworth joined Ravstone Opera in 2004 after working at Grenmere Museum.',
      ['work | Ravstone Opera | 2004', 'past | Grenmere Museum'],
    ],
    [
      'After six years as a farrier with Grenmere Museum, Zelda Quibbleworth moved to Ravstone Opera in 2004.',
      ['past | farrier | Grenmere Museum', 'work | Ravstone Opera | 2004'],
    ],
    [
      'Zelda Quibbleworth is a farrier who has been employed at Grenmere Museum since 2004.',
      ['work | farrier | Grenmere Museum | 2004'],
    ],
    [
      'Zelda Quibbleworth is farrier at Grenmere Museum and has been there since 2004.',
      ['work | Grenmere Museum | 2004'],
    ],
    [
      'Zelda Quibbleworth is a farrier at Grenmere Museum. She has worked there since 2004.',
      ['work | Grenmere Museum | 2004'],
    ],
    [
      'Otto is survived by Zelda Quibbleworth, a farrier at Grenmere Museum, and Piet Rankin of Porto.',
      ['work | farrier | Grenmere Museum'],
    ],
    [
      'Zelda Quibbleworth (farrier, Grenmere Museum, Halifax) – € 500',
      ['work | farrier | Grenmere Museum', 'place | Halifax'],
    ],
    [
      'Zelda Quibbleworth: farrier, Ravstone-Werke AG (Halifax)',
      ['work | farrier | Ravstone-Werke AG', 'place | Halifax'],
    ],
    [
      "Ravstone Opera's stage manager, Zelda Quibbleworth, was born in 1961.",
      ['born | 1961', 'work | stage manager | Ravstone Opera'],
    ],
    ['Zelda Quibbleworth rows. A farrier by trade, she sings.', ['work | farrier']],
    [
      'The medal goes to Zelda Quibbleworth. Her thesis is long. She lives in Porto.',
      ['place | Porto'],
    ],
    [
      'Zelda Quibbleworth (*1961), farrier, resident in Halifax, employed by Grenmere Museum.',
      ['work | farrier | Grenmere Museum'],
    ],
    [
      'Zelda Quibbleworth studied botany at Eldgate College, where she got her PhD in 1998.',
      ['study | PhD | Eldgate College | 1998'],
    ],
    [
      'Zelda Quibbleworth won. Her PhD dates from 1998, awarded by Eldgate College.',
      ['study | PhD | Eldgate College | 1998'],
    ],
    [
      'Zelda Quibbleworth is a farrier who never says no. She came to Grenmere Museum in 1982.',
      ['work | Grenmere Museum | 1982'],
    ],
    [
      'We are happy to welcome Zelda Quibbleworth to Grenmere Museum as our new farrier.',
      ['work | farrier | Grenmere Museum'],
    ],
    [
      'Grenmere Museum welcomes Zelda Quibbleworth as its new farrier.',
      ['work | farrier | Grenmere Museum'],
    ],
    [
      'Second came Zelda Quibbleworth (46, Halifax), a farrier at Grenmere Museum.',
      ['place | Halifax', 'work | farrier | Grenmere Museum'],
    ],
    ['Zelda Quibbleworth, 46, of Halifax, won.', ['place | Halifax']],
    [
      '10:00 In conversation: stage manager Zelda Quibbleworth (Grenmere Museum, Halifax)',
      ['work | stage manager | Grenmere Museum', 'place | Halifax'],
    ],
    [
      'I am Zelda Quibbleworth. I hold a PhD in Botany, awarded by Eldgate College in 1998.',
      ['study | PhD | Eldgate College | 1998'],
    ],
    ['Zelda Quibbleworth, Grenmere Museum, Halifax', ['work | Grenmere Museum', 'place | Halifax']],
    [
      'Zelda Quibbleworth rows. Her code is on GitHub as qx7, her posts are at @zq@example.social.',
      ['account | github | qx7', 'account | mastodon | zq@example.social'],
    ],
    [
      'Zelda Quibbleworth worked at Eldgate College as a lecturer in design.',
      ['past | lecturer in design | Eldgate College'],
    ],
    [
      'Zelda Quibbleworth worked at Eldgate College as a lecturer in the spring.',
      ['past | lecturer | Eldgate College'],
    ],
    ['Zelda Quibbleworth, born 1961, Halifax', ['born | 1961', 'place | Halifax']],
  ])('posts and studies in sentences: %s', (text, expected) => {
    expect(saidOf(text)).toEqual(expect.arrayContaining(expected))
    for (const { start, end } of draftsOf(text)) expect(text.slice(start, end)).not.toBe('')
  })

  test.each([
    [
      'Zelda Quibbleworth, 58, still remembers the first day at Grenmere Museum.',
      'work | still remembers the first day | Grenmere Museum',
    ],
    ['Zelda Quibbleworth moved to Ravstone-Werke AG in 2004.', 'place | Ravstone-Werke AG'],
    ['Zelda Quibbleworth won. Her sister is a nurse. She lives in Porto.', 'place | Porto'],
    [
      'Zelda Quibbleworth met Otto Rankin. He has worked there since 2004.',
      'work | Grenmere Museum | 2004',
    ],
  ])('posts and studies in sentences: %s: nothing wrong is read', (text, wrong) => {
    expect(saidOf(text)).not.toContain(wrong)
  })
})

test.each([
  ['Zelda Ost-Quibb', 'Zelda Ost-Quibb rows. Ms Ost-Quibb was hired by Ravstone Opera in 2004.'],
  [
    'Zelda van der Quibb',
    'Zelda van der Quibb rows. Ms van der Quibb was hired by Ravstone Opera in 2004.',
  ],
  ['Zelda Ost Quibb', 'Zelda Ost Quibb rows. Mrs Ost Quibb was hired by Ravstone Opera in 2004.'],
  ['Zelda al-Quibb', 'Zelda al-Quibb rows. Al-Quibb was hired by Ravstone Opera in 2004.'],
  ["Zelda O'Quibb", "Zelda O'Quibb rows. Ms O'Quibb was hired by Ravstone Opera in 2004."],
])('the family name of %s stands for the person', (name, text) => {
  expect(saidOf(text, false, name)).toContain('work | Ravstone Opera | 2004')
})

test('a name in the order of a register stands for the person, whatever its family name is made of', () => {
  const text = 'Name\tJob title\tTown\nvan der Quibb, Zelda\tFarrier\tHalifax'
  expect(saidOf(text, false, 'Zelda van der Quibb')).toEqual(
    expect.arrayContaining(['work | Farrier', 'place | Halifax']),
  )
})

test('another family name that ends alike does not stand for the person', () => {
  expect(
    saidOf(
      'Zelda Quibb rows. Ms Ost-Quibb was hired by Ravstone Opera in 2004.',
      false,
      'Zelda Quibb',
    ),
  ).toEqual([])
})

describe('pages of lines', () => {
  test('the given name in the card under a name stands for the person, though a neighbour has it as well', () => {
    const text =
      'Zelda Rankin\nDramaturg\nZelda came to Kelgate Press in 1999.\nZelda Quibbleworth\nFarrier\nZelda came to Ravstone Opera in 2004.'
    expect(saidOf(text)).toContain('work | Ravstone Opera | 2004')
    expect(saidOf(text).join()).not.toContain('Kelgate')
  })

  test.each([
    [
      'a role and a firm on one line',
      'Farrier | Grenmere Museum\nNotes',
      ['work | Farrier | Grenmere Museum'],
    ],
    [
      'a degree and a role on one line',
      'PhD · Stage manager\nGrenmere Museum · Halifax',
      ['work | Stage manager | Grenmere Museum', 'place | Halifax'],
    ],
    [
      'labels without a mark',
      'Primary Job Title Farrier\nPrimary Organization Grenmere Museum\nLocation Halifax',
      ['work | Farrier | Grenmere Museum', 'place | Halifax'],
    ],
    [
      'a firm that is called by a trade',
      'From 1975\nTram driver at Newholme Architects',
      ['work | Tram driver | Newholme Architects | 1975'],
    ],
    [
      'a role and a town hall on one line',
      'Farrier | City of Wrenwyn',
      ['work | Farrier | City of Wrenwyn'],
    ],
    ['a line of studies', 'Studied: botany at Eldgate College', ['study | Eldgate College']],
    [
      'years on lines of their own in front',
      'From 2004\nStage manager at Ravstone Opera\n1998 to 2004\nFarrier at Grenmere Museum\n1997\nPhD in Botany, Eldgate College',
      [
        'work | Stage manager | Ravstone Opera | 2004',
        'work | Farrier | Grenmere Museum | 1998',
        'study | PhD | Eldgate College | 1997',
      ],
    ],
    [
      'years on lines of their own behind',
      'Experience\nStage manager\nRavstone Opera\n2004 – Present\nFarrier\nGrenmere Museum\n1998 – 2004\nEducation\nEldgate College\nPhD, Botany\n1997',
      [
        'work | Stage manager | Ravstone Opera | 2004',
        'work | Farrier | Grenmere Museum | 1998',
        'study | PhD | Eldgate College | 1997',
      ],
    ],
  ])('a page about the person with %s gives their values', (_, text, expected) => {
    expect(saidOf(text, true)).toEqual(expect.arrayContaining(expected))
    expect(
      saidOf(text, true).filter(
        (one) =>
          one.startsWith('work') && one.includes('Farrier | Grenmere') && expected.length === 3,
      ),
    ).not.toContain('work | Farrier | Grenmere Museum')
  })

  test('a sentence with another subject on a page about the person is not theirs', () => {
    expect(
      saidOf(
        'Otto, 44, is a data analyst at Grenmere Museum.\nPiet works as a farrier at Ravstone Opera.',
        true,
      ),
    ).toEqual([])
  })

  test('a year below a label is the value of the label, and begins no post', () => {
    const text =
      'Member\nZelda Quibbleworth\nYear of birth\n1967\nCurrent position\nFarrier, Grenmere Museum\nTown\nHalifax'
    expect(saidOf(text)).toEqual(
      expect.arrayContaining([
        'born | 1967',
        'work | Farrier | Grenmere Museum',
        'place | Halifax',
      ]),
    )
    expect(saidOf(text)).not.toContain('work | Farrier | Grenmere Museum | 1967')
  })

  test('a town under a name is no role, though it ends as roles do', () => {
    expect(saidOf('Zelda Quibbleworth\nEastmoor\nBio')).toEqual([])
  })

  test('a table of posts with a row of headings gives each post with its years', () => {
    const text = `Zelda Quibbleworth\nPeriod\tPosition\tEmployer\n1997 – today\tPiano tuner\tRavstone Opera\n1989 – 1997\tFarrier\tGrenmere Museum`
    expect(saidOf(text)).toEqual(
      expect.arrayContaining([
        'work | Piano tuner | Ravstone Opera | 1997',
        'work | Farrier | Grenmere Museum | 1989',
      ]),
    )
  })

  test('a table of studies with a row of headings gives the degree with its year', () => {
    const text =
      'Zelda Quibbleworth\nStudies\nYear\tDegree\tInstitution\n1988\tMSc Botany\tEldgate College'
    expect(saidOf(text, true)).toEqual(['study | MSc | Eldgate College | 1988'])
  })

  test('a row of results gives the year of birth, the town and the employer of its columns', () => {
    const text =
      'Pos.\tName\tYOB\tCity\tCurrent employer\tTime\n1\tOtto Rankin\t1971\tPorto\tKelgate Press\t1:20\n2\tZelda Quibbleworth\t1961\tHalifax\tGrenmere Museum\t1:21'
    expect(saidOf(text)).toEqual(
      expect.arrayContaining(['born | 1961', 'place | Halifax', 'work | Grenmere Museum']),
    )
    expect(saidOf(text)).not.toContain('born | 1971')
  })

  test('a line of an earlier post is not the current one', () => {
    const found = saidOf(
      'Zelda Quibbleworth\nCurrent position: Farrier, Grenmere Museum\nPrevious position: Dramaturg, Ravstone Opera',
    )
    expect(found).toEqual(
      expect.arrayContaining([
        'work | Farrier | Grenmere Museum',
        'past | Dramaturg | Ravstone Opera',
      ]),
    )
  })

  test('a line below the label of an earlier post is no current post', () => {
    const found = saidOf(
      'Previous employer\nGrenmere Museum\nPrevious position\nDramaturg at Ravstone Opera\nTown\nHalifax',
      true,
    )
    expect(found).toEqual(
      expect.arrayContaining([
        'past | Grenmere Museum',
        'past | Dramaturg | Ravstone Opera',
        'place | Halifax',
      ]),
    )
    expect(found.filter((one) => one.startsWith('work'))).toEqual([])
  })

  test('the day on which an account was opened is not the begin of a post', () => {
    const text =
      'Real name: Zelda Quibbleworth\nOccupation: farrier\nWorks at: Grenmere Museum\nJoined: 14 Aug 2009\nPosts: 812\nGitHub: https://github.com/qx7'
    expect(saidOf(text)).toContain('work | farrier | Grenmere Museum')
    expect(saidOf(text)).toContain('account | github | qx7')
    expect(saidOf(text).join('\n')).not.toContain('2009')
  })

  test('a page whose heading is left out of its text begins under the name', () => {
    expect(saidOf('Site foreman\nGrenmere Museum\nBased in Halifax', true)).toEqual(
      expect.arrayContaining(['work | Site foreman | Grenmere Museum', 'place | Halifax']),
    )
  })
})
