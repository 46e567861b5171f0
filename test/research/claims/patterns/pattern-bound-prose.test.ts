import { describe, expect, test } from 'vitest'
import { saidOf } from '../../../support/research/said-of.ts'

describe('a pronoun goes on with the person', () => {
  test.each([
    [
      'over sentences about things',
      'Zelda Quibbleworth was born in 1970. The Long Lamp (2009) won a prize. She lives in Halifax.',
    ],
    [
      'at the begin of the next paragraph',
      'Zelda Quibbleworth was born in 1970 on the upper floor of a mill.\nShe lives in Halifax with two cats and a lodger.',
    ],
    [
      'in prose below the name and the post',
      'Our people\nZelda Quibbleworth\nFarrier\nA lamp hangs over the door. She lives in Halifax.',
    ],
    [
      'in prose below an entry of a list',
      'Our people\nZelda Quibbleworth, Treasurer\nShe lives in Halifax with two cats and a lodger.',
    ],
  ])('a home is read %s', (_, text) => {
    expect(saidOf(text)).toContain('place | Halifax')
  })

  test.each([
    [
      'not where people stand between',
      'Zelda Quibbleworth paints. The mayor resigned in May. She lives in Halifax.',
    ],
    [
      'not where the person is no subject',
      'In 1999 he married Zelda Quibbleworth in a mill.\nHe lives in Halifax with two cats and a lodger.',
    ],
    [
      'not over a long way',
      'Zelda Quibbleworth paints. The mill is old. The lamp is lit. The pond is deep. She lives in Halifax.',
    ],
    [
      'not behind a label',
      'Zelda Quibbleworth is a farrier of the old school.\nMost read\nShe lives in Halifax with two cats and a lodger.',
    ],
    [
      'not below what may be the name of another',
      'Zelda Quibbleworth\nFarrier\nBrannoc Vemblewick\nShe lives in Halifax with two cats and a lodger.',
    ],
    [
      'not below prose about a relative',
      'Zelda Quibbleworth\nFarrier\nLight falls on the desk of her sister. She lives in Halifax.',
    ],
    [
      'not below the entry of another',
      'Zelda Quibbleworth, Treasurer\nOtto Rank, Chair\nShe lives in Halifax with two cats and a lodger.',
    ],
  ])('a home is read, but %s', (_, text) => {
    expect(saidOf(text)).not.toContain('place | Halifax')
  })
})

describe('sentences without a subject in a short biography', () => {
  test.each([
    'Our people\nZelda Quibbleworth\nFarrier\nLives in Halifax with two cats. Bakes on Fridays.',
    'Our people\nZelda Quibbleworth (Chair). Appointed 2013. Lives in Halifax with two cats.',
  ])('are about the one whose entry it is: %j', (text) => {
    expect(saidOf(text)).toContain('place | Halifax')
  })

  test.each([
    'Our people\nZelda Quibbleworth\nFarrier\nOtto Rank\nLives in Halifax with two cats. Bakes on Fridays.',
    'Our people\nZelda Quibbleworth (Chair). Otto Rank (Clerk). Lives in Halifax with two cats.',
    'Our people\nZelda Quibbleworth (Chair). Appointed 2013.\nLives in Halifax with two cats. Bakes.',
  ])('are not about the one before: %j', (text) => {
    expect(saidOf(text)).not.toContain('place | Halifax')
  })
})

test.each([
  'Zelda Quibbleworth lives in Halifax. She began to write in the small hours.',
  'Zelda Quibbleworth lives in Halifax. The mill is cold, if you must know.',
])('a sentence that a writer could give no machine is no instruction: %s', (text) => {
  expect(saidOf(text)).toContain('place | Halifax')
})
