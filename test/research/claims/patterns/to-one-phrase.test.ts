import { expect, test } from 'vitest'
import { toOnePhrase } from '../../../../research/claims/patterns/phrases/to-one-phrase.ts'
import { buildPersonProfile } from '../../../../research/records/person-profile.ts'
import { listClaims } from '../../../support/research/list-claims.ts'

const person = buildPersonProfile({ name: 'Rufus Tallow' })

test.each([
  ['unterdessen klagte die Leiterin', 'Leiterin'],
  ['when he met the director', 'director'],
  ['quando ela falou com o presidente', 'presidente'],
  ['secretario de la biblioteca y hoy presidente', 'presidente'],
  ['seit vielen Jahren Direktor', 'Direktor'],
  ['depuis de nombreuses années professeur', 'professeur'],
  ['desde hace años director', 'director'],
  ['pregnant with the second child and director', 'director'],
  ['minister Otto Rank and the president', 'president'],
  ['Bundeskanzler Otto Rank und der Präsident', 'Präsident'],
  ['University of Lumex graduate and editor', 'editor'],
])('a title is the phrase that names the post: %s', (title, post) => {
  expect(toOnePhrase(title)).toBe(post)
})

test.each([
  'mit großer Mehrheit zur neuen Präsidentin',
  'seit der Wahl Direktor',
  'antes de falar com o presidente',
  'periodista recordó la particular noche',
  'editor remembered the evening',
])('a part of a clause is no title: %s', (title) => {
  expect(toOnePhrase(title)).toBeNull()
})

test.each([
  'head of the lamp department',
  'Secretary to the Board',
  'under secretary',
  'of counsel',
  'in charge of lamps',
  'Chief Executive and the President',
  'in house lawyer',
  'on air presenter',
  'per diem nurse',
  'para athlete',
  'Direktor der Oper und des Theaters',
  'director de la escuela y profesor',
  'reporter covering the courts',
  'audio and lighting technician',
  'Professorin für die Geschichte der Lampe',
  'senior UN adviser',
  'bureau chief Los Angeles',
  'tool & die maker',
  'senior die designer',
  'head of all the museums',
  'campaigner against the mine',
  'vice president the Americas',
  'producer of Meet the Press',
  'médico durante la guerra',
  'responsable de toute la production',
])('a title of one phrase is left: %s', (title) => {
  expect(toOnePhrase(title)).toBe(title)
})

test.each([
  ['Laut dem Operndirektor Rufus Tallow brennt die Lampe.', ['identity | Operndirektor']],
  ['Für sie wurde nun Direktor Rufus Tallow gewählt.', []],
  ['It was a state where former director Rufus Tallow led.', []],
  ['Der Ausbruch der Proteste gegen Präsident Rufus Tallow überraschte.', []],
  [
    'Grenmere University Professor Rufus Tallow sang.',
    ['identity | Grenmere University Professor'],
  ],
  ['Emeritus Professor Dr Rufus Tallow sang.', ['identity | Emeritus Professor']],
  ['Deputy under secretary Rufus Tallow sang.', ['identity | Deputy under secretary']],
  ['Life under President Rufus Tallow was hard.', []],
  ['Berliner Operndirektor Dr. Rufus Tallow probt.', ['identity | Berliner Operndirektor']],
])('what stands in front of a name is a headline as far as it is a post: %s', (text, claims) => {
  expect(listClaims(text, { person, isOwnPage: false }).filter(isHeadline)).toEqual(claims)
})

function isHeadline(claim: string): boolean {
  return claim.startsWith('identity')
}

test.each([
  ['governor presiding over the shift', 'governor'],
  ['lamp historian living somewhere', 'lamp historian'],
  ['owner of this lovely', 'owner'],
  ['physics senior and the chairman', 'chairman'],
  ['reporter covering the war', 'reporter covering the war'],
  ['nurse and the director', 'nurse and the director'],
  ['head of training for the west', 'head of training for the west'],
])('no clause and nothing that is pointed at goes with the post: %s', (title, phrase) => {
  expect(toOnePhrase(title)).toBe(phrase)
})

test('one long word costs no more than reading it', () => {
  const isFast = [0, 1, 2].some(() => {
    const before = process.cpuUsage()
    expect(toOnePhrase('a'.repeat(64_000))).toHaveLength(64_000)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000 < 300
  })
  expect(isFast).toBe(true)
})
