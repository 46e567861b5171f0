import { expect, test } from 'vitest'
import { admitClaim } from '../../../../research/case/focus/admit-claim.ts'
import { draftsOf, saidOf } from '../../../support/research/said-of.ts'

const swedish = 'Torsten Hägglöf'
const danish = 'Mads Ellegaard'
const romanian = 'Horia Bălănescu'
const greek = 'Λεωνίδας Καραβάς'

test.each([
  [swedish, 'NAME är vd för Grenmere AB.', ['work | vd | Grenmere AB']],
  [swedish, 'NAME arbetar som ingenjör på Grenmere.', ['work | ingenjör | Grenmere']],
  [swedish, 'NAME studerade juridik vid Uppsala universitet.', ['study | Uppsala universitet']],
  [danish, 'NAME, tidligere direktør for Grenmere, talte.', ['past | direktør | Grenmere']],
  [danish, 'NAME bor i Aarhus.', ['place | Aarhus']],
  [romanian, 'NAME este directorul Muzeului Național.', ['work | director | Muzeul Național']],
  [romanian, 'NAME s-a născut în 1970 la Iași.', ['born | 1970', 'place | Iași']],
  [greek, 'Ο NAME ζει στην Αθήνα.', ['place | Αθήνα']],
  [
    greek,
    'Ο NAME είναι διευθυντής της Εθνικής Πινακοθήκης.',
    ['work | διευθυντής | Εθνική Πινακοθήκη'],
  ],
])('a clause with its subject in front is read in further languages: %s %s', (name, form, said) => {
  const text = form.replace('NAME', name)
  expect(saidOf(text, false, name)).toEqual(said)
  for (const draft of draftsOf(text, false, name)) expect(admitClaim(draft, text)).toBe(true)
})

test.each([
  [swedish, 'NAMEs bror arbetar på Grenmere.'],
  [swedish, 'NAME har aldrig varit vd för Grenmere.'],
  [danish, 'NAME bliver direktør for Grenmere.'],
  [romanian, 'Fratele lui NAME locuiește la Iași.'],
  [romanian, 'NAME nu lucrează la Dacia.'],
  [greek, 'Ο πατέρας του NAME ζει στην Αθήνα.'],
  [greek, 'Ο NAME δεν ζει στην Αθήνα.'],
])('a denial, plan or relative gives no statement there: %s %s', (name, form) =>
  expect(saidOf(form.replace('NAME', name), false, name)).toEqual([]),
)
