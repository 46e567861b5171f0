import { describe, expect, test } from 'vitest'
import { draftsOf } from '../../../support/research/said-of.ts'

/** The places where a text says that Zelda Quibbleworth lives today. */
const homesIn = (text: string, isOwnPage = false) =>
  draftsOf(text, isOwnPage).flatMap(({ path, value }) =>
    path === 'locations.items' && value.current ? [value.label] : [],
  )

describe('homes are read from verbs of living', () => {
  test.each([
    'Zelda Quibbleworth lives on a barge in Ulverby.',
    'Zelda Quibbleworth lives quietly in Ulverby with three goats.',
    'Zelda Quibbleworth lives in the heart of Ulverby.',
    'Zelda Quibbleworth has called Ulverby home since 2009.',
    'Zelda Quibbleworth has made her home in Ulverby.',
    'Zelda Quibbleworth has lived in Ulverby for twenty years.',
    'Zelda Quibbleworth has since moved to Ulverby.',
    'Zelda Quibbleworth, a resident of Ulverby, objected.',
    'The chair thanked Zelda Quibbleworth, a resident of Ulverby, for coming.',
    'Zelda Quibbleworth, a longtime Ulverby resident, objected.',
  ])('%s', (text) => expect(homesIn(text)).toEqual(['Ulverby']))

  test.each([
    'Zelda Quibbleworth lives in the memory of her years in Ulverby.',
    'Zelda Quibbleworth is a native of Ulverby.',
    'Zelda Quibbleworth lived in Ulverby for twenty years.',
    'Zelda Quibbleworth had called Ulverby home.',
  ])('none: %s', (text) => expect(homesIn(text)).toEqual([]))
})
