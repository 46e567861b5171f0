import { expect, test } from 'vitest'
import { admitClaim } from '../../../../research/case/focus/admit-claim.ts'
import { draftsOf, saidOf } from '../../../support/research/said-of.ts'

test.each([
  ["Zelda Quibbleworth 1970'te Ankara'da doğdu.", ['born | 1970', 'place | Ankara']],
  ["Zelda Quibbleworth İzmir'de yaşıyor.", ['place | İzmir']],
  ["Zelda Quibbleworth, Grenmere'de mühendis olarak çalışıyor.", ['work | mühendis | Grenmere']],
  ['Zelda Quibbleworth, Grenmere genel müdürüydü.', ['past | genel müdürü | Grenmere']],
  ["Grenmere'in eski genel müdürü Zelda Quibbleworth konuştu.", ['past | genel müdürü | Grenmere']],
  ["Zelda Quibbleworth Boğaziçi Üniversitesi'nden mezun oldu.", ['study | Boğaziçi Üniversitesi']],
])('Turkish endings say what is stated: %s', (text, said) => {
  expect(saidOf(text)).toEqual(said)
  for (const draft of draftsOf(text)) expect(admitClaim(draft, text)).toBe(true)
})

test.each([
  'Zelda Quibbleworth, Grenmere genel müdürü değil.',
  "Zelda Quibbleworth artık İzmir'de yaşamıyor.",
  "Zelda Quibbleworth'un babası İzmir'de yaşıyor.",
  'Grenmere genel müdürünün eşi Zelda Quibbleworth konuştu.',
  'Zelda Quibbleworth, Grenmere genel müdürü Ali Demir ile görüştü.',
  "Zelda Quibbleworth, Ali Demir'in avukatı.",
  "Zelda Quibbleworth, Ahmet'in danışmanıydı.",
])('a Turkish denial or another person gives no statement: %s', (text) =>
  expect(saidOf(text)).toEqual([]),
)
