import { expect, test } from 'vitest'
import { isSensitiveText } from '../../../research/safety/is-sensitive-text.ts'

test.each([
  ['belief', 'Глеб Вяземцев — мусульманин.'],
  ['belief', 'Остап Верещак — католик.'],
  ['belief', 'Bohumil Zavřel je katolík.'],
  ['belief', 'Torsten Hägglöf är muslim.'],
  ['belief', 'Horia Bălănescu este catolic.'],
  ['belief', 'Ο Λεωνίδας Καραβάς είναι ορθόδοξος.'],
  ['belief', '陆承泽是基督徒。'],
  ['belief', '沢村健吾はキリスト教徒である。'],
  ['belief', '탁민준은 기독교인이다.'],
  ['sexuality', 'Глеб Вяземцев был геем.'],
  ['sexuality', 'Mads Ellegaard er homoseksuel.'],
  ['sexuality', 'Kerem Aydoğmuş eşcinsel.'],
  ['belief', 'Pertti Kankare on katolilainen.'],
  ['belief', 'Kertész Ambrus muszlim vallású.'],
  ['belief', 'کامران نیکزاد بهائی است.'],
  ['belief', 'Kerem Aydoğmuş Müslüman.'],
  ['belief', 'ياسر الحمداني مسيحي.'],
  ['belief', 'אורי דרורי נוצרי.'],
  ['belief', 'Глеб Вяземцев принял ислам.'],
  ['belief', 'Sindre Haugland konverterte til islam.'],
  ['belief', 'Глеб Вяземцев голосовал за КПРФ.'],
  ['belief', 'Torsten Hägglöf röstade på Sverigedemokraterna.'],
  ['belief', 'Zbigniew Tarkowski jest zagorzałym komunistą.'],
  ['belief', '沢村健吾は自民党に投票した。'],
  ['sexuality', 'Pertti Kankare on avoimesti homo.'],
  ['sexuality', 'Kertész Ambrus meleg.'],
  ['sexuality', 'کامران نیکزاد همجنسگرا است.'],
  ['sexuality', 'אורי דרורי הוא הומו.'],
  ['belief', 'Bohumil Zavřel je praktikující katolík.'],
  ['belief', 'Torsten Hägglöf är troende katolik.'],
  ['belief', 'Mads Ellegaard er en praktiserende katolikk.'],
  ['sexuality', 'Bohumil Zavřel je otevřeně gay.'],
  ['sexuality', 'Глеб Вяземцев является открытым геем.'],
  ['belief', 'Aimo Rantakokko on juutalainen.'],
  ['belief', 'Szabolcs Virágh katolikus.'],
  ['belief', 'کاوه نیک‌نام بهایی است.'],
  ['sexuality', 'Aimo Rantakokko on homoseksuaali.'],
  ['sexuality', 'Szabolcs Virágh nyíltan meleg.'],
  ['sexuality', 'کاوه نیک‌نام همجنس‌گرا است.'],
  ['sexuality', 'Horia Bălănescu este deschis homosexual.'],
])('%s is withheld in each language that statements are read in: %s', (kind, text) =>
  expect(isSensitiveText(text)?.kind).toBe(kind),
)

test.each([
  'Глеб Вяземцев — православный священник.',
  'Остап Верещак — директор Єврейського музею.',
  'Mads Ellegaard er formand for Jødisk Museum.',
  'Torsten Hägglöf är kristen präst i Lund.',
  'Aimo Rantakokko on katolilainen pappi.',
  'Szabolcs Virágh katolikus pap.',
  'ایران کشوری مسلمان است.',
  '陆承泽是基督教史教授。',
  '沢村健吾はキリスト教史の教授である。',
  '탁민준은 기독교사 교수이다.',
  'Pertti Kankare on katolinen pappi.',
  'Kertész Ambrus katolikus teológus.',
  'Ma meleg az idő.',
  'کامران نیکزاد مدیر موزه یهودی است.',
  'Kerem Aydoğmuş Yahudi Müzesi müdürüdür.',
  'ياسر الحمداني أستاذ التاريخ الإسلامي.',
  'אורי דרורי הוא פרופסור להיסטוריה נוצרית.',
  'Глеб Вяземцев проголосовал за законопроект.',
  'Mads Ellegaard er formand for Venstre.',
  '沢村健吾は自民党幹事長である。',
])('an office or a field of belief is shown: %s', (text) =>
  expect(isSensitiveText(text)).toBeNull(),
)

test.each([
  'Biserica Sfântul Nicolae este ortodoxă.',
  'Universitatea Babeș-Bolyai este catolică.',
  'Храм Святого Николая — православный.',
  'Церква Святого Миколая — православна.',
  'Ναός Αγίου Νικολάου είναι ορθόδοξος.',
  'Svenska Kyrkan är kristen.',
  'Kristelig Folkeparti er kristen.',
  'Gymnázium Jana Nerudy je gay.',
  'Hotel Axel är gay.',
])('the belief or the guests of a house are of no person: %s', (text) =>
  expect(isSensitiveText(text)).toBeNull(),
)

test.each([
  ['belief', 'Ilan Bar ist Jude.'],
  ['belief', 'Anna Kirchner ist Katholikin.'],
])('a name that sounds like a house is a person: %s %s', (kind, text) =>
  expect(isSensitiveText(text)?.kind).toBe(kind),
)
