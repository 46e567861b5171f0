import { expect, test } from 'vitest'
import { admitClaim } from '../../../../research/case/focus/admit-claim.ts'
import { findPatternClaims } from '../../../../research/claims/patterns/find-pattern-claims.ts'
import { draftsOf, saidOf, zelda } from '../../../support/research/said-of.ts'

const hebrew = 'אורי דרורי'

test.each([
  ['NAME נולד בתל אביב בשנת 1970.', ['born | 1970', 'place | תל אביב']],
  ['נולד NAME בחיפה.', ['place | חיפה']],
  ['NAME מתגוררת ברמת גן.', ['place | רמת גן']],
  ['NAME עובד כמהנדס בחברת אינטל.', ['work | מהנדס | חברת אינטל']],
  ['ד"ר NAME היא מרצה באוניברסיטת חיפה.', ['work | מרצה | אוניברסיטת חיפה']],
  ['NAME, מנכ״ל חברת טבע, נאם.', ['work | מנכ"ל | חברת טבע']],
  ['NAME, לשעבר מנהל חברת נגב, פרש.', ['past | מנהל | חברת נגב']],
  ['NAME ייסדה את חברת נגב ב-1999.', ['work | חברת נגב | 1999']],
  ['NAME סיים תואר ראשון באוניברסיטה העברית.', ['study | אוניברסיטה העברית']],
])('a Hebrew sentence with its joined prepositions is read: %s', (form, said) => {
  const text = form.replace('NAME', hebrew)
  expect(saidOf(text, false, hebrew)).toEqual(said)
  for (const draft of draftsOf(text, false, hebrew)) expect(admitClaim(draft, text)).toBe(true)
})

test.each([
  'NAME לא נולד בחיפה.',
  'NAME אינו עובד בחברת אינטל.',
  'אביו של NAME גר בחיפה.',
  'NAME, שאביו מנכ"ל חברת טבע, גר בחיפה.',
  'NAME לוי עובד בחברת אינטל.',
  'NAME עובד בחברת ביטוח.',
  'NAME גר בחיפה עד 2010.',
  'NAME ומנכ"ל חברת טבע נפגשו בחיפה.',
  'אורי ומשה דרורי גרים בחיפה.',
  'NAME מועמד לתפקיד מנכ"ל חברת טבע.',
])('a Hebrew denial, another person or a thing without a name gives nothing: %s', (form) =>
  expect(saidOf(form.replace('NAME', hebrew), false, hebrew)).toEqual([]),
)

test('a Hebrew sentence about a namesake born in another year gives nothing', () => {
  const text = 'NAME נולד בחיפה בשנת 1970.'.replace('NAME', hebrew)
  const person = { ...zelda, name: hebrew, birthYears: [1950] }
  expect(findPatternClaims({ text, person, isOwnPage: false })).toEqual([])
})
