import { expect, test } from 'vitest'
import { buildPersonProfile } from '../../../../research/records/person-profile.ts'
import { createClaimLister } from '../../../support/research/list-claims.ts'
import { saidOf } from '../../../support/research/said-of.ts'

const person = buildPersonProfile({ name: 'Rufus Tallow' })
const claimsIn = createClaimLister(person)

test.each([
  [
    'Rufus Tallow is a researcher at the University of California, San Diego.',
    'work | researcher | University of California, San Diego | true',
  ],
  [
    'Rufus Tallow is a researcher at the University of California, San Diego.',
    'identity | researcher at the University of California, San Diego',
  ],
  [
    'Rufus Tallow has a BSc from the University of Nebraska at Omaha.',
    'education | University of Nebraska at Omaha | BSc',
  ],
  [
    'Rufus Tallow (University of Wisconsin, Madison)',
    'work | University of Wisconsin, Madison | true',
  ],
  ['Rufus Tallow works at the University of Texas, USA.', 'work | University of Texas | true'],
  [
    'Rufus Tallow works at the University of Michigan, United States.',
    'work | University of Michigan | true',
  ],
])('the campus is a part of a university, the country is none: %s', (text, claim) => {
  expect(claimsIn(text)).toContain(claim)
})

test.each(['Tribunal appeal', 'Commission proposal', 'Commission official'])(
  'an English noun behind a body is no Romance adjective of its name: %s',
  (written) => {
    const [body = ''] = written.split(' ')
    expect(claimsIn(`Rufus Tallow works at the ${written} desk.`).join('\n')).not.toContain(written)
    expect(claimsIn(`Rufus Tallow is a clerk at the ${body}.`)).toContain(
      `work | clerk | ${body} | true`,
    )
  },
)

test.each([
  ['Rufus Tallow is Vice President of Accounting.', 'work | Vice President of Accounting | true'],
  [
    'Rufus Tallow\nManager of Residential Loan Servicing',
    'work | Manager of Residential Loan Servicing | true',
  ],
  [
    'Rufus Tallow is Director of B2B Marketing for Globex Lamps.',
    'work | Director of B2B Marketing | Globex Lamps | true',
  ],
  ['Rufus Tallow - Manager, Technical Services', 'work | Manager, Technical Services | true'],
  ['Rufus Tallow is director of Globex.', 'work | director | Globex | true'],
])('what a post is for is no employer: %s', (text, claim) => {
  expect(claimsIn(text).filter((one) => one.startsWith('work'))).toEqual([claim])
})

test('what a professor is of is a field', () => {
  const text = 'Rufus Tallow is curator at Globex and Associate Professor of Lamp Design.'
  expect(claimsIn(text)).toContain('work | Associate Professor of Lamp Design | true')
})

test.each([
  ['Rufus Tallow, Lamp Media Hub, UC Marsh', ['work | Lamp Media Hub | true']],
  ['Rufus Tallow | The Image Bank | Lamp Images', ['work | The Image Bank | true']],
  ['Rufus Tallow, Bell & Carton, Carl Marsh', []],
  [
    'Rufus Tallow, Grenmere Museum, Halifax',
    ['work | Grenmere Museum | true', 'locations | Halifax | Halifax | true'],
  ],
])('what may be a firm or a person behind a firm is no place: %s', (text, claims) => {
  expect(claimsIn(text)).toEqual(claims)
})

test.each([
  ['Rufus Tallow, now a heart surgeon, was there.', 'identity | heart surgeon'],
  ['Rufus Tallow is also a science fiction author.', 'identity | science fiction author'],
  ['—Globex Press writer Rufus Tallow reported from Porto.', 'identity | Globex Press writer'],
  ['Rufus Tallow, the owner of this lovely, cheery shop, sings.', 'identity | owner'],
])('a headline has the post alone: %s', (text, claim) => {
  expect(claimsIn(text)).toContain(claim)
})

test.each([
  'The reality is that Twitter is unlikely to act against Rufus Tallow.',
  'Rufus Tallow wrote on Twitter: "Enough" and left.',
])('a word of a sentence about a platform is no account: %s', (text) => {
  expect(claimsIn(text)).toEqual([])
})

test('a platform that belongs to the person names their account', () => {
  expect(claimsIn('Rufus Tallow: his Twitter is qxseven.')).toEqual([
    expect.stringContaining('qxseven'),
  ])
})

test.each([
  [
    'Rufus Tallow works for the Computer Science and Artificial Intelligence Laboratory.',
    'work | Computer Science and Artificial Intelligence Laboratory | true',
  ],
  [
    'Rufus Tallow worked at Globex Research and Technology on lamps.',
    'work | Globex Research and Technology | false',
  ],
  ['Rufus Tallow worked for Globex Research and Initech Labs.', 'work | Globex Research | false'],
  [
    'Rufus Tallow is lecturer at the Department of Information Technology and Faculty Advisor of Globex.',
    'work | Faculty Advisor | Globex | true',
  ],
])('"and" joins the topics of one body, neither two firms nor two posts: %s', (text, claim) => {
  expect(claimsIn(text)).toContain(claim)
})

test('a relative of the holder of a post does not hold it', () => {
  const text = "Rufus Tallow, a congressman's wife, spoke in Porto."
  expect(claimsIn(text).filter((one) => one.startsWith('work'))).toEqual([])
})

test('what an author is listed with is a work', () => {
  expect(claimsIn('Rufus Tallow\nAuthor, The Lamp Book')).toContain(
    'work | Author, The Lamp Book | true',
  )
})

test('who is played has no post', () => {
  const text = 'Otto Bell, playing the lamp theorist Rufus Tallow, sang.'
  expect(claimsIn(text)).toEqual([])
})

test.each([
  ['Rufus Tallow leads an AI expert group.', []],
  ['Rufus Tallow headed the software team for the Orion project.', []],
  ['Rufus Tallow was an analyst at a Globex subsidiary.', ['work | analyst | false']],
  ['Rufus Tallow worked at a Globex in Porto.', ['work | Globex | false']],
])('a name in front of the noun that is meant is no employer: %s', (text, claims) => {
  expect(claimsIn(text)).toEqual(claims)
})

test('what a society is for is a part of its name', () => {
  expect(claimsIn('Rufus Tallow is a Fellow of the Society for Experimental Lamps.')).toContain(
    'work | Fellow | Society for Experimental Lamps | true',
  )
})

test('a rank behind a comma is no generation of the name', () => {
  expect(claimsIn('Rufus Tallow, senior fellow at the Lamp Institute, sang.')).toContain(
    'work | senior fellow | Lamp Institute | true',
  )
  expect(claimsIn('Rufus Tallow, senior, is a farrier at Globex.')).toEqual([])
})

test.each([
  [
    '"We dodged a lamp," said Rufus Tallow, a spokesman at Globex Corp.',
    'work | spokesman | Globex Corp. | true',
  ],
  [
    '“We train lamps,” Rufus Tallow, director at Globex Corp, told the Lamp Post.',
    'work | director | Globex Corp | true',
  ],
])('what stands behind a quotation and its speaker holds: %s', (text, claim) => {
  expect(claimsIn(text)).toContain(claim)
})

test.each([
  '"Rufus Tallow, a director at Globex, is mad," said Otto Rank, head of Initech.',
  '"I met Rufus Tallow, a director at Globex," he said.',
  '"We sing," said Rufus Tallow, whose brother is chief of Globex.',
  '"I am the director of Globex," said Rufus Tallow.',
])('what a quotation or a clause says gives nothing: %s', (text) => {
  expect(claimsIn(text)).toEqual([])
})

test('a lead engineer is no one who leads', () => {
  expect(claimsIn('Rufus Tallow is the lead data scientist at Globex.')).toContain(
    'work | lead data scientist | Globex | true',
  )
})

test('"for" joins a post beside a name to what is called like a firm', () => {
  expect(claimsIn('A lamp fell, said Rufus Tallow, a spokesman for the Lamp Department.')).toEqual([
    'work | spokesman | Lamp Department | true',
  ])
  expect(claimsIn('A lamp fell, said Rufus Tallow, a spokesman for Zelda Marsh.')).toEqual([])
})

test.each([
  [
    'Rufus Tallow is a senior analyst at Moody’s Lamp Service.',
    'work | senior analyst | Moody’s Lamp Service | true',
  ],
  [
    "Rufus Tallow is the dean at Globex Tech's College of Lamps.",
    "work | dean | Globex Tech's College of Lamps | true",
  ],
])('a possessive in front of a capital is inside the name of a firm: %s', (text, claim) => {
  expect(claimsIn(text)).toContain(claim)
})

test.each([
  ['Rufus Tallow is a manager at Globex’s Porto office.', 'work | manager | true'],
  ['Rufus Tallow is a farrier at Monday’s Globex event.', 'work | farrier | true'],
])('the noun behind a possessive in front of a capital is no firm: %s', (text, claim) => {
  expect(claimsIn(text)).toContain(claim)
})

test('the person behind a possessive is no employer', () => {
  expect(claimsIn('Rufus Tallow works for Globex’s Anna Berg.')).toEqual([])
})

test('towns that "and" joins behind a university are no campus', () => {
  expect(
    claimsIn('Rufus Tallow is a professor at the University of Washington, Paris and Rome.'),
  ).toContain('work | professor | University of Washington | true')
})

test('the place that a firm is of is no part of its name, nor the firm another post', () => {
  expect(claimsIn('Rufus Tallow is a principal of Porto’s Globex Estate Group LLC.')).toContain(
    'work | principal | Globex Estate Group LLC | true',
  )
  const text =
    'Rufus Tallow is a farrier at Globex, the largest broadcaster here and part of Initech.'
  expect(claimsIn(text).filter((one) => one.startsWith('work'))).toEqual([
    'work | farrier | Globex | true',
  ])
})

test('what a student is called is no part of the field', () => {
  const text = 'Rufus Tallow studied clear lamps as a graduate student at Marlow College.'
  expect(claimsIn(text)).toContain('education | Marlow College | clear lamps')
})

test.each([
  ['Rufus Tallow, a young copywriter at Globex, sang.', 'work | copywriter | Globex | true'],
  ['Rufus Tallow, a neuroscientist interested in lamps, sang.', 'work | neuroscientist | true'],
])('what a text says of the bearer of a post is no part of it: %s', (text, claim) => {
  expect(claimsIn(text)).toContain(claim)
})

test.each([
  'Rufus Tallow is the past President and continues to serve on the Board of the Blue School.',
  'Prior to becoming CEO of Globex, Rufus Tallow held a role.',
  'Aside from President Rufus Tallow, few foreign leaders stand up to Otto.',
  'Rufus Tallow, the member for Halifax, posted on X, formerly Twitter.',
])('a clause is no post: %s', (text) => {
  expect(claimsIn(text)).toEqual([])
})

test('a degree and the owner of an office are no employers', () => {
  expect(claimsIn('Rufus Tallow is a qualified lawyer with a BA in Lamps.')).toEqual([
    'identity | qualified lawyer with a BA in Lamps',
  ])
  const text =
    'A lamp fell, said Rufus Tallow, a spokesman for the Bell County prosecutor’s office.'
  expect(claimsIn(text).filter((one) => one.includes('| Bell County |'))).toEqual([])
})

test('a generation behind a comma stays one in front of a verb', () =>
  expect(saidOf('Rufus Tallow, Junior works at Globex.', false, 'Rufus Tallow Jr')).toEqual([
    'work | Globex',
  ]))

test('a title that begins like a superlative is one', () => {
  const text = 'Rufus Tallow is a farrier at Globex, the forest manager at Initech.'
  expect(saidOf(text, false, 'Rufus Tallow')).toContain('work | forest manager | Initech')
})

test('the firm that a lecturer works for is no field', () =>
  expect(saidOf('Rufus Tallow is a lecturer for Initech.', false, 'Rufus Tallow')).toEqual([
    'work | lecturer | Initech',
  ]))

test.each([
  ['Rechtsanwalt beim Globex Museum', 'Rechtsanwalt | Globex Museum'],
  ['Rechtsanwalt bei der Globex Stiftung', 'Rechtsanwalt | Globex Stiftung'],
  ['Abogado en la Fundación Globex', 'Abogado | Fundación Globex'],
  ['Avvocato presso il Museo Globex', 'Avvocato | Museo Globex'],
  ['Advocaat bij Globex', 'Advocaat | Globex'],
])('a post is parted from its employer in a line, a card or a career: %s', (line, post) => {
  expect(work(`Rufus Tallow\n${line}`)).toEqual([`work | ${post} | true`])
  expect(work(`Name: Rufus Tallow\nPosition: ${line}`)).toEqual([`work | ${post} | true`])
  const career = `Rufus Tallow\n2001–2004 ${line}`
  expect(work(career)).toEqual([`work | ${post} | 2001 | 2004 | false`])
})

const work = (text: string) => claimsIn(text, true).filter((one) => one.startsWith('work'))

test('a school is parted from its degree where French elides the article', () => {
  const text = "Rufus Tallow\nFormation: Doctorat en physique à l'Université Globex (1998)"
  expect(claimsIn(text, true)).toEqual([
    'education | Université Globex | Doctorat | physique | 1998',
  ])
})

test.each([
  'Rufus Tallow works for Globex Foods’ rival.',
  'Rufus Tallow joined Globex Foods’ board in 2004.',
  'Rufus Tallow works at the Halifax County prosecutor’s office.',
  'Rufus Tallow joined Marlow and Wallace on stage in 2011.',
])('the owner of what a person joins, or one of two people, is no employer: %s', (text) => {
  expect(claimsIn(text)).toEqual([])
})

test.each([
  ['the Department of Physics, University of Eldgate', 'University of Eldgate'],
  ['the Department of Physics at Eldgate College', 'Eldgate College'],
  ['the Division of Optics, Polytechnic of Eldgate', 'Polytechnic of Eldgate'],
])('the employer is the school that a part of it names: %s', (body, school) => {
  expect(claimsIn(`Rufus Tallow works at ${body}.`)).toEqual([`work | ${school} | true`])
})

test.each([
  ['Quibble works at Globex.', 'work | Globex | true'],
  ['Quibble, an optical engineer, lives in Porto.', 'locations | Porto | Porto | true'],
  ['Quibble (born 1961) is a farrier at Globex.', 'identity | 1961'],
])('a person of one name is the subject of a sentence: %s', (text, claim) => {
  expect(createClaimLister(buildPersonProfile({ name: 'Quibble' }))(text)).toContain(claim)
})
