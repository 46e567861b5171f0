import { expect, test } from 'vitest'
import {
  type GuardedPattern,
  toGuardedGroup,
  toGuardedPattern,
} from '../../../research/safety/tables/guarded-pattern.ts'

const patterns: readonly GuardedPattern[] = [
  toGuardedPattern('[Kk]irche|Zeuge', '(?:Kirche|kirche|Zeuge) aus'),
  toGuardedPattern('癌|がん', '(?:癌|がん)で'),
  toGuardedPattern('καρκίνος', 'καρκίνος'),
  toGuardedPattern('(?<!x)ab?c', 'ab?c'),
  /\d{3}/u,
]
const holds = toGuardedGroup(() => patterns)

test.each([
  ['Sie trat aus der Kirche aus.', true],
  ['Sie trat aus der kirche aus.', true],
  ['Die Kirche steht.', false],
  ['癌で', true],
  ['がんで', true],
  ['癌の', false],
  ['Ο καρκίνος', true],
  ['ac', true],
  ['abc', true],
  ['ab', false],
  ['call 123', true],
  ['', false],
])('a group of guarded patterns finds in "%s" what each alone finds', (text, found) => {
  expect(patterns.some((pattern) => pattern.test(text))).toBe(found)
  expect(holds(text)).toBe(found)
  expect(holds(`${'. '.repeat(3_000)}${text}`)).toBe(found)
})
