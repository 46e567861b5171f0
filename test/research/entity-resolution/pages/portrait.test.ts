import { expect, test } from 'vitest'
import { buildPortrait } from '../../../../research/entity-resolution/pages/portrait.ts'
import {
  areOtherEmployers,
  parseEmployer,
} from '../../../../research/entity-resolution/people/employers-differ.ts'
import { foldWords } from '../../../../research/text/words/fold.ts'

const phrases = (passages: string) => [
  ...buildPortrait({ passages, nameWords: new Set(['zelda', 'quibbleworth']) }).phrases,
]

test('a word that only begins a cell or a bracket is no name that two pages share', () => {
  expect(
    phrases('Gifts\tNone\nPartner\tDental hygienist, Ravstone Opera\n(Claims inspector)'),
  ).toEqual(['ravstone opera'])
  expect(phrases('Club\tHalifax\nZelda Quibbleworth (Ravstone)')).toEqual(['halifax', 'ravstone'])
})

test('a quoted name behind a Cyrillic word is a name', () => {
  expect(phrases('врач, клиника «Равстон», Самара')).toEqual(['klinika ravston', 'ravston'])
  expect(phrases('работает в институте "Кельм"')).toEqual(['institute kelm', 'kelm'])
  expect(phrases('фильм «Zelda Quibbleworth»')).toEqual([])
  expect(phrases('Она сказала: «Врач нужен»')).toEqual([])
})

test.each([
  ['岡山市の中央病院に勤務', ['岡山市', '中央病院']],
  ['沈若岚是成都市中心医院的护士', ['成都市', '成都市中心医院']],
  ['她任职于中心医院', ['中心医院']],
  ['소속: 중앙병원, 전주', ['전주', '중앙병원']],
  ['ممرضة في مستشفى الرحمة، صفاقس', ['صفاقس', 'مستشفى الرحمة']],
  ['看護師になった', []],
])('cities, organisations are names in a script without capitals: %s', (line, names) => {
  expect(phrases(line)).toEqual(names.map((name) => foldWords(name).join(' ')))
})

test('a site of profiles that ends the title is no name that pages share', () => {
  const title = 'Zelda Quibbleworth, Ravstone Opera'
  expect(phrases(`${title} - Crunchbase Person Profile`)).toEqual(['ravstone opera'])
  expect(phrases(`${title} | ResearchGate Profile`)).toEqual(['ravstone opera'])
  expect(phrases(`${title} - RocketReach Contact`)).toEqual(['ravstone opera'])
  expect(phrases('Zelda Quibbleworth (Crunchbase Square)')).toEqual(['crunchbase square'])
})

test('the label of a line is no part of the name behind it', () => {
  expect(phrases('Primary Job Title Sound engineer')).toEqual([])
  expect(phrases('Primary Organization Ravstone Opera')).toEqual(['ravstone opera'])
})

test('a label behind a name in one line is no part of the name', () => {
  expect(phrases('Ravstone Opera Metz, France Formation : Quay College')).toEqual([
    'ravstone opera metz',
    'quay college',
  ])
  expect(phrases('Guests of Ravstone Opera: all')).toEqual(['guests of ravstone opera'])
})

test.each([
  ['Ravstone Opera', 'Kelholm Opera', true],
  ['Ravstone Theatre Company', 'Kelholm Theatre Company', true],
  ['Ravstone Opera', 'Ravstone Opera House', false],
  ['Cloud Systems', 'Cloud Systems GmbH', false],
  ['Ravstone Opera', 'Ravstone Theatre', false],
])('%s and %s differ: %s', (a, b, isDifferent) => {
  const read = (name: string) => [parseEmployer(name)].flatMap((one) => one ?? [])
  expect(areOtherEmployers(read(a), read(b))).toBe(isDifferent)
})

test.each([
  ['ZELDA B.: Since 2014, yes.', []],
  ['Zelda B. Quibbleworth joined in 2014', []],
  ['Zelda Quibbleworth, b. 1961', [1961]],
  ['Zelda Quibbleworth (b. 3 May 1961)', [1961]],
  ['Zelda Quibbleworth (b. Sept. 1961)', [1961]],
  ['Zelda Quibbleworth, Marvin B. Martin 1998', []],
])('an initial is no mark of birth: %s', (passages, years) => {
  expect(buildPortrait({ passages, nameWords: new Set() }).birthYears).toEqual(years)
})

test.each([
  ['Zelda Quibbleworth (* 1961)', [1961]],
  ['Zelda Quibbleworth, * 3. Mai 1961 in Ulm', [1961]],
  ['Zelda Quibbleworth, * in Ulm, 3.5.1961', [1961]],
  ['Zelda Quibbleworth (* Ulm, 1961)', [1961]],
  ['Zelda Quibbleworth joined Ravstone & * Opera in 2012', []],
  ['Zelda Quibbleworth* joined the opera in 2012', []],
  ['* Corresponding author, 2012', []],
  ['The 5* Hotel Ravstone, 2012', []],
])('a star is a mark of birth right in front of a date or a place: %s', (passages, years) => {
  expect(buildPortrait({ passages, nameWords: new Set() }).birthYears).toEqual(years)
})

test.each([
  ['Halina Pokrzywa (ur. 1961) jest lekarką.', [1961]],
  ['Halina Pokrzywa (ur. 3 maja 1961 w Opolu)', [1961]],
  ['Галина Рогожина (1961 г. р.) — врач.', [1961]],
  ['Галина Рогожина, род. 3.5.1961', [1961]],
  ['Леся Гнатишин (1961 р. н.), лікарка', [1961]],
  ['Леся Гнатишин, 1961 року народження', [1961]],
  ['Kultur. 1961 wurde gebaut', []],
  ['В 1961 г. работал в школе', []],
  ['в 1953 г. р. Волга вышла из берегов', []],
])('the year of birth is read by what languages abbreviate: %s', (passages, years) => {
  expect(buildPortrait({ passages, nameWords: new Set() }).birthYears).toEqual(years)
})

test.each([
  ['Zelda Quibbleworth (1801-1867) built engines', [1801]],
  ['Zelda Quibbleworth (1801–1867) built engines', [1801]],
  ['Zelda Quibbleworth (1995-2001), bass', []],
  ['Director Zelda Quibbleworth (1995-2020)', []],
  ['Engines of Halifax (1801-1867) by Zelda Quibbleworth', []],
])('the years of a life behind the name hold that of the birth: %s', (passages, years) => {
  const nameWords = new Set(['zelda', 'quibbleworth'])
  expect(buildPortrait({ passages, nameWords }).birthYears).toEqual(years)
})

test.each([
  ['Zelda Quibbleworth of Quibbleworth & Co warned of fraud', ['quibbleworth co']],
  ['Quibbleworth Consulting advises banks', ['quibbleworth consulting']],
  ['Zelda Quibbleworth Books', []],
])('a firm that bears the family name is a name of its own: %s', (passages, firms) => {
  const nameWords = new Set(['zelda', 'quibbleworth'])
  expect([...buildPortrait({ passages, nameWords }).firms]).toEqual(firms)
})

test('a name ends with the sentence', () => {
  const passages = 'Zelda Quibbleworth lives in Bremen, North Germany. Latest Works: On Rye Leaven'
  const { phrases } = buildPortrait({ passages, nameWords: new Set(['zelda', 'quibbleworth']) })
  expect([...phrases]).toContain('north germany')
  expect([...phrases].filter((phrase) => phrase.includes('germany latest'))).toEqual([])
})

test.each([
  'J. R. Finch',
  'St. John Harbour',
  'Dr. Orla Finch',
  'Halden Bros. Circus Works',
  'Mass. General Quay',
  'Gebr. Halden Werke',
  'Dipl.-Ing. Orla Finch',
  'Node.js Halden Works',
])('a short abbreviation ends no name: %s', (name) => {
  const passages = `Zelda Quibbleworth met ${name} on Monday.`
  const { phrases } = buildPortrait({ passages, nameWords: new Set(['zelda', 'quibbleworth']) })
  expect([...phrases]).toContain(foldWords(name).join(' '))
})
