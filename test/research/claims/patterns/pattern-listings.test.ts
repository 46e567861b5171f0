import { describe, expect, test } from 'vitest'
import { findPatternClaims } from '../../../../research/claims/patterns/find-pattern-claims.ts'
import { buildPersonProfile } from '../../../../research/records/person-profile.ts'
import { createClaimLister } from '../../../support/research/list-claims.ts'

const person = buildPersonProfile({ name: 'Rufus Tallow' })
const claimsIn = createClaimLister(person)

/** Lines of a page that say nothing of a person. */
const filler = Array.from({ length: 9 }, (_, at) => `The ${at + 1}th lamp is lit.`).join('\n')

describe('lines of a page that is titled by the name', () => {
  test.each([
    `${filler}\nColonel\nJudge Marlow\nForeman`,
    'Subjects > History > General',
    'Opera singer Tickets\tDancer Tickets',
  ])('parts in films, trails of menus or rows of tables are no headline: %j', (text) => {
    expect(claimsIn(text, true)).toEqual([])
  })

  test('an occupation right at its top is the headline', () => {
    expect(claimsIn('Opera singer\nOpen on weekdays', true)).toContain('identity | Opera singer')
  })

  test('other titles of works are no other names of the person', () => {
    const text = `${filler}\n... aka The Long Lamp (Austria)\nThe Lamp, also known as Lampion`
    expect(claimsIn(text, true)).toEqual([])
  })
})

describe('contacts beside those of the person', () => {
  test.each([
    ['Fax: +44 20 7946 0018'],
    ['+44 20 7946 0018 (fax)'],
    ['Pager: +44 20 7946 0018'],
    ['Phone: +44 20 7946 0019, Fax +44 20 7946 0018', 'contact | +442079460019 | landline | GB'],
    ['Phone/Fax: +44 20 7946 0018', 'contact | +442079460018 | landline | GB'],
    ['Order now: +1 800 234 5678'],
    ['Rank, Otto. Lamps of Halifax. URL: http://lamps.example.com'],
    ['URL: http://tallow.example.com', 'contact | http://tallow.example.com/'],
  ])(
    'of numbers and addresses on their own page, a fax, a hotline or a citation is none: %s',
    (line, ...claims) => {
      expect(claimsIn(`Notes on lamps.\n${line}`, true)).toEqual(claims)
    },
  )

  test.each(['Marsh, Rufus, farrier, rufus.marsh@globex.example'])(
    'an entry under another family name is not theirs: %s',
    (line) => {
      expect(claimsIn(`Rufus Tallow wrote the list.\n${line}`)).toEqual([])
    },
  )
})

describe('what a title is about', () => {
  test.each([
    ['Rufus Tallow is the Minister for Health and Ageing.', 'Minister for Health and Ageing'],
    ['Rufus Tallow serves as Professor of Computer Science.', 'Professor of Computer Science'],
    ['Rufus Tallow was Secretary of the Treasury.', 'Secretary of the Treasury'],
    ['Rufus Tallow is Chair of Section T.', 'Chair of Section T'],
    ['Rufus Tallow is Director of Product Operations.', 'Director of Product Operations'],
  ])('is no organisation: %s', (text, title) => {
    const posts = findPatternClaims({ text, person, isOwnPage: false }).flatMap((one) =>
      one.path === 'work.positions' ? [[one.value.title, one.value.organization]] : [],
    )
    expect(posts).toEqual([[title, null]])
  })
})

describe('lines that head a part of a page or describe a thing', () => {
  test.each([
    'Publisher: Ravstone Press (January 2004)',
    'Editor: Ravstone Press; 2 edition (November 9, 2001)',
    'Secretary of Commerce: Otto Ranker (1961 - 1963)',
  ])('a label of a thing that is sold, or of an office, gives no post: %s', (line) => {
    expect(claimsIn(`Rufus Tallow\nA book on lamps.\n${line}`, true)).toEqual([])
  })

  test.each([
    'Featured Books',
    'Devices',
    'Books & Magazines',
    'Books (391)',
    'Public Relations',
    'Listen to this singer on Radio',
    'Department/Division',
    'Bones Aviation Page',
  ])('a heading under the name is no employer: %s', (line) => {
    expect(claimsIn(`Rufus Tallow\n${line}\nThe lamps are lit.`)).toEqual([])
  })

  test.each([
    ['Director: Initech, 2001-2005', 'work | Director | Initech | 2001 | 2005 | false'],
    [
      'Editor, Grenmere Journal: 2010-2015',
      'work | Editor | Grenmere Journal | 2010 | 2015 | false',
    ],
  ])('a firm with the years of a post is no maker of a thing: %j', (line, said) => {
    expect(claimsIn(`Rufus Tallow\n${line}`, true)).toContain(said)
  })

  test('a firm under the name is the employer where a role stands above it', () => {
    const firm = 'The Bank of Ravstone\nThe lamps are lit.'
    expect(claimsIn(`Rufus Tallow\nFarrier\n${firm}`).join('\n')).toContain('The Bank of Ravstone')
    expect(claimsIn(`Rufus Tallow\n${firm}`)).toEqual([])
  })
})

describe('words that only look like a title', () => {
  test.each([
    ['I do support Rufus Tallow, however, and always have.'],
    ['In 1998 Rufus Tallow, along with Otto Rank of Globex, climbed a tower.'],
    ['BBC News looks at the career of actor Rufus Tallow.', 'work | actor | true'],
    ['Rufus Tallow, the immigrant, came to Ulverby.'],
    ['Write to Representative Rufus Tallow.'],
    ['Rufus Tallow is a legend at Globex.'],
  ])('are none: %s', (text, ...claims) => {
    expect(claimsIn(text).filter((claim) => !claims.includes(claim))).toEqual([])
  })

  test.each([
    'Rap with Fellow Farriers!',
    'The students at Eldgate College avoid her.',
    'P-Funk horns with Greg',
  ])('nor are those of several people, or of things, on a line: %s', (line) => {
    expect(claimsIn(`Notes on lamps, and on the lighting of lamps.\n${line}`, true)).toEqual([])
  })
})

describe('the wording of a title', () => {
  test.each([
    ['Rufus Tallow, the critically acclaimed novelist, sings.', 'novelist'],
    [
      'Narrated by acclaimed climber and author Rufus Tallow, the film is long.',
      'climber and author',
    ],
    ['Join Grenmere Museum instructor Rufus Tallow in this course.', 'instructor'],
  ])('is without praise and without what asks the reader: %s', (text, title) => {
    expect(claimsIn(text).join()).toContain(`work | ${title} |`)
    expect(claimsIn(text).join()).not.toContain('Join')
  })

  test.each([
    [
      'Rufus Tallow is Development Director of the Ravstone Settlement and',
      'Development Director of the Ravstone Settlement',
    ],
    ['Rufus Tallow, clinical professor of the Sam M', ''],
    ['Rufus Tallow, Chairman of Ravstone Bridge (1939-1947)', ''],
  ])('is whole in a headline: %s', (text, headline) => {
    const said = findPatternClaims({ text, person, isOwnPage: false }).flatMap((one) =>
      one.path === 'identity.headline' ? one.value.value : [],
    )
    expect(said.join()).toBe(headline)
  })
})

describe('what stands beside a post', () => {
  test.each([
    ['Rufus has worked for Globex for 5 years.', 'work | Globex | true'],
    [
      'Rufus Tallow works for Globex, as an audio and lighting technician.',
      'work | audio and lighting technician | Globex | true',
    ],
    [
      'Rufus Tallow is the current leader of the Ravstone Party.',
      'work | leader | Ravstone Party | true',
    ],
    ['Rufus Tallow, Ex-Officio'],
    ['Rufus Tallow, Procurement Analyst, SBA', 'work | Procurement Analyst | true'],
    ['Rufus Tallow, Director General, Privacy Abroad', 'work | Director General | true'],
    [
      'Rufus Tallow is chairman of the Government Reform subcommittee.',
      'work | chairman of the Government Reform subcommittee | true',
    ],
    ['Chairman of the Lamp Committee, Ravstone Board of Parks (1922-1947) was Rufus Tallow.'],
    [
      'He also teaches a seminar at Eldgate College, and presents a series on the writer, Rufus Tallow, at Ulverby.',
    ],
    ['Rufus Tallow went to Ulverby.'],
    ['Rufus Tallow went to Eldgate College.', 'education | Eldgate College'],
    ['Rufus Tallow attended St. Bramvale College.', 'education | St. Bramvale College'],
    ['Rufus Tallow graduated summa cum laude from Eldgate College.', 'education | Eldgate College'],
    ['Rufus Tallow lives in Washington D.C. with a dog.', 'locations | Washington D.C. | true'],
  ])('is kept apart from it: %s', (text, ...claims) => {
    const said = claimsIn(`Rufus Tallow sings.\n${text}`).filter(
      (claim) => !/^identity/.test(claim),
    )
    expect(
      said.map((claim) => claim.replace(/^(locations \| .*?) \|.*\| (true|false)$/, '$1 | $2')),
    ).toEqual(claims)
  })

  test('a line of a post that is over is no post of today', () => {
    expect(claimsIn('President of the Ravstone Association (1921-1923)', true)).toEqual([
      'work | President | Ravstone Association | false',
    ])
  })
})

describe('relatives of others', () => {
  test.each([
    'Rufus Tallow wed early. They were married in St. Bramvale Friary.',
    "Rufus Tallow runs the shop with Otto's brother, Carl, and his wife, Anna.",
  ])('and places of weddings are no relatives: %s', (text) => {
    expect(claimsIn(text).filter((claim) => claim.startsWith('relatives'))).toEqual([])
  })
})

test('the numbers of an obituary are not those of the dead', () => {
  const text =
    'Rufus Tallow\nRufus Tallow of Ulverby died on Sunday. He is survived by four nieces.\n+44 20 7946 0018\ninfo@ravstone.example'
  expect(claimsIn(text, true).filter((claim) => claim.startsWith('contact'))).toEqual([])
})

test('who works for an undertaker has contacts where no one is mourned', () => {
  const text = 'Rufus Tallow\nRank Funeral Home\nPhone: +49 30 12345678'
  expect(claimsIn(text, true)).toContain('contact | +493012345678 | landline | DE')
  expect(claimsIn(`${text}\nRufus Tallow passed away on Sunday.`, true)).toEqual([])
})

test.each([
  'General Information',
  'Artist Profile',
  'read critic reviews',
  'Write at zelda.globex.example',
  'Singers, dancers and hosts were the roles of the day.',
])('a heading or a sentence at the top is no headline: %s', (line) => {
  expect(claimsIn(line, true)).toEqual([])
})

describe('more that stands beside a name', () => {
  test.each([
    ['Rufus Tallow (Interim Pastor) sang.'],
    ['Rufus Tallow (Physics and Chemistry) sang.'],
    ['Rufus Tallow is Head of R&D.', 'work | Head of R&D | true'],
    ['Rufus Tallow is a freelance writer based in Ulverby.', 'work | freelance writer | true'],
    [
      'Rufus Tallow was president of the N.C. Writers Network.',
      'work | president | N.C. Writers Network | false',
    ],
  ])('is no employer, and no half of one: %s', (text, ...claims) => {
    expect(claimsIn(text).filter((claim) => claim.startsWith('work'))).toEqual(claims)
  })

  test('a family name that is a trade is no post', () => {
    const baker = buildPersonProfile({ name: 'Rufus Baker' })
    const claims = findPatternClaims({
      text: 'Notes on lamps.\nBaker, Globex, 2002',
      person: baker,
      isOwnPage: true,
    })
    expect(claims.filter(({ path }) => path === 'work.positions')).toEqual([])
  })

  test.each([
    'Authors retain copyright',
    'Recommend the doctor',
    'AUDIO & VIDEO SAMPLES',
    'Education: B.S. Botany Eldgate College 1972',
  ])('on their own page nothing is stated by %s', (line) => {
    expect(claimsIn(line, true)).toEqual([])
  })
})

test.each([
  'Ottilie married Carl Marsh in 1808.',
  'Ottilie next married Carl Marsh, son of Jan Marsh.',
  'Ottilie moved to Ulverby.',
])(
  'a line of a pedigree that opens with another given name is not of the one the page is titled by: %s',
  (line) => {
    expect(claimsIn(`Notes on lamps, and on the lighting of lamps.\n${line}`, true)).toEqual([])
  },
)

describe('more on pages that are titled by the name', () => {
  test.each([
    'Live in Portugal',
    'Questions? Send us feedback. Work at Globex! Shopping',
    'Position:\nPhone:',
    'Trivia & Quotes',
    'Interim Letter from the Secretary of War',
    'Save the Lamps, One Reporter at A Time',
    'To contact Chris Brewer send email to: zelda@globex.example',
    'Contact staff at: +44 20 7946 0018',
  ])('nothing is stated by %s', (text) => {
    expect(claimsIn(`${filler}\n${text}`, true)).toEqual([])
  })

  test.each(['Ancestors of Otto Rank', 'Second Generation', 'Descendants of Carl Marsh'])(
    'the lines of a pedigree are of others: %s',
    (heading) => {
      const text = `Notes on lamps.\n${heading}\nBirth: 29 DEC 1829 in Ulverby\nmarried Anna Bell\nMoved to Texas`
      expect(claimsIn(text, true)).toEqual([])
    },
  )

  test('an entry of a guest book ends where the next name stands', () => {
    const text = 'Name: Rufus Tallow\nOccupation: Farrier\nName: Tuck\nOccupation: Executive'
    expect(claimsIn(text)).toEqual(['work | Farrier | true'])
  })
})

describe('names that are no organisation', () => {
  test.each([
    ['Rufus Tallow (Retired Clergy) sang.'],
    ['Rufus Tallow (Technical Communications) sang.'],
    ['Rufus Tallow is course director of AI in Clinical Medicine.', 'course director of AI'],
    ['Rufus Tallow worked as a journalist in San Francisco.', 'journalist'],
    ['Rufus Tallow sat down with Michael.'],
    ['Rufus Tallow, a junior at Ravstone High School, sang.'],
    ['Rufus Tallow attended a Quaker boarding school in Ulverby.'],
  ])('a post has none of these: %s', (text, ...titles) => {
    const stated = findPatternClaims({ text, person, isOwnPage: false })
    expect(stated.filter(({ path }) => path === 'locations.items')).toEqual([])
    expect(stated.filter(({ path }) => path === 'education.items')).toEqual([])
    expect(
      stated.flatMap((one) =>
        one.path === 'work.positions' ? [[one.value.title, one.value.organization]] : [],
      ),
    ).toEqual(titles.map((title) => [title, null]))
  })

  test('a thing that is known by a name gives its maker none', () => {
    expect(claimsIn('Rufus Tallow made lamps known as Tallowlight.')).toEqual([])
    expect(claimsIn('Rufus Tallow, also known as Zorlight, sang.')).toContain('identity | Zorlight')
  })

  test('who resigned holds no post in front of the name', () => {
    expect(claimsIn('Globex CEO Rufus Tallow resigned Friday.')).toEqual([])
  })
})

test.each([
  ['Head of R&D, Cyprus, Globex', 'work | Head of R&D | true'],
  ['Professor, Information Studies', 'work | Professor, Information Studies | true'],
])('a country or a field in a post is no employer: %s', (line, ...claims) => {
  const stated = claimsIn(`Rufus Tallow\n${line}`)
  expect(stated.filter((one) => one.startsWith('work'))).toEqual(claims)
})

test('remarks in brackets are no part of a school', () => {
  const text =
    'Rufus Tallow\nEducation\nJ.D., Eldgate College of Law (1985) (magna cum laude; Editor)'
  expect(claimsIn(text)).toEqual(['education | Eldgate College of Law | J.D.'])
})

test.each([
  ['Rufus Tallow, co-host of the .NET Show, sang.', 'co-host'],
  ['Sitter in 1 portrait'],
  ['latest--representatives Rufus Tallow, Otto Rank'],
])('a title ends with a word of its own: %s', (text, ...titles) => {
  const stated = findPatternClaims({ text, person, isOwnPage: true })
  const posts = stated.flatMap((one) => (one.path === 'work.positions' ? [one.value] : []))
  expect(posts.map(({ title }) => title)).toEqual(titles)
  expect(posts.every(({ organization }) => organization === null)).toBe(true)
})

test('a book employs no author', () => {
  const text = 'Rufus Tallow is Professor of Music at Eldgate College and author of The Lamp.'
  expect(claimsIn(text).filter((one) => one.startsWith('work'))).toEqual([
    'work | Professor of Music | Eldgate College | true',
    'work | author | true',
  ])
})

test.each([
  'Fax : +44 20 7946 0018',
  'Small Lamp: An Academic Romance (1984)',
  'Whatever.',
  'Lamp profile, news and statistics.',
  'Position:\n41.48N, 66.35W -',
  'President Tallow at a Globex House press conference.',
])('of no person on their own page speaks %s', (line) => {
  expect(claimsIn(`Notes on lamps.\n${line}`, true)).toEqual([])
})

test.each([
  'Rufus Tallow, County Commissioner',
  'Rufus Tallow (Systematic Theology)',
  'Rufus Tallow, Professor, Law',
  '10 Chris Brewer Office of Rep. Rufus Tallow (D-MI), Legislative Assistant',
])('no firm, no town and no post of another: %s', (text) => {
  const stated = findPatternClaims({ text, person, isOwnPage: false })
  const places = stated.filter(({ path }) => path === 'locations.items')
  const firms = stated.flatMap((one) =>
    one.path === 'work.positions' ? (one.value.organization ?? []) : [],
  )
  expect([...places, ...firms]).toEqual([])
  expect(claimsIn(text)).not.toContain('identity | Legislative Assistant')
})
