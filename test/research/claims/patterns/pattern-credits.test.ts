import { describe, expect, test } from 'vitest'
import { buildPersonProfile } from '../../../../research/records/person-profile.ts'
import { createClaimLister } from '../../../support/research/list-claims.ts'

const person = buildPersonProfile({ name: 'Rufus Tallow' })
const claimsIn = createClaimLister(person)

describe('lists of works', () => {
  test.each([
    'The Lamp - Captain - Night (1967)\nLampion - Corbin - Day (1968)\nWick - Luke - Dusk (1969)\nOil - Piet - Dawn (1970)',
    '1997 Bad, Badder, Baddest\n1998 Orfe\n1999 Elske\n2000 Lampion',
    '1976\tThe Lamps\tNight\tOrgan, Conductor\n1978\tThe Lamps\tDay\tFlute\n1979\tThe Lamps\tDusk\tOboe\n1980\tOil\tDawn\tHarp',
  ])('a part in a film or a credit is no post: %j', (rows) => {
    expect(claimsIn(`Notes on lamps.\n${rows}`, true)).toEqual([])
  })

  test('the posts of a career have one year each as well', () => {
    const rows = ['Farrier, Globex Museum (1998)', 'Lecturer, Eldgate College (2001)']
    const text = [...rows, 'Director, Ravstone Opera (2004)', 'A prize (2006)'].join('\n')
    expect(claimsIn(`Notes on lamps.\n${text}`, true)).toHaveLength(3)
  })
})

test('rows with a begin and an end are posts', () => {
  const rows = ['A prize (1998)', 'A medal (1999)', 'An award (2000)', 'A cup (2001)']
  const post = 'Farrier, Globex Museum, March 1986 through February 1989'
  expect(claimsIn(`Notes on lamps.\n${[...rows, post].join('\n')}`, true)).toHaveLength(1)
})

describe('posts that are over', () => {
  test('years below a post say when it was held', () => {
    const text = 'Director of the Globex Museum\nMarch 4, 1995 – April 20, 2012'
    const posts = claimsIn(`Rufus Tallow\n${text}`, true)
    expect(posts).toContain('work | Director | Globex Museum | false')
    expect(posts.filter((one) => !one.endsWith('false'))).toEqual([])
  })

  test('years between two posts are of the one below where years stand above the first', () => {
    const text =
      '2010 – today\nDirector of the Globex Museum\n1995 – 2009\nHead of the Ravstone Opera'
    expect(claimsIn(text, true).join('\n')).not.toContain('Globex Museum | false')
  })
})

describe('lines under a name', () => {
  test.each([
    'Jackie & Me',
    'Life - The Army Forces',
    'Life In Army Basic Training',
    'Holywood County Down BT18 9AB',
    'Books Reviewed',
    'The Runner',
    'Ohio Players',
    '[Prev Author] [Next Author]',
  ])('a title of a work, an address or a heading is no post and no firm: %s', (line) => {
    expect(claimsIn(`Rufus Tallow\n${line}`)).toEqual([])
  })

  test('several occupations behind a label are one title', () => {
    expect(claimsIn('Rufus Tallow\nOccupation: Military, Politician', true)).toContain(
      'work | Military, Politician | true',
    )
  })
})

test('what stands above the heading of a page is its menu', () => {
  const menu = "Editor's Favorites\nLamp Tools\nCareer Centre\nTel: +44 20 7946 0018"
  expect(claimsIn(`${menu}\nRufus Tallow\nmusician`, true)).toEqual(
    expect.arrayContaining(['work | musician | true']),
  )
  expect(claimsIn(`${menu}\nRufus Tallow\nmusician`, true).join('\n')).not.toMatch(/Editor|7946/)
})

describe('contacts', () => {
  test.each([
    'Questions? Please email webmaster@globex.example',
    'info@globex.example',
    'Documents can also be ordered through Globex for a fee: email service@globex.example, tel. +44 20 7946 0018.',
    'Call us at +44 20 7946 0018 or write today!',
  ])('those of a site are not those of the person it is about: %s', (line) => {
    expect(claimsIn(`Rufus Tallow\nNotes on lamps.\n${line}`, true)).toEqual([])
  })

  test.each([
    'Mail me at rt@globex.example',
    'info@rufustallow.example',
    'For bookings in all of the north please write to info@tallow.example or call our office.',
  ])('a writer gives the own ones: %s', (line) => {
    expect(claimsIn(`Rufus Tallow\n${line}`, true)).toHaveLength(1)
  })

  test('of several entries of a line only those of the own entry are taken', () => {
    const others = 'Krista Breau, Initech, (403) 537-5904, kb@initech.example'
    const text = `For information: Rufus Tallow, Globex, (416) 368-8348, rt@globex.example; ${others}`
    const found = claimsIn(text)
    expect(found).toHaveLength(2)
    expect(found.join('\n')).not.toMatch(/537|initech/)
  })
})

describe('sentences', () => {
  test.each([
    'Industry leaders like Rufus Tallow spoke.',
    'Otto appeared with partner Rufus Tallow in the show.',
    'Otto had worked with Rufus Tallow, though with Williams on tour he was late.',
    'Rufus Tallow is the best politician in this country.',
    'Rufus Tallow is also unusual among writers in her development of characters.',
    'Lamps of Halifax, by Rufus Tallow (Globex Press)',
  ])('no post and no headline: %s', (text) => {
    expect(claimsIn(text)).toEqual([])
  })

  test.each([
    ['Rufus Tallow, CEO of Globex adds, "Lamps are lit".', 'identity | CEO of Globex'],
    ['Rufus Tallow is a climber at the age of 25.', 'identity | climber'],
    ['Rufus Tallow, Director of Lamps [Read on]', 'identity | Director of Lamps'],
    ['Rufus Tallow is an immigrant rights lawyer.', 'identity | immigrant rights lawyer'],
    [
      'Globex welcomes Otto Rank and Rufus Tallow, former directors of Initech, to its board.',
      'work | director | Initech | false',
    ],
  ])('a post or a headline is cut to its own words: %s', (text, stated) => {
    expect(claimsIn(text)).toContain(stated)
  })

  test('a title that ends in an adjective is one in front of a name', () => {
    expect(claimsIn('Encouraged by chief executive Rufus Tallow, they went on.')).toContain(
      'work | chief executive | true',
    )
  })

  test('a place that someone is resident in is no post', () => {
    const found = claimsIn('Rufus Tallow, now resident in Halifax, climbed it.')
    expect(found.filter((one) => one.startsWith('work'))).toEqual([])
    expect(found.join('\n')).toContain('Halifax')
  })
})
