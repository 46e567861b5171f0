import { expect, test } from 'vitest'
import { saidOf } from '../../../support/research/said-of.ts'

test.each([
  [
    'Zelda Quibbleworth works at Grenmere Museum and never looked back.',
    ['work | Grenmere Museum'],
  ],
  [
    'Zelda Quibbleworth works at Grenmere Museum; the lamps could be brighter.',
    ['work | Grenmere Museum'],
  ],
  [
    'Zelda Quibbleworth, who will keep her name, is a farrier at Grenmere Museum.',
    ['work | farrier | Grenmere Museum'],
  ],
  ['Based in Halifax, Zelda Quibbleworth has never given up rowing.', ['place | Halifax']],
])('a doubt reaches no further than its own clause: %s', (text, said) => {
  expect(saidOf(text)).toEqual(said)
})

test('a courtesy is no condition', () => {
  const text = 'If you want to write, I am @qx7@example.social these days.'
  expect(saidOf(text, true)).toEqual(['account | mastodon | qx7@example.social'])
})

test.each([
  'Zelda Quibbleworth never lived in Halifax and is a farrier.',
  'Zelda Quibbleworth works at Grenmere Museum, but not for long.',
  'Zelda Quibbleworth was appointed director of Grenmere Museum and never took office.',
  'Zelda Quibbleworth is a farrier at Grenmere Museum; this is not true.',
  'She moves to Halifax and will join Grenmere Museum, Zelda Quibbleworth hopes.',
  'If you believe Otto, Zelda Quibbleworth works at Grenmere Museum.',
  'Zelda Quibbleworth works at Grenmere Museum and lives in Halifax, said a man who was wrong.',
  'Zelda Quibbleworth, who paints, will be a farrier at Grenmere Museum.',
  'If based in Halifax, Zelda Quibbleworth would row.',
  'Zelda Quibbleworth is director of Grenmere Museum and might be an impostor.',
  'Zelda Quibbleworth works at Grenmere Museum, and nobody believes it.',
  'Zelda Quibbleworth lives in Halifax and does not.',
  'If you like fairy tales, Zelda Quibbleworth is director of Grenmere Museum.',
])('a doubt about the whole leaves nothing: %s', (text) => {
  expect(saidOf(text)).toEqual([])
})

test('a person who plays an instrument plays no part', () => {
  expect(saidOf('Zelda Quibbleworth works at Grenmere Museum and plays the bass guitar.')).toEqual([
    'work | Grenmere Museum',
  ])
  expect(saidOf('Zelda Quibbleworth plays the director of Grenmere Museum.')).toEqual([])
})

test('what a person meant to do is not done', () => {
  expect(saidOf('Zelda Quibbleworth had meant to take an MSc at Eldgate University.')).toEqual([])
})

test.each([
  'Le mari de Zelda Quibbleworth, directeur de la Banque de Rodel, est né en 1950.',
  'La hija de Zelda Quibbleworth, directora de la Fundación Ravelo, habló.',
  'O marido de Zelda Quibbleworth, diretor da Biblioteca Nacional, nasceu em 1950.',
  'Der Anwalt von Zelda Quibbleworth, Professor an der Universität Ulm, sprach.',
  'The father of Zelda Quibbleworth, born in 1930 in Lyon, was a teacher.',
])('what stands behind "the husband of NAME" is not stated of the person: %s', (text) =>
  expect(saidOf(text)).toEqual([]),
)

test('the post in front of the name is of the person whose relative speaks', () =>
  expect(
    saidOf('La hija de la escritora Zelda Quibbleworth, directora de la Fundación Ravelo, habló.'),
  ).toEqual(['work | escritora']))
