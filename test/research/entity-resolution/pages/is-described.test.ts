import { describe, expect, test } from 'vitest'
import { buildHintMarks } from '../../../../research/entity-resolution/pages/build-hint-marks.ts'
import { isDescribed } from '../../../../research/entity-resolution/pages/is-described.ts'
import { buildPortrait } from '../../../../research/entity-resolution/pages/portrait.ts'

const nameWords = new Set(['greta', 'falkaby'])

const isSaid = (headline: string, passages: string, read: { employers?: readonly string[] } = {}) =>
  isDescribed(
    buildPortrait({ passages, sentences: passages, nameWords, ...read }),
    buildHintMarks({ headline, tags: [], location: null, usernames: [] }),
    nameWords,
  )

describe('what a caller says of a person', () => {
  const writer = 'author of picture books for children'
  const painter = 'landscape painter, Halden Guild of Artists'
  test.each([
    [
      'its words in another order and form',
      writer,
      'Greta Falkaby wrote a picture book: a children’s author.',
      true,
    ],
    ['fewer than three quarters of its words', writer, 'Greta Falkaby is an author.', false],
    [
      'one of two words away from the name',
      'record producer',
      'Greta Falkaby sings on records which the brothers of the house of Tallow produced.',
      false,
    ],
    [
      'a role of several words',
      painter,
      'Greta Falkaby, the landscape painter, met Orla Finch.',
      true,
    ],
    ['its only word beside the name', 'author', 'The author Greta Falkaby met Orla Finch.', false],
    [
      'the role, beside a firm that the caller does not give',
      painter,
      'Greta Falkaby, landscape painter at Tallow House Ltd, met Orla Finch.',
      false,
    ],
    ['one word of the role', painter, 'Greta Falkaby, a painter, met Orla Finch.', false],
    [
      'the words of the name only',
      'clerk at Falkaby and Greta Brothers',
      'Greta Falkaby, a clerk',
      false,
    ],
    [
      'the role, with the lives of two bearers',
      painter,
      'Greta Falkaby (1801-1867), landscape painter; Greta Falkaby (1840-1911), nurse',
      false,
    ],
  ])('a page says it, or does not, when it has %s', (_, headline, text, said) => {
    expect(isSaid(headline, text)).toBe(said)
  })

  test('a page that says the role does not describe the person when it states another employer than the caller', () => {
    const text = 'Greta Falkaby is a landscape painter at Tallow House.'
    expect(isSaid(painter, text, { employers: ['Tallow House'] })).toBe(false)
  })
})
