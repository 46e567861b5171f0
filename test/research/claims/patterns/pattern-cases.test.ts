import { expect, test } from 'vitest'
import { admitClaim } from '../../../../research/case/focus/admit-claim.ts'
import { draftsOf, saidOf } from '../../../support/research/said-of.ts'

const finnish = 'Pertti Kankare'
const hungarian = 'Kertész Ambrus'
const persian = 'کامران نیکزاد'

test.each([
  [finnish, 'NAME on Turun yliopiston professori.', ['work | professori | Turun yliopisto']],
  [finnish, 'NAME työskentelee Grenmerellä.', ['work | Grenmere']],
  [
    finnish,
    'NAME toimii Grenmere Oy:n toimitusjohtajana.',
    ['work | toimitusjohtaja | Grenmere Oy'],
  ],
  [finnish, 'NAME syntyi vuonna 1970 Turussa.', ['born | 1970', 'place | Turku']],
  [finnish, 'NAME valmistui Oulun yliopistosta.', ['study | Oulun yliopisto']],
  [
    hungarian,
    'NAME a Grenmere Kft. ügyvezető igazgatója.',
    ['work | ügyvezető igazgató | Grenmere Kft.'],
  ],
  [hungarian, 'NAME Szegeden él.', ['place | Szeged']],
  [hungarian, 'NAME a Nemzeti Múzeum igazgatója volt.', ['past | igazgató | Nemzeti Múzeum']],
  [hungarian, 'NAME a Szegedi Tudományegyetemen végzett.', ['study | Szegedi Tudományegyetem']],
  [persian, 'NAME استاد دانشگاه تهران است.', ['work | استاد | دانشگاه تهران']],
  [persian, 'NAME (زاده ۱۹۷۱ در اصفهان) شاعر است.', ['born | 1971', 'place | اصفهان']],
  [persian, 'NAME در تهران زندگی می‌کند.', ['place | تهران']],
])('a clause of words with case endings is read: %s %s', (name, form, said) => {
  const text = form.replace('NAME', name)
  expect(saidOf(text, false, name)).toEqual(said)
  for (const draft of draftsOf(text, false, name)) expect(admitClaim(draft, text)).toBe(true)
})

test.each([
  [finnish, 'NAMEn isä asuu Turussa.'],
  [finnish, 'NAME ei asu Turussa.'],
  [finnish, 'NAME työskentelee Tampereella.'],
  [finnish, 'NAME on Oulun yliopiston rehtorin poika.'],
  [hungarian, 'NAME Péter Szegeden él.'],
  [hungarian, 'NAME a Grenmere vezérigazgatójának a fia.'],
  [hungarian, 'NAME soha nem volt a Grenmere igazgatója.'],
  [persian, 'NAME رضایی استاد دانشگاه تهران است.'],
  [persian, 'NAME همسر رئیس دانشگاه تهران است.'],
  [persian, 'NAME در شرکت پارسیان کار نمی‌کند.'],
])('a denial, namesake or relative gives no statement there: %s %s', (name, form) =>
  expect(saidOf(form.replace('NAME', name), false, name)).toEqual([]),
)
