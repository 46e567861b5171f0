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

test.each([
  ["NAME est luthière à l'Atelier des Trois Ponts.", 'luthière | Atelier des Trois Ponts'],
  [
    'NAME, née en 1983, est chargée de médiation à la Maison des jeunes du Vallon.',
    'chargée de médiation | Maison des jeunes du Vallon',
  ],
  [
    'NAME travaille depuis 2016 pour la Coopérative laitière du Pré-Vert, où elle est fromagère.',
    'fromagère | Coopérative laitière du Pré-Vert | 2016',
  ],
  [
    'NAME trabaja como restauradora de órganos en la Fundación Tubos del Sur desde 2014.',
    'restauradora de órganos | Fundación Tubos del Sur | 2014',
  ],
  [
    'Desde 2019, NAME é diretora da Biblioteca Municipal de Ravelim.',
    'diretora | Biblioteca Municipal de Ravelim | 2019',
  ],
  [
    'Entrevistámos NAME, encadernadora da Oficina Gráfica do Cais, sobre o papel.',
    'encadernadora | Oficina Gráfica do Cais',
  ],
  [
    "La fonction de cheffe d'atelier de la Librairie des Écluses a été confiée à NAME, ravie.",
    "cheffe d'atelier | Librairie des Écluses",
  ],
  [
    'A Vinícola Serra Longa, que conta desde 2018 com NAME no cargo de enóloga, abre hoje.',
    'enóloga | Vinícola Serra Longa | 2018',
  ],
  [
    'NAME dirige depuis 2015 la Librairie des Écluses et vit à Namur.',
    'Librairie des Écluses | 2015',
  ],
  ['La charla será con NAME, bibliotecaria de profesión, que llega tarde.', 'bibliotecaria'],
])('a clause in a Romance language states a post, its parts in any order: %s', (text, said) =>
  expect(saidOf(text.replace('NAME', 'Zelda Quibbleworth'))).toContain(`work | ${said}`),
)
