import { expect, test } from 'vitest'
import { saidOf } from '../../../support/research/said-of.ts'

const director = ['work | Direktorin | Initech AG']

test.each([
  'The lamps: “They burn,” said Otto Rank. Zelda Quibbleworth ist Direktorin der Initech AG.',
  '„Sie brennen“, sagte Otto Rank. Zelda Quibbleworth ist Direktorin der Initech AG.',
  '»Sie brennen«, sagte Otto Rank. Zelda Quibbleworth ist Direktorin der Initech AG.',
  '« Elles brûlent », dit Otto Rank. Zelda Quibbleworth ist Direktorin der Initech AG.',
])('a sentence behind a quotation that has ended is the page’s own: %s', (text) =>
  expect(saidOf(text)).toEqual(director),
)

test.each([
  '„Sie brennen“, sagt Zelda Quibbleworth, Direktorin der Initech AG.',
  '„Alle brennen. Sie leuchten“, sagt Zelda Quibbleworth, Direktorin der Initech AG.',
  '"Sie brennen", sagt Zelda Quibbleworth, Direktorin der Initech AG, am Montag.',
])('the post beside the name of who is quoted is theirs: %s', (text) =>
  expect(saidOf(text)).toEqual(director),
)

test.each([
  '„Zelda Quibbleworth ist Direktorin der Initech AG“, sagt Otto Rank.',
  '„Alle brennen. Zelda Quibbleworth ist Direktorin der Initech AG“, sagt Otto Rank.',
  '“She is here. Zelda Quibbleworth is director of Initech,” said Otto Rank.',
  '„Sie brennen“, sagt Otto Rank, Direktor der Initech AG, zu Zelda Quibbleworth.',
])('what a quotation says is not stated: %s', (text) => expect(saidOf(text)).toEqual([]))

test.each([
  [
    'Zelda Quibbleworth lit them.\n“Late again,” says Quibbleworth, who works at Ravstone Opera as a farrier.',
    ['work | farrier | Ravstone Opera'],
  ],
  [
    'Zelda Quibbleworth lit them.\n“Late,” laughs Zelda, a farrier at Ravstone Opera.',
    ['work | farrier | Ravstone Opera'],
  ],
  [
    'Zelda Quibbleworth lit them.\n“Late,” says Rank, who works at Ravstone Opera as a farrier.',
    [],
  ],
  [
    'Zelda Quibbleworth lit them.\n“Late,” says Quibbleworth, who may join Ravstone Opera as a farrier.',
    [],
  ],
])('what stands behind a part of the name of who is quoted is of that one: %s', (text, said) => {
  expect(saidOf(text)).toEqual(said)
})
