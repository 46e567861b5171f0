import { expect, test } from 'vitest'
import { saidOf } from '../../../support/research/said-of.ts'

test.each([
  ['Employer on record: Grenmere Museum', ['work | Grenmere Museum']],
  ['City of residence: Halifax', ['place | Halifax']],
  [
    'Qualifying education: Eldgate College, PhD, completed 1998',
    ['study | PhD | Eldgate College | 1998'],
  ],
  ['Before that: Clerk', ['past | Clerk']],
  ['Previously: Grenmere Museum', ['past | Grenmere Museum']],
  ['Designation: Clerk\nDate of joining: 3/09/1998', ['work | Clerk | 1998']],
])('a label of a register is read: %s', (line, said) => {
  expect(saidOf(`Name: Zelda Quibbleworth\nNumber: 17\n${line}`)).toEqual(said)
})

test.each(['Before that: a thunderstorm', 'Previously: lost', 'Lives: 3', 'Appointed: 1998'])(
  'a label whose value is of another kind states nothing: %s',
  (line) => {
    expect(saidOf(`Name: Zelda Quibbleworth\nNumber: 17\n${line}`)).toEqual([])
  },
)

test('an answer follows a question that a sentence leads to', () => {
  const text = `Five questions for Zelda Quibbleworth
You work in Leeds these days. What do you do there?
I am a farrier at Grenmere Museum.
Was that the plan?
No, never.`
  expect(saidOf(text)).toEqual(['work | farrier | Grenmere Museum'])
})

test('an entry of a biographical dictionary is read part by part', () => {
  const text =
    'Zelda Quibbleworth, farrier; b. 1970; educ. Eldgate College (PhD 1998); clerk, Ravstone Opera, 1993–96; farrier, Grenmere Museum, 1996–; recr. rowing; res. Halifax.'
  expect(saidOf(text)).toEqual([
    'born | 1970',
    'study | PhD | Eldgate College | 1998',
    'work | clerk | Ravstone Opera | 1993',
    'work | farrier | Grenmere Museum | 1996',
    'place | Halifax',
    'work | farrier',
  ])
})

test.each([
  [
    'Zelda Quibbleworth (PhD, Eldgate College, 1998); farrier, Grenmere Museum',
    ['study | PhD | Eldgate College | 1998', 'work | farrier | Grenmere Museum'],
  ],
  [
    'Zelda Quibbleworth (farrier, Grenmere Museum); Otto Rank (PhD, Eldgate College, 1998)',
    ['work | farrier | Grenmere Museum'],
  ],
  ['Zelda Quibbleworth sings; b. minor, res. 7; Otto Rank; b. 1970; res. Halifax', []],
])('a study in brackets is of the name in front of it: %s', (text, said) => {
  expect(saidOf(text)).toEqual(said)
})

test.each([
  ['📍 Halifax', ['place | Halifax']],
  ['🏢 Grenmere Museum', ['work | Grenmere Museum']],
  ['Halifax and surrounding area · 397 connections', ['place | Halifax']],
  ['Farrier / Halifax', ['work | Farrier', 'place | Halifax']],
  ['Qualification: MSc University of Eldgate 2009', ['study | MSc | University of Eldgate | 2009']],
  ['Qualification: BA Queen’s College Eldgate', ['study | BA | Queen’s College Eldgate']],
  ['PhD, Eldgate College', ['study | PhD | Eldgate College']],
  ['B.A. (Botany), Eldgate College', ['study | B.A. | Eldgate College']],
  [
    'Farrier at Ravstone Opera | ex-Globex Museum | lover of lamps',
    ['work | Farrier | Ravstone Opera', 'past | Globex Museum'],
  ],
  ['PhD, seen from Leeds', []],
  ['🏢 opens soon', []],
  ['Lamps and more · 397 lamps', []],
  ['Qualification: BS Botany Eldgate College', []],
])('a line of a profile is read: %s', (line, said) => {
  expect(saidOf(`Zelda Quibbleworth\n${line}`).sort()).toEqual([...said].sort())
})

test.each(['Zelda Quibbleworth qx7', 'Zelda Quibbleworth (@qx7)'])(
  'a name with a handle heads a profile: %s',
  (heading) => {
    expect(saidOf(`${heading}\nLamps all day. Lamps all night.\n🏢 Grenmere Museum`)).toEqual([
      'work | Grenmere Museum',
    ])
  },
)

test('a name with another word heads none', () => {
  expect(saidOf('Zelda Quibbleworth sings\n🏢 Grenmere Museum')).toEqual([])
})

test('the record of a thesis states the birth and the study of its author', () => {
  const text =
    'Creator\tZelda Quibbleworth, 1970-\nSupervisor\tOtto Rank\nAwarding institution\tEldgate College\nQualification\tMaster of Arts\nDate of award\t1998'
  expect(saidOf(text)).toEqual(['born | 1970', 'study | Master of Arts | Eldgate College | 1998'])
})

test('rows of two schools are not one study', () => {
  const text =
    'Name: Zelda Quibbleworth\nNumber: 17\nSchool: Eldgate College\nUniversity: University of Halifax\nDate of award: 1998'
  expect(saidOf(text)).toEqual(['study | Eldgate College', 'study | University of Halifax'])
})

test('years behind a name in a sentence are no life', () => {
  expect(saidOf('Zelda Quibbleworth, 1970-1972 and again later, painted lamps.')).toEqual([])
})

test('years behind each entry stay with it, whatever stands below the last', () => {
  const text =
    'Zelda Quibbleworth\nExperience\nMarine Engineer\nGrenmere Museum\n2004 – Present\nEducation\nEldgate College\nPhD, Botany\n1995 – 1998\nVolunteering\nLamps for all'
  expect(saidOf(text)).toEqual([
    'work | Marine Engineer | Grenmere Museum | 2004',
    'study | PhD | Eldgate College | 1998',
  ])
})

test.each([
  'Joined in 2011 · Last seen on Tuesday · 4,512 reputation',
  'Joined 2011 | 312 posts',
  'Last active yesterday\nJoined in 2011',
])('what an account of a forum counts begins no post: %s', (lines) => {
  const text = `Zelda Quibbleworth\nFarrier at Ravstone Opera\n${lines}`
  expect(saidOf(text)).toEqual(['work | Farrier | Ravstone Opera'])
})

test.each([
  ['2005\tPhD, Botany\tEldgate College', ['study | PhD | Eldgate College | 2005']],
  ['1998–2004\tClerk\tRavstone Opera', ['work | Clerk | Ravstone Opera | 1998']],
  ['2005\tClerk\tRavstone Opera', []],
])('the cells of a row of a list of posts are parts of it: %s', (row, said) => {
  expect(saidOf(`Zelda Quibbleworth\nNumber: 17\nHistory\n${row}`)).toEqual(said)
})

test.each([
  ['Day job: Grenmere Museum', ['work | Grenmere Museum']],
  ['Job: Farrier', ['work | Farrier']],
  ['Day job: School Bursar\nEmployer: Ravstone Opera', ['work | School Bursar | Ravstone Opera']],
  [
    'Role: Museum registrar\nEmployer: Ravstone Opera',
    ['work | Museum registrar | Ravstone Opera'],
  ],
])('a firm behind the label of a post is who employs: %s', (line, said) => {
  expect(saidOf(`Zelda Quibbleworth\nNumber: 17\n${line}`)).toEqual(said)
})

test.each([
  ['Curator of Iron Lamps', 'work | Curator of Iron Lamps', 'work | Curator | Iron Lamps'],
  ['Head of Lamps, Ravstone Opera', 'work | Head of Lamps | Ravstone Opera', 'work | Head | Lamps'],
  ['Curator of Grenmere Museum', 'work | Curator | Grenmere Museum', 'work | Museum'],
])('what is kept or led is no employer on a line of a card: %s', (line, said, unsaid) => {
  const stated = saidOf(`Zelda Quibbleworth\n${line}`)
  expect(stated).toContain(said)
  expect(stated).not.toContain(unsaid)
})

test('a list that dates what stands below each year says when its person was born', () => {
  const text = `Zelda Quibbleworth
1970
born
1993
PhD, Eldgate College
1996–2004
clerk
The lamps of this list were lit by hand.`
  expect(saidOf(text)).toEqual(['born | 1970', 'study | PhD | Eldgate College | 1993'])
})

test.each([
  [
    'Sits on Mondays. Year of birth: 1970. Usual residence: Halifax.',
    ['born | 1970', 'place | Halifax'],
  ],
  [
    'Shod by hand. Academic background: PhD from Eldgate College, conferred 1998.',
    ['study | PhD | Eldgate College | 1998'],
  ],
  ['Shod by hand. Year of the lamp: 1970. In short: Halifax.', []],
])('labels inside a paragraph under a name are read: %s', (text, said) => {
  expect(saidOf(`Zelda Quibbleworth\n${text}`)).toEqual(said)
})

test.each([
  ['What she does: farrier\nHere since: 2004', ['work | farrier | 2004']],
  ['What he did before: clerk at Ravstone Opera', ['past | clerk | Ravstone Opera']],
  ['What he did before: slept badly', []],
  [
    'In this post since\n2004\nPost\nFarrier\nEmployer\nGrenmere Museum',
    ['work | Farrier | Grenmere Museum | 2004'],
  ],
])('a label that is a question or a phrase is read: %s', (lines, said) => {
  expect(saidOf(`Zelda Quibbleworth\nNumber: 17\n${lines}`)).toEqual(said)
})

test('the corner above the names of a table may be empty', () => {
  const text =
    'Function\tSince\tBorn\nZelda Quibbleworth\tfarrier\t2004\t1970\nOtto Rank\tclerk\t2010\t1980'
  expect(saidOf(text)).toEqual(['born | 1970', 'work | farrier | 2004'])
})
