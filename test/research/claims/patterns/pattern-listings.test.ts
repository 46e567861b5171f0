import { describe, expect, test } from 'vitest'
import { findPatternClaims } from '../../../../research/claims/patterns/find-pattern-claims.ts'
import { buildPersonProfile } from '../../../../research/records/person-profile.ts'

const person = buildPersonProfile({ name: 'Rufus Tallow' })

function claimsIn(text: string, isOwnPage = false): string[] {
  return findPatternClaims({ text, person, isOwnPage })
    .filter(({ path }) => path !== 'mentions.items')
    .map(({ path, value }) =>
      [path.split('.')[0], ...Object.values(value).filter((one) => one !== null)].join(' | '),
    )
}

/** Lines of a page that say nothing of a person. */
const filler = Array.from({ length: 9 }, (_, at) => `The ${at + 1}th lamp is lit.`).join('\n')

describe('lines of a page that is titled by the name', () => {
  test.each([
    `${filler}\nColonel\nJudge Marlow\nForeman`,
    'Subjects > History > General',
    'Opera singer Tickets\tDancer Tickets',
  ])('parts in films, trails of menus or rows of tables are no headline: %j', (text) => {
    expect(claimsIn(text, true)).toEqual([])
  })

  test('an occupation right at its top is the headline', () => {
    expect(claimsIn('Opera singer\nOpen on weekdays', true)).toContain('identity | Opera singer')
  })

  test('other titles of works are no other names of the person', () => {
    const text = `${filler}\n... aka The Long Lamp (Austria)\nThe Lamp, also known as Lampion`
    expect(claimsIn(text, true)).toEqual([])
  })
})
