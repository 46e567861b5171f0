import { describe, expect, test } from 'vitest'
import { saidOf } from '../../../support/research/said-of.ts'

describe('studies are read however a clause orders what it says of them', () => {
  test.each([
    [
      'read for her MSc at Eldgate University, finishing it in 1998.',
      'study | MSc | Eldgate University | 1998',
    ],
    [
      'studied law at Eldgate University and graduated in 1998.',
      'study | Eldgate University | 1998',
    ],
    [
      'attended Eldgate University, graduating in 1998 with a BA in law.',
      'study | BA | Eldgate University | 1998',
    ],
    [
      'left Eldgate University in 1998 with an MBA in Public Health and two debts.',
      'study | MBA | Eldgate University | 1998',
    ],
    [
      'trained at Eldgate University, from which she graduated in 1998.',
      'study | Eldgate University | 1998',
    ],
    ['graduated in 1998 from Eldgate University.', 'study | Eldgate University | 1998'],
    ['graduated with a BSc from Eldgate University.', 'study | BSc | Eldgate University'],
    ['graduated from Eldgate University with a BSc.', 'study | BSc | Eldgate University'],
    ['picked up a BSc on the way (Eldgate University).', 'study | BSc | Eldgate University'],
    ['has a BSc (Eldgate University, 1998).', 'study | BSc | Eldgate University | 1998'],
    ['is a 1998 graduate of Eldgate University.', 'study | Eldgate University | 1998'],
    ['is an alumna of Eldgate University (BSc ’98).', 'study | BSc | Eldgate University | 1998'],
    [
      'was a member of the class of 1998 at Eldgate University.',
      'study | Eldgate University | 1998',
    ],
    [
      'holds a first-class honours degree in law from Eldgate University.',
      'study | degree | Eldgate University',
    ],
    ['holds a B.Sc. (Physics) from Eldgate University.', 'study | B.Sc. | Eldgate University'],
    ['finished her doctoral studies at Eldgate University.', 'study | Eldgate University'],
  ])('Zelda Quibbleworth %s', (predicate, said) =>
    expect(saidOf(`Zelda Quibbleworth ${predicate}`)).toEqual([said]),
  )

  test('several schools behind one verb are each a school of hers', () =>
    expect(
      saidOf('Zelda Quibbleworth was educated at Marlow School and Eldgate University in 1998.'),
    ).toEqual(['study | Marlow School', 'study | Eldgate University']))

  test('a verb of birth shares its auxiliary with "educated"', () =>
    expect(saidOf('Zelda Quibbleworth was born in 1961 and educated at Eldgate College.')).toEqual([
      'study | Eldgate College',
      'born | 1961',
    ]))

  test.each([
    'received an honorary doctorate from Eldgate University in 1998.',
    'has a daughter with a law degree from Eldgate University.',
    'runs the PhD programme at Eldgate University.',
    'left Eldgate University in 1998 with two friends and no degree.',
    'dropped out of Eldgate University in 1998.',
    'was trained at Globex.',
    'never graduated from Eldgate University.',
  ])('no studies of hers: %s', (predicate) =>
    expect(
      saidOf(`Zelda Quibbleworth ${predicate}`).filter((one) => one.startsWith('study')),
    ).toEqual([]),
  )
})

describe('studies without a verb of their own', () => {
  test.each([
    'After graduating from Eldgate University in 1998, Zelda Quibbleworth shod horses.',
    'Zelda Quibbleworth shod horses after graduating from Eldgate University in 1998.',
    'Having graduated from Eldgate University in 1998, Zelda Quibbleworth shod horses.',
  ])('studies stand behind a preposition: %s', (text) =>
    expect(saidOf(text)).toEqual(['study | Eldgate University | 1998']),
  )

  test.each([
    'With a BSc from Eldgate University in her pocket, Zelda Quibbleworth shod horses.',
    'After a BSc at Eldgate University, Zelda Quibbleworth shod horses.',
    'Zelda Quibbleworth (Eldgate University, BSc) shod horses.',
    'Zelda Quibbleworth, BSc (Eldgate University), shod horses.',
    'Zelda Quibbleworth spoke. A graduate of Eldgate University, she holds a BSc in Physics.',
    'Zelda Quibbleworth\nBSc (Physics), Eldgate University',
  ])('studies without a verb name the degree: %s', (text) =>
    expect(saidOf(text)).toContain('study | BSc | Eldgate University'),
  )

  test.each([
    'Zelda Quibbleworth met a man with a BSc from Eldgate University.',
    'Zelda Quibbleworth (Eldgate University) shod horses.',
    'Zelda Quibbleworth (Globex, BSc) shod horses.',
    'Zelda Quibbleworth spoke after Otto Rank graduated from Eldgate University.',
  ])('studies without a verb are of another, or none: %s', (text) =>
    expect(saidOf(text).filter((one) => one.startsWith('study'))).toEqual([]),
  )
})

test.each([
  ['Her alma mater is Eldgate University.', 'study | Eldgate University'],
  ['Her degrees are from Eldgate University.', 'study | Eldgate University'],
  ['Her first degree was in law at Eldgate University.', 'study | degree | Eldgate University'],
])('a degree is the subject, and hers: %s', (text, said) =>
  expect(saidOf(`Zelda Quibbleworth spoke. ${text}`)).toEqual([said]),
)

describe('studies that another verb leads to', () => {
  test.each([
    [
      'Zelda Quibbleworth went on to complete a PhD at Eldgate University in 1998.',
      'study | PhD | Eldgate University | 1998',
    ],
    [
      'Zelda Quibbleworth came to Porto to study law at Eldgate University.',
      'study | Eldgate University',
    ],
    [
      'Zelda Quibbleworth won a scholarship to attend Eldgate University.',
      'study | Eldgate University',
    ],
    [
      'Zelda Quibbleworth, who studied law at Eldgate University, paints.',
      'study | Eldgate University',
    ],
    ['Zelda Quibbleworth is an Eldgate University graduate.', 'study | Eldgate University'],
    [
      "Zelda Quibbleworth then did a master's at Eldgate University.",
      "study | master's | Eldgate University",
    ],
    ['Zelda Quibbleworth, MSc Eldgate University 1998', 'study | MSc | Eldgate University | 1998'],
    [
      'Zelda Quibbleworth’s PhD from Eldgate University is in law.',
      'study | PhD | Eldgate University',
    ],
  ])('another verb leads to studies: %s', (text, said) => expect(saidOf(text)).toContain(said))

  test('a writer says so behind any adverbial', () =>
    expect(
      saidOf(
        'Zelda Quibbleworth\nAges ago I did a BSc in law at Eldgate University; no more.',
        true,
      ),
    ).toEqual(['study | BSc | Eldgate University']))

  test.each([
    'Zelda Quibbleworth hopes to complete a PhD at Eldgate University.',
    'Zelda Quibbleworth, of the University of Porto, Marlow graduate, paints.',
    'Zelda Quibbleworth told her son to study law at Eldgate University.',
    'Zelda Quibbleworth was asked to do a portrait at Eldgate University.',
  ])('another verb leads to no studies: %s', (text) =>
    expect(saidOf(text).filter((one) => one.startsWith('study'))).toEqual([]),
  )
})

test('an entry of a biographical dictionary abbreviates birth, schools and home', () =>
  expect(
    saidOf(
      'Zelda Quibbleworth, painter; b. Porto, 1961; educ. Eldgate College (BA 1984); res. Halifax.',
    ),
  ).toEqual([
    'born | 1961',
    'study | BA | Eldgate College | 1984',
    'place | Halifax',
    'work | painter',
  ]))

test('a school in the brackets of a role is no employer', () =>
  expect(saidOf('Zelda Quibbleworth (painter, educated at Eldgate College) sings.')).toEqual([
    'work | painter',
    'study | Eldgate College',
  ]))

describe('what stands in front of a subject holds whatever its verb denies', () => {
  test.each([
    ['Born in 1961, the youngest of five, she never meant to stay.', 'born | 1961'],
    [
      'With an MA from Eldgate College, she talks as if it mattered.',
      'study | MA | Eldgate College',
    ],
    ['Based in Porto, she will open a shop.', 'place | Porto'],
  ])('what stands in front of a denied verb holds: %s', (text, said) =>
    expect(saidOf(`Zelda Quibbleworth spoke. ${text}`)).toEqual([said]),
  )

  test('also where a clause about her studies goes on', () =>
    expect(
      saidOf(
        'Zelda Quibbleworth spoke. ' +
          'Trained at Eldgate College, from which she graduated in 1974, Quibbleworth never paints.',
      ),
    ).toEqual(['study | Eldgate College | 1974']))

  test.each([
    'Allegedly born in 1961, she paints.',
    'If born in 1961, she would be old.',
    'Said to be based in Porto, she will open a shop.',
  ])('what stands in front of a verb in doubt is left out: %s', (text) =>
    expect(saidOf(`Zelda Quibbleworth spoke. ${text}`)).toEqual([]),
  )
})

test('an entry of a register labels the town and the schooling', () =>
  expect(
    saidOf(
      'Name: Zelda Quibbleworth\nCity of residence: Porto\n' +
        'Qualifying education: Eldgate College, BSc, 1992',
    ),
  ).toEqual(['place | Porto', 'study | BSc | Eldgate College | 1992']))

test.each([
  'Zelda Quibbleworth, a Globex alumna, rows.',
  'Zelda Quibbleworth is a Globex graduate trainee.',
])('a firm that people come from is no school: %s', (text) => {
  expect(saidOf(text).filter((one) => one.startsWith('study'))).toEqual([])
})

describe('what a clause of studies may hold besides', () => {
  test.each([
    [
      'took her MA at Eldgate University, which she completed in 1998.',
      'study | MA | Eldgate University | 1998',
    ],
    [
      'received, in 1998, a PhD from Eldgate University.',
      'study | PhD | Eldgate University | 1998',
    ],
    ['has an MSc, which she took at Eldgate University.', 'study | MSc | Eldgate University'],
    ['graduated BSc from Eldgate University in 1998.', 'study | BSc | Eldgate University | 1998'],
    [
      'read law at Eldgate University for her LLB (1998).',
      'study | LLB | Eldgate University | 1998',
    ],
    [
      'graduated from Eldgate University with an MEng and left for Porto.',
      'study | MEng | Eldgate University',
    ],
    ['holds a BA of Eldgate University.', 'study | BA | Eldgate University'],
    ['took a first in law at Eldgate University.', 'study | Eldgate University'],
    ['studied physics (BSc, Eldgate University, 1998).', 'study | BSc | Eldgate University | 1998'],
    ['holds a PhD (Eldgate University) and two dogs.', 'study | PhD | Eldgate University'],
  ])('further words stand in a clause of studies: Zelda Quibbleworth %s', (predicate, said) =>
    expect(saidOf(`Zelda Quibbleworth ${predicate}`)).toEqual([said]),
  )

  test('degrees in a row are of the school behind them, the year of one of them is of none', () =>
    expect(
      saidOf('Zelda Quibbleworth took a BA in law and an MA, both at Eldgate University in 1998.'),
    ).toEqual(['study | BA | Eldgate University', 'study | MA | Eldgate University']))

  test.each([
    'went to Eldgate University to give a talk.',
    'was offered a place to read law at Eldgate University.',
    'is a friend of graduates of Eldgate University.',
    'got a first look in at Eldgate University.',
    'has a BA and an office at Eldgate University.',
    'read aloud from a book about Eldgate University.',
  ])('a clause with further words states no studies of hers: %s', (predicate) =>
    expect(
      saidOf(`Zelda Quibbleworth ${predicate}`).filter((one) => one.startsWith('study')),
    ).toEqual([]),
  )
})

test.each([
  'Zelda Quibbleworth, MBA (Eldgate University, 1998), shod horses.',
  'Zelda Quibbleworth: MBA (Eldgate University, 1998); farrier.',
  'Zelda Quibbleworth (farrier; MBA, Eldgate University, 1998) shod horses.',
  'Zelda Quibbleworth\nMBA – Eldgate University – 1998',
  'Zelda Quibbleworth\nQualifications: MBA (Lamps), Eldgate University, 1998',
])('a degree stands beside its school and year: %s', (text) =>
  expect(saidOf(text)).toContain('study | MBA | Eldgate University | 1998'),
)

test.each([
  'In 1998 Eldgate University awarded Zelda Quibbleworth an honorary MA.',
  'In 1998 Eldgate University awarded Zelda Quibbleworth a doctorate.',
  'In 1998 Eldgate University awarded Zelda Quibbleworth a contract.',
  'Zelda Quibbleworth: lamps (Eldgate University, 1998); farrier.',
  'Zelda Quibbleworth wrote of a man (MBA, Eldgate University, 1998).',
])('no degree of hers: %s', (text) =>
  expect(saidOf(text).filter((one) => one.startsWith('study'))).toEqual([]),
)

test('a graduate without a degree is one of the school beside', () =>
  expect(saidOf('Zelda Quibbleworth\nLaw graduate, Eldgate University, 1998')).toEqual([
    'study | Eldgate University | 1998',
  ]))

test.each([
  ['Her PhD (Eldgate University, 1998) was on lamps.', 'study | PhD | Eldgate University | 1998'],
  ['Her MSc came from Eldgate University in 1998.', 'study | MSc | Eldgate University | 1998'],
  ['Her degree in physics was taken at Eldgate University.', 'study | degree | Eldgate University'],
  ['Her studies took her to Eldgate University.', 'study | Eldgate University'],
  ['Her university was Eldgate University.', 'study | Eldgate University'],
])('what is hers says where she studied: %s', (text, said) =>
  expect(saidOf(`Zelda Quibbleworth spoke. ${text}`)).toEqual([said]),
)

test.each([
  'The prize went to Zelda Quibbleworth, whose PhD is from Eldgate University.',
  'Zelda Quibbleworth, whose PhD came from Eldgate University, shod horses.',
])('as does a clause behind "whose": %s', (text) =>
  expect(saidOf(text)).toEqual(['study | PhD | Eldgate University']),
)

test.each([
  'Her honorary degree is from Eldgate University.',
  'Her PhD students at Eldgate University paint.',
  'Her PhD was refused by Eldgate University.',
  'Her university is Globex.',
])('but not %s', (text) =>
  expect(
    saidOf(`Zelda Quibbleworth spoke. ${text}`).filter((one) => one.startsWith('study')),
  ).toEqual([]),
)

test.each([
  ['studied at Eldgate University. She graduated in 1998 with an MSc.', 'MSc'],
  ['studied at Eldgate University. She received her MSc there in 1998.', 'MSc'],
  ['read law at Eldgate University. She took her LLB in 1998.', 'LLB'],
])('a degree in the next sentence is of the same school: Zelda Quibbleworth %s', (text, degree) =>
  expect(saidOf(`Zelda Quibbleworth ${text}`)).toContain(
    `study | ${degree} | Eldgate University | 1998`,
  ),
)

test.each([
  'studied at Eldgate University. She holds an MSc in lamps.',
  'studied at Eldgate University. She completed a PhD in 1998.',
  'studied at Eldgate University. She took an MSc at Globex in 1998.',
  'studied at Eldgate University. Otto Rank took an MSc in 1998.',
  'studied at Eldgate University, Marlow College. She took an MSc in 1998.',
  'works at Eldgate University. She took an MSc in 1998.',
])('but not where it may be of another: Zelda Quibbleworth %s', (text) =>
  expect(
    saidOf(`Zelda Quibbleworth ${text}`).filter((one) => /(?:MSc|PhD) \| Eldgate/.test(one)),
  ).toEqual([]),
)

test('a school for children gives no degree to the sentence behind it', () => {
  const text = 'Zelda Quibbleworth attended Eldgate High School. She graduated with a BSc in 1998.'
  expect(saidOf(text).filter((one) => one.includes('BSc'))).toEqual([])
})
