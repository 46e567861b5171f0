import { describe, expect, test } from 'vitest'
import { buildPersonProfile } from '../../../../research/records/person-profile.ts'
import { createClaimLister } from '../../../support/research/list-claims.ts'

const person = buildPersonProfile({ name: 'Rufus Tallow' })
const claimsIn = createClaimLister(person)

describe('works', () => {
  test.each([
    'In Rufus Tallow, editor, Proceedings of the Second Lamp Conference, pages 57-66.',
    'In Otto Rank and Rufus Tallow, editors, Proc. of the Lamp Conference, pp. 1--20.',
    'Rufus Tallow, Computational models of lamps, Proceedings of the Lamp Conference, p.3-10, 1997',
  ])('a citation states no post and no headline: %s', (text) => {
    expect(claimsIn(text)).toEqual([])
  })

  test('who edits a journal is its editor, whatever pages the sentence counts', () => {
    expect(claimsIn('Rufus Tallow is editor of the Ravstone Journal, 57 pages a month.')).toContain(
      'work | editor | Ravstone Journal | true',
    )
  })

  test.each(['The Runner, Globex House, 1985.', 'The Modes of Lamps: Metaphor, Globex, 1977'])(
    'a line of a bibliography is no line of a career: %s',
    (line) => {
      expect(claimsIn(`Notes on lamps.\n${line}`, true)).toEqual([])
    },
  )

  test('a book whose title reads like a post is none, and a field is no part of an entry', () => {
    expect(claimsIn('Notes on lamps.\nThe Novelist at the Crossroads', true)).toEqual([])
    expect(claimsIn('Rufus Tallow, Professor, Law')).toContain('work | Professor | true')
  })

  test('the brother of a character is not of the author', () => {
    const text =
      'Notes on lamps.\nSent to her second winter, Beriel is the victim of a plot of her brother, Otto, in the north.'
    expect(claimsIn(text, true)).toEqual([])
  })

  test.each([
    'Rufus Tallow, a farrier, is the protagonist of the book.',
    'The plot is thin. Rufus Tallow is a farrier at Globex Museum, and the storyline follows.',
  ])('what a plot makes of a person is no fact: %s', (text) => {
    expect(claimsIn(text)).toEqual([])
  })
})
