import { describe, expect, test } from 'vitest'
import {
  showsAdult,
  showsMinor,
} from '../../../../research/entity-resolution/people/shows-minor.ts'
import { buildFinding, type Finding } from '../../../../research/records/finding.ts'

const year = 2026
const account = (more: Partial<Finding>) =>
  buildFinding({
    kind: 'account',
    url: 'https://github.com/zquib',
    title: 'zquib',
    method: 'api',
    username: 'zquib',
    name: 'Zelda Quibbleworth',
    ...more,
  })
const news = { kind: 'page', url: 'https://news.example/1', title: 'News' } as const
const page = (snippet: string) => buildFinding({ ...news, method: 'search_result', snippet })

describe('a group of findings shows a minor', () => {
  test.each<[string, Finding[], boolean]>([
    ['by the text of an account', [account({ bio: '15 years old, I build robots' })], true],
    [
      'by a page that states an age beside the name',
      [account({}), page('Fifteen-year-old Zelda Quibbleworth won the cup.')],
      true,
    ],
    [
      'by a page that states an age beside the username',
      [account({}), page('zquib is a 9th grader.')],
      true,
    ],
    ['by an age in the short form of profiles', [account({ bio: '14 | she/her' })], true],
    ['by an age in the first person', [account({ bio: 'Salut, j’ai 15 ans !' })], true],
    ['by a class that leaves school in five years', [account({ bio: 'class of 2031' })], true],
    ['by an age first, pronouns last', [account({ bio: '14 • gamer • they/them' })], true],
    ...[
      '12 | roblox',
      '15 🌸 art',
      '16 лет',
      'мне пятнадцать лет',
      'I am fifteen',
      'I’m fifteen 🌸 art',
      'J’ai quinze ans',
      '16 y.o. artist',
      'wiek: 15',
      '高校生 16歳',
      '13 // minecraft',
      '14 — she/her — skater',
      'class of ’28 | Lincoln High School',
      '16, she/her, artist',
      '17 yo from Leeds',
      '16 añitos',
      'sophomore at Lincoln High',
      'class of 2028 @ Lincoln High',
      'c/o 2027 | LHS track',
      'Abi 2029',
      'year 11 at St Mary’s',
      '3º de ESO',
      '5 vwo | hockey',
    ].map((bio): [string, Finding[], boolean] => [
      `by an age or a school in short or in words: ${bio}`,
      [account({ bio })],
      true,
    ]),
    ...[
      'What I’m on | twitch',
      'I am elf',
      'I am seventeen and nine in chess',
      'I’m eight and a half months pregnant',
      '12 | months of code',
      '12 | angry men | film critic',
      '12 | bar blues',
      '14 // karat gold',
      '17 | Grand Prix winner',
      'class of 2028 @ Stanford',
      'class of 2028 advisor at Lincoln High',
      'senior at a very high level',
      'year 12 at the helm of a bakery',
      'Abi 2008',
      'class of ’98, Lincoln High',
      'class of ’95',
      'class of 2028 @ Stanford | Lincoln High alum',
      'class of 2028 | NHS volunteer',
      'class of 2031 at Stanford Medical School',
      'year 10 at Google',
      'mentor | 4 havo',
      'year 10 at St Barts',
      'Korepetytorka | matura 2028',
      '12 yo in business',
      'Tanzschule | 15 Jahre jung',
      '17 — debut album out now',
      'my stress as a senior at an all-time high',
      '15 ☕ a day',
      '15 yo company',
      '14 | jaar ervaring',
      '14 ⚽ Rovers',
      '12 | 2024 goals',
      '15 ans d’expérience',
      'Ho quindici anni di esperienza',
      '15 yo whisky fan',
      '14 | striker',
      '14',
      'Milan | 12',
      '10 | 4 | 3',
      'PhD student | 14 | she/her',
      'Mum 💙 9 | 12 | she/her',
      'Vegan · 10 years',
      '12 ans | photographe',
      'Maths teacher | y11',
      'Canadian | minor',
      'Proud parent • class of 2031',
      'Bakery | born 2012',
      'iPhone | 14',
      'Mam 12 lat stażu',
      'tengo 10 años trabajando en TI',
      'I’m 10 and 0 in fights',
    ].map((bio): [string, Finding[], boolean] => [
      `not by a number of another thing: ${bio}`,
      [account({ bio })],
      false,
    ]),
    ['not by a child’s age', [account({ bio: 'Dad of a 14 year old, 44 | he/him' })], false],
    ['not by years of work', [account({ bio: '15 years of Java | Berlin' })], false],
    ['not by a class of university', [account({ bio: 'class of 2029' })], false],
    ['by a year of birth', [account({ birthYear: 2012 })], true],
    [
      'not by the age of another person on a page',
      [account({}), page('Fifteen-year-old Ingo Wumpert won the cup.')],
      false,
    ],
    [
      'not where the year of birth is an adult’s',
      [account({ birthYear: 1984 }), page('Zelda Quibbleworth is a 9th grader.')],
      false,
    ],
    [
      'not by a page where the account’s owner leads an adult’s life',
      [account({ bio: 'Senior engineer.' }), page('Zelda Quibbleworth, 15, is a 9th grader.')],
      false,
    ],
    [
      'not where nothing states an age',
      [account({ bio: 'Lenses and rivers' }), page('Zelda Quibbleworth spoke.')],
      false,
    ],
  ])('a group of findings shows a minor: %s', (_, findings, shows) => {
    expect(showsMinor(findings, ['Zelda Quibbleworth'], year)).toBe(shows)
  })
})

test.each([
  ['a year of birth twenty years ago', [account({ birthYear: 2006 })], true],
  ['a year of birth that may be a year off', [account({ birthYear: 2007 })], false],
  [
    'two years of birth, of which one is a child’s',
    [account({ birthYear: 1984 }), account({ birthYear: 2012 })],
    false,
  ],
  ['no year of birth', [account({ bio: 'Engineer' })], false],
])('a group is known to be an adult’s by %s: %#', (_, findings, shows) => {
  expect(showsAdult(findings, year)).toBe(shows)
})
