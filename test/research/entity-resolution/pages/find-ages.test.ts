import { expect, test } from 'vitest'
import { parseBearer } from '../../../../research/entity-resolution/pages/bearer.ts'
import { findAges } from '../../../../research/entity-resolution/pages/find-ages.ts'

const bearer = parseBearer(['Greta Falkaby'])

test.each([
  ['Greta Falkaby, 56, of Leeds, was fined.', [56]],
  ['Greta Falkaby (41) won, ahead of Greta Falkaby, aged 67.', [67, 41]],
  [
    'Greta Falkaby, 2 May 2014. Orla Finch, 56, spoke to Greta Falkaby, 12 of whose works hang there.',
    [],
  ],
  ['Greta Falkaby, panadera de 104 años en Lugo, ha ganado.', [104]],
  ['Greta Falkaby, 43 ans, dentiste à Metz, a reçu le prix.', [43]],
  ['Greta Falkaby (52 Jahre) lebt in Ulm.', [52]],
  ['Greta Falkaby, ingeniera de software de 60 años en Lugo, ha ganado.', [60]],
  ['Greta Falkaby, una trayectoria de 30 años en Lugo.', []],
  ['Greta Falkaby, 30 años de oficio.', []],
  ['Greta Falkaby, 24 Mill Road, Leeds', []],
  ['Greta Falkaby (2019)', []],
  ['Points: Greta Falkaby (21), Orla Finch (9)', []],
  ['Harbours, 12\nFalkland, Greta, 9\nGreta Falkaby, 45, 67, 70', []],
  ['Greta Falkaby, 80 and 90 years later', []],
  ['GRETA FALKABY met MARGRETA FALKABY, 56, of Leeds.', []],
])('the ages behind the name in "%s" are %j', (text, ages) => {
  expect(findAges(text, bearer).toSorted((a, b) => b - a)).toEqual(ages)
})
