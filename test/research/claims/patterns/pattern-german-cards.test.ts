import { expect, test } from 'vitest'
import { saidOf } from '../../../support/research/said-of.ts'

test.each([
  [
    'Zelda Quibbleworth\nBaujahr: 1978\nIch wohne in: Rostock\nIch arbeite als: Architektin',
    ['born | 1978', 'place | Rostock', 'work | Architektin'],
  ],
  [
    'Zelda Quibbleworth\nBerufsbezeichnung: Architektin\nDienstgeber: Grenmere GmbH\nBei uns seit: 2011',
    ['work | Architektin | Grenmere GmbH | 2011'],
  ],
  [
    'Zelda Quibbleworth\nStudienabschluss: Diplom, Universität Ulm, 2002\nFrüherer Arbeitgeber: Grenmere Verlag',
    ['study | Diplom | Universität Ulm | 2002', 'past | Grenmere Verlag'],
  ],
  ['Zelda Quibbleworth\nArchitektin\nbei uns seit 2017', ['work | Architektin | 2017']],
])('German labels say what their values are: %s', (text, said) =>
  expect(saidOf(text)).toEqual(said),
)
