import { expect, test } from 'vitest'
import { answerPresence } from '../../../bench/port/presence.ts'
import { findContacts } from '../../../research/identity/contacts/find-contacts.ts'
import { interpretPhone } from '../../../research/identity/contacts/interpret-query.ts'

const tooLong = ['+49 30 1234567890123', '+49 800 123456789012', '+49301234567890123']

test.each(tooLong)('%s has more digits than E.164 allows and is no phone number', (number) => {
  for (const country of [undefined, 'DE', 'AT'])
    expect(findContacts(`Tel: ${number}`, country).phones).toEqual([])
  expect(findContacts(`<a href="tel:${number.replaceAll(' ', '')}">call</a>`).phones).toEqual([])
  expect(interpretPhone(number)).toHaveProperty('reason')
})

test('a number of 15 digits at most is found', () => {
  expect(findContacts('Tel: +49 30 12345678901').phones).toEqual(['+493012345678901'])
})

const sites = ['GitHub', 'Hacker News', { url: 'https://t.example/u/{}', errorType: 'status_code' }]

test.each(sites)('half of a surrogate pair is no username at %j', (site) => {
  for (const username of ['\ud800', 'a\udc00b', 'ada\ud83d']) {
    const verdict = answerPresence({
      site,
      username,
      status: 200,
      headers: {},
      body: 'ada',
      finalUrl: '',
    })
    expect(verdict).toEqual({ outcome: 'unknown', reason: 'illegal_username' })
  }
})
