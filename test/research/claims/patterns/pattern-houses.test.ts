import { describe, expect, test } from 'vitest'
import { saidOf } from '../../../support/research/said-of.ts'

describe('a post below a name on the page of a firm is one of that firm', () => {
  test.each([
    [
      'named over the contact',
      'Grenmere Museum\nfounded 1933\nYour contact\nZelda Quibbleworth\nFarrier (since 1996)',
      ['work | Farrier | Grenmere Museum | 1996'],
    ],
    [
      'named in the heading',
      'The people behind Grenmere Museum\nZelda Quibbleworth\nStage Manager\nHere since 2004. Collects lamps.',
      ['work | Stage Manager | Grenmere Museum | 2004'],
    ],
    [
      'named at the end',
      'Zelda Quibbleworth, MSc (Eldgate College)\nStage manager · ext. 25\nIn the house since 1991\nGrenmere Museum is closed on Mondays.',
      ['study | MSc | Eldgate College', 'work | Stage manager | Grenmere Museum | 1991'],
    ],
  ])('a post below a name is of the firm %s', (_, text, said) => {
    expect(saidOf(text)).toEqual(said)
  })

  test.each([
    ['no contact stands below', 'Grenmere Museum\nOn show\nZelda Quibbleworth\nStage Manager'],
    [
      'two firms are named',
      'The team at Ravstone Opera\nZelda Quibbleworth\nStage Manager\nGrenmere Museum is closed on Mondays.',
    ],
    ['the heading names no firm', 'The people behind the lamps\nZelda Quibbleworth\nStage Manager'],
  ])('a post below a name is of no firm where %s', (_, text) => {
    expect(saidOf(text)).toEqual(['work | Stage Manager'])
  })

  test('a post that is over is none of that firm', () => {
    expect(
      saidOf('The team at Ravstone Opera\nZelda Quibbleworth\nFormer stage manager').join(),
    ).not.toContain('Ravstone')
  })
})

test('a handle may stand behind the name, a sign in front of who employs', () => {
  const text =
    'Zelda Quibbleworth zeldaq77\nTinkers. Previously Ravstone Opera.\n🏢 Grenmere Museum\n📍 Halifax\n🔗 zelda.example'
  expect(saidOf(text)).toEqual([
    'past | Ravstone Opera',
    'work | Grenmere Museum',
    'place | Halifax',
  ])
})

test.each([
  ['PhD (Eldgate College), 1998', 'study | PhD | Eldgate College | 1998'],
  ['MSc in Botany (Eldgate College)', 'study | MSc | Eldgate College'],
])('the school of a qualification may stand in brackets: %s', (value, said) => {
  expect(saidOf(`Zelda Quibbleworth\nQualifications: ${value}`)).toEqual([said])
})
