import { expect, test } from 'vitest'
import { admitClaim } from '../../../../research/case/focus/admit-claim.ts'
import { findPatternClaims } from '../../../../research/claims/patterns/find-pattern-claims.ts'
import { draftsOf, saidOf, zelda } from '../../../support/research/said-of.ts'

const arabic = 'ياسر الحمداني'

test.each([
  ['ولد NAME في القاهرة عام 1970.', ['born | 1970', 'place | القاهرة']],
  ['وُلد NAME سنة 1975 في دمشق.', ['born | 1975', 'place | دمشق']],
  ['تعيش NAME في دبي.', ['place | دبي']],
  ['يعمل NAME مهندسًا في شركة نيوتك.', ['work | مهندس | شركة نيوتك']],
  ['الدكتور NAME أستاذ الفيزياء بجامعة بغداد.', ['work | أستاذ الفيزياء | جامعة بغداد']],
  ['كان NAME مديرا لبنك مصر.', ['past | مدير | بنك مصر']],
  ['NAME الرئيس السابق لشركة نيوتك.', ['past | الرئيس | شركة نيوتك']],
  ['شغل NAME منصب مدير شركة نيوتك حتى عام 2019.', ['past | مدير | شركة نيوتك']],
  ['أسس NAME شركة نيوتك عام 1999.', ['work | شركة نيوتك | 1999']],
  ['درس NAME القانون في جامعة الخرطوم.', ['study | جامعة الخرطوم']],
])('an Arabic sentence with its verb on either side is read: %s', (form, said) => {
  const text = form.replace('NAME', arabic)
  expect(saidOf(text, false, arabic)).toEqual(said)
  for (const draft of draftsOf(text, false, arabic)) expect(admitClaim(draft, text)).toBe(true)
})

test.each([
  'لم يعمل NAME في شركة نيوتك.',
  'سيعمل NAME في شركة نيوتك.',
  'يعيش والد NAME في القاهرة.',
  'والد NAME يعيش في القاهرة.',
  'يعمل NAME في شركة كبيرة.',
  'يعيش NAME في خوف.',
  'يعمل NAME مساعدا لمدير شركة نيوتك.',
  'NAME ومدير شركة نيوتك التقيا في القاهرة.',
  'محمد NAME يعيش في دبي.',
  'NAME السعدي يعمل في شركة نيوتك.',
  'ياسر والد سامي الحمداني يعمل في شركة نيوتك.',
  'NAME مدير شركة نيوتك استقال.',
  'هل يعمل NAME في شركة نيوتك؟',
])('an Arabic denial, another person or a thing without a name gives nothing: %s', (form) =>
  expect(saidOf(form.replace('NAME', arabic), false, arabic)).toEqual([]),
)

test('an Arabic sentence about a namesake born in another year gives nothing', () => {
  const text = 'ولد NAME في القاهرة عام 1970.'.replace('NAME', arabic)
  const person = { ...zelda, name: arabic, birthYears: [1950] }
  expect(findPatternClaims({ text, person, isOwnPage: false })).toEqual([])
})
