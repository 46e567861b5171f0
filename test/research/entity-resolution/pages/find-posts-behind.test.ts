import { expect, test } from 'vitest'
import {
  findOwnPosts,
  findPostsBehind,
} from '../../../../research/entity-resolution/pages/find-posts-behind.ts'

const nameWords = new Set(['greta', 'falkaby'])

test.each([
  ['“Come,” said Greta Falkaby, 56, a nurse at Quay Clinic in Leeds.', ['Quay Clinic']],
  ['Greta Falkaby is a senior tax adviser for the Bank of Ulverby.', ['Bank of Ulverby']],
  ['Greta Falkaby works as a nurse with Harlow & Sons.', ['Harlow & Sons']],
  ['Greta Falkaby met Orla Finch, a nurse at Quay Clinic.', []],
  ['Greta Falkaby was a nurse at Quay Clinic.', []],
  ['Greta Falkaby, a guest at Quay Clinic, spoke.', []],
  ['Greta Falkaby, an attorney for Orla Finch, declined to comment.', []],
  ['Greta Falkaby, an attorney at Finch & Sons, declined to comment.', ['Finch & Sons']],
  ['Greta Falkaby, a former nurse at Quay Clinic, spoke.', []],
  ['Greta Falkaby is no longer a nurse at Quay Clinic.', []],
  ['Greta Falkaby, until recently a nurse at Quay Clinic, spoke.', []],
  ['Greta Falkaby, a publicist for Orla Finch, declined to comment.', []],
  ['Greta M. Falkaby, a nurse at Quay Clinic, spoke.', ['Quay Clinic']],
  ['For Greta. Falkaby, a nurse at Quay Clinic, spoke.', []],
  ["Greta Falkaby is a nurse with Parkinson's disease.", []],
  ['Greta Falkaby is a nurse with Irish roots.', []],
  ['Falkaby, a nurse at Quay Clinic, spoke.', []],
  ['Greta Falkaby es abogada en Quay Hermanos.', ['Quay Hermanos']],
  ['Greta Falkaby, ingeniera de software de 57 años en Quay S.L., habló.', ['Quay S.L']],
  ['Greta Falkaby trabaja como enfermera en el Hospital Quay.', ['Hospital Quay']],
  ['Greta Falkaby ist Geigerin bei Quay Hermanos.', ['Quay Hermanos']],
  ['Greta Falkaby es abogada en Villa Quay.', []],
  ['Greta Falkaby es experta en Derecho Penal.', []],
  ['Greta Falkaby, antigua abogada en Quay Hermanos, habló.', []],
  ['Greta Falkaby – Abogada – Quay Ulver | LinkedIn', ['Quay Ulver']],
  ['Greta Falkaby - Software Engineer - Quay | LinkedIn', ['Quay']],
  ['Greta Falkaby – Abogada – Quay Hermanos', ['Quay Hermanos']],
  ['Greta Falkaby – Abogada – Ulverby | Portal', []],
  ['Greta Falkaby – Abogada – Madrid | LinkedIn', []],
  ['Greta Falkaby – Leeds – Quay Ulver | LinkedIn', []],
  ['Greta Falkaby – Former nurse – Quay Clinic | LinkedIn', []],
])('the employers behind the name in "%s" are %j', (text, employers) => {
  expect(findPostsBehind(text, nameWords)).toEqual(employers)
})

test.each([
  ['Desde 1998 trabajo en Quay Hermanos.', ['Quay Hermanos']],
  ['Trabajo en la Clínica Quay desde 1998.', ['Clínica Quay']],
  ['Desde 1998 trabajo en Villa Quay.', []],
  ['Mi marido Pablo trabaja en Quay Hermanos.', []],
  ['Hasta 1998 trabajo en Quay Hermanos.', []],
  ['Ya no trabajo en Quay Hermanos.', []],
])('the employers that the bearer gives in "%s" are %j', (text, employers) => {
  expect(findOwnPosts(text)).toEqual(employers)
})
