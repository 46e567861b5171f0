/** Sentences that a rule almost fits: what it reads of them in its place, or nothing. */
import { describe, expect, test } from 'vitest'
import { saidOf } from '../../../support/research/said-of.ts'

describe('a post in front of its firm or its town', () => {
  test.each<[string, string[]]>([
    [
      'Zelda Quibbleworth\nDirectora de Ventas en la Globex',
      ['work | Directora de Ventas | Globex'],
    ],
    ['Zelda Quibbleworth\nDirectora de CBS News', ['work | Directora | CBS News']],
  ])('a field behind "de" belongs to the post: %s', (text, said) =>
    expect(saidOf(text)).toEqual(said),
  )

  test.each<[string, string[]]>([
    ['El presidente de Lisboa Zelda Quibbleworth dijo no.', ['work | presidente de Lisboa']],
    ['La directrice de Milan Zelda Quibbleworth est venue.', ['work | directrice de Milan']],
    ['El director del Museo Globex junto a Zelda Quibbleworth dijo no.', []],
  ])('the town of an office is no employer: %s', (text, said) => expect(saidOf(text)).toEqual(said))

  test.each<[string, string[]]>([
    ['Zelda Quibbleworth is a partner at the Porto law firm.', ['work | partner']],
    [
      'Zelda Quibbleworth is an engineer at a Globex located in Porto.',
      ['work | engineer | Globex'],
    ],
    ['Zelda Quibbleworth is head of Globex before leaving for Initech.', ['work | head | Globex']],
    [
      'Zelda Quibbleworth is founder of Globex and currently works at Initech.',
      ['work | founder | Globex', 'work | Initech'],
    ],
    ['Zelda Quibbleworth was editor of Lampix who wrote for Initech.', ['past | editor | Lampix']],
  ])('the post ends where the clause goes on: %s', (text, said) =>
    expect(saidOf(text)).toEqual(said),
  )
})
