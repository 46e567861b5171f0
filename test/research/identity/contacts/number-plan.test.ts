import { expect, test } from 'vitest'
import type { LineType } from '../../../../research/identity/contacts/build-phone-facts.ts'
import { buildNumberPlan } from '../../../../research/identity/contacts/number-plan.ts'
import { interpretSearch } from '../../../../research/identity/queries/interpret-search.ts'
import { buildInterpretation } from '../../../../research/identity/queries/interpretation.ts'

const note = expect.stringMatching(/^Derived from the number plan.*ported, and people move\.$/)

test.each<[string, LineType, string | null, string[], string | null]>([
  ['+16502530000', 'fixed_line_or_mobile', 'Mountain View, CA', ['America/Los_Angeles'], null],
  ['+441207500000', 'fixed_line', 'Consett', ['Europe/London'], null],
  ['+351912345678', 'mobile', null, ['Atlantic/Azores', 'Europe/Lisbon'], 'Vodafone'],
  // Chinese mobile numbers belong to a province
  ['+8613000100000', 'mobile', 'Beijing', ['Asia/Shanghai'], 'China Unicom'],
])('the number plan knows of %s (%s) its region %s', (number, lineType, region, zones, carrier) => {
  expect(buildNumberPlan({ number, lineType })).toEqual({
    region,
    timeZones: zones,
    carrier,
    note,
  })
})

test.each<[string, LineType]>([
  ['+18002530000', 'toll_free'],
  ['+80012345678', 'toll_free'],
  ['+999123456', 'unknown'],
])('the number plan gives no hint about %s (%s), which lies nowhere', (number, lineType) => {
  expect(buildNumberPlan({ number, lineType })).toBeNull()
})

test('a search by phone keeps the first carrier of the range apart from the carrier of today', () => {
  const subject = interpretSearch('phone', '+351 912 345 678', null)
  if ('reason' in subject) throw new Error(subject.reason)
  expect(buildInterpretation(subject, 'MEO')).toMatchObject({
    carrier: 'MEO',
    numberPlan: { carrier: 'Vodafone', note },
  })
  expect(buildInterpretation(subject)).toMatchObject({ carrier: null })
})
