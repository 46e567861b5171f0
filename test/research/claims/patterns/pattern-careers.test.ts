import { describe, expect, test } from 'vitest'
import { saidOf } from '../../../support/research/said-of.ts'

describe('a post that is given to a person', () => {
  test.each([
    ['has been promoted to head of music at Grenmere Museum', 'work | head of music | *'],
    ['has just been named head of music at Grenmere Museum', 'work | head of music | *'],
    ['has been appointed as the new farrier of the Grenmere Museum', 'work | farrier | *'],
    ['has been hired as farrier at Grenmere Museum in June 2004', 'work | farrier | * | 2004-06'],
    ['joins Grenmere Museum as farrier', 'work | farrier | *'],
    ['has joined Grenmere Museum in 2004 as farrier', 'work | farrier | * | 2004'],
  ])('lasts where the tense says so: %s', (said, post) =>
    expect(saidOf(`Zelda Quibbleworth ${said}.`)).toEqual([post.replace('*', 'Grenmere Museum')]),
  )

  test.each([
    ['was then moved up to head of music at Grenmere Museum in 2004', 'head of music | * | 2004'],
    ['was recruited as farrier for Grenmere Museum in 2004', 'farrier | * | 2004'],
  ])('began, in the past: %s', (said, post) =>
    expect(saidOf(`Zelda Quibbleworth ${said}.`)).toEqual([
      `work | ${post.replace('*', 'Grenmere Museum')}`,
    ]),
  )

  test.each([
    'has been named Coach of the Year at Grenmere Museum',
    'has been elected to the board of Grenmere Museum',
    'has been made redundant at Grenmere Museum',
    'has been called a genius at Grenmere Museum',
    'has been named the best farrier at Grenmere Museum',
  ])('is neither a prize nor an opinion: %s', (said) =>
    expect(saidOf(`Zelda Quibbleworth ${said}.`)).toEqual([]),
  )
})
