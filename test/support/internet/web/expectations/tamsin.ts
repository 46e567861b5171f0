import type { Expectations } from './expectations.ts'

const school = 'https://brackenhill.example/news/chess-county-champion'
const club = 'https://knightlyclub.example/juniors'

/** She is fifteen: nothing about her leaves the service. */
export const tamsinExpectations: Expectations = {
  name: 'Tamsin Everbright-Okoro',
  facts: [],
  conflicts: [],
  never: [
    'Brackenhill',
    'Ludlow',
    'Adaeze',
    'Thursdays',
    'Year 10',
    '2011',
    'tamsin@',
    'tamsin_eo',
    'county chess',
  ].map((text) => ({
    text,
    why: 'about a minor',
  })),
  copies: [],
  pages: { [school]: 'nothing', [club]: 'nothing' },
}
