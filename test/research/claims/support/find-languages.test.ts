import { expect, test } from 'vitest'
import { isEnglishAroundNames } from '../../../../research/claims/support/find-languages.ts'

test.each([
  ['João da Silva dos Santos teaches at Faculdade de Letras da Universidade de Coimbra.', true],
  ['She works at Istituto di Ricerca per la Storia del Diritto e della Politica.', true],
  ['Hans von der Heide works at Verein der Freunde und Förderer der Universität zu Köln.', true],
  ['She is the author of La sombra del viento y El juego del ángel.', true],
  ['Иван Петров works at МГУ.', true],
  ['Orla Breck ist Geschäftsführerin der Hafen GmbH.', false],
  ['Er arbeitet seit 2010 bei der Universität Köln.', false],
  ['Ha trabajado en la Universidad de Lima desde 2010.', false],
  ["Il travaille à l'Université de Lyon depuis 2010.", false],
  ['Иван Петров работает в МГУ с 2010 года.', false],
])('an English sentence is known whatever the language of its names: %s', (sentence, isKnown) => {
  expect(isEnglishAroundNames(sentence)).toBe(isKnown)
})
