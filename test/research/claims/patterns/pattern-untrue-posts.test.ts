import { expect, test } from 'vitest'
import { admitClaim } from '../../../../research/case/focus/admit-claim.ts'
import { findPatternClaims } from '../../../../research/claims/patterns/find-pattern-claims.ts'
import { buildPersonProfile } from '../../../../research/records/person-profile.ts'
import { createClaimLister } from '../../../support/research/list-claims.ts'

const person = buildPersonProfile({ name: 'Rufus Tallow' })
const claimsIn = createClaimLister(person, ['identity.headline'])

test.each([
  'Rufus Tallow is no director of Globex.',
  'Rufus Tallow is no farrier at Grenmere Museum.',
])('"no" in front of a post denies it: %s', (text) => {
  expect(claimsIn(text)).toEqual([])
})

test('a post of a house that takes no animals is no denial', () => {
  expect(claimsIn('Rufus Tallow is a no-kill shelter manager at Globex.')).toEqual([
    'work | no-kill shelter manager | Globex | true',
  ])
})

test.each([
  'Le président élu Rufus Tallow prendra ses fonctions en mars.',
  'La maire élue de Lumex, Rufus Tallow, a réagi.',
  'Der gewählte Präsident Rufus Tallow tritt sein Amt im Januar an.',
  'Rufus Tallow ist gewählter Präsident der Globex AG.',
  'De verkozen voorzitter Rufus Tallow reist naar Brussel.',
  'Prezydent elekt Rufus Tallow był w Pradze.',
])('who is elected to a post does not hold it yet: %s', (text) => {
  expect(claimsIn(text)).toEqual([])
})

test.each([
  ['Der frei gewählte Präsident Rufus Tallow sprach.', 'Präsident'],
  ['Der neu gewählte Präsident Rufus Tallow sprach.', 'Präsident'],
])('who was elected in a way that is said holds the post: %s', (text, title) => {
  expect(claimsIn(text).join()).toContain(title)
})

test('behind the German verb "ist" what lasted up to now lasts', () => {
  expect(claimsIn('Rufus Tallow ist bisher Direktor der Kunsthalle.')).toEqual([
    'work | Direktor | Kunsthalle | true',
  ])
})

test.each([
  'Rufus Tallow war bisher Direktor der Kunsthalle.',
  'Rufus Tallow, bisher Direktor der Kunsthalle, geht nach Bonn.',
])('elsewhere it is over: %s', (text) => {
  expect(claimsIn(text)).toEqual(['work | Direktor | Kunsthalle | false'])
})

test.each([
  'Rufus Tallow has been an opponent of Globex Corp.',
  'Rufus Tallow became a fierce rival of Globex Press.',
  'Rufus Tallow was an admirer of Globex Press.',
  'Rufus Tallow is a detractor of Globex Press.',
  'Rufus Tallow has served as a role model for Globex Press.',
  'The candidates are asked to describe Rufus Tallow in two words.',
])('what a person is to a firm, or a verb, is no post: %s', (text) => {
  expect(claimsIn(text)).toEqual([])
})

test('"both" in front of what two people are is no part of the post', () => {
  const text = 'The course is by Otto Rank and Rufus Tallow, both teachers at Marlow College.'
  expect(claimsIn(text)).toEqual(['work | teacher | Marlow College | true'])
})

test.each([
  ['Rufus Tallow works at De Beers.', 'De Beers'],
  ['Rufus Tallow is a geologist at De Beers Group.', 'De Beers Group'],
  ['Rufus Tallow werkt bij De Nederlandsche Bank.', 'De Nederlandsche Bank'],
  ['Rufus Tallow werkt bij Het Loo.', 'Het Loo'],
  ['Rufus Tallow werkt bij de Nederlandsche Bank.', 'Nederlandsche Bank'],
])('a Dutch article with a capital is a part of a name: %s', (text, firm) => {
  expect(claimsIn(text).join()).toContain(`| ${firm} | true`)
})

test('a number behind a preposition is no part of a firm', () => {
  expect(claimsIn('Rufus Tallow joined De Nora in 2001.')).toEqual([
    'work | De Nora | 2001 | false',
  ])
})

test.each([
  ['Rufus Tallow is an engineer at Frankfurt an der Oder.', 'Frankfurt an der Oder'],
  ['Rufus Tallow arbeitet bei Globex Frankfurt an der Oder.', 'Globex Frankfurt an der Oder'],
  ['Rufus Tallow arbeitet am Klinikum Mülheim an der Ruhr.', 'Klinikum Mülheim an der Ruhr'],
])('the river of a German town is a part of the name of a firm: %s', (text, firm) => {
  expect(claimsIn(text).join()).toContain(`| ${firm} | true`)
})

test('"an der" in front of a school opens no river', () => {
  const text = 'Rufus Tallow arbeitet bei Globex an der Universität Rostock.'
  expect(claimsIn(text)).toEqual(['work | Globex | true'])
})

test.each([
  ['Rufus Tallow lives in Barber, Texas.', 'Barber, Texas'],
  ['Rufus Tallow lives in Carpenter, Iowa, with a dog.', 'Carpenter, Iowa'],
  ['Rufus Tallow\nLives in Barber, Texas', 'Barber, Texas'],
])('a town that is called like a trade is one in front of its state: %j', (text, place) => {
  expect(claimsIn(text, true).join()).toContain(`locations | ${place}`)
})

test('without a state behind it a trade is no town', () => {
  expect(claimsIn('Rufus Tallow lives in Carpenter.')).toEqual([])
})

test.each([
  'Why Globex Press director Rufus Tallow sings',
  'How Globex Press director Rufus Tallow was chosen',
])('the word that asks is no part of the firm in front of a name: %s', (text) => {
  expect(claimsIn(text)).toContain('work | director | Globex Press | true')
})

test.each([
  'Le ministre, le préfet de police ou encore Rufus Tallow ont menti.',
  'Le préfet ou Rufus Tallow viendra.',
  'Der Direktor oder Rufus Tallow kommt.',
  'De directeur of Rufus Tallow komt.',
  'Le préfet ainsi que Rufus Tallow viendront.',
  'El director así como Rufus Tallow vendrán.',
])('a post that "or" parts from the name is of another person: %s', (text) => {
  expect(claimsIn(text)).toEqual([])
})

test.each([
  'Rufus Tallow as Antiope, the sister of Zelda, general of the army.',
  'Rufus Tallow as Otto Rank, the brother of Carl Cox',
])('the sister of a part is no relative of who plays it: %s', (text) => {
  expect(claimsIn(text)).toEqual([])
})

test.each([
  'Rufus Tallow is a big loss for Globex Press.',
  'Rufus Tallow is a great asset for Globex Press.',
  'Rufus Tallow was a threat for Globex Press.',
  'A pastiche by champagne comedy giant Rufus Tallow.',
])('what a text thinks of a person is no post: %s', (text) => {
  expect(claimsIn(text)).toEqual([])
})

test.each(['Rufus Tallow\nFreshman • Left Winger • 6-2 • 200', 'Rufus Tallow\nLeft Tackle, 6-2'])(
  'a position of a game is nothing that was left: %j',
  (text) => {
    expect(claimsIn(text, true)).toEqual([])
  },
)

test.each([
  'Rufus Tallow, Christian electronic guitar player with a CD, SkidMark, sings.',
  'Rufus Tallow is a lawyer with an MGM contract.',
])('what a person is "with a" is no employer: %s', (text) => {
  expect(claimsIn(text).filter((claim) => /CD|MGM/.test(claim))).toEqual([])
})

test('an adjective in front of a name and its noun is no post', () => {
  expect(claimsIn('It was placed in the general Rufus Tallow category.')).toEqual([])
})

test.each([
  ['Rufus Tallow, Director of Communications over at Yes on 7, has been kind.', 'Yes'],
  ['Rufus Tallow, director of No on 8, spoke.', 'No'],
])('a side of a ballot is not called "yes" or "no" alone: %s', (text, firm) => {
  expect(claimsIn(text).join()).not.toContain(`| ${firm} |`)
})

test('"specialising" in front of a field is no part of a post', () => {
  const text = 'Rufus Tallow is a Porto historian specialising in lamps.'
  expect(claimsIn(text).join()).not.toContain('specialising')
})

test('who stands on a roll of honour does not work there', () => {
  expect(claimsIn('Rufus Tallow - Ravstone Sons Honor Roll')).toEqual([])
})

test.each([
  ['Rufus Tallow was born in Tama county, Iowa, in 1866.', 'Tama county, Iowa'],
  ['Rufus Tallow was born in Hardeman County, Tennessee.', 'Hardeman County, Tennessee'],
  ['Rufus Tallow was born in Neshoba Co., Mississippi.', 'Neshoba Co., Mississippi'],
])('a county is no city: %s', (text, label) => {
  const [place] = findPatternClaims({ text, person, isOwnPage: false }).flatMap((claim) =>
    claim.path === 'locations.items' ? [claim.value] : [],
  )
  expect(place).toMatchObject({ label, city: null })
})

test.each([
  'Rufus Tallow is the director of the San Jose ...',
  'Rufus Tallow is Co-Director of the Center ...',
  'Rufus Tallow is with the National Institute of Standards ...',
  'Rufus Tallow is Dean of the Ravstone School of Public …',
  'Rufus Tallow is a lecturer at Lincoln School of ...',
  'Rufus Tallow is a clerk at the Ravstone Library of ...',
])('a name that a search result cuts off is no firm: %s', (text) => {
  expect(claimsIn(text).join()).not.toMatch(/San Jose|Center|Standards|Public|School|Library/)
})

test.each([
  'Rufus Tallow is a clerk at Marquette University ...',
  'Rufus Tallow is a clerk at Globex ...',
  'Rufus Tallow joined Globex Services, Inc. ...',
])('a whole name in front of the cut is one: %s', (text) => {
  expect(claimsIn(text).join()).toMatch(/Marquette University|Globex/)
})

test.each([
  ['Rufus Tallow stepped down as chairman of Globex in 2012.', 'chairman | Globex | 2012 | false'],
  ['Rufus Tallow resigned as director of Globex.', 'director | Globex | false'],
  ['Rufus Tallow retired as curator at Grenmere Museum.', 'curator | Grenmere Museum | false'],
  ['Rufus Tallow has been replaced as director of Globex.', 'director | Globex | false'],
  ['Rufus Tallow was ousted as CEO of Globex.', 'CEO | Globex | false'],
])('a post that was given up is over: %s', (text, post) => {
  expect(claimsIn(text)).toEqual([`work | ${post}`])
})

test.each([
  'Rufus Tallow refused to step down as chairman of Globex.',
  'Rufus Tallow replaced Otto Rank after he stepped down as chairman of Globex.',
])('a post that is kept, or that another gave up, is not: %s', (text) => {
  expect(claimsIn(text)).toEqual([])
})

test.each([
  [
    'Rufus Tallow fue nombrado director de la Biblioteca Nacional en 2018.',
    'director | Biblioteca Nacional | 2018 | false',
  ],
  [
    'Rufus Tallow a été nommé directeur de la Banque du Nord.',
    'directeur | Banque du Nord | false',
  ],
  ['Rufus Tallow è stato nominato direttore del Museo Egizio.', 'direttore | Museo Egizio | false'],
  ['Rufus Tallow foi nomeado diretor do Museu do Azulejo.', 'diretor | Museu do Azulejo | false'],
  [
    'Rufus Tallow werd benoemd tot voorzitter van de Raad voor Cultuur.',
    'voorzitter | Raad voor Cultuur | false',
  ],
])('the start of a post by appointment, which says nothing of today: %s', (text, post) => {
  expect(claimsIn(text)).toEqual([`work | ${post}`])
})

test.each([
  'Rufus Tallow no fue nombrado director de la Biblioteca Nacional.',
  'Rufus Tallow sera nommé directeur de la Banque du Nord.',
  'Rufus Tallow sarà nominato direttore del Museo Egizio.',
])('an appointment that is denied or to come is none: %s', (text) => {
  expect(claimsIn(text)).toEqual([])
})

test.each([
  ['Rufus Tallow, eigenaar van Bakkerij Lumex, bakt elke dag.', 'eigenaar | Bakkerij Lumex'],
  [
    'Rufus Tallow é coordenador do Centro de Estudos Sociais.',
    'coordenador | Centro de Estudos Sociais',
  ],
  ['Rufus Tallow es coordinador del Instituto Globex.', 'coordinador | Instituto Globex'],
  ['Rufus Tallow est propriétaire de Globex.', 'propriétaire | Globex'],
  ['Rufus Tallow è coordinatore del Museo Egizio.', 'coordinatore | Museo Egizio'],
])('owners and coordinators are posts of what they own or coordinate: %s', (text, post) => {
  expect(claimsIn(text)).toEqual([`work | ${post} | true`])
})

test.each([
  ['Rufus Tallow ist Leiter des Instituts für Wasserbau.', 'Institut für Wasserbau'],
  ['Rufus Tallow, Leiter des Museums Lindenau, sprach.', 'Museum Lindenau'],
  ['Rufus Tallow ist Präsident des Deutschen Alpenvereins.', 'Deutscher Alpenverein'],
  ['Rufus Tallow ist Direktor des Amtes für Umwelt.', 'Amt für Umwelt'],
  ['Rufus Tallow ist Leiter des Städtischen Museums.', 'Städtisches Museum'],
  ['Rufus Tallow ist Direktor des Bremen Museums.', 'Bremen Museum'],
  ['Rufus Tallow ist Leiter des Robert Bunsen Instituts.', 'Robert Bunsen Institut'],
  ['Rufus Tallow ist Geschäftsführer der Müller GmbH.', 'Müller GmbH'],
  ['Rufus Tallow ist Geschäftsführer des Autohauses Paulus.', 'Autohaus Paulus'],
])('a German firm is stated without the ending of the genitive: %s', (text, firm) => {
  const draft = findPatternClaims({ text, person, isOwnPage: false }).find(
    ({ path }) => path === 'work.positions',
  )
  expect(draft?.value).toMatchObject({ organization: firm, current: true })
  expect(draft === undefined ? false : admitClaim(draft, text)).toBe(true)
})

test('a name that ends in "s" keeps it', () => {
  expect(claimsIn('Rufus Tallow ist Leiter des Hauses Rabus.').join()).not.toContain('Rabu |')
})

test.each([
  'Rufus Tallow, and the director of Globex, Otto Rank, met in Leeds.',
  'Rufus Tallow, und der Direktor der Globex AG, Otto Rank, trafen sich.',
  'Rufus Tallow, et le directeur de Globex, Otto Rank, se sont vus.',
])('a post that a joint opens is of the next in the list: %s', (text) => {
  const claims = findPatternClaims({ text, person, isOwnPage: false })
  expect(claims.filter(({ path }) => /work|headline/.test(path))).toEqual([])
})

test('a post that ended beside one of today has no title of its own', () => {
  expect(claimsIn('Rufus Tallow, the former and present director of Globex, spoke.')).toEqual([])
})

test.each([
  ['Rufus Tallow is chair of Globex and director of Initech.', 'work | director | Initech | true'],
  ['Rufus Tallow, chair and director of Initech, spoke.', 'work | chair and director | Initech'],
])('a joint between two posts parts no post from the bearer: %s', (text, claim) => {
  expect(claimsIn(text).join('\n')).toContain(claim)
})

test('"of" opens the post of a counsel, no next item of a list', () => {
  expect(claimsIn('"We agree," said Rufus Tallow, of counsel at Globex Ltd, on Monday.')).toEqual([
    'work | of counsel | Globex Ltd | true',
  ])
})

test.each([
  'Rufus Tallow, the wife of the director of Globex, sings.',
  'Rufus Tallow is the husband of Globex director Zork Blunt.',
  'Rufus Tallow is married to the director of Initech.',
])('the firm of a relative is no relative: %s', (text) => {
  expect(claimsIn(text).join()).not.toContain('relatives')
})

test.each([
  ['Rufus Tallow is the husband of Zimra Quenby, director of Globex.', 'Zimra Quenby'],
  ['Rufus Tallow is the husband of film director Zimra Quenby.', 'Zimra Quenby'],
  ['Rufus Tallow is married to the film director Zimra Quenby.', 'Zimra Quenby'],
  ['Rufus Tallow, the wife of Otto, sings.', 'Otto'],
])('a relative with a post is named: %s', (text, name) => {
  expect(claimsIn(text).join()).toContain(`relatives | ${name}`)
})
