import { describe, expect, test } from 'vitest'
import { isAboutAdult } from '../../../research/safety/is-known-adult.ts'
import { findMinorSpans, isLikelyMinor } from '../../../research/safety/is-likely-minor.ts'
import { type MinorRow, readMinors } from '../../support/decline/read-minors.ts'

const rows = readMinors()
const year = 2026
const seemsMinor = ({ text }: MinorRow) => isLikelyMinor({ birthYears: [], texts: [text], year })

describe('sentences about minors and adults in twelve languages', () => {
  test('the set holds 120 about minors and 200 about adults', () => {
    expect(rows.filter(({ kind }) => kind === 'minor').length).toBeGreaterThanOrEqual(120)
    expect(rows.filter(({ kind }) => kind === 'adult').length).toBeGreaterThanOrEqual(200)
    expect(new Set(rows.map(({ language }) => language)).size).toBe(12)
  })

  test.each(['dev', 'unseen'] as const)(
    'at least 90 %% of the minors of the half %s are recognised',
    (half) => {
      const minors = rows.filter((row) => row.kind === 'minor' && row.half === half)
      expect(minors.filter(seemsMinor).length / minors.length).toBeGreaterThanOrEqual(0.9)
    },
  )

  test('no adult is taken for a minor', () => {
    expect(rows.filter((row) => row.kind === 'adult' && seemsMinor(row))).toEqual([])
  })
})

const wordings = [
  'Fifteen-year-old Zelda Quibbleworth won the cup.',
  'Zelda Quibbleworth celebrated her 16th birthday.',
  'Zelda Quibbleworth, Sophomore at Quill Valley High School, built a lens.',
  'Zelda Quibbleworth plays in the U15 squad.',
  'Zelda Quibbleworth, Klasse 8b, gewann den Preis.',
  'Zelda Quibbleworth is a 9th grader.',
  'Zelda Quibbleworth, a senior at Lincoln High, runs track.',
]

test.each(wordings)('%s is about a minor, by her name too', (text) => {
  expect(findMinorSpans(text, year)).not.toEqual([])
  expect(
    isLikelyMinor({ birthYears: [], texts: [text], year, names: ['Zelda Quibbleworth'] }),
  ).toBe(true)
  expect(isLikelyMinor({ birthYears: [], texts: [text], year, names: ['Ingo Wumpert'] })).toBe(
    false,
  )
})

test.each([
  'Zelda Quibbleworth (born 2011) trains with us on Thursdays.',
  'Zelda Quibbleworth was born on 3 May 2011 in Ludlow.',
  'Zelda Quibbleworth, née le 3 mai 2011 à Lyon, joue aux échecs.',
  'Zelda Quibbleworth was born to Kenyan parents in London in 2011.',
])('%s shows a minor to those who know her name', (text) => {
  const evidence = { birthYears: [], texts: [text], year }
  expect(isLikelyMinor({ ...evidence, names: ['Zelda Quibbleworth'] })).toBe(true)
  expect(isLikelyMinor({ ...evidence, names: ['Ingo Wumpert'] })).toBe(false)
})

test.each([
  'Zelda Quibbleworth (born 1984) trains with us on Thursdays.',
  'Zelda Quibbleworth, born in Ludlow, joined the club in 2012.',
  'Zelda Quibbleworth (2011) trains with us.',
  'Zelda Quibbleworth was a senior at Lincoln High, when she founded the band.',
  'Zelda Quibbleworth plays a junior at Quill Valley High.',
  'Zelda Quibbleworth is a junior at Mile High, the consultancy.',
  'Zelda Quibbleworth († 2012) built mills.',
  'Zelda Quibbleworth (* Wien, † 3. Mai 2012 in Linz) built mills.',
  'Zelda Quibbleworth was born in Lisbon. Since 2012 she has led the choir.',
  'Zelda Quibbleworth, mother of two sons (born 2011 and 2013)',
  'Zelda Quibbleworth was the thirty-seven-year-old winner of the cup.',
  'The Zelda Quibbleworth Academy is a K-Sixth Grade school in Ludlow.',
  'The Zelda Quibbleworth Academy teaches kindergarten through 8th grade.',
  'From the State of Zelda Quibbleworth, 3,670,715 acres were bought.',
])('%s shows no minor', (text) => {
  const names = ['Zelda Quibbleworth']
  expect(isLikelyMinor({ birthYears: [], texts: [text], year, names })).toBe(false)
})

test.each([
  'John Smith is a professor. His son Leo Smith (born 2012) plays the piano.',
  'John Smith has two children: Emma Smith (born 2011) and Leo Smith (born 2012).',
  'John Smith\nEmma Smith (born 2011)\nLeo Smith (born 2012)',
  'Emma van Smith (born 2011), daughter of John Smith',
])('the years of birth of children do not make a minor of their parent: %s', (text) => {
  const names = ['John Smith', 'John van Smith']
  expect(isLikelyMinor({ birthYears: [], texts: [text], year, names })).toBe(false)
})

test.each([
  'Pupil John Smith (born 2011) plays the piano.',
  'Pupil John Paul Smith (born 2011) plays the piano.',
  'The piano is played by John (born 2011).',
])('the year of birth counts behind any spelling of the own name: %s', (text) => {
  const names = ['John Smith']
  expect(isLikelyMinor({ birthYears: [], texts: [text], year, names })).toBe(true)
})

test('an age beside a year of the past is that of an adult today', () => {
  expect(findMinorSpans('In 2003, 15-year-old Zelda Quibbleworth won.', year)).toEqual([])
  expect(findMinorSpans('In 2025, 15-year-old Zelda Quibbleworth won.', year)).toHaveLength(1)
})

const shelf = (name: string) =>
  `All results\n${name} Singles (3)\n${name} (6)\n${name} Videos (189)\n${name} Books (201)\n`

test('a number in a list of counts is no age', () => {
  const names = ['Zelda Quibbleworth']
  const texts = [shelf('Zelda Quibbleworth')]
  expect(isLikelyMinor({ birthYears: [], texts, year, names })).toBe(false)
  const long = Array.from({ length: 24 }, (_, at) => `Choir of Ludlow ${at} (${at % 7})\n`).join('')
  const directory = [`${long}Zelda Quibbleworth (12)\n${long}`]
  expect(isLikelyMinor({ birthYears: [], texts: directory, year, names })).toBe(false)
})

test.each([
  'Results\nZelda Quibbleworth (12)\nIngo Wumpert (13)\nAda Marlowe (11)',
  'Family\nIngo Quibbleworth (2)\nAda Quibbleworth (1)\nZelda Quibbleworth (12)',
  'Photos (230)\nComments (0)\n\nZelda Quibbleworth (12)\n\nLikes (0)',
  'Zelda Quibbleworth (12) won.\nPhotos (230)\nComments (0)\nLikes (0)',
  'Zelda Quibbleworth, a sixth-grade student, won.',
  'Zelda Quibbleworth was the seven-year-old winner of the cup.',
])('an age stays one beside counts of a page: %s', (text) => {
  const names = ['Zelda Quibbleworth']
  expect(isLikelyMinor({ birthYears: [], texts: [text], year, names })).toBe(true)
})

test('64 KB of any words are read within 100 ms', () => {
  for (const piece of [
    'a 15 ',
    'the teen ',
    'from 1 to ',
    '13岁',
    'класс ',
    '15-year-old ',
    'Ab Cd, 12. ',
    '(12) ',
    'Ab Cd (12)\n',
    '"klasse 8 ',
  ]) {
    const text = piece.repeat(65_536 / piece.length)
    // processor time, one of three: other processes share the machine, and patterns are compiled
    // when first used
    const isFast = [0, 1, 2].some(() => {
      const before = process.cpuUsage()
      isLikelyMinor({ birthYears: [], texts: [text], year })
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1_000 < 100
    })
    expect([piece, isFast]).toEqual([piece, true])
  }
})

test.each([
  'Ada Marlowe, Jr. (15 years old) plays chess.',
  'Ada Marlowe lives in St. Albans and is 15 years old.',
  'Ada Marlowe, a pupil of Dr. Quillon, is 15 years old.',
  '"I am 15 years old." Ada Marlowe said so.',
])('an abbreviation between a name and an age parts them not: %s', (text) => {
  expect(isLikelyMinor({ birthYears: [], texts: [text], names: ['Ada Marlowe'], year })).toBe(true)
})

test.each([
  'Ada Marlowe met Dr. Jane Roe, a lawyer.',
  'Ada Marlowe lives at No. 7 with her mother, a nurse.',
])('what stands behind an abbreviation makes no adult of a minor: %s', (text) => {
  const texts = [`Ada Marlowe is 15 years old. ${text}`]
  expect(isLikelyMinor({ birthYears: [], texts, names: ['Ada Marlowe'], year })).toBe(true)
})

test('a doctorate is an adult’s, written with full stops too', () => {
  expect(isAboutAdult(['She holds a Ph.D. in optics.'])).toBe(true)
})

test.each([
  'Ada Marlowe, daughter of John Roe Ph.D., plays chess.',
  'Ada Marlowe, daughter of John Roe, Ph.D., plays chess.',
  'Ada Marlowe, the daughter of Professor John Roe, plays chess.',
  'Ada Marlowe, daughter of a retired nurse, plays chess.',
  'Ada Marlowe, granddaughter of John Roe, an engineer, plays chess.',
  'Ada Marlowe, Tochter von Professor Roe, spielt Schach.',
  'Ada Marlowe, fille de Jean Roe, une avocate.',
])('a sign of a parent makes no adult of a child: %s', (text) => {
  expect(isAboutAdult([text])).toBe(false)
  const texts = [`Ada Marlowe is 15 years old. ${text}`]
  expect(isLikelyMinor({ birthYears: [], texts, names: ['Ada Marlowe'], year })).toBe(true)
})

test.each([
  'Ada Marlowe, 15, is the daughter of Prof. John Marlowe, Ph.D.',
  'Ada Marlowe is 15. Ada Marlowe is the daughter of Prof. Dr. John Marlowe, a lawyer.',
  'Ada Marlowe (15), Tochter von Dr. Hans Marlowe, Rechtsanwalt.',
])('a parent of the same name with a title makes no adult of a child: %s', (text) => {
  expect(isLikelyMinor({ birthYears: [], texts: [text], names: ['Ada Marlowe'], year })).toBe(true)
})

test.each([
  'Ada Marlowe, Ph.D., daughter of John Roe, plays chess.',
  'Ada Marlowe, daughter of John Roe, works at Lumen.',
  'Ada Marlowe is the daughter of John Roe and graduated from Probeholm University.',
  'Ada Marlowe, daughter of John and Jane Roe, is a lawyer.',
  'The lawyer Ada Marlowe is the daughter of Professor Roe.',
  'Ada Marlowe, Tochter von Hans Roe, ist Professorin.',
])('an adult with a parent stays an adult: %s', (text) => {
  expect(isAboutAdult([text])).toBe(true)
})

const shows = (text: string) =>
  isLikelyMinor({ birthYears: [], texts: [text], names: ['Ada Marlowe'], year })

test('an age in German behind the name is a sign, one in the past is none', () => {
  expect(shows('Ada Marlowe, 15 Jahre alt, spielt Schach in Kiel.')).toBe(true)
  expect(shows('Ada Marlowe (15 Jahre alt) spielt Schach in Kiel.')).toBe(true)
  expect(shows('Ada Marlowe war 15 Jahre alt, als sie nach Kiel zog.')).toBe(false)
})

test('an age in the middle of a line without stops is found', () => {
  expect(shows(`${'lens, '.repeat(300)}the 15-year-old Ada Marlowe${', lens'.repeat(300)}`)).toBe(
    true,
  )
})

test.each([
  'Ada Marlowe wrote the report. 15-year-old Leo Smith met Ada Marlowe.',
  'Ada Marlowe leads the club. Pupil at Quill High School Leo Smith beat Ada Marlowe.',
])('an age that opens the next sentence is another’s: %s', (text) => {
  expect(shows(text)).toBe(false)
})

test.each([
  'Ada Marlowe was born in Austin, Tex. May 3, 2011.',
  'Ada Marlowe was born in S. Dakota in 2011.',
  'Ada Marlowe, born Febr. 3, 2011',
])('the stop of a short word ends no birth: %s', (text) => {
  expect(shows(text)).toBe(true)
})

test.each([
  'Ada Marlowe is 15 and works for Lumen Inc. Founded in 1984, the firm builds lenses.',
  'The firm was founded in 1984 as Lumen Inc. Ada Marlowe, 15, is a pupil there.',
  'Ada Marlowe has read of 1984. now the 15-year-old Ada Marlowe writes.',
])('a year behind an abbreviation that may end the sentence is not that of the age: %s', (text) => {
  expect(shows(text)).toBe(true)
})

test.each([
  'Ada Marlowe coaches the St. Albans U15 team.',
  'Ada Marlowe, trainer of Dr. Quillon’s U15 squad, won.',
])('a coach of a youth team is no minor, with an abbreviation between too: %s', (text) => {
  expect(shows(text)).toBe(false)
})

test.each([
  'Ada Marlowe … 15-year-old pupil … Quill High School',
  'Ada Marlowe (Quill F.C.) Klasse 8b',
])('words that are left out part no name from an age: %s', (text) => {
  expect(shows(text)).toBe(true)
})

test.each([
  'Ada Marlowe spielt in der C-Jugend des TSV Ohrdorf.',
  'Mit ihren zwölf Jahren ist Ada Marlowe die Jüngste.',
  'Ada Marlowe joue avec les benjamines du FC Montverdun.',
  'À 12 ans, Ada Marlowe est la plus jeune du concours.',
  'Ada Marlowe juega en el equipo infantil del CD Olmedal.',
  'Con solo 12 años, Ada Marlowe es la más joven.',
  'Ada Marlowe joga nos iniciados do GD Lordelo.',
  'Com apenas 12 anos, Ada Marlowe é a mais nova.',
  'Ada Marlowe gioca nei Giovanissimi della Roccaspina.',
  'A soli 12 anni, Ada Marlowe è la più giovane.',
  'Met haar twaalf jaar is Ada Marlowe de jongste.',
  'Ada Marlowe, urodzona w 2012 roku, wygrała turniej.',
  'Ada Marlowe gra w drużynie trampkarzy LKS Lipowo.',
  'Mając zaledwie 12 lat, Ada Marlowe jest najmłodsza.',
  'Ada Marlowe, född 2012, vann turneringen.',
  'Ada Marlowe i klass 7B läste sin dikt.',
  'Tolvåriga Ada Marlowe vann medaljen.',
  'Ada Marlowe spelar i F13 i Lindby IF.',
  'Ada Marlowe, Klassensprecherin der 7b, las vor.',
  'Ada Marlowe aus der 8a las vor.',
  'Ada Marlowe est en deuxième année de collège.',
  'Ada Marlowe, de sexto de primaria, ganó el concurso.',
  'Ada Marlowe uit groep 7 won de wedstrijd.',
  'Ada Marlowe of class 7B won the spelling bee.',
  'Ada Marlowe della 3B ha vinto il concorso.',
  'Ada Marlowe (Class 7B) came second.',
  'Freshman Ada Marlowe led Quill High’s team to the title.',
  'Ada Marlowe is still in middle school.',
  'Student of the month: Ada Marlowe, grade 8.',
  'At just 14, Ada Marlowe is the club’s youngest member.',
  'U13 girls: 1. Ada Marlowe (Quill Harriers).',
  'Ada Marlowe (14 jaar) won.',
  'Ada Marlowe led the team. Freshman Marlowe (15) is the youngest.',
  'The cup went to the 12-year-old Ada Marlowe.',
  'Ada Marlowe won. But Marlowe, 16, said she was tired.',
  'Goalkeeper Marlowe, 15, was in form. Ada Marlowe joined in 2024.',
  'Ada Marlowe sang. Ada Jane Marlowe (14) won the junior prize.',
  'Ada Marlowe (15): “I trained every day.”',
  'Ada Marlowe, 15: «Ich freue mich riesig.»',
  'Ada Marlowe (U17): bronze medal in the 800 m',
  '1. Ada Marlowe (13) 4:10; 2. Bo Lee (14) 4:12',
  'Ada Marlowe played for the U15 squad at the weekend.',
  'Ada Marlowe swims for the U14 team.',
  'Congratulations to our 9th grader Ada Marlowe!',
  'Ada Marlowe, a 9th-grade science fair winner, showed her robot.',
  'Ada Marlowe, 8th grade class president, opened the assembly.',
  'Ada Marlowe (15) war die Jüngste im Feld.',
])('a youth team, a class or an age in its own wording is a sign: %s', (text) => {
  expect(shows(text)).toBe(true)
})

test.each([
  'Ada Marlowe trainiert die C-Jugend des TSV Ohrdorf.',
  'Ada Marlowe entraîne les benjamines du FC Montverdun.',
  'Ada Marlowe entrena al equipo infantil del CD Olmedal.',
  'Ada Marlowe treina os iniciados do GD Lordelo.',
  'Ada Marlowe allena i Giovanissimi della Roccaspina.',
  'Ada Marlowe jest trenerką trampkarzy LKS Lipowo.',
  'Ada Marlowe tränar F13 och undervisar klass 7B.',
  'Ada Marlowe, född 1984, vann turneringen.',
  'À 12 ans, Ada Marlowe écrivit sa première pièce.',
  'A soli 12 anni Ada Marlowe vinse il concorso.',
  'Ada Marlowe avslutade klass 7B 1996.',
  'Ada Marlowe ist Klassenlehrerin der 7b.',
  'Ada Marlowe est en 3e année de médecine.',
  'Benjamine du gouvernement, Ada Marlowe est ministre.',
  'Ada Marlowe compite en el mercado de la moda infantil.',
  'Ada Marlowe atua na área de livros infantis.',
  'Ada Marlowe gioca con gli allievi della sua scuola.',
  'Ada Marlowe trenuje drużynę trampkarzy.',
  'Ada Marlowe is leraar van groep 7.',
  'Con 12 años, su empresa es la mayor, dice Ada Marlowe.',
  'Ada Marlowe, Vater von Jonas (14) und Lea (11), kandidiert.',
  'Ada Marlowe, mother of Leo, 14, Mia, 11, and Bo, 9, runs the mill.',
  'Ada Marlowe, remembered as the 10-year-old orphan in "The Lamp", opened a pottery.',
  'Judge Ada Marlowe sentenced a 16-year-old to community service.',
  'Coach Ada Marlowe: "My under-15s were brilliant."',
  'Reporter Ada Marlowe spoke to the 14-year-old winner.',
  'Ada Marlowe is survived by her husband and by Tim Marlowe (17), a grandson.',
  'Under-16 selector Ada Marlowe named the squad.',
  'Ada Marlowe, papá de Leo (12), dirige el museo.',
  'Ada Marlowe, mister degli Allievi U17, lascia il club.',
  'M45: 1. Ada Marlowe 36:04; U17: 1. Jack Lee 4:10',
  'Ada Marlowe rescued the 6-year-old from the river.',
  'Jack Lee (15) and Ada Marlowe opened the fair.',
  'Leo Marlowe, 15, and his aunt Ada Marlowe opened the fair.',
  'At 10, Ada Marlowe is the first speaker of the morning.',
  'At 9, the baker Ada Marlowe is already on her second shift.',
])('who trains or teaches them, or was so old long ago, is none: %s', (text) => {
  expect(shows(text)).toBe(false)
})

test.each([
  ['Ada Marlowe', 'Ada Marlowe, in Grade 5, won the spelling bee.'],
  ['Ada Marlowe', 'Ada Marlowe from Year 6 swam for her school.'],
  ['Ada Marlowe', 'The cup went to Ada Marlowe (Year 6).'],
  ['Tomás Lordelo', 'Tomás Lordelo, do 7.º ano, ganhou o concurso.'],
  ['Nuria Olmedal', 'Nuria Olmedal, de 2.º de ESO, ganó el concurso.'],
  ['Zofia Lipowa', 'Zofia Lipowa z klasy 5b wygrała konkurs.'],
  ['Матвей Липин', 'Матвей Липин из 7 «Б» класса победил.'],
])('a school year beside the name of %s shows a minor: %s', (name, text) =>
  expect(isLikelyMinor({ birthYears: [], texts: [text], names: [name], year })).toBe(true),
)

test.each([
  ['Ada Marlowe', 'Ada Marlowe teaches Grade 5.'],
  ['Ada Marlowe', 'Ada Marlowe, in year 6 of her career, became a partner.'],
  ['Ada Marlowe', 'Ada Marlowe has taught from Year 6 to Year 9.'],
  ['Ada Marlowe', 'Ada Marlowe supplies Grade 5 titanium.'],
  ['Ada Marlowe', 'Ada Marlowe runs a Grade 2 listed hotel.'],
  ['Tomás Lordelo', 'Tomás Lordelo é professor do 7.º ano.'],
  ['Tomás Lordelo', 'Tomás Lordelo, do 5.º ano de Medicina, venceu.'],
])('a year or a grade of something else leaves %s an adult: %s', (name, text) =>
  expect(isLikelyMinor({ birthYears: [], texts: [text], names: [name], year })).toBe(false),
)
