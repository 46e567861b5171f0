import { expect, test } from 'vitest'
import { buildPersonProfile } from '../../../../research/records/person-profile.ts'
import { createClaimLister } from '../../../support/research/list-claims.ts'

const person = buildPersonProfile({ name: 'Rufus Tallow' })
const claimsIn = createClaimLister(person, ['identity.headline'])

test.each([
  ['at the University of Alabama in Tuscaloosa', 'University of Alabama'],
  ['at the Institute for Research in Paris', 'Institute for Research'],
  ['at the University of Lumex in the Lamp Department', 'University of Lumex'],
  ['at the Museum of Lamps on Main Street', 'Museum of Lamps'],
  ['at Globex and Initech', 'Globex'],
])('a place behind a name, or a second name, does not go on with it: %s', (where, firm) => {
  expect(claimsIn(`Rufus Tallow is an analyst ${where}.`)).toContain(
    `work | analyst | ${firm} | true`,
  )
})

test.each([
  "L'incontro di Rufus Tallow, l'attuale presidente norvegese, è finito.",
  "L'incontro di Rufus Tallow, l’attuale presidente norvegese, è finito.",
])('an article with an apostrophe is no part of a title: %s', (text) => {
  expect(claimsIn(text)).toEqual(['work | attuale presidente norvegese | true'])
})

test('a title has no owner', () => {
  expect(claimsIn("I'm Rufus Tallow, your host.")).toEqual(['work | host | true'])
})

test.each([
  'Rufus Tallow\nFu uno storico dirigente e segretario del PCI - sezione di Lumex.',
  'Rufus Tallow\nFue un farrier de Globex.',
])('a title with a verb is a clause: %s', (text) => {
  expect(claimsIn(text)).toEqual([])
})

test.each([
  ['Arzt an Bord', 'Arzt an Bord'],
  ['Professor an Hochschulen', 'Professor an Hochschulen'],
])('a German preposition is no English article: %s', (line, title) => {
  expect(claimsIn(`Rufus Tallow\n${line}`)).toContain(`work | ${title} | true`)
})

test.each([
  'The co-hosts are the author Rufus Tallow, crime writer and private investigator Lara Brickerly.',
  'With us are Rufus Tallow, stage manager Zimra Quenby.',
])('a post in front of the next name is of that one: %s', (text) => {
  expect(claimsIn(text)).not.toContainEqual(expect.stringMatching(/crime writer|stage manager/))
})

test.each([
  'Rufus Tallow, a senior steward in his building at the time, was the one who called.',
  'Rufus Tallow, a farrier at the time, said no.',
  'Rufus Tallow, then a nurse, said no.',
])('a post beside the name may be over by then: %s', (text) => {
  expect(claimsIn(text)).toEqual([expect.stringMatching(/false$/)])
})

test('who has been working somewhere still does', () => {
  expect(claimsIn('Rufus Tallow has been working at Globex for 35 years.')).toContainEqual(
    expect.stringMatching(/Globex.*true$/),
  )
})

test.each([
  'Rufus Tallow\nThe actions of Army Gen. Mark A. Milley, chairman of Globex, are under scrutiny.',
  'Rufus Tallow\nA look back at Zimra Quenby, director of Globex.',
])('a post behind another name, below a byline, is not of the author: %s', (text) => {
  expect(claimsIn(text)).toEqual([])
})

test('behind a firm on the line below a name stands the post', () => {
  expect(claimsIn('Rufus Tallow\nRavstone Opera, Director of Lamps at Globex')).toContainEqual(
    expect.stringMatching(/Director/),
  )
})

test.each([
  ['Coordenador de Ensino Médio', 'Coordenador de Ensino Médio'],
  ['Anthropologue et psychiatre, Directeur d’Etudes EHESS', 'Directeur d’Etudes EHESS'],
])('what is coordinated is no employer on a line of its own: %s', (line, title) => {
  const claims = claimsIn(`Rufus Tallow\n${line}\nZimra Quenby\nFarrier`)
  expect(claims.filter((one) => one.split(' | ').length > 3)).toEqual([])
  expect(claims.join()).toContain(title)
})

test('a topic in front of the firm of a card is a part of the title', () => {
  expect(claimsIn('Rufus Tallow\nDirector, Administration and Finance, LMXS')).toEqual([
    'work | Director, Administration and Finance | LMXS | true',
  ])
})

test.each([
  ['Rufus Tallow - Strong & Gentle', []],
  ['Rufus Tallow, Marsh & Thorne', ['work | Marsh & Thorne | true']],
  ['Rufus Tallow - Lumex Lamps & Sons', ['work | Lumex Lamps & Sons | true']],
])('behind a dash two words and "&" are no firm: %s', (text, claims) => {
  expect(claimsIn(text)).toEqual(claims)
})

test.each([
  ['Professor, Mathematics, Statistics, Lumex University', 'Lumex University'],
  ['Director, Health, Safety and Environment', null],
  ['Professor, Physics, Emeritus', null],
])('no topic and no remark behind the topic of a card is a firm: %s', (line, firm) => {
  const work = claimsIn(`Rufus Tallow\n${line}`).filter((one) => one.startsWith('work'))
  const firms = work.map((one) => one.split(' | ').slice(2, -1))
  expect(firms.flat()).toEqual(firm === null ? [] : [firm])
})

test('who has been working with a firm need not be of it now', () => {
  const claims = claimsIn('Rufus Tallow has been working with Globex on a new lamp.')
  expect(claims).toEqual(['work | Globex | false'])
})

test.each([
  'Rufus Tallow\nBased in San Francisco, CEO of Globex',
  'Rufus Tallow\nFrom his home in Palo Alto, CEO of Globex.',
])('behind a town on the line below a name stands the post: %s', (text) => {
  expect(claimsIn(text)).toContain('work | CEO | Globex | true')
})

test.each([
  ['is the CEO of Globex and Ada Marlowe manages it', 'CEO', 'Globex'],
  ['is an engineer at Globex whenever Ada calls', 'engineer', 'Globex'],
  ['is director of the Institute for Energy in the Bronx', 'director', 'Institute for Energy'],
  ['is director of the Institute for Energy in the Hague', 'director', 'Institute for Energy'],
  [
    'is director of the Institute for Energy in the City of London',
    'director',
    'Institute for Energy',
  ],
  ['is a professor at the University of Hawaii on Oahu', 'professor', 'University of Hawaii'],
])('what a sentence says behind a firm is no part of its name: %s', (predicate, title, firm) => {
  expect(claimsIn(`Rufus Tallow ${predicate}.`)).toContain(`work | ${title} | ${firm} | true`)
})

test.each([
  'Rufus Tallow, engineer and founder Globex Museum, spoke.',
  'Rufus Tallow, engineer and founder Lumex University, spoke.',
])('the name of a firm behind a post is not that of the next person: %s', (text) => {
  expect(claimsIn(text)).toContain('work | engineer | true')
})

test.each([
  'Rufus Tallow is Director of the Lamp Safety Agency today.',
  'Rufus Tallow, editor of The Lamp Safety online news site focused on Globex, said so.',
  'Rufus Tallow, Director of the Lamp Safety Agency quietly agreed.',
])('a verb or an adverb behind the name does not go on with it: %s', (text) => {
  expect(claimsIn(text).join()).toMatch(/Lamp Safety( Agency)?/)
})

test.each([
  ['Rufus Tallow is a clerk at the Tarn Post newspaper.', 'clerk', 'Tarn Post'],
  ['Rufus Tallow is manager of the Grenmere hotel.', 'manager', 'Grenmere'],
  ['Rufus Tallow is a pilot with the Lumex airline.', 'pilot', 'Lumex'],
  ['Rufus Tallow is founder of the Initech company.', 'founder', 'Initech'],
])('a noun that says what kind of firm a name is of closes the name: %s', (text, title, firm) => {
  expect(claimsIn(text)).toContain(`work | ${title} | ${firm} | true`)
})

test.each([
  ['Rufus Tallow, Leiter des Lampenressorts, kommt auf die Idee.', 'Lampenressort'],
  ['Zuletzt war es 2019, sagt der Präsident des Lampenrats, Rufus Tallow.', 'Lampenrat'],
  ['Rufus Tallow ist Leiter des Wiener Lampenlabels FOMP und von hier.', 'Wiener Lampenlabel FOMP'],
  ['Rufus Tallow ist Leiter des Lumexbundes.', 'Lumexbund'],
  ['Rufus Tallow ist Leiter des Lampencampus.', 'Lampencampus'],
  ['Rufus Tallow, directeur des Lampes Vertes, est là.', 'Lampes Vertes'],
])('what stands in the genitive is named as it is called: %s', (text, firm) => {
  expect(claimsIn(text)).toContainEqual(expect.stringContaining(` | ${firm} | `))
})

test('an adjective in the genitive leaves open how the house is called', () => {
  expect(claimsIn('Rufus Tallow ist Leiter des Deutschen Lampenrats.')).toEqual([
    'work | Leiter | true',
  ])
})

test.each([
  'With Zimra Quenby, director of Lumex, Rufus Tallow, head of lamps, Zork Bluntus, director of ' +
    'Globex, Igor Ary Juasa, director of Initech.',
  'Palestra: Zimra Quenby, diretora da Lumex,Rufus Tallow, Diretor EcoLamps, Zork Bluntus, ' +
    'diretor do Globex, Igor Ary Juasa, diretor da Initech.',
])('in a list of people and posts each post is of the name in front: %s', (text) => {
  expect(claimsIn(text).join()).not.toMatch(/Globex|Initech|Lumex/)
})

test('a post behind a comma with "and" is of the next in the list', () => {
  expect(
    claimsIn('It is about Rufus Tallow, and the director’s thespian avatar, a first-time actor.'),
  ).toEqual([])
})

test('what stands under a name in front of the number of posts is a rank', () => {
  expect(claimsIn('Rufus Tallow\nsteward\nPosts: 18490\nLocation: Halifax')).toEqual([
    'locations | Halifax | Halifax | true',
  ])
})

test('what is directed stands in front of where', () => {
  expect(claimsIn('Rufus Tallow é Diretora de Sonoridade na Associação Lumex.')).toEqual([
    'work | Diretora de Sonoridade | Associação Lumex | true',
  ])
})

test.each([
  ['Otto Rank, Initech Systems', 'Zelda Marlow, Lumex', ['work | Paper Group | true']],
  ['Lists', 'Zelda Marlow, I Regret Almost Everything', ['work | Paper Group | true']],
])('a list of authors with works names no firms: %s', (above, below, claims) => {
  expect(claimsIn(`${above}\nRufus Tallow, Paper Group\n${below}\nOtto Marlow, Lux`)).toEqual(
    claims,
  )
})

test('the name behind a relative pronoun is of the clause', () => {
  expect(claimsIn('Una portavoz del departamento que dirige Rufus Tallow expone que no.')).toEqual(
    [],
  )
})

test('what points at the bearer is no part of the title', () => {
  expect(
    claimsIn('Es ist Rufus Tallow, jener Vorsitzende des Lampenvereins, den alle kennen.'),
  ).toEqual(['work | Vorsitzende | Lampenverein | true'])
})

test.each([
  [
    'Recruitment Officer for India/South Asia in the office',
    'Recruitment Officer for India/South Asia',
  ],
  ['sales manager for Germany', 'sales manager for Germany'],
  ['director of Eastern Europe', 'director of Eastern Europe'],
])('a part of the world is no employer: %s', (post, title) => {
  expect(claimsIn(`Rufus Tallow is a ${post}.`)).toEqual([`work | ${title} | true`])
})

test('behind the part of the world that a post is for stands the employer', () => {
  expect(claimsIn('Rufus Tallow is regional director for North America at Globex.')).toEqual([
    'work | regional director for North America | Globex | true',
  ])
})

test('who presides a country holds the office there', () => {
  expect(claimsIn('Rufus Tallow is President of France.')).toEqual([
    'work | President | France | true',
  ])
})

test('in a list with posts in front, the post behind a name is of the next name', () => {
  const text =
    'Zu den Gästen zählten der Vorsitzende der Lampenräte Dr. Rufus Tallow, die Vorsitzende der ' +
    'Lumexgemeinde in Porto Charlotte Knobler, Oberbürgermeister Dieter Reitmeier.'
  expect(claimsIn(text).join()).not.toMatch(/Lumexgemeinde|Porto/)
})

test('a house that is called like a person opens no next item', () => {
  expect(
    claimsIn('The farrier Rufus Tallow, co-director of LMX’s Lorenz Center, was there.').join(),
  ).toMatch(/co-director/)
})

test('no title begins with a verb of Spanish', () => {
  expect(
    claimsIn('El alcalde, Rufus Tallow, descartó negociar con el presidente de Globex.').join(),
  ).not.toMatch(/descartó/)
})

test('an article with a capital inside a sentence is of the name', () => {
  expect(claimsIn('In 2009 Rufus Tallow joined Las Vegas Lamps as its director.').join()).toMatch(
    /\| Las Vegas Lamps \|/,
  )
})

test('one of many is no firm that is founded', () => {
  expect(claimsIn('In 2013, Rufus Tallow launched a Lampstarter for his own brewery.')).toEqual([])
})

test.each([
  'Rufus Tallow, farrier of Grenmere Museum, Zork Bluntus, director of Initech.',
  'Rufus Tallow, farrier of Grenmere Museum, Michael Winner, director of Initech.',
  'Rufus Tallow, farrier of Grenmere Museum, Zork Knight, director of Initech.',
  'Rufus Tallow, farrier of Grenmere Museum, Berlin, Zork Bluntus, director of Initech, Munich.',
  'Rufus Tallow, farrier of Grenmere Museum, Berlin; Zork Bluntus, director of Initech, Munich.',
  'Rufus Tallow, Schmied der Grenmere GmbH, Zork Bluntus, Direktor der Initech AG.',
])('of two people with their posts and firms each has one: %s', (text) => {
  expect(claimsIn(text).join()).not.toContain('Initech')
})

test.each([
  'Rufus Tallow, farrier of Grenmere Museum, director of Initech.',
  'Rufus Tallow, farrier of Grenmere Museum, New York, director of Initech.',
  'Rufus Tallow, farrier, Grenmere Museum, director of Initech.',
  'Rufus Tallow, farrier of Grenmere Museum, Nobel Laureate, founder of Initech, spoke.',
  'Rufus Tallow, farrier of Grenmere Museum, Knight Bachelor, founder of Initech, spoke.',
  'Rufus Tallow, Schmied der Grenmere GmbH, Grimme-Preisträger, Gründer von Initech.',
  'Rufus Tallow, director de Globex, Premio Nobel, fundador de Initech.',
])('who is named alone has all posts of a list: %s', (text) => {
  expect(claimsIn(text).join()).toContain('Initech')
})

test.each([
  ['is a fellow at the Institute for Research on Lamps.', 'Institute for Research on Lamps'],
  [
    'is a fellow at the Center for Applied Research in Artificial Intelligence.',
    'Center for Applied Research in Artificial Intelligence',
  ],
  ['is a fellow at the Institute for Advanced Study in Leeds.', 'Institute for Advanced Study'],
  ['is a fellow at the Institute for Research on Main Street.', 'Institute for Research'],
  ['ist Autor bei der Gesellschaft deutscher Chemiker.', 'Gesellschaft deutscher Chemiker'],
  ['ist Präsident des Bundes deutscher Architekten.', 'Bund deutscher Architekten'],
  ['ist Präsident des Verbandes unter Otto Rank.', 'Verband'],
])('a topic or a German genitive is a part of the name in front: %s', (said, name) => {
  const posts = claimsIn(`Rufus Tallow ${said}`).filter((one) => one.startsWith('work'))
  expect(posts.map((one) => one.split(' | ')[2])).toEqual([name])
})
