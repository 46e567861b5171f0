import { expect, test } from 'vitest'
import { saidOf } from '../../../support/research/said-of.ts'

test.each([
  'Clinique mutualiste du Golfe',
  'Maison des jeunes du Vallon',
  'Section jurassienne des eaux souterraines',
  'Museo de arte contemporáneo de Ravelo',
  'Fábrica de Faianças Moreira & Neto',
])('the small words of a Romance name belong to it: %s', (house) => {
  expect(saidOf(`Zelda Quibbleworth, directrice de la ${house}, a parlé.`)).toEqual([
    `work | directrice | ${house}`,
  ])
})

test('labels of Romance languages name a past post and a home', () =>
  expect(
    saidOf(
      'Zelda Quibbleworth\nFonction antérieure : luthière, Atelier Marsh\nLieu de résidence : Namur',
    ),
  ).toEqual(['past | luthière | Atelier Marsh', 'place | Namur']))
