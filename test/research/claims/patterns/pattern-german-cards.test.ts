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

test.each([
  [
    'Zelda Quibbleworth arbeitet als Ärztin an der Kinderklinik am Sonnberg.',
    'Kinderklinik am Sonnberg',
  ],
  ['Zelda Quibbleworth ist Leiterin der Apotheke am Markt.', 'Apotheke am Markt'],
  ['Zelda Quibbleworth arbeitet als Ärztin an der Parkklinik am Wochenende.', 'Parkklinik'],
])('where a German house stands is a part of its name, a time is none: %s', (text, firm) =>
  expect(saidOf(text).join()).toMatch(new RegExp(`${firm}$`, 'u')),
)

test.each([
  ['Zelda Quibbleworth\nRestauratorin', ['work | Restauratorin']],
  ['Zelda Quibbleworth\nProjektleiter', ['work | Projektleiter']],
  ['Zelda Quibbleworth\nRuine', []],
])('German words for occupations are known by their ends: %s', (text, said) =>
  expect(saidOf(text)).toEqual(said),
)

test.each([
  ['Zelda Quibbleworth ist auf GitHub unterwegs als „qx7“', ['account | github | qx7']],
  ['Zelda Quibbleworth: Quelltext im Konto qx7 auf GitHub', ['account | github | qx7']],
  ['Zelda Quibbleworth ist auf GitHub unterwegs wie alle', []],
])('German names an account beside its platform: %s', (text, said) =>
  expect(saidOf(text)).toEqual(said),
)

test.each([
  [
    'Zelda Quibbleworth\nAusbildung\nUniversität Ulm: Diplom (Biologie), 2006',
    ['study | Diplom | Universität Ulm | 2006'],
  ],
  [
    'Zelda Quibbleworth\nUniversität Ulm, Diplom, 1998–2003',
    ['study | Diplom | Universität Ulm | 2003'],
  ],
  [
    'Zelda Quibbleworth ist hier. Sie studierte Biologie in Jena und forschte an der Universität Ulm.',
    [],
  ],
])('a colon and a further clause end the name of a school: %s', (text, said) =>
  expect(saidOf(text).filter((one) => one.startsWith('study'))).toEqual(said),
)
