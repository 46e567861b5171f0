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
      'headings of the name, with another age below each',
      'Greta Falkaby\nAge 71. Works with wood.\nGreta Falkaby\nAge 34. Works with wood.',
    ],
  ])('by %s', (_, text) => {
    expect(hasSeveralBearers(text, bearer)).toBe(true)
  })

  test.each([
    [
      'posts that she has in two sentences',
      'Greta Falkaby is a dentist in Leeds. Greta Falkaby was a pastor in Galway.',
    ],
    ['posts in a list', 'Greta Falkaby, dentist\nGreta Falkaby, treasurer of the choir'],
    ['one town', 'Greta Falkaby, nurse, Leeds\nGreta Falkaby, Leeds, lent a clock'],
    [
      'a relative whose name is written otherwise',
      'Greta Falkaby, a dentist of Leeds, is the mother of Greta B. Falkaby, a pastor of Galway.',
    ],
    ['ages a year apart', 'Greta Falkaby (45) 41:02\nGreta Falkaby (46) 40:57'],
  ])('and not by %s', (_, text) => {
    expect(hasSeveralBearers(text, bearer)).toBe(false)
  })
})
