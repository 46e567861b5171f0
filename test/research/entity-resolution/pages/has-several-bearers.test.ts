import { describe, expect, test } from 'vitest'
import { parseBearer } from '../../../../research/entity-resolution/pages/bearer.ts'
import { hasSeveralBearers } from '../../../../research/entity-resolution/pages/has-several-bearers.ts'

const bearer = parseBearer(['Greta Falkaby'])

describe('a page describes several people of a name', () => {
  test.each([
    [
      'two posts in one sentence',
      'At one table sat Greta Falkaby, a dentist, and at another Greta Falkaby, a pastor.',
    ],
    [
      'two towns in one sentence',
      'Prizes went to Greta Falkaby of Leeds and to Greta Falkaby of Galway.',
    ],
    [
      'lines that begin with the name, with another town each',
      'Greta Falkaby, nurse, Leeds\nGreta Falkaby, nurse, Galway',
    ],
    [
      'lines that begin with the name, with another post in the same town each',
      'Greta Falkaby, nurse, Leeds\nGreta Falkaby, pastor, Leeds',
    ],
    [
      'towns at the end of long lines',
      ['Leeds', 'Galway']
        .map((town) => `Greta Falkaby, nurse, ${'kind, '.repeat(16)}${town}`)
        .join('\n'),
    ],
    [
      'headings of the name, with another age below each',
      'Greta Falkaby\nAge 71. Works with wood.\nGreta Falkaby\nAge 34. Works with wood.',
    ],
    [
      'headings of the name, with another age at the end of what stands below each',
      ['Nurse, Weller Dental. Age 71.', 'Pastor, St Mary. Age 34.']
        .map((below) => `Greta Falkaby\n${below}`)
        .join('\n'),
    ],
    [
      'headings of the name, with another small town below each',
      'Greta Falkaby\nHexham, Northumberland. Nurse.\nGreta Falkaby\nKendal, Cumbria. Nurse.',
    ],
    [
      'lines with another year of birth each',
      'Greta Falkaby (singer), born 1961\nGreta Falkaby (judge), born 1930',
    ],
    ...['34 Jahre', '34 ans', '34 años', '34 lat', '34 года', '34 роки'].map((age) => [
      `headings of the name, with another age below each: ${age}`,
      `Greta Falkaby\n${age}, Leeds.\nGreta Falkaby\n${age.replace('34', '71')}, Leeds.`,
    ]),
    ...[
      'Jahrgang 1961',
      'née en 1961',
      'née le 3 mai 1961',
      'born in May 1961',
      'ur. 1961',
      '1961 г. р.',
      '1961 р. н.',
    ].map((born) => [
      `lines with another year of birth each: ${born}`,
      `Greta Falkaby, ${born}\nGreta Falkaby, ${born.replace('1961', '1930')}`,
    ]),
    [
      'ages that are called so',
      'Greta Falkaby, aged 45, won a cup\nGreta Falkaby, aged 71, lent a clock',
    ],
  ])('a page describes several bearers of a name by %s', (_, text) => {
    expect(hasSeveralBearers(text, bearer)).toBe(true)
  })

  test.each([
    [
      'posts that she has in two sentences',
      'Greta Falkaby is a dentist in Leeds. Greta Falkaby was a pastor in Galway.',
    ],
    ['posts in a list', 'Greta Falkaby, dentist\nGreta Falkaby, treasurer of the choir'],
    ['years of service', 'Greta Falkaby, seit 14 Jahren dabei\nGreta Falkaby, 31 Jahre im Chor'],
    ['one town', 'Greta Falkaby, nurse, Leeds\nGreta Falkaby, Leeds, lent a clock'],
    [
      'a relative whose name is written otherwise',
      'Greta Falkaby, a dentist of Leeds, is the mother of Greta B. Falkaby, a pastor of Galway.',
    ],
    [
      'offices of one candidate',
      'Greta Falkaby, mayor of Leeds, and Greta Falkaby, chair of the board, run again.',
    ],
    ['jobs of a cast', 'Director: Greta Falkaby, Producer: Greta Falkaby, Editor: Bo Li'],
    ['parts of an actor', 'Greta Falkaby (nurse), Bo Li (judge), Greta Falkaby (pastor)'],
    [
      'stations of a life',
      'Greta Falkaby, lecturer, Leeds, 2001-2005\nGreta Falkaby, professor, Galway, 2005-2015',
    ],
    [
      'sentences of a life in lines',
      'Greta Falkaby studied in Leeds.\nGreta Falkaby works in Galway as a nurse.',
    ],
    [
      'a town in two languages',
      'Greta Falkaby, photographe, Genève\nGreta Falkaby, Fotografin, Genf',
    ],
    ['stops of a tour', 'Greta Falkaby, Leeds, 3 May\nGreta Falkaby, London, 4 May'],
    ['talks', 'Greta Falkaby (Leeds) 2019, Greta Falkaby (London) 2020'],
    ['races', 'Greta Falkaby, Leeds, 41:02\nGreta Falkaby, Galway, 40:02'],
    ...[
      ['Born to Run, 1999', 'Born to Run, 2009'],
      ['The first-born 1999', 'The First-Born 2009'],
      ['Born Again 1999', 'Born Again 2009'],
      ['Birth of a Nation 2003', 'Birth of a Nation 2016'],
      ['Lumex prize 2010 * Globex prize 2012', 'Lumex prize 2014 * Globex prize 2016'],
    ].map(([one = '', other = '']) => [
      `works of one maker: ${one}`,
      `Greta Falkaby * ${one}\nGreta Falkaby * ${other}`,
    ]),
    ['publications', 'Greta Falkaby (2019). Tides. Leeds.\nGreta Falkaby (2020). Rain. London.'],
    ['points', 'Greta Falkaby (21) scored.\nGreta Falkaby (35) scored.'],
    ['minutes of comments', 'Greta Falkaby\n53 minutes ago\nGreta Falkaby\n12 minutes ago'],
    [
      'offices of two firms in one town',
      'Greta Falkaby, director of Quay Ltd, Leeds\nGreta Falkaby, secretary of Bell Ltd, Leeds',
    ],
    ['streets', 'Greta Falkaby Road, Leeds\nGreta Falkaby Road, Galway'],
    [
      'people that she met',
      'Greta Falkaby met a judge in Leeds before Greta Falkaby met a nurse in Galway.',
    ],
    [
      'another given name that ends like hers',
      'At one table sat GRETA FALKABY, a dentist, and at another MARGRETA FALKABY, a pastor.',
    ],
    [
      'the age of a building',
      'Greta Falkaby\nLives in a mill aged 90.\nGreta Falkaby\nHas a house aged 20.',
    ],
    ['ages a year apart', 'Greta Falkaby (45) 41:02\nGreta Falkaby (46) 40:57'],
  ])('a page does not describe several bearers of a name by %s', (_, text) => {
    expect(hasSeveralBearers(text, bearer)).toBe(false)
  })
})
