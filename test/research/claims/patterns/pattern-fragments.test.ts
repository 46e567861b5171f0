import { describe, expect, test } from 'vitest'
import { saidOf } from '../../../support/research/said-of.ts'

const below = (line: string) => saidOf(`Zelda Quibbleworth\n${line}`)

describe('fragments of a profile below the name', () => {
  test.each([
    [
      'Tinkers. 📍 Halifax | ex-farrier @ Ravstone Opera | class of 1998, Eldgate College',
      ['place | Halifax', 'past | farrier | Ravstone Opera', 'study | Eldgate College | 1998'],
    ],
    [
      'Tinkers. Halifax 📍 formerly farrier at Ravstone Opera 🛠️ Eldgate College ’98 🎓',
      ['place | Halifax', 'past | farrier | Ravstone Opera', 'study | Eldgate College | 1998'],
    ],
    [
      'Tinkers // ex Grenmere Museum // alum of Eldgate College',
      ['past | Grenmere Museum', 'study | Eldgate College'],
    ],
    [
      'Tinkers with lamps. b. 1970. Home is Halifax. Views my own.',
      ['born | 1970', 'place | Halifax'],
    ],
    ['Halifax and surrounding area · 379 connections', ['place | Halifax']],
    ['Greater Halifax Area | Tinkers', ['place | Halifax']],
    ['Halifax, Canada · 500+ connections · Contact info', ['place | Halifax, Canada']],
    ['@zelda\nTinkers with lamps. Home: Halifax. Views my own.', ['place | Halifax']],
  ])('fragments of a profile below the name are read: %s', (line, said) => {
    expect(below(line)).toEqual(said)
  })

  test.each([
    'Tinkers. est. 1970 🎂',
    'Tinkers. Then: a nap. Now: another nap.',
    'Tinkers. 📍 somewhere damp',
    'Tinkers. ex smoker, previously on time, class of its own',
    'Tinkers. Today: rain. Tomorrow: more of it.',
    'Tinkers. Weder an der Wand, noch an den Lampen.',
    'Tinkers. Class of 1998, and no regrets.',
  ])('jokes and moods of a profile state nothing: %s', (line) => {
    expect(below(line)).toEqual([])
  })
})

describe('short entries below a name', () => {
  test.each([
    [
      'Finished in June. First stop: stage manager, Grenmere Gallery. Today: farrier, Ravstone Opera.',
      ['past | stage manager | Grenmere Gallery', 'work | farrier | Ravstone Opera'],
    ],
    [
      'Then: stage manager at Grenmere Gallery. Now: farrier with Ravstone Opera.',
      ['past | stage manager | Grenmere Gallery', 'work | farrier | Ravstone Opera'],
    ],
    ['Finished in June. Outside the barn, a farrier. Now: lamps, a farrier.', []],
    ['Farrier (since 1996)', ['work | Farrier | 1996']],
  ])('a short entry below a name is read: %s', (line, said) => {
    expect(below(line)).toEqual(said)
  })
})

describe('what stands further on in an entry is of its name', () => {
  test.each([
    [
      'Zelda Quibbleworth (Hon. Treasurer). Appointed 2021. Farrier, Ravstone Opera; sometime lamp restorer with Grenmere Museum.',
      ['work | Farrier | Ravstone Opera', 'past | lamp restorer | Grenmere Museum'],
    ],
    [
      'Zelda Quibbleworth: farrier from the Halifax area writing about lamps; ex Ravstone Opera, so knows the noise.',
      ['work | farrier', 'place | Halifax', 'past | Ravstone Opera'],
    ],
    [
      'QUIBBLEWORTH, Zelda; Farrier, Ravstone Opera, since 2007; b. 1970; m., two d. Educ.: Eldgate College (BA 2000). Stage manager, Grenmere Museum, 2001–07. Home: Halifax. Club: Lamps.',
      [
        'work | Farrier | Ravstone Opera | 2007',
        'born | 1970',
        'study | BA | Eldgate College | 2000',
        'work | Stage manager | Grenmere Museum | 2001',
        'place | Halifax',
      ],
    ],
  ])('what stands further on in an entry is of its name: %s', (text, said) => {
    expect(saidOf(`Our people\n${text}\nOtto Rank. Appointed 2019.`)).toEqual(said)
  })

  test('a list of names with colons is no conversation', () => {
    const list = [
      'Otto Rank: cats.',
      'Zelda Quibbleworth: farrier from the Halifax area.',
      'Jane Blunt: posts.',
    ]
    expect(saidOf(list.join('\n'))).toEqual(['work | farrier', 'place | Halifax'])
  })
})

test('a label of time further on in a paragraph goes on with the name that opens it', () => {
  const text =
    'Zelda Quibbleworth (Third Owl) acted in a barn. The barn is gone. Off stage: farrier.'
  expect(saidOf(text)).toEqual(['work | farrier'])
  expect(saidOf(text.replace('The barn is gone', 'Otto Rank has the barn'))).toEqual([])
})

describe('what a signature stands below is said by who signs', () => {
  test.each([
    'I live in Halifax and have for years.\n– Zelda Quibbleworth, reader',
    '“The lamps are fine. I live in Halifax.”\n— Zelda Quibbleworth',
  ])('what a signature stands below is said by who signs: %s', (text) => {
    expect(saidOf(text)).toContain('place | Halifax')
  })

  test.each([
    'I live in Halifax and have for years.\n– Otto Rank, reader\nGood lamps.\n– Zelda Quibbleworth, reader',
    'I live in Halifax and have for years.\nGood lamps.\n– Zelda Quibbleworth, reader',
    'I live in Halifax and have for years.\nZelda Quibbleworth is a reader.',
  ])('what another signature stands below is not of the person: %s', (text) => {
    expect(saidOf(text)).not.toContain('place | Halifax')
  })
})

test.each([
  ['Head Farrier. Lives in Halifax.', ['work | Head Farrier', 'place | Halifax']],
  ['Halifax. Lamps, tea, small horses.', ['place | Halifax']],
  ['Lamps. Tea. Small horses.', []],
  ['Winter in Halifax. Lamps.', []],
  ['Keen allotment holder. Lamps.', []],
  ['Amateur astronomer. Lamps.', []],
  ['Dog lover and runner. Lamps.', []],
  ['MBA in Hydraulics, 1976. Now clerk at Globex Ltd.', ['work | clerk | Globex Ltd']],
])('the fragments of the line right under a name are read: %s', (line, said) => {
  expect(saidOf(`Zelda Quibbleworth\n${line}`)).toEqual(said)
})
