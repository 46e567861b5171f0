import { expect, test } from 'vitest'
import { toWrittenName } from '../../../../research/identity/queries/to-written-name.ts'

test.each([
  ['DJ Testerman', 'DJ Testerman'],
  ['JRR Testerman, PhD', 'JRR Testerman'],
  ['MD Testerman', 'MD Testerman'],
  ['BJ de Testhold', 'BJ de Testhold'],
  ['Dr. Zelda Quibbleworth, PhD', 'Zelda Quibbleworth'],
  ['Quibbleworth, Zelda', 'Zelda Quibbleworth'],
  ['Sir Tim Example-Lee', 'Tim Example-Lee'],
  ['Dean Example', 'Dean Example'],
  ['Martin Example King Jr.', 'Martin Example King Jr.'],
  ['King, Martin Example, Jr.', 'Martin Example King Jr.'],
  ['Наталья Вымыслова', 'Наталья Вымыслова'],
  ['Проба, Ада', 'Ада Проба'],
  ['山田 太郎', '山田 太郎'],
  ['محمد مثال', 'محمد مثال'],
  ['O’Example, Conan', 'Conan O’Example'],
  ['Ana María de la Prueba', 'Ana María de la Prueba'],
  ['J. R. R. Example', 'J. R. R. Example'],
  ['Zelda "Zed" Quibbleworth', 'Zelda Quibbleworth'],
  ['Mr.', 'Mr.'],
])('%s is asked for as %s', (query, written) => {
  expect(toWrittenName(query)).toBe(written)
})
