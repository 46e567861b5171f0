import { describe, expect, test } from 'vitest'
import { buildPersonProfile } from '../../../../research/records/person-profile.ts'
import { createClaimLister, listClaims } from '../../../support/research/list-claims.ts'
import { saidOf } from '../../../support/research/said-of.ts'

const person = buildPersonProfile({ name: 'Rufus Tallow' })
const claimsIn = createClaimLister(person)

describe('a contact on their own page', () => {
  const own = 'Rufus Tallow (Candidate)\n12 Lamp Street'

  test.each([
    'Carl Rank (Candidate)\nFriends of Lamps\n020 7946 0018\notto@lamps.example',
    'Carl Rank\nTreasurer\nDistrict 3\n+44 20 7946 0018',
  ])('is not that of the entry below: %s', (entry) => {
    expect(claimsIn(`${own}\n${entry}`, true).join('\n')).not.toContain('contact')
  })

  test('is theirs where their name stands again, or no other stands above it', () => {
    const text = `${own}\nCarl Rank (Candidate)\nRufus Tallow: rufus@tallow.example`
    expect(claimsIn(text, true).join('\n')).toContain('rufus@tallow.example')
    expect(claimsIn(`${own}\nrt@tallow.example`, true).join('\n')).toContain('rt@tallow.example')
  })

  test('is theirs below the name of another or of a house where it bears their name', () => {
    const houses = `${own}\nVictoria House\n+44 20 7946 0018`
    expect(claimsIn(houses, true).join('\n')).toContain('+442079460018')
    const entry = `${own}\nCarl Rank\nrufus@tallow.example\n+44 20 7946 0018`
    expect(claimsIn(entry, true).join('\n')).toContain('rufus@tallow.example')
    expect(claimsIn(entry, true).join('\n')).not.toContain('+4420')
  })

  test('is theirs at a site that is called like them, by a short name too', () => {
    const asked = { person: buildPersonProfile({ name: 'Li Wei' }), isOwnPage: true }
    expect(listClaims('Li Wei\nliwei@liwei.example', asked).join('\n')).toContain('liwei@liwei')
  })

  test('is theirs where umlauts are spelled out', () => {
    const asked = { person: buildPersonProfile({ name: 'Jürgen Müller' }), isOwnPage: true }
    const text = 'Jürgen Müller\njuergen@juergenmueller.example'
    expect(listClaims(text, asked).join('\n')).toContain('juergen@')
  })

  test('is not the mailbox that is called like its site', () => {
    const text = 'Rufus Tallow\nAny questions? Please write an email.\nlamps@lampsofhalifax.example'
    expect(claimsIn(text, true).join('\n')).not.toContain('contact')
  })
})

describe('a list of several people', () => {
  test.each([
    'Rufus Tallow\nMatthew Baker\nAnna Cook',
    'Lamp\nRufus Tallow\nKnierer',
    'Tallow, Rufus\nMcGovern, George\nBorn: 1922',
    'Rufus Tallow\nMcGovern, George\nBorn: 1922',
    'Carl Rank\n2003–2005\nSucceeded by\nRufus Tallow\nLeader of the Lamp Council',
  ])('gives nothing of the next entry: %j', (text) => {
    expect(claimsIn(text)).toEqual([])
  })

  test('holds what is theirs in cells of their own', () => {
    expect(claimsIn('Rufus Tallow, Chair\tOtto Rank, Vice Chair')).toContain('identity | Chair')
    expect(claimsIn('Rufus Tallow, Vice Chairman\tCarl Rank, Chairman').join('\n')).not.toMatch(
      /Rank|location|\t/,
    )
    for (const role of ['Art Director', 'Angel Investor'])
      expect(claimsIn(`Rufus Tallow\n${role}`)).toContain(`work | ${role} | true`)
  })

  test.each(['Rufus Tallow (Marsh & Lamp Counties)', 'Rufus Tallow (One Nation) - Opening'])(
    'gives no firm out of brackets that only hold a name: %s',
    (text) => {
      expect(claimsIn(text)).toEqual([])
    },
  )

  test.each([
    'Letters from his friend Rufus Tallow, fellow officers, friends and relatives reveal it.',
    'Garcia and classmate Rufus Tallow (Vancouver, B.C.) then won.',
  ])('gives no post out of others or of a town beside the name: %s', (text) => {
    expect(claimsIn(text).join('\n')).not.toContain('work')
  })

  test('gives no birth out of a bracket with a post and its year', () => {
    const text = 'Rufus Tallow (the NATO School Deputy Commandant, 1995),'
    expect(claimsIn(text).join('\n')).not.toContain('identity')
    expect(claimsIn('Rufus Tallow (Halifax, b. 1975) spoke.')).toContain('identity | 1975')
  })

  test('gives no birth of a relative', () => {
    const text = 'Rufus Tallow\nFather: Carl Tallow\nBirth: 1890\nMother: Anna Bell\nBirth: 1891'
    expect(claimsIn(text, true).join('\n')).not.toContain('identity')
    expect(claimsIn('Rufus Tallow\nBirth: 1920', true)).toContain('identity | 1920')
  })

  test('ends the name of a relative in front of a date', () => {
    const text = 'Rufus Tallow married Anna Bell July 27, 1988 in Halifax.'
    expect(claimsIn(text)).toContain('relatives | Anna Bell | spouse')
    expect(claimsIn('Rufus Tallow married Anna May, 27, in Halifax.')).toContain(
      'relatives | Anna May | spouse',
    )
  })

  test('takes the parent of a spouse for no parent of the person', () => {
    const text = 'Rufus Tallow married Anna, daughter of Carl Bell of Kent.'
    expect(claimsIn(text).filter((one) => one.startsWith('relatives'))).toEqual([
      'relatives | Anna | spouse',
    ])
  })
})

describe('a single word under a name', () => {
  test.each([
    'Farrier',
    'Goldsmith',
    'Playwright',
    'Beekeeper',
    'Glassblower',
    'Harpist',
    'Luthier',
  ])('is what they do, where it ends as trades do: %s', (word) => {
    expect(claimsIn(`Rufus Tallow\n${word}`)).toContain(`work | ${word} | true`)
  })

  test.each([
    'Knierer',
    'Ormesher',
    'Lindquist',
    'Spielberger',
    'Vermeer',
    'Perrier',
    'Cartwright',
  ])('is the next name of a list where names end so: %s', (word) => {
    expect(claimsIn(`Rufus Tallow\n${word}`)).toEqual([])
  })
})

describe('the name of an organisation', () => {
  const role = 'Rufus Tallow is the director of'

  test.each([
    'the Association of Learned and Professional Lamp Publishers',
    'the First Joint Conference on Digital Lamps',
    'the Board of Lamps and Lanterns',
    'the Select Committee on Lamps and Lanterns',
  ])('goes on: %s', (name) => {
    expect(claimsIn(`${role} ${name}.`)).toContain(
      `work | director | ${name.replace('the ', '')} | true`,
    )
  })

  test.each([
    ['the U.S. Securities and Exchange Commission', 'U.S. Securities and Exchange Commission'],
    ['Keystone Children and Family Services', 'Keystone Children and Family Services'],
    ['Lamp Friends and Lanterns', 'Lamp Friends'],
    ['Siemens and Bosch Group', 'Siemens'],
    ['the Museum of Lamps and Ravstone Gallery', 'Museum of Lamps'],
    ['the Office of Lamps and Halifax University', 'Office of Lamps'],
    ['the Library of Lamps and Initech', 'Library of Lamps'],
    ['the University of California and Stanford University', 'University of California'],
  ])('ends in front of the next: %s', (names, first) => {
    expect(claimsIn(`${role} ${names}.`)).toContain(`work | director | ${first} | true`)
  })

  test.each(['on Main Street', 'on Long Island', 'on Mondays', 'on Facebook', 'on March 3, 2010'])(
    'ends in front of where or when: %s',
    (behind) => {
      expect(claimsIn(`Rufus Tallow was director of the Lamp Center ${behind}.`).join()).toMatch(
        /work \| director \| Lamp Center \| false/,
      )
    },
  )

  test.each([
    ['is a partner at the Globex law firm', 'partner | Globex'],
    ['is a lawyer at the Rank & Bell law firm in Halifax', 'lawyer | Rank & Bell'],
    ['is an actor at Seattle Rep', 'actor | Seattle Rep'],
    ['is director of the Museum of Lamps and University of Halifax', 'director | Museum of Lamps'],
  ])('is read: Rufus Tallow %s', (said, post) => {
    expect(claimsIn(`Rufus Tallow ${said}.`)).toContain(`work | ${post} | true`)
  })

  test.each([
    'Rufus Tallow is a lawyer with a Harrisburg law firm.',
    'Rufus Tallow is a lawyer with the Harrisburg law firm of Rank, Bell and Cook.',
    'Rufus Tallow is a speaker at Fortune 500 companies.',
    'Rufus Tallow is a legislative assistant for U.S. Rep. Dick Knierer.',
    'Rufus Tallow works for U.S. Rep. Knierer in Halifax.',
  ])('is none that only says of what kind: %s', (text) => {
    expect(claimsIn(text).join('\n')).not.toMatch(/^work.*(?:Harrisburg|Fortune|Rep)/mu)
  })
})

describe('a post', () => {
  test('lasts where a year from which on stands behind the whole of a firm', () => {
    const text =
      'Rufus Tallow has been director of the Lamp Center, United Way of Marsh since April of 1996.'
    expect(claimsIn(text)).toContain('work | director | Lamp Center | 1996-04 | true')
  })

  test.each(['President of Lamp Union', 'Chairman of the Lamp Union'])(
    'does not last from a year that stands behind the next post: %s',
    (next) => {
      const claims = claimsIn(`Rufus Tallow is director of Globex Museum, ${next} since 1996.`)
      expect(claims).toContain('work | director | Globex Museum | true')
      expect(claims.join('\n')).toContain('Lamp Union | 1996 | true')
    },
  )

  test('does not last from a year that stands behind the name of another', () => {
    const text = 'Rufus Tallow is director of Globex Museum, Carl Rank of Initech since 1999.'
    expect(claimsIn(text)).toContain('work | director | Globex Museum | true')
  })

  test.each([
    'Rufus Tallow is director of Globex Museum: that is a myth.',
    'Rufus Tallow is director of Globex Museum – a lie.',
    'Rufus Tallow arbeitet bei der Globex GmbH: eine Lüge.',
    'Rufus Tallow travaille chez Globex : un mensonge.',
    'Rufus Tallow trabaja en Globex: es mentira.',
    'Rufus Tallow lavora presso Globex: una bugia.',
    'Rufus Tallow werkt bij Globex: een leugen.',
  ])('is none where the sentence calls it a lie: %s', (text) => {
    expect(claimsIn(text)).toEqual([])
  })

  test.each([
    'His heroes, such as the shabby academic Rufus Tallow, often swerve off the rails.',
    'This comic novel by Anna Bell describes the frustrations of Rufus Tallow, a lecturer.',
  ])('is not that of a character: %s', (text) => {
    expect(claimsIn(text)).toEqual([])
  })

  test.each([
    ['Rufus Tallow is a lie detector examiner at Globex Museum.', 'lie detector examiner'],
    ['Rufus Tallow is director of Globex Museum, and Otto Rank is his hero.', 'director'],
    ['A novel about lamps by Rufus Tallow, a lecturer at Globex Museum, depicts it.', 'lecturer'],
  ])('is stated beside a word that is of no story: %s', (text, title) => {
    expect(claimsIn(text).join('\n')).toContain(`work | ${title} | Globex Museum`)
  })

  test.each(['IT Risk', 'Local Government', 'Bands', 'Intellectual Property', 'the Opposition'])(
    'may hold what it is for: %s',
    (topic) => {
      expect(claimsIn(`Rufus Tallow is the director of ${topic}.`)).toContain(
        `work | director of ${topic} | true`,
      )
    },
  )
})

describe('a headline', () => {
  test.each([
    'COUNTY ENGINEER CARL RANK AND ASSISTANT COUNTY ENGINEER RUFUS TALLOW: ROADS',
    'Macomb urged Major General Rufus Tallow to call out the lamps.',
    'Added Executive Vice Chancellor Rufus Tallow: "It is a pleasure."',
  ])('in front of a name is no clause and names no other: %s', (text) => {
    expect(claimsIn(text).join('\n')).not.toContain('identity')
  })

  test.each([
    'Critically acclaimed Canadian author',
    'Highly respected Boston lawyer',
    'Board certified Plastic Surgeon',
  ])('may hold what others think of a person: %s', (front) => {
    expect(claimsIn(`${front} Rufus Tallow reads tonight.`)).toContain(`identity | ${front}`)
  })

  test('may open with what a person has become', () => {
    expect(
      claimsIn('Certified trainer Rufus Tallow insists that lamps burn.').join('\n'),
    ).toContain('trainer')
  })

  test('does not hold the speaker', () => {
    expect(claimsIn('Rufus Tallow, our Stage Manager, is at home.')).toContain(
      'identity | Stage Manager',
    )
  })
})

describe('a transcript', () => {
  const talk = [
    'MS. BELL: Before our next speaker, Rufus Tallow, begins, I thank you.',
    'MR. TALLOW: Thank you. I am the board chair of Globex Museum.',
    "I'm Rufus Tallow. I am the director of Ravstone Opera.",
    'MS. BELL: Thank you. I am the director of Lamp Works.',
    "MS. COOK: Hi. I'm Anna Cook. I'm a program officer at Initech.",
    'I also am currently the president of the Lamp Association.',
  ]

  test('says of each speaker what that one says', () => {
    const claims = claimsIn(talk.join('\n')).join('\n')
    expect(claims).toContain('work | board chair | Globex Museum')
    expect(claims).toContain('work | director | Ravstone Opera')
    expect(claims).not.toMatch(/Lamp|Initech/)
  })

  test('without labels goes on where another introduces themself', () => {
    const claims = claimsIn(
      "I'm Rufus Tallow. I am the director of Ravstone Opera.\nMy name is Anna Bell. I am a vet at Initech.",
    ).join('\n')
    expect(claims).toContain('Ravstone Opera')
    expect(claims).not.toContain('Initech')
  })
})

test.each([
  ['Zelda Quibbleworth, chief farrier (born 1970)', ['work | chief farrier', 'born | 1970']],
  ['Zelda Quibbleworth – stage manager', ['work | stage manager']],
  ['Zelda Quibbleworth – Farrier', []],
  ['Zelda Quibbleworth – members', []],
  [
    'Zelda Quibbleworth\nFarrier\nBorn 1970. PhD, Eldgate College (1998).',
    ['work | Farrier', 'born | 1970', 'study | PhD | Eldgate College | 1998'],
  ],
  ['Treasurer. Zelda Quibbleworth sings. Year of birth: 1970.', ['born | 1970']],
  ['Zelda Quibbleworth\nHalifax · gh/qxseven · lamps', []],
])('an entry says what its person does and when the person was born: %s', (text, said) => {
  expect(saidOf(text)).toEqual(said)
})
