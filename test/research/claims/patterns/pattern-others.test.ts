import { describe, expect, test } from 'vitest'
import { findPatternClaims } from '../../../../research/claims/patterns/find-pattern-claims.ts'
import { buildPersonProfile } from '../../../../research/records/person-profile.ts'
import { createClaimLister } from '../../../support/research/list-claims.ts'

const person = buildPersonProfile({
  name: 'Rufus Tallow',
  organizations: ['Globex'],
  locations: ['Lisbon, Portugal'],
})

const claimsIn = createClaimLister(person, ['identity.headline'])

describe('what a page says of another bearer of the name', () => {
  test.each([
    'Rufus Tallow (born 1938) died on 3 May. He is survived by his son Rufus Tallow, a dentist at Globex.',
    'Rufus Tallow was born in 1938 in Leeds. He is survived by his son Rufus Tallow, a dentist at Globex. He loved fishing and lived in York.',
  ])('a father of the same name gives the son nothing: %s', (text) => {
    expect(claimsIn(text)).toEqual(['work | dentist | Globex | true'])
  })

  test('a German father of the same name gives the son nothing', () => {
    const text = 'Rufus Tallow wurde 1938 in Leeds geboren. Sein Sohn Rufus Tallow lebt in Lisbon.'
    expect(claimsIn(text)).not.toContain('identity | 1938')
  })

  test('a father of the same name is no more than a relative on the page of the son', () => {
    expect(
      claimsIn('Rufus Tallow is a dentist at Globex. His father Rufus Tallow mined at Initech.'),
    ).toEqual(['work | dentist | Globex | true', 'relatives | Rufus Tallow | parent'])
  })
})

describe('what others say on the page of a person', () => {
  test.each([
    'Rufus Tallow\nGuest post by Otto Rank\nI am the CEO of Initech.',
    'Rufus Tallow\nComments\nOtto: I work at Initech as an engineer.',
    'Rufus Tallow\nComments: Otto: I work at Initech as an engineer.',
    'Rufus Tallow\nAnna Bell: I work at Initech as an engineer.',
    'Rufus Tallow\n3 Comments\nOtto Rank\nI work at Initech as an engineer.',
    'Rufus Tallow\nIn my dream I was the CEO of Initech.',
  ])('the first person of others, or of dreams, is not the person: %j', (text) => {
    expect(claimsIn(text, true)).toEqual([])
  })

  test('the first person above the comments is the person', () => {
    const text = 'Rufus Tallow\nI work at Initech as an engineer.\nComments\nI am a vet at Globex.'
    expect(claimsIn(text, true)).toEqual(['work | engineer | Initech | true'])
  })

  test.each([
    ['Rufus Tallow\nStonemason\nPress contact: +44 20 7946 0018', false],
    ['Rufus Tallow\nStonemason\nPress contact\n+44 20 7946 0018', false],
    ['Rufus Tallow\nStonemason\nPhone: +44 20 7946 0018', true],
    ['Rufus Tallow\nPress officer at Globex\nPhone: +44 20 7946 0018', true],
  ])('the contacts of a press office are not those of the person: %j: %j', (text, isTheirs) => {
    const claims = claimsIn(text, true)
    expect(claims.some((claim) => claim.startsWith('contact'))).toBe(isTheirs)
    expect(claims.join()).not.toContain('Press contact')
  })
})

describe('contacts beside a name', () => {
  test.each([
    'Rufus Tallow spoke. Press: Otto Rank, +44 20 7946 0018.',
    'Rufus Tallow, c/o Otto Rank, otto.rank@globex.example',
    'Rufus Tallow sprach. Pressekontakt: Otto Rank, otto.rank@globex.example',
  ])('the contact of the one who answers for the person is not theirs: %s', (text) => {
    expect(claimsIn(text)).toEqual([])
  })

  test.each([
    'Rufus Tallow, phone: +44 20 7946 0018',
    'Estate agent: Rufus Tallow, +44 20 7946 0018',
  ])('the contact of the person is theirs: %s', (text) =>
    expect(claimsIn(text)).toEqual(['contact | +442079460018 | landline | GB']),
  )
})

describe('posts and memberships', () => {
  test.each([
    'Rufus Tallow | Hydro Club\nPlease log in to see this member.',
    'Rufus Tallow - Hydro Club',
    'Rufus Tallow | Grenmere Museum',
  ])('the name of a site or a club in a title is no employer: %j', (text) => {
    expect(claimsIn(text)).toEqual([])
  })

  test.each([
    ['Rufus Tallow, then CEO of Initech, resigned in 2010.', 'work | CEO | Initech | false'],
    ['Rufus Tallow, CEO of Initech, resigned in 2010.', 'work | CEO | Initech | false'],
    ['Rufus Tallow, CEO of Initech, spoke in 2010.', 'work | CEO | Initech | true'],
  ])('a post that its sentence ends is not current: %s', (text, claim) => {
    expect(claimsIn(text)).toEqual([claim])
  })

  test.each([
    'His mother, the sister of Rufus Tallow, worked as a nurse at Initech.',
    'Anna Tallow (1900–1980), mother of Rufus Tallow, worked as a nurse at Initech.',
    'Rufus Tallow\tDentist\tOtto Rank\tSurgeon',
  ])('a post of the person beside the name is not taken: %j', (text) => {
    expect(claimsIn(text)).toEqual([])
  })

  test('a post that the person once had is not current', () => {
    expect(claimsIn('Rufus Tallow, once CEO of Initech, sells books.')).toEqual([
      'work | CEO | Initech | false',
    ])
  })
})

describe('posts of people whose given names no table knows', () => {
  test.each([
    'Rufus Tallow, who replaced Otto Rank, director of Initech until 2019, was in Hull.',
    'Rufus Tallow, who followed Zork Blunt, dean of Hull College until 2001, spoke.',
    'Rufus Tallow, friend of Zork Blunt, director of Initech, spoke.',
    'Rufus Tallow, widow of Otto Rank, a director of Initech, died.',
    'Rufus Tallow wrote about Otto Rank. He is a teacher at Hull College.',
    'Rufus Tallow wrote about Zork Albrecht. He is a teacher at Hull College.',
    'Rufus Tallow ontmoette Jan de Boer. Hij is directeur van Initech.',
  ])('a post beside the other name is not taken: %s', (text) => {
    expect(claimsIn(text).filter((claim) => claim.startsWith('work'))).toEqual([])
  })

  test('a second post behind a school or a firm stays', () => {
    const text = 'Rufus Tallow, professor at Hull College, director of Initech, spoke.'
    expect(claimsIn(text)).toContain('work | director | Initech | true')
  })
})

describe('relatives and assistants of people with posts', () => {
  test.each([
    'Rufus Tallow, Sohn eines Lehrers an der Universität Bonn, sprach.',
    'Rufus Tallow ist der Bruder des Direktors der Initech AG.',
    'Rufus Tallow, Witwe des Direktors der Initech AG, starb.',
    'Rufus Tallow est le frère du directeur de Initech.',
    'Rufus Tallow es hermano del director de Initech.',
    'Rufus Tallow, viuda del director de Initech, murió.',
    'Rufus Tallow, figlio di un medico, è nato a Torino.',
    'Rufus Tallow é irmão do diretor da Initech.',
    'Rufus Tallow is de broer van de directeur van Initech.',
    'Rufus Tallow a été accueilli par le directeur de Initech.',
  ])('the post is not theirs, in any language: %s', (text) => {
    const claims = findPatternClaims({ text, person, isOwnPage: false })
    const posts = ['work.positions', 'identity.headline']
    expect(claims.filter(({ path }) => posts.includes(path))).toEqual([])
  })

  test.each([
    ['Rufus Tallow ist Leiter der Medizin bei Globex.', 'Leiter der Medizin'],
    ['Rufus Tallow is a film critic at Globex.', 'film critic'],
    ['Rufus Tallow est professeur du secondaire chez Globex.', 'professeur du secondaire'],
  ])('a title with a field behind it stays: %s', (text, title) => {
    expect(claimsIn(text)).toContain(`work | ${title} | Globex | true`)
  })
})

describe('posts that a person does not have', () => {
  test.each([
    'Rufus Tallow is in talks to become director of Globex.',
    'Rufus Tallow was asked to be the director of Globex.',
    'Rufus Tallow, self-proclaimed emperor of Globex, spoke.',
    'Rufus Tallow (played by Otto Rank) is the CEO of Globex.',
    'Rufus Tallow starred as the CEO of Globex.',
    'Rufus Tallow, a surgeon at Hull Hospital in the soap, dies.',
    'Rufus Tallow was offered the post of director of Globex.',
    'Rufus Tallow ist in der Serie Direktor von Globex.',
    'Rufus Tallow foi recebido pelo diretor da Globex.',
    'Rufus Tallow è stato ricevuto dal direttore di Globex.',
    'Rufus Tallow, designierter Direktor von Globex, sprach.',
    'Rufus Tallow, candidat au poste de directeur de Globex, a parlé.',
    'Rufus Tallow, director electo de Globex, habló.',
    'Rufus Tallow, aspirante direttore di Globex, parlò.',
    'Rufus Tallow, candidato a diretor da Globex, falou.',
    'Rufus Tallow, kandidaat-directeur van Globex, sprak.',
  ])('a candidate, a part in a film, a boast are none: %s', (text) => {
    const claims = findPatternClaims({ text, person, isOwnPage: false })
    const posts = ['work.positions', 'identity.headline']
    expect(claims.filter(({ path }) => posts.includes(path))).toEqual([])
  })
})

describe('people as employers', () => {
  test.each([
    'Rufus Tallow worked with the CEO of Initech.',
    'Rufus Tallow works for the Vice President of Initech.',
    'Rufus Tallow arbeitet für den Direktor der Initech AG.',
    'Rufus Tallow works for the Director General of Initech.',
    'Rufus Tallow, partner van de voorzitter van Initech, sprak.',
  ])('who holds a title is none: %s', (text) => expect(claimsIn(text)).toEqual([]))

  test.each([
    ['Rufus Tallow works for the Guild of Masters.', 'Guild of Masters'],
    ['Rufus Tallow works for Teachers of Tomorrow.', 'Teachers of Tomorrow'],
    ['Rufus Tallow works for the President Hotel.', 'President Hotel'],
    [
      'Rufus Tallow works for the Directorate General for Energy.',
      'Directorate General for Energy',
    ],
    ['Rufus Tallow works for the Consejo General de Médicos.', 'Consejo General de Médicos'],
    ['Rufus Tallow trabaja en la Dirección General de Pesca.', 'Dirección General de Pesca'],
  ])('an organisation with a title in its name is one: %s', (text, name) => {
    expect(claimsIn(text)).toEqual([`work | ${name} | true`])
  })
})

describe('posts beside the name in other languages', () => {
  test.each([
    ['Rufus Tallow, ehemaliger Direktor von Globex, sprach.', 'Direktor'],
    ['Rufus Tallow, Ex-Direktor der Globex, sprach.', 'Direktor'],
    ['Rufus Tallow, bis 2010 Direktor der Globex, sprach.', 'Direktor'],
    ['Rufus Tallow, ancien directeur de Globex, a parlé.', 'directeur'],
    ['Rufus Tallow, ex directeur de Globex, a parlé.', 'directeur'],
    ['Rufus Tallow, ex-director de Globex, habló.', 'director'],
    ['Rufus Tallow, exdirector de Globex, habló.', 'director'],
    ['Rufus Tallow, già presidente di Globex, parlò.', 'presidente'],
    ['Rufus Tallow, antigo presidente da Globex, falou.', 'presidente'],
    ['Rufus Tallow, oud-directeur van Globex, sprak.', 'directeur'],
  ])('what the person once was is a past post: %s', (text, title) => {
    const [work] = claimsIn(text)
    expect(work).toMatch(new RegExp(`^work \\| ${title} \\| Globex( \\| 2010)? \\| false$`))
  })

  test.each([
    ['Rufus Tallow, Direktor der Globex AG, sprach.', 'Direktor | Globex AG'],
    ['Rufus Tallow, directeur de Globex, a parlé.', 'directeur | Globex'],
    ['Rufus Tallow, presidenta de Globex, habló.', 'presidenta | Globex'],
    ['Rufus Tallow, direttore di Globex, parlò.', 'direttore | Globex'],
    ['Rufus Tallow, diretor da Globex, falou.', 'diretor | Globex'],
    ['Rufus Tallow, directeur van Globex, sprak.', 'directeur | Globex'],
  ])('what the person is is a post: %s', (text, post) => {
    expect(claimsIn(text)).toEqual([`work | ${post} | true`])
  })

  test.each([
    'According to Rufus Tallow, the director of Globex is ill.',
    'Selon Rufus Tallow, le directeur de Globex est malade.',
    'Según Rufus Tallow, el director de Globex está enfermo.',
  ])('a post in what the person says is another one: %s', (text) => {
    expect(claimsIn(text)).toEqual([])
  })
})

describe('headlines of posts that are over', () => {
  const headlines = (text: string) =>
    findPatternClaims({ text, person, isOwnPage: false }).flatMap(({ path, value }) =>
      path === 'identity.headline' ? [value.value] : [],
    )

  test.each([
    'Rufus Tallow was the CEO of Globex until 2010.',
    'Rufus Tallow, director of Globex from 2001 to 2010, spoke.',
    'Rufus Tallow war Präsident der Globex AG.',
    'Rufus Tallow était directeur de Globex.',
    'Rufus Tallow was directeur van Globex.',
  ])('no headline calls the person by the post: %s', (text) => expect(headlines(text)).toEqual([]))

  test.each([
    ['Rufus Tallow, former director of Globex, spoke.', 'former director of Globex'],
    ['Rufus Tallow (1900–1980) was a professor of physics.', 'professor of physics'],
    ['Rufus Tallow was a British painter.', 'British painter'],
  ])('what says that it is over, a life or a trade stays: %s', (text, headline) => {
    expect(headlines(text)).toEqual([headline])
  })
})

test.each([
  ['沢村健吾', '沢村健吾は元東京大学教授である。', '教授 | 東京大学 | false'],
  ['沢村健吾', '沢村健吾は東京大学教授である。', '教授 | 東京大学 | true'],
  ['陆承泽', '陆承泽曾任北京大学教授。', '教授 | 北京大学 | false'],
  ['陆承泽', '陆承泽，前北京大学教授。', '教授 | 北京大学 | false'],
  ['沢村健吾', '沢村健吾は前橋国際大学教授である。', '教授 | 前橋国際大学 | true'],
  ['陆承泽', '陆承泽是北京大学教授。', '教授 | 北京大学 | true'],
])('a post in East Asian signs has its tense: %s: %s', (name, text, post) => {
  const bearer = buildPersonProfile({ name, organizations: [], locations: [] })
  const claims = findPatternClaims({ text, person: bearer, isOwnPage: false })
  const posts = claims.flatMap(({ path, value }) => (path === 'work.positions' ? [value] : []))
  expect(posts.map((one) => `${one.title} | ${one.organization} | ${one.current}`)).toEqual([post])
})

describe('a pronoun behind a person without a name', () => {
  test.each([
    'Rufus Tallow interviewed the mayor. He is a doctor at Hull Hospital.',
    'Rufus Tallow hired a lawyer. He works at Globex LLP.',
    'Rufus Tallow schrieb über einen Arzt. Er arbeitet bei Initech.',
    'Otto Rank died. Rufus Tallow, his brother, survives him. He worked at Initech.',
  ])('it may mean either: %s', (text) => {
    expect(claimsIn(text).filter((claim) => claim.startsWith('work'))).toEqual([])
  })

  test.each([
    'Rufus Tallow became a doctor. He works at Globex LLP.',
    'Rufus Tallow held the chair of physics. He works at Globex LLP.',
    'Rufus Tallow won the teacher prize. He works at Globex LLP.',
  ])('it means the person where no other is met: %s', (text) => {
    expect(claimsIn(text)).toContain('work | Globex LLP | true')
  })
})

test('a post in East Asian signs is not that of a relative', () => {
  const text = '陆承泽的父亲是北京大学教授。'
  const bearer = buildPersonProfile({ name: '陆承泽', organizations: [], locations: [] })
  const claims = findPatternClaims({ text, person: bearer, isOwnPage: false })
  expect(claims.filter(({ path }) => path !== 'mentions.items')).toEqual([])
})

test.each([
  ['Rufus Tallow (CFO, Initech) spoke.', ['work | CFO | true']],
  ['Rufus Tallow – Director – Initech', ['work | Director | true']],
  [
    'Rufus Tallow – Director – Leeds',
    ['work | Director | true', 'locations | Leeds | Leeds | true'],
  ],
  ['Rufus Tallow\nBetreuer: Otto Rank, Professor an der Universität Bonn', []],
])('a word behind a title is no place only because no list has it: %j', (text, claims) => {
  expect(claimsIn(text)).toEqual(claims)
})

describe('words that turn to others only elsewhere', () => {
  test.each([
    ['Rufus Tallow is a PhD candidate at Hull College.', 'PhD candidate | Hull College'],
    ['Rufus Tallow is a candidate attorney at Globex.', 'candidate attorney | Globex'],
    ['Rufus Tallow is Candidate Manager at Globex.', 'Candidate Manager | Globex'],
    ['Rufus Tallow ist Vater und Ingenieur bei Globex.', 'Vater und Ingenieur | Globex'],
    ['Rufus Tallow es padre y periodista en Globex.', 'padre y periodista | Globex'],
    ['Rufus Tallow è padre e giornalista presso Globex.', 'padre e giornalista | Globex'],
    ['Rufus Tallow is vader en docent bij Globex.', 'vader en docent | Globex'],
  ])('a post stays: %s', (text, post) => {
    expect(claimsIn(text)).toEqual([`work | ${post} | true`])
  })

  test('a headline names the university of a degree', () => {
    const text = 'Rufus Tallow es ingeniero por la Universidad de Sevilla.'
    const claims = findPatternClaims({ text, person, isOwnPage: false })
    const headline = { value: 'ingeniero por la Universidad de Sevilla' }
    expect(claims).toContainEqual(expect.objectContaining({ value: headline }))
  })
})

describe('topics, places or awards with capitals', () => {
  test.each([
    'Rufus Tallow writes about Climate Change and is a teacher at Hull College.',
    'Rufus Tallow wrote about Artificial Intelligence. He is a teacher at Hull College.',
    'Rufus Tallow talks about Quantum Optics and is a teacher at Hull College.',
    'Rufus Tallow wrote about Silicon Valley. He is a teacher at Hull College.',
    'Rufus Tallow released work under Creative Commons and is a teacher at Hull College.',
    'Rufus Tallow, formerly Morgan Stanley, is a teacher at Hull College.',
    'Rufus Tallow won the Teacher of the Year award. He is a teacher at Hull College.',
  ])('no other person stands in: %s', (text) => {
    expect(claimsIn(text)).toContain('work | teacher | Hull College | true')
  })
})

describe('posts that someone becomes', () => {
  test.each([
    [
      'Rufus Tallow, a farrier at Globex, becomes teacher at Hull College.',
      'teacher | Hull College',
    ],
    ['Rufus Tallow becomes a teacher at Hull College.', 'teacher | Hull College'],
    [
      'Rufus Tallow has become conductor of the Hull Symphony Orchestra.',
      'conductor | Hull Symphony Orchestra',
    ],
  ])('last, without the verb in the title: %s', (text, post) => {
    expect(claimsIn(text)).toContain(`work | ${post} | true`)
    expect(claimsIn(text).join()).not.toContain('becom')
  })

  test.each([
    'a friend of the Hull College',
    'a critic of Globex Inc',
    'a student of Hull College',
  ])('are none of a body where the article says that there are many: %s', (one) =>
    expect(claimsIn(`Rufus Tallow becomes ${one}.`)).toEqual([]),
  )
})

describe('posts that lasted until now', () => {
  test.each([
    ['Rufus Tallow, until now farrier at Globex, spoke.', 'farrier | Globex'],
    ['Rufus Tallow, until recently a farrier at Globex, spoke.', 'farrier | Globex'],
    [
      'Rufus Tallow, hitherto deputy editor of the Hull Gazette, left.',
      'deputy editor | Hull Gazette',
    ],
    ['Rufus Tallow, bisher Lehrer an der Realschule Kassel, sprach.', 'Lehrer | Realschule Kassel'],
    ['Rufus Tallow, hasta ahora director de la Escuela Norte, habló.', 'director | Escuela Norte'],
    ['Rufus Tallow, finora direttore del Museo di Lucca, parla.', 'direttore | Museo di Lucca'],
    ['Rufus Tallow, até agora diretor do Museu de Faro, falou.', 'diretor | Museu de Faro'],
    ['Rufus Tallow, tot nu toe directeur van het Museum Breda, sprak.', 'directeur | Museum Breda'],
  ])('are over: %s', (text, post) => {
    expect(claimsIn(text)).toContain(`work | ${post} | false`)
  })
})

describe('the boards of German companies', () => {
  test.each([
    ['Rufus Tallow ist Mitglied des Vorstands der Globex AG.', 'Mitglied des Vorstands'],
    ['Rufus Tallow ist Vorsitzender des Vorstands der Globex AG.', 'Vorsitzender des Vorstands'],
    ['Rufus Tallow, Sprecher der Geschäftsführung der Globex AG.', 'Sprecher der Geschäftsführung'],
  ])('the company is the employer: %s', (text, title) => {
    expect(claimsIn(text)).toEqual([`work | ${title} | Globex AG | true`])
  })
})

test('a player of the oud is no former player', () => {
  const text = 'Rufus Tallow is an oud player at Globex.'
  expect(claimsIn(text)).toEqual(['work | oud player | Globex | true'])
})

test.each([
  'Rufus Tallow ist Sprecher des Bürgermeisters von Leipzig.',
  'Rufus Tallow, Sprecher der Ministerin, sprach.',
  'Rufus Tallow, Sprecher von Präsident Otto Rank, sprach.',
  'Rufus Tallow, Sprecher der Familie, sprach.',
  'Rufus Tallow, Leiter der Abteilung, sprach.',
  'Rufus Tallow, Direktor des Jahres, sprach.',
  'Rufus Tallow, director del Año, habló.',
])('a plain noun or a person served is no employer: %s', (text) => {
  expect(claimsIn(text)).toEqual([])
})

test.each([
  ['JR Testerman', 'JR Testerman'],
  ['JR Testerman', 'J.R. Testerman'],
  ['J.R. Testerman', 'JR Testerman'],
  ['JRR Testerman', 'JRR Testerman'],
])('who is called %s has the post of %s', (name, written) => {
  const bearer = buildPersonProfile({ name, organizations: [], locations: [] })
  const text = `${written} works at Globex as an engineer.`
  const claims = findPatternClaims({ text, person: bearer, isOwnPage: false })
  expect(claims.map(({ path }) => path)).toContain('work.positions')
})

describe('another person whose family name is a trade', () => {
  test.each([
    'Email Rufus Tallow or Simon Barber: simon@hull.example',
    'Rufus Tallow, Simon Barber, teacher at Hull College',
    'Rufus Tallow is a friend of Simon Farmer and teaches at Hull College.',
    'In 2010 Simon Gardener hired Rufus Tallow. He is a nurse at Globex.',
  ])('has posts and addresses of their own: %s', (text) => expect(claimsIn(text)).toEqual([]))

  test.each(['Simon Barber', 'Anna Farmer'])('may be a relative: %s', (name) => {
    expect(claimsIn(`Rufus Tallow is married to ${name}.`)).toContain(
      `relatives | ${name} | spouse`,
    )
  })

  test('is not meant by a post in front of or behind the name', () => {
    expect(claimsIn('Rufus Tallow, Art Director at Globex')).toContain(
      'work | Art Director | Globex | true',
    )
  })
})

test.each([
  'The stone remembers another Rufus Tallow, born 1971, a farrier at Globex Museum.',
  'It was the other Rufus Tallow, a farrier at Globex Museum, who sang.',
  'Es gab einen anderen Rufus Tallow, Lehrer am Globex Museum.',
])('a name behind "another" is of a namesake: %s', (text) => {
  expect(claimsIn(text)).toEqual([])
})
