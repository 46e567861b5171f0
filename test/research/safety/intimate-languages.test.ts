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
])('%s is withheld in each language that statements are read in: %s', (kind, text) =>
  expect(isSensitiveText(text)?.kind).toBe(kind),
)

test.each([
  'Глеб Вяземцев — православный священник.',
  'Остап Верещак — директор Єврейського музею.',
  'Mads Ellegaard er formand for Jødisk Museum.',
  'Torsten Hägglöf är kristen präst i Lund.',
  '陆承泽是基督教史教授。',
  '沢村健吾はキリスト教史の教授である。',
  '탁민준은 기독교사 교수이다.',
])('an office or a field of belief is shown: %s', (text) =>
  expect(isSensitiveText(text)).toBeNull(),
)
