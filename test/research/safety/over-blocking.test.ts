import { describe, expect, test } from 'vitest'
import { buildFinding, type Finding } from '../../../research/records/finding.ts'
import {
  suppressesFinding,
  suppressesGroup,
  suppressesPerson,
} from '../../../research/safety/suppressions/suppresses.ts'
import { toSuppression } from '../../support/research/to-suppression.ts'

const address = toSuppression({ kind: 'email', value: 'ottoline.brackenbury@tidewater.example' })
const employed = toSuppression({
  kind: 'name',
  value: 'Ottoline Brackenbury',
  fact: { kind: 'employer', value: 'Tidewater Institute' },
})
const snippet =
  'Some One and Ottoline Brackenbury (ottoline.brackenbury@tidewater.example) of the Tidewater Institute'
const page = (more: Partial<Finding>) =>
  buildFinding({
    kind: 'page',
    url: 'https://news.example/a',
    title: 'Some One',
    method: 'search_result',
    matchedOn: ['name'],
    ...more,
  })
const own = buildFinding({
  kind: 'account',
  url: 'https://github.com/someone1',
  title: 'someone1',
  method: 'api',
  platform: 'github',
  username: 'someone1',
  name: 'Some One',
})

describe('an opt-out of Ottoline Brackenbury', () => {
  test.each([
    ['by her address', address],
    ['by her name and employer', employed],
  ])(
    'an opt-out of Ottoline Brackenbury: %s removes a record that mentions her and leaves the person it is about',
    (_, optOut) => {
      expect(suppressesFinding([optOut], page({ snippet }))).toBe(true)
      expect(suppressesGroup([optOut], [own, page({ snippet })], ['Some One'])).toBe(false)
      expect(suppressesPerson([optOut], { name: 'Some One', headline: snippet })).toBe(false)
    },
  )

  test.each([
    ['by her address', address],
    ['by her name and employer', employed],
  ])('an opt-out of Ottoline Brackenbury: %s refuses the request for her', (_, optOut) => {
    const about = page({ title: 'Ottoline Brackenbury', snippet })
    expect(suppressesGroup([optOut], [about], ['Ottoline Brackenbury'])).toBe(true)
    expect(suppressesPerson([optOut], { name: 'Ottoline Brackenbury', headline: snippet })).toBe(
      true,
    )
  })

  test('an opt-out of Ottoline Brackenbury refuses a request for another name that states her address in a field', () => {
    const contact = { emails: ['ottoline.brackenbury@tidewater.example'] }
    expect(suppressesPerson([address], { name: 'Some One', contact })).toBe(true)
  })

  test.each([
    ['an address', address, 'Mail: ottoline.brackenbury@tidewater.example'],
    ['a phone number', toSuppression({ kind: 'phone', value: '+49 30 901820' }), '+49 30 901820'],
  ])(
    'an opt-out of Ottoline Brackenbury by %s takes the account whose biography shows it',
    (_, optOut, bio) => {
      const account = { ...own, name: 'Ottoline Brackenbury', bio }
      expect(suppressesGroup([optOut], [account], ['Ottoline Brackenbury'])).toBe(true)
      expect(suppressesGroup([optOut], [{ ...own, bio: 'Rivers' }], ['Some One'])).toBe(false)
    },
  )

  test.each([['github.com/ottolineb'], ['Sails with https://github.com/ottolineb']])(
    'an opt-out of Ottoline Brackenbury by her profile leaves an account that links to it: %s',
    (bio) => {
      const profile = toSuppression({ kind: 'profile_url', value: 'https://github.com/ottolineb' })
      expect(suppressesGroup([profile], [{ ...own, bio }], ['Some One'])).toBe(false)
    },
  )

  test('an opt-out of Ottoline Brackenbury leaves an account whose biography names her beside her address', () => {
    expect(suppressesGroup([address], [{ ...own, bio: snippet }], ['Some One'])).toBe(false)
  })
})
