import { expect, test } from 'vitest'
import { saidOf } from '../../../support/research/said-of.ts'

/** What is read of a sentence, where NAME stands for the person. */
function check(text: string, ...said: string[]): void {
  expect(saidOf(text.replace('NAME', 'Zelda Quibbleworth'))).toEqual(said)
}

test.each([
  ['NAME joined Globex Foods on 2 May 2016.', 'work | Globex Foods | 2016-05'],
  ['NAME joined Globex Foods as clerk on May 2nd, 2016.', 'work | clerk | Globex Foods | 2016-05'],
  ['NAME is a clerk at Globex Foods since 2 May 2016.', 'work | clerk | Globex Foods | 2016-05'],
  ['NAME was a clerk at Globex Foods until 2nd of May 2016.', 'past | clerk | Globex Foods'],
  ['NAME is a clerk at Globex Foods. 2 May 2016', 'work | clerk | Globex Foods'],
])('a post that begins or ends on a day has its month: %s', check)
