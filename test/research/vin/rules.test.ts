import { describe, expect, test } from 'vitest'
import { VinInput } from '../../../contract/operations/vin.ts'
import { buildSigns, isKeyMatch } from '../../../research/vin/keys.ts'
import { choosePlausibleYears, parseModelYears } from '../../../research/vin/model-year.ts'
import {
  buildVinKey,
  computeCheckDigit,
  isCheckDigitValid,
  parseVinRegion,
  parseWmi,
} from '../../../research/vin/structure.ts'

const messagesFor = (vin: unknown) =>
  VinInput.safeParse({ vin }).error?.issues.map(
    ({ message, path }) => `${path.join('.')} ${message}`,
  ) ?? []

describe('what a caller may send as a VIN', () => {
  test('the VIN of a request is trimmed and upper-cased, and refresh is off unless the caller asks for it', () => {
    expect(VinInput.parse({ vin: '  1hgcm82633a004352\n' })).toEqual({
      vin: '1HGCM82633A004352',
      refresh: false,
    })
  })

  test.each([
    ['1HGCM82633A00435', 'vin must have 17 characters, has 16'],
    ['1HGCM82633A0043522', 'vin must have 17 characters, has 18'],
    ['', 'vin must have 17 characters, has 0'],
    [
      'IHGCM82633A004352',
      'vin must not contain the letter I (position 1); a VIN never has it, look for 1',
    ],
    [
      '1hgcm82633ao04352',
      'vin must not contain the letter O (position 12); a VIN never has it, look for 0',
    ],
    [
      '1HGCM82633Q004352',
      'vin must not contain the letter Q (position 11); a VIN never has it, look for 0 or 9',
    ],
    [
      '1HGCM-2633A004352',
      'vin must not contain "-" (position 6); only the letters A-Z without I, O and Q and the digits 0-9 are allowed',
    ],
    [
      '1HGCM 2633A004352',
      'vin must not contain " " (position 6); only the letters A-Z without I, O and Q and the digits 0-9 are allowed',
    ],
    [
      '1HGCM8263🚗A004352',
      'vin must not contain "🚗" (U+1F697, position 10); only the letters A-Z without I, O and Q and the digits 0-9 are allowed',
    ],
    [
      '1НGCM82633A004352',
      'vin must not contain "Н" (U+041D, position 2); only the letters A-Z without I, O and Q and the digits 0-9 are allowed',
    ],
  ])('the VIN of a request: %j is refused with the reason and the path', (vin, message) => {
    expect(messagesFor(vin)).toEqual([message])
  })

  test('a VIN that is too short and has an illegal letter says both', () => {
    expect(messagesFor('1HGO')).toHaveLength(2)
  })

  test.each([[undefined], [null], [17], [['1HGCM82633A004352']]])(
    'the VIN of a request: %j is no VIN',
    (vin) => {
      expect(VinInput.safeParse({ vin }).success).toBe(false)
    },
  )

  test('an unknown property of a VIN request is refused', () => {
    expect(VinInput.safeParse({ vin: '1HGCM82633A004352', year: 2003 }).success).toBe(false)
  })
})

describe('the form of a VIN', () => {
  test.each([
    ['1M8GDM9AXKP042788', 'X', true],
    ['1HGCM82633A004352', '3', true],
    ['11111111111111111', '1', true],
    ['1FTMW1T88MFA00001', '8', true],
    ['5YJSA1E26HF000337', '7', false],
    ['WVWZZZ1JZXW000001', '0', null],
  ])('the check digit of %s is %s (valid: %s)', (vin, digit, valid) => {
    expect([computeCheckDigit(vin), isCheckDigitValid(vin)]).toEqual([digit, valid])
  })

  test.each([
    ['1FTMW1T88MFA00001', '1FT', 'MW1T8|MFA00001', 'North America'],
    ['VF9SP3V31JM795123', 'VF9795', 'SP3V3|JM795123', 'Europe'],
    ['JYARN33E2GA012345', 'JYA', 'RN33E|GA012345', 'Asia'],
    ['7FCTGAALXNN012345', '7FC', 'TGAAL|NN012345', 'North America'],
    ['7A8TGAALXNN012345', '7A8', 'TGAAL|NN012345', 'Oceania'],
    ['9BWZZZ377VT004251', '9BW', 'ZZZ37|VT004251', 'South America'],
    ['AAVZZZAAZFD123456', 'AAV', 'ZZZAA|FD123456', 'Africa'],
    ['DAVZZZAAZFD123456', 'DAV', 'ZZZAA|FD123456', null],
  ])(
    'the form of a VIN: %s has the maker code %s, the key %s and comes from %s',
    (vin, wmi, key, region) => {
      expect([parseWmi(vin), buildVinKey(vin), parseVinRegion(vin)]).toEqual([wmi, key, region])
    },
  )
})

describe('pattern keys', () => {
  test.each([
    ['CM826', true],
    ['CM8', true],
    ['C*82', true],
    ['C_82', true],
    ['C[A-M]8', true],
    ['[ABC]M', true],
    ['[D-Z]M', false],
    ['CM#2', true],
    ['C#', false],
    ['*****|3A', true],
    ['*****|*[AB]', true],
    ['*****|3B', false],
    ['CM826|3A0043521', false],
    ['[1-A-JT]', true],
    ['**[1-A-JT]', false],
  ])('pattern keys: %s matches CM826|3A004352: %s', (key, matches) => {
    expect(isKeyMatch(key, 'CM826|3A004352')).toBe(matches)
  })

  test('a key names its signs by the position in the VIN', () => {
    expect(buildSigns('A*[C-E]|*[12]')).toEqual([
      { position: 4, signs: 'A' },
      { position: 6, signs: 'CDE' },
      { position: 9, signs: '12' },
    ])
  })
})

describe('the model year', () => {
  const car = {
    code: '1HG',
    manufacturer: null,
    makes: [],
    vehicleTypeId: 2,
    vehicleType: null,
    lightTruck: false,
    publicFrom: null,
  }
  const motorcycle = { ...car, vehicleTypeId: 1 }
  const all = () => true

  test.each([
    ['A', [2010, 1980]],
    ['Y', [2030, 2000]],
    ['1', [2031, 2001]],
    ['9', [2039, 2009]],
    ['0', []],
    ['U', []],
    ['Z', []],
  ])('position 10 = %s can mean %j', (code, years) => {
    expect(parseModelYears(`1HGCM8263${code}A004352`)).toEqual(years)
  })

  test.each([
    [
      'a car with a digit in position 7 is of the first cycle',
      '1HGCM8263CA004352',
      car,
      all,
      [1982],
    ],
    [
      'a car with a letter in position 7 is of the second cycle',
      '1HGCM8A63CA004352',
      car,
      all,
      [2012],
    ],
    [
      'a light truck follows the rule of cars',
      '1HGCM8A63CA004352',
      { ...motorcycle, vehicleTypeId: 3, lightTruck: true },
      all,
      [2012],
    ],
    [
      'a car is tried as of the other cycle when the maker has data only for that',
      '1HGCM8263CA004352',
      car,
      (year: number) => year > 2000,
      [1982, 2012],
    ],
    ['a motorcycle is tried as of both cycles', '1HGCM8263CA004352', motorcycle, all, [2012, 1982]],
    [
      'a vehicle of an unknown kind is tried as of both cycles',
      '1HGCM8263CA004352',
      null,
      all,
      [2012, 1982],
    ],
    [
      'a year after the next two is of the cycle before',
      '1HGCM82633A004352',
      motorcycle,
      all,
      [2003],
    ],
    [
      'a letter in position 7 cannot make a car from the future',
      '1HGCM8A6XXA004352',
      car,
      all,
      [1999],
    ],
    [
      'position 7 of a car made for Europe settles nothing',
      'WAUZZZ8K9BA123456',
      car,
      all,
      [2011, 1981],
    ],
    ['position 10 = 0 is no year', '1HGCM82630A004352', car, all, []],
  ])('the model year: %s', (_, vin, wmi, covers, years) => {
    expect(choosePlausibleYears(vin, wmi, 2028, covers)).toEqual(years)
  })
})
