import { unwrap } from '../text/patterns/unwrap.ts'
import { idFronts, idValue } from './tables/secret-patterns.ts'

/**
 * Visa, Mastercard, American Express, Discover and Maestro by their first digits and lengths,
 * single or in groups.
 */
const cardRun = new RegExp(
  unwrap`
    (?<![\w/=.+-])(?:4\d{3}|5[1-5]\d\d|2[2-7]\d\d|3[47]\d\d|6(?:011|5\d\d))(?:[ -]?\d{2,6}){2,4}
    (?![\w/-])`,
  'g',
)
const ibanRun = /\b[A-Z]{2}\d\d(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?\b/g

/** Whether a text holds a number of a payment card, by length and Luhn's check. */
export function holdsCardNumber(text: string): boolean {
  return (text.match(cardRun) ?? []).some((run) => {
    const digits = run.replace(/\D/g, '')
    const fits = /^3/.test(digits) ? digits.length === 15 : digits.length === 16
    return fits && passesLuhn(digits)
  })
}

/** The sum of digits, every second one from the right doubled, ends in 0. */
function passesLuhn(digits: string): boolean {
  let sum = 0
  for (const [at, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}

/** International bank account numbers: mod 97 of the rotated number is 1. */
export function holdsBankNumber(text: string): boolean {
  return (text.match(ibanRun) ?? []).some((run) => {
    const plain = run.replaceAll(' ', '')
    if (plain.length < 15 || plain.length > 34) return false
    let rest = 0
    for (const sign of `${plain.slice(4)}${plain.slice(0, 4)}`) {
      const value = Number.parseInt(sign, 36)
      rest = (rest * (value > 9 ? 100 : 10) + value) % 97
    }
    return rest === 1
  })
}

/** Spanish DNI and NIE: the letter is the number's rest of 23. */
export function holdsSpanishId(text: string): boolean {
  return [...text.matchAll(/(?<![\w-])([XYZ]|\d)-?(\d{7})-?([A-HJ-NP-TV-Z])(?![\w-])/g)].some(
    ([, first = '', digits = '', letter = '']) => {
      const number = Number(`${'XYZ'.includes(first) ? 'XYZ'.indexOf(first) : first}${digits}`)
      return 'TRWAGMYFPDXBNJZSQVHLCKE'.charAt(number % 23) === letter
    },
  )
}

/** A number that a state gives a person, behind what it is called. */
export function holdsLabelledId(text: string): boolean {
  return idFronts.some((front) =>
    [...text.matchAll(front)].some(({ 0: found, index }) =>
      idValue.test(text.slice(index + found.length, index + found.length + 60)),
    ),
  )
}
