import { describe, expect, test } from 'vitest'
import { answerContacts } from '../../../../bench/port/contacts.ts'
import { findAskedAddress } from '../../../../research/identity/contacts/find-asked-address.ts'
import {
  interpretEmail,
  interpretPhone,
} from '../../../../research/identity/contacts/interpret-query.ts'
import { interpretUsername } from '../../../../research/identity/contacts/interpret-username.ts'

const emails: [text: string, ...emails: string[]][] = [
  ['Mail jane@example.org.', 'jane@example.org'],
  [
    '<a href="mailto:Jane.Doe%40Example.org?subject=hi&amp;cc=bob@example.net">x</a>',
    'jane.doe@example.org',
    'bob@example.net',
  ],
  ['jane&#64;example&#46;org', 'jane@example.org'],
  ['jane<span>@</span>example.org', 'jane@example.org'],
  ['name (at) example dot org', 'name@example.org'],
  ['jane [at] example [dot] co [dot] uk', 'jane@example.co.uk'],
  ['jane dot doe at example dot org', 'jane.doe@example.org'],
  ['janeATexampleDOTorg', 'jane@example.org'],
  ['jane@example[.]org, bob(at)example(dot)com', 'jane@example.org', 'bob@example.com'],
  ['Email: jane @ example.org', 'jane@example.org'],
  ['请联系jane@example.org谢谢', 'jane@example.org'],
  ['jane@münchen.de', 'jane@xn--mnchen-3ya.de'],
  ['jane@example.org.It was', 'jane@example.org'],
  ["'jane@example.org' o'brien@example.org", 'jane@example.org', "o'brien@example.org"],
  ['see...jane@example.org', 'jane@example.org'],
  ['JANE@EXAMPLE.ORG jane@example.org', 'jane@example.org'],
  ['jane＠example．org', 'jane@example.org'],
  ['john..doe@example.org'],
  ['a@2x.png icon@3x.webp logo@2x.ai'],
  ['react@18.2.0 lodash@4.17.21 @types/node@20.1.0'],
  ['@jane@social.example'],
  ['git clone git@github.com:ada/x.git'],
  ['xmpp:jane@example.org sip:jane@example.org'],
  ['https://user:pass@example.org/'],
  ['Follow us @ example.com, find us at example.com'],
  ['I work at google dot com'],
  ['jane@localhost foo@bar root@10.0.0.1'],
]

const phones: [text: string, country: string | undefined, ...phones: string[]][] = [
  ['Call (202) 555-0143 or +1 415 555 2671', undefined, '+12025550143', '+14155552671'],
  ['(202) 555-0143', undefined, '+12025550143'],
  ['1-415-555-2671', undefined, '+14155552671'],
  ['Reach the desk on 020 7946 0958 (Leeds, UK)', undefined, '+442079460958'],
  ['Tel. 06 69897651, Roma', undefined, '+390669897651'],
  ['Mob 401 26 617 | Kari Example, Bergen', undefined, '+4740126617'],
  ['Write to hei@shop.example.no or call 401 26 617', undefined, '+4740126617'],
  ['Rückfragen an 0664 1236072 (Graz)', undefined, '+436641236072'],
  ['More at https://shop.example.com.br or on (11) 96125-3240.', undefined, '+5511961253240'],
  ['New: +48 512 311 415, or call 512 311 416', undefined, '+48512311415', '+48512311416'],
  ['電話 090-1234-5092 大阪市', undefined, '+819012345092'],
  ['You can text me on 902 555 0171 or 416.555.0137.', undefined, '+19025550171', '+14165550137'],
  ['Kundennummer 030 901820, Berlin', undefined],
  ['Order 9031 7742 left our Oslo store', undefined],
  ['Scores in Bergen: 21 18 22 15', undefined],
  ['030 901820', undefined],
  ['Tel: 030 901820', 'DE', '+4930901820'],
  ['+49 (0)30 901820', undefined, '+4930901820'],
  ['0049 30 901820', undefined, '+4930901820'],
  ['020 7946 0958 / 020 7946 0959', 'GB', '+442079460958', '+442079460959'],
  [
    '<a href="tel:+12025550143;ext=5">call</a> wa.me/4915112345678',
    undefined,
    '+12025550143',
    '+4915112345678',
  ],
  ['Mobil: ٠١٧١ ١٢٣٤٥٦٧', 'DE', '+491711234567'],
  [
    '030 901820, 030 901821; Suite 200 (0171) 1234567',
    'DE',
    '+4930901820',
    '+4930901821',
    '+491711234567',
  ],
  ['415-555-2671 ext. 12, 415.555.2672 x5', 'US', '+14155552671', '+14155552672'],
  ['06 12 34 56 78', 'FR', '+33612345678'],
  ['98765 43210', 'IN', '+919876543210'],
  ['07700 900123', 'GB', '+447700900123'],
  ['1-800-FLOWERS', 'US', '+18003569377'],
  ['Order #4155552671, ticket 4155552672. Call 4155552673', 'US', '+14155552673'],
  [
    '2024-01-15 12:30, 15.01.2024, 192.168.100.200, $1,234,567.89, v1.2.3.4567, 978-3-16-148410-0, 4111 1111 1111 1111, 1990-2005',
    'US',
  ],
  [
    '2024-01-15 12:30, 15.01.2024, €1.234.567,89, 0000-0002-1825-0097, 1990-2005, 1700000000, order 01712345678',
    'DE',
  ],
  ['SSN 123-45-6789 EIN 12-3456789', 'US'],
  ['https://example.org/a/status/4155552671 img_4155552671.jpg', 'US'],
]

describe('contacts in a text', () => {
  test.each(emails)('the email addresses in %s are found', (text, ...expected) => {
    expect(answerContacts({ text }).emails).toEqual(expected)
  })

  test.each(phones)('the phone numbers in %s (%s) are found', (text, country, ...expected) => {
    expect(answerContacts({ text, country }).phones).toEqual(expected)
  })

  test.each([
    '@',
    'a@',
    'a@b.',
    '1',
    '1,',
    '12 34 ',
    '030 901820 Bonn ',
    'a at b dot ',
    '<a ',
    '(',
  ])('a megabyte of %s is read in bounded time', (piece) => {
    const started = process.cpuUsage()
    const text = piece.repeat(1_000_000 / piece.length)
    answerContacts({ text, country: 'US' })
    answerContacts({ text: `${text} call 030 901820 in Berlin` })
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(3_000)
  })
})

describe('what a query is', () => {
  test.each([
    ['+49 30 901820', undefined, '+4930901820'],
    ['030 901820', 'DE', '+4930901820'],
    ['+1 202 555 0143 ext. 5', undefined, '+12025550143'],
  ])('the type of a query: %s (%s) is a phone number', (query, region, number) => {
    expect(interpretPhone(query, region)).toMatchObject({ number })
  })

  test('a number is written without its extension, which no other source shows', () => {
    expect(interpretPhone('+1 202 555 0143 ext. 5')).toMatchObject({
      national: '(202) 555-0143',
      international: '+1 202 555 0143',
      extension: '5',
    })
  })

  test.each(['hello', '123', '', '030 901820', '+999 1234567', 'jane@example.org'])(
    'the type of a query: "%s" is no phone number, with a reason',
    (query) => {
      expect(interpretPhone(query)).toEqual({ reason: expect.stringContaining('query') })
    },
  )

  test('an email address has one canonical form, and its flags', () => {
    expect(interpretEmail('Jane.Doe+x@GoogleMail.com')).toMatchObject({
      email: 'jane.doe+x@googlemail.com',
      canonical: 'janedoe@gmail.com',
      isFreemail: true,
    })
    expect(interpretEmail('info@mailinator.com')).toMatchObject({
      isRole: true,
      isDisposable: true,
    })
  })

  test.each([
    ['mailinator.com', true],
    ['eu.mailinator.com', true],
    ['burnermail.io', true],
    ['guerrillamail.biz', true],
    ['mytemp.email', true],
    ['gmail.com', false],
    ['protonmail.com', false],
    ['mailinator.com.example.org', false],
    // a name service for home servers: what is below it has owners of its own
    ['jane.dns.army', false],
  ])('a mailbox at %s is thrown away: %s', (domain, isDisposable) => {
    expect(interpretEmail(`jane@${domain}`)).toMatchObject({ isDisposable })
  })

  test.each(['jane', '@jane', 'jane@x', 'jane@x.notatld', 'a@example.org, b@example.org'])(
    'the type of a query: "%s" is no email address, with a reason',
    (query) => {
      expect(interpretEmail(query)).toEqual({ reason: expect.stringContaining('query') })
    },
  )

  test.each([
    ['a@b', 'the domain has no top-level name'],
    ['a@.example', 'no mail goes to such a domain'],
    ['"a b"@x.example', 'what stands before the @ is no name of a mailbox'],
    [`${'a'.repeat(65)}@b.example`, 'what stands before the @ is no name of a mailbox'],
  ])('of %s the part that is wrong is named', (query, reason) => {
    expect(interpretEmail(query)).toEqual({ reason: `query is not an email address: ${reason}` })
  })

  test.each([
    ['@ada', 'ada', null],
    ['https://github.com/Ada', 'ada', 'github'],
  ])('the type of a query: %s is a username', (query, username, platform) => {
    expect(interpretUsername(query)).toEqual({ username, platform })
  })

  test.each(['', 'ada@example.org', 'Ada Example', 'a/b', '020-7946-0958'])(
    'the type of a query: "%s" is no username, with a reason',
    (query) => {
      expect(interpretUsername(query)).toEqual({ reason: expect.stringContaining('query') })
    },
  )
})

test.each([
  '+49 30 901820',
  '030 901820',
  '030/901820',
  '+4930901820',
  '004930901820',
  '+49 (0) 30 90 18 20',
  '+49.30.901820',
])('a number is found as people write it: %s', (written) => {
  const asked = {
    kind: 'phone',
    text: '+4930901820',
    national: '030 901820',
    international: '+49 30 901820',
  } as const
  expect(findAskedAddress(`Tel. ${written}, Fax`, asked)).toEqual([
    { start: 5, end: 5 + written.length },
  ])
})
