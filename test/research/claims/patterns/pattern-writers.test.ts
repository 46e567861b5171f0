import { expect, test } from 'vitest'
import { saidOf } from '../../../support/research/said-of.ts'

const said = ['work | farrier | Ravstone Opera']

test.each([
  'By Zelda Quibbleworth\nThe lamps were late again. I am a farrier at Ravstone Opera.',
  'The lamps\nWords by Zelda Quibbleworth | May 2024\nI am a farrier at Ravstone Opera.',
  'I am a farrier at Ravstone Opera. The lamps were late again.\nZelda Quibbleworth',
  'I am a farrier at Ravstone Opera.\nZelda Quibbleworth, Halifax',
  'I am a farrier at Ravstone Opera.\nAs told by Zelda Quibbleworth to Otto Rank',
  'I am a farrier at Ravstone Opera.\nZelda Quibbleworth was talking to Otto Rank.',
  'I am a farrier at Ravstone Opera.\nZelda Quibbleworth writes here now and then.',
])('who signs a text is who says "I" in it: %s', (text) =>
  expect(saidOf(text).filter((one) => !one.startsWith('place'))).toEqual(said),
)

test.each([
  'By Otto Rank\nI am a farrier at Ravstone Opera.\nZelda Quibbleworth',
  'As told to Otto Rank\nBy Zelda Quibbleworth\nI am a farrier at Ravstone Opera.',
  'Photographs by Zelda Quibbleworth\nI am a farrier at Ravstone Opera.',
  'I am a farrier at Ravstone Opera.\nOtto Rank\nThe lamps were late.\nZelda Quibbleworth',
  'I am a farrier at Ravstone Opera.\nZelda Quibbleworth was late.',
  'I met Zelda Quibbleworth in Leeds. I am a farrier at Ravstone Opera.\nZelda Quibbleworth is a dancer.',
  'By Zelda Quibbleworth\nWhat do you do?\nI am a farrier at Ravstone Opera.\nWhere?\nIn Leeds.',
  'By Zelda Quibbleworth\nMy name is Otto Rank.\nI am a farrier at Ravstone Opera.',
  'By Zelda Quibbleworth\nShort story\nI am a farrier at Ravstone Opera.',
  'By Zelda Quibbleworth\nThe letter was in a drawer. It reads:\nI am a farrier at Ravstone Opera.',
  'By Zelda Quibbleworth\n3 comments\nlamp7 says:\nI am a farrier at Ravstone Opera.',
  'By Zelda Quibbleworth\nReaders write\nI am a farrier at Ravstone Opera.',
  'I am a farrier at Ravstone Opera.\nTranslated by\nZelda Quibbleworth',
  'I am a farrier at Ravstone Opera.\nRelated people\nZelda Quibbleworth',
  'By Zelda Quibbleworth\n“I am a farrier at Ravstone Opera,” he said.',
])('a text that may be of another states nothing of who is named: %s', (text) =>
  expect(saidOf(text).filter((one) => one.includes('Ravstone'))).toEqual([]),
)

test.each([
  ['My name is Zelda Quibbleworth, I was born in 1970, far away.', ['born | 1970']],
  ['Dear readers, I am Zelda Quibbleworth. I live in Halifax.', ['place | Halifax']],
  ['Hey all, Zelda Quibbleworth here. I live in Halifax.', ['place | Halifax']],
  ['Zelda Quibbleworth is my name. I live in Halifax.', ['place | Halifax']],
  ['Zelda Quibbleworth is here. I live in Halifax.', []],
  ['My name is Otto Rank, I met Zelda Quibbleworth in Leeds. I live in Halifax.', []],
])('a writer who gives the own name goes on in the first person: %s', (text, facts) =>
  expect(saidOf(text)).toEqual(facts),
)

test.each([
  ['By Zelda Quibbleworth, farrier, Grenmere Museum', ['work | farrier | Grenmere Museum']],
  ['By Zelda Quibbleworth, Grenmere Press', []],
  ['By day Zelda Quibbleworth is a farrier at Ravstone Opera.', said],
  ['The day Zelda Quibbleworth is a farrier at Ravstone Opera never comes.', []],
])('a byline or a phrase of time stands in front of a subject: %s', (text, facts) =>
  expect(saidOf(text)).toEqual(facts),
)

test.each([
  ['Zelda Quibbleworth\nFarrier\nI live in Halifax.', ['work | Farrier', 'place | Halifax']],
  ['Zelda Quibbleworth\nFarrier\nOtto Rank\nI live in Halifax.', ['work | Farrier']],
  ['The lamps\nA\nB\nC\nD\nE\nZelda Quibbleworth was late. I live in Halifax.', []],
])('on the card of one of a team the first person is that one: %s', (text, facts) =>
  expect(saidOf(text)).toEqual(facts),
)

test.each([
  'Hello Zelda Quibbleworth, I work as a farrier at Ravstone Opera.',
  'Thank you Zelda Quibbleworth, I studied at Eldgate University.',
])('who writes to the person speaks of the own work or school: %s', (text) =>
  expect(saidOf(text)).toEqual([]),
)
