import { expect, test } from 'vitest'
import { saidOf } from '../../../support/research/said-of.ts'

test.each([
  [
    'Five questions for Zelda Quibbleworth\nWhen were you born?\n1970. It rained.\nWhere is home?\nIn Halifax, above a forge.',
    ['born | 1970', 'place | Halifax'],
  ],
  [
    'Zelda Quibbleworth\nTea or milk? Tea.\nWhat do you do? I’m a stage manager, on weekdays.\nWho employs you? Grenmere Museum.\nAre you on Mastodon? I am: @qx7@example.social.',
    ['work | stage manager', 'work | Grenmere Museum', 'account | mastodon | qx7@example.social'],
  ],
])('the answers to a questionnaire are of the person that it asks: %s', (text, said) => {
  expect([...new Set(saidOf(text))].sort()).toEqual([...said].sort())
})

test.each([
  'By Zelda Quibbleworth\nWhen were you born?\n1970.\nWhere do you live?\nIn Halifax.',
  'Otto Rank asks Zelda Quibbleworth\nWhen were you born?\n1970.\nWhere do you live?\nIn Halifax.',
  'Zelda Quibbleworth asks\nWhere do you live?\nHalifax.\nWhen were you born?\n1970.',
  'Zelda Quibbleworth interviews a smith\nWhere do you live?\nHalifax.\nWhen were you born?\n1970.',
  'Interview by Zelda Quibbleworth\nWhere do you live?\nHalifax.\nWhen were you born?\n1970.',
  'Words: Zelda Quibbleworth\nWhere do you live?\nHalifax.\nWhen were you born?\n1970.',
  'Zelda Quibbleworth\nTea or milk?\nTea.\nIf you could choose, where do you live?\nHalifax.',
  'Zelda Quibbleworth\nTea or milk?\nTea.\nWhere do you live in the film?\nHalifax.',
  'Zelda Quibbleworth\nTea or milk?\nTea.\nWhere do you work?\nGlobex Foods until recently.',
  'Zelda Quibbleworth\nTea or milk?\nTea.\nWhere do you live?\nNot in Halifax.',
  'Zelda Quibbleworth\nWhere would you like to live?\nIn Halifax.\nWhen did you learn it?\n1970.',
  'Zelda Quibbleworth\nWhere does your sister live?\nIn Halifax.\nWhen was she born?\n1970.',
])('an answer that another gives, or to another question, states nothing: %s', (text) => {
  expect(saidOf(text)).toEqual([])
})
