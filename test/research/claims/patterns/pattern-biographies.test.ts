import { describe, expect, test } from 'vitest'
import { saidOf } from '../../../support/research/said-of.ts'

describe('sentences of biographies say what a reader takes from them', () => {
  test.each([
    [
      'Since January 2003, Ms. Quibbleworth has been a director of Grenmere Museum.',
      ['work | director | Grenmere Museum | 2003-01'],
    ],
    [
      'From 1971 to 1992, Dr. Quibbleworth worked as a farrier at Grenmere Museum.',
      ['work | farrier | Grenmere Museum | 1971'],
    ],
    ['In 2004, Otto Rank told Ms. Quibbleworth that she works at Grenmere Museum.', []],
  ])('a form of address stands between a time and a subject: %s', (text, said) =>
    expect(saidOf(`Zelda Quibbleworth spoke.\n${text}`)).toEqual(said),
  )

  test.each([
    ['In 1998, she moved to Halifax, where she currently resides.', ['place | Halifax']],
    ['After she left Grenmere Museum, she joined Ravstone Opera.', ['past | Ravstone Opera']],
  ])('a pronoun behind a time and a comma is the subject: %s', (text, said) =>
    expect(saidOf(`Zelda Quibbleworth spoke. ${text}`)).toEqual(said),
  )

  test.each([
    [
      'Zelda Quibbleworth received the M.S. degree in physics from Eldgate University.',
      ['study | M.S. degree | Eldgate University'],
    ],
    [
      'Zelda Quibbleworth obtained a B.A. in History from Eldgate University and her M.A. in Law from Ravstone College.',
      ['study | B.A. | Eldgate University', 'study | M.A. | Ravstone College'],
    ],
    [
      'Zelda Quibbleworth has a BA in History and an MA in Botany from Eldgate University.',
      ['study | MA | Eldgate University'],
    ],
    [
      'Zelda Quibbleworth received her B.S. and M.S. degrees from Eldgate University in 1990 and 1992.',
      ['study | B.S. and M.S. degrees | Eldgate University'],
    ],
    ['Zelda Quibbleworth has a BEd from Eldgate University.', ['study | BEd | Eldgate University']],
  ])('each degree goes with its own school: %s', (text, said) => expect(saidOf(text)).toEqual(said))

  test.each([
    [
      'Zelda Quibbleworth joined the faculty of Eldgate University in 1998.',
      ['work | Eldgate University | 1998'],
    ],
    ['Zelda Quibbleworth is on the faculty of Eldgate University.', ['work | Eldgate University']],
    [
      'Zelda Quibbleworth began her career at Grenmere Museum as a farrier.',
      ['past | farrier | Grenmere Museum'],
    ],
    [
      'Zelda Quibbleworth was president and shareholder of Wynlund GmbH.',
      ['past | president and shareholder | Wynlund GmbH'],
    ],
    [
      'Zelda Quibbleworth served as Vice President of Consumer Marketing.',
      ['past | Vice President of Consumer Marketing'],
    ],
    ['Zelda Quibbleworth was elected a Fellow in the Ravstone Academy of Farriers in 2004.', []],
    ['Zelda Quibbleworth lives with her husband and two dogs in Halifax.', ['place | Halifax']],
    ['Zelda Quibbleworth lives with Otto Rank in Halifax.', []],
  ])('a career is said in the words of biographies: %s', (text, said) =>
    expect(saidOf(text)).toEqual(said),
  )

  test.each([
    [
      'Zelda Quibbleworth is the Otto Rank Professor of History at Eldgate University.',
      ['work | Otto Rank Professor of History | Eldgate University'],
    ],
    [
      'Zelda Quibbleworth is Professor Emeritus at Eldgate University.',
      ['past | Professor Emeritus | Eldgate University'],
    ],
    [
      'Zelda Quibbleworth is also editor of the Ravstone Review, and is Vice Provost at Eldgate College.',
      ['work | editor | Ravstone Review', 'work | Vice Provost | Eldgate College'],
    ],
    ['Zelda Quibbleworth met Professor Rank and is head of sales at Wynlund Biologics.', []],
  ])('a post with capitals is no other person: %s', (text, said) =>
    expect(saidOf(text)).toEqual(said),
  )

  test.each([
    [
      'Grenmere Museum has appointed Zelda Quibbleworth Vice President of Marketing.',
      ['work | Vice President of Marketing | Grenmere Museum'],
    ],
    [
      'WRITTEN BY ZELDA QUIBBLEWORTH\nZelda Quibbleworth is a farrier at Grenmere Museum.',
      ['work | farrier | Grenmere Museum'],
    ],
    ['Grenmere Museum has appointed Zelda Quibbleworth Rank Vice President of Marketing.', []],
  ])('no word of a heading or a post belongs to the name beside it: %s', (text, said) =>
    expect(saidOf(text)).toEqual(said),
  )
})
