import { expect, test } from 'vitest'
import { isGang, isOffence } from '../../../research/claims/is-offence.ts'

test.each([
  'Convicted fraudster',
  'Bank robber and author',
  'Killer of Otto Rank',
  'Drug dealer',
  'Robbers',
  'Author (and murderer)',
  'Kriegsverbrecher',
  'Massenmörderin',
  'terrorista',
  'Mafia boss',
  'crime boss of Leeds',
  'capo della mafia',
  'jefe de la mafia',
  'chef de gang',
  "chef d'un trafic de drogue",
  'Bandenchef',
  'мошенник',
  'вбивця',
  'podvodník',
  'mördare',
  'drapsmann',
  'hoț',
  'απατεώνας',
  'sarjamurhaaja',
  'csaló',
  'کلاهبردار',
  'dolandırıcı',
  'محتال',
  'רוצח',
  '诈骗犯',
  '連続殺人犯',
  '사기꾼',
])('a headline calls a person by a crime: %s', (text) => expect(isOffence(text)).toBe(true))

test.each([
  'Criminal lawyer',
  'адвокат по уголовным делам',
  'trestní advokát',
  'rikosasianajaja',
  'büntetőjogász',
  'وکیل کیفری',
  '犯罪学教授',
  '형사 변호사',
  'Counsel to the accused',
  'Editor at Criminal',
  'Drummer, The Killers',
  'Guitarist (The Outlaws)',
  'Investigator, Criminal Division',
  'Crime reporter',
  'Drug Discovery Leader',
  'Big band leader',
  'líder de la banda',
  'Head of Organised Crime',
  'Clan chief',
  'Chef de trafic',
  'Chef du trafic',
  'Anti-crime leader',
  'Counter-terror leader',
  'Leader against trafficking',
  'Lead officer, leader on crime',
])('a headline that names a crime may call its person something else: %s', (text) =>
  expect(isOffence(text)).toBe(false),
)

test.each([
  ['Rufus Tallow, leader of the Ravstone cartel, was seen.', 'Ravstone', true],
  ['Rufus Tallow, leader of the Ravstone choir, was seen.', 'Ravstone', false],
])('a group is a gang where the word behind its name says so: %s', (sentence, name, expected) => {
  expect(isGang(name, sentence)).toBe(expected)
})
