import { describe, expect, test } from 'vitest'
import { saidOf } from '../../../support/research/said-of.ts'

describe('a curriculum vitae with its years on lines of their own', () => {
  test.each([
    [
      'years first, the firm above the post',
      'Name\tZelda Quibbleworth\nProfessional experience\nSince 04/1994\nRavstone Opera\nHead of Communications\n02/1990 – 03/1994\nGrenmere Museum\nLamp Restorer',
      [
        'work | Head of Communications | Ravstone Opera | 1994-04',
        'work | Lamp Restorer | Grenmere Museum | 1990-02',
      ],
    ],
    [
      'years last, the post above the firm',
      'Zelda Quibbleworth\nWork history\nLampmaster\nRavstone Opera\nMay 2004 – Present\nLamp Restorer\nGrenmere Museum\n1999 – 2004',
      [
        'work | Lampmaster | Ravstone Opera | 2004-05',
        'work | Lamp Restorer | Grenmere Museum | 1999',
      ],
    ],
    [
      'a field that is written like a name',
      'Zelda Quibbleworth\nStudies\n1998\nEldgate College\nLamp Lore, degree: MSc',
      ['study | MSc | Eldgate College | 1998'],
    ],
  ])('a curriculum vitae has %s', (_, text, said) => {
    expect(saidOf(text)).toEqual(said)
  })

  test('a name with years that no such heading stands above is of another', () => {
    expect(
      saidOf('Zelda Quibbleworth\nMembers\nRavsto Lanterer\nGlobex Ltd\n2004 – Present'),
    ).toEqual([])
  })

  test.each([
    'Zelda Quibbleworth\nExperience\nHalifax\nRavstone Opera\n2004 – 2010',
    'Zelda Quibbleworth\nExperience\nJane Baker\nRavstone Opera\n2004 – 2010',
  ])('a town or a person beside a firm is no post: %s', (text) => {
    expect(saidOf(text).join()).not.toMatch(/Halifax|Jane/)
  })

  test.each([
    ['2001–07', 'work | Farrier | Ravstone Opera | 2001'],
    ['2001–', 'work | Farrier | Ravstone Opera | 2001'],
  ])('years may be shortened: %s', (years, said) => {
    expect(saidOf(`Zelda Quibbleworth\nFarrier, Ravstone Opera, ${years}`)).toEqual([said])
  })
})

test.each([
  ['Since 2004: stage manager', ['work | stage manager | 2004']],
  ['Since 2004: Grenmere Museum.', ['work | Grenmere Museum | 2004']],
  [
    '1996 until 2004 employed as clerk by Ravstone Opera.',
    ['work | clerk | Ravstone Opera | 1996'],
  ],
  ['Since 2004: Eldgate College', []],
  ['1996–2004: Grenmere Museum', []],
  ['Since 2004: stage managers', []],
  ['Since 2004: tea, no milk', []],
])('a line that begins with its years and goes on today needs no second part: %s', (line, said) => {
  expect(saidOf(`Zelda Quibbleworth\nNumber: 17\n${line}`)).toEqual(said)
})
