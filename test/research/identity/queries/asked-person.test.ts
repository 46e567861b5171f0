import { expect, test } from 'vitest'
import { parseAskedPerson } from '../../../../research/identity/queries/asked-person.ts'

test.each([
  ['Editor · Halden Press (2004 to 2009)', 'Editor · Halden Press'],
  ['Editor, Halden Press (since 2010-05) · Ulverby', 'Editor, Halden Press · Ulverby'],
  ['Painter (1656-1740)', 'Painter (1656-1740)'],
  ['Halden Press (until 2009)', 'Halden Press'],
  ['Halden Press (2009)', 'Halden Press'],
])('the headline of a hit, %j, asks for no years of a post', (headline, described) => {
  const asked = parseAskedPerson({ name: 'Greta Falkaby', headline })
  expect(asked.described.headline).toBe(described)
  const words = described.toLowerCase().match(/[\p{L}\d]{3,}/gu)
  expect(asked.hints.words).toEqual(words)
})
