import { describe, expect, test } from 'vitest'
import { saidOf } from '../../../support/research/said-of.ts'

const her = 'Zelda Quibbleworth rows.'

describe('posts that notices announce', () => {
  test.each([
    [
      'Zelda Quibbleworth takes over as bell tuner at Grenmere Museum, succeeding Otto Rank, who leaves.',
      ['work | bell tuner | Grenmere Museum'],
    ],
    [
      'Zelda Quibbleworth has left Ravstone Opera to become bell tuner of Grenmere Museum.',
      ['past | Ravstone Opera', 'work | bell tuner | Grenmere Museum'],
    ],
    [
      `${her} She spent the previous six years as dramaturg of Ravstone Opera.`,
      ['past | dramaturg | Ravstone Opera'],
    ],
    [
      'Zelda Quibbleworth has held the post of bell tuner at Grenmere Museum since 2004.',
      ['work | bell tuner | Grenmere Museum | 2004'],
    ],
    [
      'Zelda Quibbleworth has been bell tuner at Grenmere Museum since 2004.',
      ['work | bell tuner | Grenmere Museum | 2004'],
    ],
    ['Zelda Quibbleworth plans to take over as bell tuner at Grenmere Museum.', []],
  ])('posts that notices announce: %s', (text, said) => expect(saidOf(text)).toEqual(said))
})

test('an adverb in front of a title is no part of it', () => {
  const lines = 'Zelda Quibbleworth\nSince 2004 also farrier at Grenmere Museum'
  expect(saidOf(lines)).toEqual(['work | farrier | Grenmere Museum | 2004'])
})

describe('rows of records', () => {
  test('a label of several words for one thing is read by what they share', () => {
    const text =
      'Member: Zelda Quibbleworth\nEmployment, office, trade or profession\tFarrier, Grenmere Museum (since 2004)\nOccupation of partner\tDramaturg, Ravstone Opera'
    expect(saidOf(text)).toEqual(['work | Farrier | Grenmere Museum | 2004'])
  })

  test('a firm in brackets behind a role is the employer, a town or a remark is not', () => {
    const row = (value: string) => saidOf(`Zelda Quibbleworth\nOccupation: ${value}`)
    expect(row('farrier (Grenmere Museum)')).toEqual(['work | farrier | Grenmere Museum'])
    expect(row('farrier (Halifax)')).toEqual(['work | farrier'])
    expect(row('farrier (on Mondays)')).toEqual(['work | farrier'])
  })

  test('a column that is headed "b." gives the year of birth', () => {
    const table =
      'No.\tPlayer\tb.\tLives in\n3\tOtto Rank\t1970\tLyon\n4\tZelda Quibbleworth\t1961\tHalifax'
    expect(saidOf(table)).toEqual(['born | 1961', 'place | Halifax'])
  })
})

describe('conversations', () => {
  const talk = [
    'HOST: My guest is Zelda Quibbleworth. Zelda, you are the bell tuner at Grenmere Museum.',
    'ZELDA: Since 2004, yes.',
    'HOST: I live in Lyon. And before that?',
    'ZELDA: I was a dramaturg at Ravstone Opera. My brother Otto works at Ostcott Press.',
    'HOST: You grew up in Porto.',
    'ZELDA: I did, but these days I live in Halifax.',
  ]

  test('lines behind a part of the name are the own words, lines of the other speaker are not', () => {
    expect(saidOf(talk.join('\n')).toSorted()).toEqual([
      'past | dramaturg | Ravstone Opera',
      'place | Halifax',
      'work | Grenmere Museum | 2004',
      'work | bell tuner | Grenmere Museum',
    ])
  })

  test('initials stand for the speaker as well', () => {
    const text = talk.join('\n').replaceAll('ZELDA:', 'ZQ:').replaceAll('HOST:', 'OR:')
    expect(saidOf(text)).toContain('place | Halifax')
    expect(saidOf(text)).not.toContain('place | Lyon')
  })

  test('accounts under a heading that names the person are theirs', () => {
    const text = `${talk[0]}\nFind Zelda\nGitHub: https://github.com/qx7\nMastodon: https://mastodon.social/@qx7`
    expect(saidOf(text).filter((one) => one.startsWith('account'))).toEqual([
      'account | github | qx7',
      'account | mastodon | qx7@mastodon.social',
    ])
  })
})

test('a school and its degree on a line each under one label are one study', () => {
  const head = 'Zelda Quibbleworth\nFarrier\nEducation'
  const read = (lines: string) =>
    saidOf(`${head}\n${lines}`).filter((one) => one.startsWith('study'))
  expect(read('Eldgate College\nMSc, Botany, 1998')).toEqual([
    'study | MSc | Eldgate College | 1998',
  ])
  expect(read('MSc, Botany\nEldgate College, 1998')).toEqual([
    'study | MSc | Eldgate College | 1998',
  ])
  expect(read('Eldgate College\nOstmere College')).toEqual(['study | Eldgate College'])
})
