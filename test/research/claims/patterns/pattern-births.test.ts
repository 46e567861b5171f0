import { expect, test } from 'vitest'
import { saidOf } from '../../../support/research/said-of.ts'

test.each([
  'Zelda Quibbleworth, chief painter (b. 1974), paints.',
  'Zelda Quibbleworth, year of birth 1974, paints.',
  'Zelda Quibbleworth (1974) lives in Halifax.',
  'Zelda Quibbleworth (Halifax, 1974) is a painter.',
  'Zelda Quibbleworth was born on a snowy night in 1974.',
  'Zelda Quibbleworth was born in a caravan outside Halifax in 1974.',
  'Zelda Quibbleworth was born, the third of five, in 1974.',
  'Zelda Quibbleworth was born to a family of smiths in 1974.',
  'The house greets Zelda Quibbleworth, who was born in 1974.',
  'The prize went to Zelda Quibbleworth, born 1974, for her lamps.',
  'Zelda Quibbleworth paints. Her year of birth is 1974.',
  'Zelda Quibbleworth paints. Her date of birth is 3 May 1974.',
  'Zelda Quibbleworth paints. Her birthday is 3 May 1974.',
])('the year of birth is read: %s', (text) => {
  expect(saidOf(text)).toContain('born | 1974')
})

test.each([
  'Zelda Quibbleworth (1974) argues that lamps are slow.',
  'Zelda Quibbleworth (1974) studied slow lamps.',
  'Zelda Quibbleworth (1974) works on slow lamps.',
  'Zelda Quibbleworth (1974) is a classic of its kind.',
  'Zelda Quibbleworth (2015) lives in Halifax.',
  'Zelda Quibbleworth (Eldgate College, 1990) works as a farrier.',
  'Zelda Quibbleworth (MSc, 1990) works as a farrier.',
  'Zelda Quibbleworth (1953) is the director’s first film.',
  'Zelda Quibbleworth, married to Otto (born 1920), died.',
  'The firm of Zelda Quibbleworth, born in 1998 out of a garage, closed.',
  'Zelda Quibbleworth, daughter of a smith (born 1944), paints.',
  'Zelda Quibbleworth was born a smith’s daughter, shod her first horse in 1974.',
  'Zelda Quibbleworth was born in Halifax, the town that burnt in 1974.',
  'The son of Zelda Quibbleworth, born 1974, paints.',
  'Zelda Quibbleworth paints. Her birthday party was in 1974.',
  'Zelda Quibbleworth paints. Her idea was born in 1974.',
])('no year of hers: %s', (text) => {
  expect(saidOf(text).filter((one) => one.startsWith('born'))).toEqual([])
})
