import { expect, test } from 'vitest'
import { saidOf } from '../../../support/research/said-of.ts'

const russian = 'Глеб Вяземцев'
const zelda = 'Zelda Quibbleworth'

test.each([
  [russian, 'NAME родился в 1970-х.'],
  [russian, 'NAME (род. в 1970-х) — поэт.'],
  [russian, 'NAME родился в 1970 или 1971 году в Казани.'],
  ['Остап Верещак', 'NAME народився 1970 року або 1971 року.'],
  ['Zbigniew Tarkowski', 'NAME urodził się w 1970 lub 1971 roku.'],
  ['Bohumil Zavřel', 'NAME se narodil v roce 1970 nebo 1971.'],
  [zelda, 'NAME föddes 1970 eller 1971.'],
  [zelda, 'NAME föddes 1970–1971.'],
  [zelda, 'NAME blev født i 1970erne.'],
  [zelda, 'NAME er født i 1970 eller 1971.'],
  [zelda, 'NAME s-a născut în anii 1970.'],
  [zelda, 'NAME s-a născut în 1970 sau 1971.'],
  ['Ζέλντα Κουίμπλ', 'Η NAME γεννήθηκε το 1970 ή το 1971.'],
])('a decade or two years state no year of birth: %s %s', (name, form) =>
  expect(saidOf(form.replace('NAME', name), false, name)).toEqual([]),
)

test.each([
  [russian, 'NAME работает в Microsoft.', ['work | Microsoft']],
  ['Остап Верещак', 'NAME працює в Microsoft.', ['work | Microsoft']],
  [zelda, 'NAME är professor vid Lunds universitet.', ['work | professor | Lunds universitet']],
  [zelda, 'NAME er lege i Bergen kommune.', ['work | lege | Bergen kommune']],
  [zelda, 'NAME jobber i NRK.', ['work | NRK']],
  [zelda, 'NAME är vd för Anders Berg AB.', ['work | vd | Anders Berg AB']],
  [zelda, 'NAME forsker ved NTNU.', ['work | NTNU']],
])('a sentence names a firm as it is called: %s %s', (name, form, said) =>
  expect(saidOf(form.replace('NAME', name), false, name)).toEqual(said),
)

test.each([
  [zelda, 'NAME arbetar i Malmö.'],
  [zelda, 'NAME är lärare i Kiruna och har två barn.'],
  [zelda, 'NAME jobber i Hønefoss.'],
  [zelda, 'NAME lucrează la București.'],
  [zelda, 'NAME arbetar för Anna Berg.'],
  [zelda, 'NAME är advokat för Anders Berg.'],
  [zelda, 'NAME forskar på Alzheimers.'],
  [zelda, 'NAME forsker på Alzheimers.'],
  ['Zbigniew Tarkowski', 'NAME jest prezesem firmy Jan Kowalski.'],
])('a town, a client or a topic is no firm: %s %s', (name, form) =>
  expect(saidOf(form.replace('NAME', name), false, name)).toEqual([]),
)

test.each([
  [russian, 'NAME работает в Сбербанке — это ложь.'],
  ['Остап Верещак', 'NAME мешкає у Львові — це міф.'],
  ['Zbigniew Tarkowski', 'NAME mieszka w Krakowie – to kłamstwo.'],
  ['Bohumil Zavřel', 'NAME žije v Praze – to je lež.'],
  [zelda, 'NAME är vd för Volvo – en lögn.'],
  [zelda, 'NAME er leder for Equinor – en løgn.'],
  [zelda, 'NAME este director la Dacia – o minciună.'],
  ['Ζέλντα Κουίμπλ', 'Η NAME ζει στην Αθήνα – ψέμα.'],
])('what a sentence calls a lie is not stated: %s %s', (name, form) =>
  expect(saidOf(form.replace('NAME', name), false, name)).toEqual([]),
)
