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
  'By Zelda Quibbleworth\n“I am a farrier at Ravstone Opera,” he said.',
])('a text that another may have written or told states nothing of who is named: %s', (text) =>
  expect(saidOf(text).filter((one) => one.includes('Ravstone'))).toEqual([]),
)
