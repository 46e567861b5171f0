import { expect, test } from 'vitest'
import {
  parseExcerpt,
  parseExcerptWords,
  saysName,
} from '../../../../research/claims/support/excerpt-words.ts'

test.each([
  ['R&amp;D at AT&T', 'r and d at at and t'],
  ['Caf&eacute;&nbsp;Marsh', 'cafe marsh'],
])('the words of %s are those that its reader sees', (text, words) => {
  expect(parseExcerptWords(text).join(' ')).toBe(words)
})

test.each([
  ['يعمل مهندسًا بشركة نيوتك للشحن', 'شركة نيوتك'],
  ['عاش بالقاهرة', 'القاهرة'],
  ['עובד כמהנדס באוניברסיטת תל אביב', 'אוניברסיטת תל אביב'],
  ['גר בתל אביב', 'תל אביב'],
  ['professeur à l’Université Marlow', 'Université Marlow'],
  ["présidente d'Initech", 'Initech'],
  ["docente all'Università di Marlow", 'Università di Marlow'],
  ['docente dell’Università di Marlow', 'Università di Marlow'],
])('a name is said where a preposition is written together with it: %s', (text, name) =>
  expect(saysName(parseExcerpt(text), name)).toBe(true),
)

test.each([
  ['يعمل بشركة نيوتك', 'شركة أرامكو'],
  ['גר בתל מונד', 'תל אביב'],
  ["works at O'Neil", 'Neil'],
])('no other name is said behind a joined preposition: %s', (text, name) =>
  expect(saysName(parseExcerpt(text), name)).toBe(false),
)

test.each([
  ['sagt der Präsident des Lampenrats', 'Lampenrat', true],
  ['Leiter des Wiener Lampenlabels FOMP', 'Wiener Lampenlabel FOMP', true],
  ['Leiter des Lumexbundes', 'Lumexbund', true],
  ['Leiter der Lampenrats', 'Lampenrat', false],
  ['Leiter des Lampencampus', 'Lampencampu', false],
])('a name is said in the German genitive: %s', (text, name, isSaid) =>
  expect(saysName(parseExcerpt(text), name)).toBe(isSaid),
)
