import { describe, expect, test } from 'vitest'
import { buildPersonProfile } from '../../../../research/records/person-profile.ts'
import { createClaimLister } from '../../../support/research/list-claims.ts'

const claimsIn = createClaimLister(buildPersonProfile({ name: 'Rufus Tallow' }))

describe('a headline', () => {
  test.each([
    'Ormesher',
    'and co-founder, Globex Museum',
    'general notes | our lamps | about the author',
    'History Theory General Tole...',
  ])('is not a line under the name that goes on, trails or is one name: %s', (line) => {
    expect(claimsIn(`Rufus Tallow\n${line}`, true).join('\n')).not.toContain('identity')
  })

  test('stands near the name', () => {
    const rows = Array.from({ length: 4 }, (_, at) => `Halifax, lamp ${at}`).join('\n')
    const text = `${rows}\nStage manager`
    expect(claimsIn(`Rufus Tallow\n${text}`, true).join('\n')).not.toContain('identity')
    expect(claimsIn('Rufus Tallow\nStage manager', true)).toContain('identity | Stage manager')
  })

  test.each([
    'When President Rufus Tallow faced the lamps, all were lit.',
    'He served under the new leader Rufus Tallow for years.',
    'And today we welcome General Rufus Tallow.',
    'Street Lawyer\tRufus Tallow\t790\t6.6',
    'Rufus Tallow is the author of <i>The Blinded Lamp: A Night.',
  ])('is no clause, no cell of a table and holds no markup: %s', (text) => {
    expect(claimsIn(text).join('\n')).not.toContain('identity')
  })

  test('ends in front of a dash', () => {
    expect(claimsIn('Stage Manager- Rufus Tallow')).toContain('identity | Stage Manager')
  })
})

describe('a post', () => {
  test.each([
    'Police Officer at Ravstone Opera (1 episode, 1997)',
    'The first physician to see the lamp at Ravstone Opera had left it.',
  ])('on a line without a name stands near the name: %s', (line) => {
    const text = `Notes on lamps.\nOtto Rank, vet\n${line}`
    expect(claimsIn(text, true).join('\n')).not.toContain('work')
  })

  test('opens with a title where no verb says that it is one', () => {
    const text = 'stint at the Eldgate College at Halifax, Rufus Tallow returned to his lamps.'
    expect(claimsIn(text).join('\n')).not.toContain('work | stint')
  })

  test('with one year is that of a firm', () => {
    expect(claimsIn('Notes on lamps.\nBranded - Dart - Salute the Soldier (1965)', true)).toEqual(
      [],
    )
  })

  test('names no label as its organisation', () => {
    const text = 'Rufus Tallow\nPreceded by\nOtto Rank\nHome Secretary\n1993–1997'
    expect(claimsIn(text, true).join('\n')).not.toContain('Preceded')
  })

  test('is nothing of a menu', () => {
    const menu = 'Press Room | Gifts & Volunteers | Home\nIssues | Biography | Supporters & Friends'
    expect(claimsIn(`Rufus Tallow\n${menu}`, true)).toEqual([])
  })

  test('is not at a place that someone left', () => {
    expect(claimsIn('Rufus Tallow left Dallas in 1980.').join('\n')).not.toContain('work')
  })

  test('is none in a row of several people', () => {
    expect(claimsIn('Glenn Cook\tRufus Tallow\tGlenn Cook\tRufus Tallow')).toEqual([])
  })

  test('is no organisation that is called like it', () => {
    const text = 'Rufus Tallow, Professor & Presidential Chair in Information Studies'
    expect(claimsIn(text).join('\n')).not.toContain('work | Professor &')
  })

  test('is at the whole of a department', () => {
    const unit = 'Lane Department of Computer Science and Electrical Engineering'
    const text = `Rufus Tallow is an assistant professor with the ${unit}, Globex University.`
    expect(claimsIn(text)).toContain(`work | assistant professor | ${unit} | true`)
  })
})
