import { describe, expect, test } from 'vitest'
import { saidOf } from '../../../support/said-of.ts'

describe('an aside behind a name holds whatever the sentence does', () => {
  test.each([
    [
      'Without Zelda Quibbleworth, farrier at Grenmere Museum, the chapter would not exist.',
      ['work | farrier | Grenmere Museum'],
    ],
    ['“It rained”, said Zelda Quibbleworth, farrier at Grenmere Museum.', []],
    [
      'It rained, said Zelda Quibbleworth, farrier at Grenmere Museum.',
      ['work | farrier | Grenmere Museum'],
    ],
    [
      'I am indebted to Zelda Quibbleworth (farrier, Grenmere Museum, Halifax) for maps.',
      ['work | farrier | Grenmere Museum', 'place | Halifax'],
    ],
    [
      'Thanks are due to Zelda Quibbleworth, who as farrier of Grenmere Museum opened the gate.',
      ['work | farrier | Grenmere Museum'],
    ],
    ['If Zelda Quibbleworth, allegedly a farrier at Grenmere Museum, comes, go.', []],
    ['In the film Zelda Quibbleworth, farrier at Grenmere Museum, would fly.', []],
    [
      'I, Zelda Quibbleworth, of Halifax, farrier, employed by Grenmere Museum since 2004, will say as follows.\n1. I hold an MSc in Botany, awarded by Eldgate College in 1998.',
      ['work | Grenmere Museum | 2004', 'study | MSc | Eldgate College | 1998'],
    ],
    ['Zelda Quibbleworth would not work as a farrier at Grenmere Museum.', []],
  ])('an aside behind a name holds whatever the sentence does: %s', (text, said) =>
    expect(saidOf(text)).toEqual(said),
  )
})

describe('relative clauses on an organisation', () => {
  test.each([
    [
      'Zelda Quibbleworth is known for her songs at Grenmere Museum, which she joined in 2004.',
      ['work | Grenmere Museum | 2004'],
    ],
    [
      'Zelda Quibbleworth sings at Grenmere Museum, where she has worked since 2004.',
      ['work | Grenmere Museum | 2004'],
    ],
    [
      'Zelda Quibbleworth sings at Grenmere Museum, where she is a bell tuner.',
      ['work | bell tuner | Grenmere Museum'],
    ],
    [
      'Zelda Quibbleworth sings at Grenmere Museum, where she was a bell tuner until 2004.',
      ['past | bell tuner | Grenmere Museum'],
    ],
    ['Zelda Quibbleworth met Otto Rank at Grenmere Museum, where he is a bell tuner.', []],
    ['Zelda Quibbleworth sings in Halifax, where she has lived since 2004.', []],
  ])('relative clauses on an organisation: %s', (text, said) => expect(saidOf(text)).toEqual(said))
})
