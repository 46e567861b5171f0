import { describe, expect, test } from 'vitest'
import { rankSentences } from '../../../research/chat/rank-sentences.ts'

function rank(text: string, birthYears: readonly number[]): string[] {
  const title = 'Singers of Bristol'
  return rankSentences({
    words: ['baritone'],
    names: ['Quillon Featherby-Marsh'],
    birthYears,
    documents: [{ id: 'singers', url: 'https://singers.example', title, text }],
  }).map((sentence) => sentence.text)
}

describe('a chat quotes what documents say of the person', () => {
  const dated = 'Quillon Featherby-Marsh (born 1938), baritone of the old opera.'

  test('a sentence about a namesake who was born in another year is not quoted', () => {
    expect(rank(dated, [1976])).toEqual([])
    expect(
      rank('Quillon Featherby-Marsh was born in 1938 and sang as a baritone.', [1976]),
    ).toEqual([])
  })

  test('a sentence that dates the birth as the dossier does is quoted', () => {
    expect(rank(dated, [1938])).toEqual([dated])
    expect(rank(dated, [])).toEqual([dated])
  })

  test('a sentence about a relative is not quoted', () => {
    expect(rank('Ottoline Featherby-Marsh is a baritone in the choir.', [])).toEqual([])
    const said = 'Mr Featherby-Marsh is a baritone in the choir.'
    expect(rank(said, [])).toEqual([said])
  })
})
