import { describe, expect, test } from 'vitest'
import { toIpSubject } from '../../../api/limits/to-ip-subject.ts'

describe('what of an address is counted', () => {
  test.each([
    ['IPv4, whole', '192.0.2.1', '192.0.2.1'],
    ['IPv4 with a port', '192.0.2.1:8080', '192.0.2.1'],
    ['IPv4 as IPv6', '::ffff:192.0.2.1', '192.0.2.1'],
    ['IPv4 as IPv6 in hex', '::ffff:c000:201', '192.0.2.1'],
    ['IPv6, its first 64 bits', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['IPv6, shortened', '2001:db8::1', '2001:db8::'],
    ['IPv6 in capitals and with zeros', '2001:0DB8:0001:0002:0:0:0:1', '2001:db8:1:2::'],
    ['IPv6 with a port', '[2001:db8:1:2::1]:443', '2001:db8:1:2::'],
    ['IPv6 in brackets', '[2001:db8:1:2::1]', '2001:db8:1:2::'],
    ['IPv6 with a zone', 'fe80::1%eth0', 'fe80::'],
    ['the loopback', '::1', '::'],
  ])('the counted part of an address: %s', (_, address, subject) => {
    expect(toIpSubject(address)).toBe(subject)
  })

  test.each([
    '',
    'unknown',
    '_hidden',
    'example.com',
    '192.0.2',
    '3221225985',
    '0x7f.1',
    '192.0.2.256',
    '192.0.2.1:',
    ':443',
    '2001:db8',
    '[192.0.2.1',
  ])('everything that is no address is one caller: "%s"', (address) => {
    expect(toIpSubject(address)).toBe('unknown')
  })

  test('neighbouring networks are counted apart, addresses of one host together', () => {
    expect(toIpSubject('2001:db8:0:1::1')).not.toBe(toIpSubject('2001:db8:0:2::1'))
    expect(toIpSubject('2001:db8:0:1::1')).toBe(toIpSubject('2001:db8:0:1:ffff:ffff:ffff:ffff'))
    expect(toIpSubject('192.0.2.1')).not.toBe(toIpSubject('192.0.2.2'))
  })
})
