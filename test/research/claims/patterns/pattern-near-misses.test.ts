/** Sentences that a rule almost fits: what it reads of them in its place, or nothing. */
import { describe, expect, test } from 'vitest'
import { draftsOf, saidOf } from '../../../support/research/said-of.ts'

describe('a post in front of its firm or its town', () => {
  test.each<[string, string[]]>([
    [
      'Zelda Quibbleworth\nDirectora de Ventas en la Globex',
      ['work | Directora de Ventas | Globex'],
    ],
    ['Zelda Quibbleworth\nDirectora de CBS News', ['work | Directora | CBS News']],
  ])('a field behind "de" belongs to the post: %s', (text, said) =>
    expect(saidOf(text)).toEqual(said),
  )

  test.each<[string, string[]]>([
    ['El presidente de Lisboa Zelda Quibbleworth dijo no.', ['work | presidente de Lisboa']],
    ['La directrice de Milan Zelda Quibbleworth est venue.', ['work | directrice de Milan']],
    ['El director del Museo Globex junto a Zelda Quibbleworth dijo no.', []],
  ])('the town of an office is no employer: %s', (text, said) => expect(saidOf(text)).toEqual(said))

  test.each<[string, string[]]>([
    ['Zelda Quibbleworth is a partner at the Porto law firm.', ['work | partner']],
    [
      'Zelda Quibbleworth is an engineer at a Globex located in Porto.',
      ['work | engineer | Globex'],
    ],
    ['Zelda Quibbleworth is head of Globex before leaving for Initech.', ['work | head | Globex']],
    [
      'Zelda Quibbleworth is founder of Globex and currently works at Initech.',
      ['work | founder | Globex', 'work | Initech'],
    ],
    ['Zelda Quibbleworth was editor of Lampix who wrote for Initech.', ['past | editor | Lampix']],
  ])('the post ends where the clause goes on: %s', (text, said) =>
    expect(saidOf(text)).toEqual(said),
  )
})

describe('a German or Romance clause', () => {
  test.each<[string, string[]]>([
    ['Zelda Quibbleworth arbeitete bei Globex GmbH den Sommer über.', ['past | Globex GmbH']],
    [
      'Zelda Quibbleworth legte an der Universität Ulm das Staatsexamen ab.',
      ['study | Staatsexamen | Universität Ulm'],
    ],
    ['Zelda Quibbleworth ist Mitarbeiterin der Tochter der Globex GmbH.', ['work | Mitarbeiterin']],
  ])('the object is no part of the name of a house: %s', (text, said) =>
    expect(saidOf(text)).toEqual(said),
  )

  test.each<[string, string[]]>([
    ['Zelda Quibbleworth lebt im Hotel in Kassel.', []],
    ['Zelda Quibbleworth lebt in ihren Träumen in Paris.', []],
    ['Zelda Quibbleworth lebt in seinem neuen Roman in Berlin.', []],
    ['Zelda Quibbleworth wohnt in Stiftung Kassel.', []],
    ['Zelda Quibbleworth vive en Universidad Globex.', []],
  ])('a hotel, a film or a house is no home: %s', (text, said) =>
    expect(saidOf(text)).toEqual(said),
  )

  test.each<[string, string[]]>([
    [
      "Zelda Quibbleworth est titulaire d'un master de la Fondation Globex.",
      ['study | master | Fondation Globex'],
    ],
    [
      'Zelda Quibbleworth obtuvo el título de máster en Diseño en la Fundación Globex.',
      ['study | máster | Fundación Globex'],
    ],
  ])('a foundation gives degrees: %s', (text, said) => expect(saidOf(text)).toEqual(said))
})

describe('a place beside a name', () => {
  test.each<[string, string[]]>([
    ['New York resident Zelda Quibbleworth is a nurse.', ['place | New York']],
    [
      'Zelda Quibbleworth divides her time between Halifax and Porto.',
      ['place | Halifax', 'place | Porto'],
    ],
    ['Zelda Quibbleworth divides her time between Public Health and Porto.', ['place | Porto']],
    ['Zelda Quibbleworth is a Lisbon-based data wrangler.', ['place | Lisbon']],
  ])(
    'a known town in front of "resident", in a share, in front of "-based" is a home: %s',
    (text, said) => expect(saidOf(text)).toEqual(said),
  )

  test.each<[string, string[]]>([
    ['Former New York resident Zelda Quibbleworth is a nurse.', []],
    ['Zelda Quibbleworth, a Public Policy-based writer, said no.', []],
    ['Zelda Quibbleworth loves Porto, where she lives.', []],
    ['Zelda Quibbleworth works at Globex Museum, where she lives.', ['work | Globex Museum']],
  ])('a former home, a topic, what is loved or where one works is none: %s', (text, said) =>
    expect(saidOf(text)).toEqual(said),
  )
})

describe('a name that is none, or not whole', () => {
  test.each<[string, string[]]>([
    [
      'Zelda Quibbleworth worked at the Institute for Policy in the May election.',
      ['past | Institute for Policy'],
    ],
  ])('the name of a body goes on behind "on", but not in front of a month: %s', (text, said) =>
    expect(saidOf(text)).toEqual(said),
  )

  test.each<[string, string[]]>([
    ['Zelda Quibbleworth succeeds J as farrier at Globex.', []],
    ['Zelda Quibbleworth succeeded Globex Solutions as farrier at Initech.', []],
  ])('an initial or a firm is no one whose post is taken over: %s', (text, said) =>
    expect(saidOf(text)).toEqual(said),
  )

  test('an initial is no sibling', () => {
    const text = 'Zelda Quibbleworth is here. Her brother, D.J., was a quarterback.'
    expect(draftsOf(text).filter(({ path }) => path === 'relatives.items')).toEqual([])
  })
})

describe('an entry or a fragment', () => {
  test.each<[string, string[]]>([
    ['Zelda Quibbleworth – presenters', []],
    ['Zelda Quibbleworth\nNow: lead at Product Design', ['work | lead at Product Design']],
    ['Zelda Quibbleworth\nNow: Director, Globex', []],
    ['Zelda Quibbleworth\nretired teacher. Porto.', ['place | Porto']],
    [
      'Zelda Quibbleworth joined Globex Museum in 2006. She is a former farrier there.',
      ['work | Globex Museum | 2006'],
    ],
  ])(
    'several people, a topic, a name in commas, what is over: no post of today: %s',
    (text, said) => expect(saidOf(text)).toEqual(said),
  )

  test.each<[string, string[]]>([
    ['Zelda Quibbleworth of Globex Museum, a farrier, said no.', ['work | Globex Museum']],
    [
      'Zelda Quibbleworth from Eldgate University, a botanist, said no.',
      ['work | Eldgate University'],
    ],
  ])('"of" a firm names the employer, not a town: %s', (text, said) =>
    expect(saidOf(text)).toEqual(said),
  )

  test.each([
    ['زيد كويبل، مدير شركة غلوبكس، وأحمد علي، كاتب', 'زيد كويبل'],
    ['זלדה קויבל, סופרת, ודוד לוי, צייר', 'זלדה קויבל'],
  ])('the post may be of the next name of a list: %s', (text, name) =>
    expect(saidOf(text, false, name)).toEqual([]),
  )
})

describe('a card, a list or a row', () => {
  test.each([
    'Name: Zelda Quibbleworth\nPosition: Public Health',
    'Name: Zelda Quibbleworth\nPosition: Farrier (Globex Museum and others)',
  ])('a topic is no firm, a remark in brackets neither: %s', (text) => {
    const [draft] = draftsOf(text)
    expect(draft).toMatchObject({ path: 'work.positions', value: { organization: null } })
  })

  test.each<[string, string[]]>([
    ['Zelda Quibbleworth\nGlobex Ltd | CPA', []],
    ['Zelda Quibbleworth\nGlobex Ltd | Mrs', []],
    ['About Our Museum\nOur Team\nZelda Quibbleworth\nFarrier', ['work | Farrier']],
  ])('letters behind a name are no town, a heading is no house: %s', (text, said) =>
    expect(saidOf(text)).toEqual(said),
  )

  test.each<[string, string[]]>([
    ['Name\tRole\tEmployer\nOtto Rank\tAssistant\tZelda Quibbleworth', ['work | Assistant']],
  ])('a person is no employer in the row of another: %s', (text, said) =>
    expect(saidOf(text)).toEqual(said),
  )

  test.each<[string, string[]]>([
    [
      'Zelda Quibbleworth\n2006-2012: (farrier), Globex Museum',
      ['work | farrier | Globex Museum | 2006'],
    ],
  ])('a post in brackets between years is one: %s', (text, said) =>
    expect(saidOf(text)).toEqual(said),
  )

  test.each<[string, string[]]>([
    ['Name: Zelda Quibbleworth\nEducation: high school', []],
    [
      'Name: Zelda Quibbleworth\nEducation: Trinity College (University of Halifax), 1990',
      ['study | Trinity College | 1990'],
    ],
    [
      'Name: Zelda Quibbleworth\nEducation: Evening classes (Eldgate College), 1998',
      ['study | Eldgate College | 1998'],
    ],
  ])('a kind of school is no school, a college of a university is one: %s', (text, said) =>
    expect(saidOf(text)).toEqual(said),
  )
})

describe('an appointment or a former post', () => {
  test.each<[string, string[]]>([
    ['Mary Anne Smith appointed Zelda Quibbleworth as farrier.', []],
    [
      'Ottobeck Botanic Gardens appointed Zelda Quibbleworth as farrier.',
      ['work | farrier | Ottobeck Botanic Gardens'],
    ],
  ])('a person who appoints is no employer, a house of three words is one: %s', (text, said) =>
    expect(saidOf(text)).toEqual(said),
  )

  test.each<[string, string[]]>([
    ['A former farrier, Zelda Quibbleworth works at Globex.', ['work | Globex', 'past | farrier']],
    ['A former Olympic swimmer, Zelda Quibbleworth works at Globex.', ['work | Globex']],
  ])('a trade is a former post, what has a capital is none: %s', (text, said) =>
    expect(saidOf(text)).toEqual(said),
  )
})
