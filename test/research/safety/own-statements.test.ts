import { expect, test } from 'vitest'
import { toOwnShownOrNull } from '../../../research/safety/to-own-shown-or-null.ts'

test('a given name that is a word for a belief is shown in the text of a person who bears it', () => {
  expect(toOwnShownOrNull('Christian. Architect.', 'Christian Lindby')).not.toBeNull()
  expect(toOwnShownOrNull('Christian. Architect.', 'Ada Marlowe')).toBeNull()
  expect(toOwnShownOrNull('Gay. Christian.', 'Christian Lindby')).toBeNull()
  expect(toOwnShownOrNull("I'm Christian, a baker", 'Christian Lindby')).not.toBeNull()
  expect(toOwnShownOrNull("I'm Christian and gay", 'Christian Lindby')).toBeNull()
  expect(toOwnShownOrNull("I'm a Christian, a baker", 'Christian Lindby')).toBeNull()
})

test('the name of a series is no arrest', () => {
  expect(toOwnShownOrNull('Arrested Development fan')).not.toBeNull()
  expect(toOwnShownOrNull('Arrested for theft in 2014')).toBeNull()
})
