import { expect, test } from 'vitest'
import { toOwnShownOrNull } from '../../../research/safety/to-own-shown-or-null.ts'

test('a given name that is a word for a belief is shown in the text of a person who bears it', () => {
  expect(toOwnShownOrNull('Christian. Architect.', 'Christian Lindby')).not.toBeNull()
  expect(toOwnShownOrNull('Christian. Architect.', 'Ada Marlowe')).toBeNull()
  expect(toOwnShownOrNull('Gay. Christian.', 'Christian Lindby')).toBeNull()
  expect(toOwnShownOrNull("I'm Christian, a baker", 'Christian Lindby')).not.toBeNull()
  expect(toOwnShownOrNull("I'm Christian and gay", 'Christian Lindby')).toBeNull()
  expect(toOwnShownOrNull("I'm a Christian, a baker", 'Christian Lindby')).toBeNull()
})

test('the name of a series is no arrest', () => {
  expect(toOwnShownOrNull('Arrested Development fan')).not.toBeNull()
  expect(toOwnShownOrNull('Arrested for theft in 2014')).toBeNull()
})

test.each([
  'Catholic nurse · Leeds',
  'Muslim baker from Leeds',
  'Openly gay architect',
  'Nurse living with HIV since 2011',
  'Nurse with cancer',
  'Pilot with multiple sclerosis',
  'Weaver and cancer survivor',
  'Accountant convicted of fraud',
  'Katholische Krankenschwester',
  'Bäcker mit Krebs',
  'Boulangère lesbienne',
  'Enfermera católica · Gijón',
  'Dentista judía',
  'Infermiera cattolica',
])('a headline that states something private beside a calling is not shown: %s', (headline) => {
  expect(toOwnShownOrNull(headline)).toBeNull()
})

test.each([
  'Catholic priest · Leeds',
  'Nurse and Catholic priest',
  'Evangelische Pfarrerin',
  'Nurse at Marlow Catholic Hospital',
  'Nurse with Cancer Research Leeds',
  'Nurse with experience in cancer care',
  'Gay rights lawyer',
  'Jewish history lecturer',
  'Professor of Jewish and Muslim studies',
  'HIV nurse · Leeds',
  'Christian Baker',
  'Profesora en la Universidad Católica',
  'Krankenschwester mit Schwerpunkt Krebs',
])(
  'a headline whose words are of a field, a house, an office or a name is shown: %s',
  (headline) => {
    expect(toOwnShownOrNull(headline)).not.toBeNull()
  },
)
