import { expect, test } from 'vitest'
import { isSensitiveText } from '../../../research/safety/is-sensitive-text.ts'

test.each([
  ['court', 'Ottilie Vandermarsh Jailed For Theft'],
  ['court', 'Bristol Man John Marlowe Arrested For Fraud'],
  ['court', 'Cartographer Ottilie Vandermarsh Pleads Guilty to Fraud'],
  ['court', 'Former Cartographer Ottilie Vandermarsh Charged With Theft'],
  ['court', 'Police Arrest Ottilie Vandermarsh'],
  ['court', 'OTTILIE VANDERMARSH JAILED FOR THEFT'],
  ['court', 'The Old Harbour\nOttilie de Vandermarsh Sentenced to Two Years in Prison'],
  ['court', 'Ottilie Vandermarsh Handed Suspended Sentence'],
  ['court', 'Ottilie Vandermarsh Sent to Prison for Fraud'],
  ['court', 'Two Years in Prison for Ottilie Vandermarsh'],
  ['court', 'The Arrest of Ottilie Vandermarsh'],
  ['court', 'Ottilie Vandermarsh Mugshot Released by Police'],
  ['court', 'Police Release Mug Shot of Ottilie Vandermarsh'],
  ['court', 'Ottilie Vandermarsh Gets Two Years in Prison'],
  ['health', 'Ottilie Vandermarsh Diagnosed With Cancer'],
  ['health', 'Ottilie Vandermarsh Opens Up About Her Battle With Depression'],
  ['sexuality', 'Ottilie Vandermarsh Comes Out As Gay'],
])('a headline in capitals states %s: %s', (kind, text) => {
  expect(isSensitiveText(text)).toEqual({ kind })
})

test.each([
  'Trial Lawyer Ottilie Vandermarsh Wins Case Against Convicted Client',
  'Ottilie Vandermarsh Named Head of the Prison Reform Trust',
  'Ottilie Vandermarsh Wins the Compass Medal',
  'Institute Opens Cancer Research Centre With Ottilie Vandermarsh',
  'OTTILIE VANDERMARSH JOINS THE PRISON CHARITY',
  'Ottilie Vandermarsh Interviews Convicted Fraudster',
  'Ottilie Vandermarsh Plays Convicted Killer in New Film',
  'Ottilie Vandermarsh Prosecuted War Criminals',
  'Ottilie Vandermarsh designed the prison of Valdor Bay.',
  'Ottilie Vandermarsh got two years in prison education.',
  'Ottilie Vandermarsh is head of assets in custody at Valdor Bank.',
  'Cardiac Arrest of Athletes Abroad, by Ottilie Vandermarsh',
])('a headline in capitals that states nothing private is shown: %s', (text) => {
  expect(isSensitiveText(text)).toBeNull()
})
