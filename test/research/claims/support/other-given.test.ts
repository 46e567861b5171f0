import { describe, expect, test } from 'vitest'
import { findOtherGiven } from '../../../../research/claims/support/find-other-given.ts'
import { judgeSupport } from '../../../../research/claims/support/judge-support.ts'
import { supportsSentence } from '../../../../research/claims/support/supports-sentence.ts'

const claim = 'Quillon Featherby-Marsh works as a cellist.'
const given = ['Quillon Featherby-Marsh']

describe('what a text says of a relative is no support for a statement about the person', () => {
  test.each([
    'Ottoline Featherby-Marsh is a cellist.',
    'The cellist Ottoline Featherby-Marsh lives in Rome.',
    'In 2019 Dr Ottoline Featherby-Marsh, a cellist, played there.',
  ])('a claim about a person has no support in a sentence about a relative: %s', (document) => {
    expect(judgeSupport({ claim, documents: [document] }).supported).toBe(false)
    for (const sentence of [claim, 'He works as a cellist.', 'Featherby-Marsh is a cellist.'])
      expect(supportsSentence(sentence, [document], { given })).toEqual({
        ok: false,
        reason: 'unknown_name',
      })
  })

  test.each([
    'Quillon Featherby-Marsh is a cellist.',
    'Q. Featherby-Marsh is a cellist.',
    'James Quillon Featherby-Marsh is a cellist.',
    'Mr Featherby-Marsh is a cellist.',
    'Director Featherby-Marsh is a cellist.',
    'Quillon and Ottoline Featherby-Marsh: he is a cellist, she a vet.',
    'He is a cellist and the brother of Ottoline Featherby-Marsh.',
  ])(
    'a claim about a person keeps its support in a sentence that may mean them: %s',
    (document) => {
      expect(judgeSupport({ claim, documents: [document] }).supported).toBe(true)
      expect(supportsSentence(claim, [document], { given }).ok).toBe(true)
    },
  )

  test('a claim about a person has no support where the next sentence says it of a relative', () => {
    const text = 'Quillon Featherby-Marsh is a farmer. Ottoline Featherby-Marsh is a cellist.'
    expect(judgeSupport({ claim, documents: [text] }).supported).toBe(false)
  })

  test.each([
    ['Bob Smith is a cellist.', 'Robert Smith is a cellist.'],
    ['Evgeny Petrov is an engineer at Globex.', 'Yevgeny Petrov is an engineer at Globex.'],
  ])('a claim has support where its name is written otherwise: %s', (said, document) => {
    expect(judgeSupport({ claim: said, documents: [document] }).supported).toBe(true)
  })

  test.each([
    'At Oxford Marsh studied physics.',
    'Since 2019 Marsh has led Globex.',
    'In March Marsh joined Globex.',
    'Later Marsh joined Globex.',
    'Eventually Marsh founded Globex.',
    'Meet Marsh, the founder of Globex.',
    'CONTACT MARSH',
    'Cllr Marsh chairs the board.',
    'Young Marsh moved to Oslo.',
    'Once the chair of Globex. Marsh joined in 2001.',
    'PhD, Owen Marsh University, 2004',
    'He studied at Owen Marsh High School.',
  ])('no given name stands in front of a family name that begins what is said: %s', (text) => {
    expect(findOtherGiven(text, ['Quillon Marsh'])).toEqual([])
  })

  test.each([
    'Chas. Marsh joined Globex. Ottoline Marsh joined Initech.',
    'Later Ottoline Marsh joined Globex.',
    'In 2019 Ottoline Marsh joined Globex.',
    'Ottoline Marsh leads the Marsh Group.',
    'The firm is led by Ottoline Marsh.',
  ])('another given name is found behind words that open a sentence: %s', (text) => {
    expect(findOtherGiven(text, ['Quillon Marsh'])).toContain('ottoline')
  })

  test('a sentence that names the relative may cite a quote about the relative', () => {
    const sentence = 'His sister is Ottoline Featherby-Marsh, a cellist.'
    const quotes = ['His sister is the cellist Ottoline Featherby-Marsh.']
    expect(supportsSentence(sentence, quotes, { given })).toEqual({ ok: true, reason: null })
  })

  test('a shared double family name does not name the person', () => {
    const text = 'Gabriel García Márquez is a writer.'
    expect(findOtherGiven(text, ['Ana García Márquez'])).toContain('gabriel')
    expect(findOtherGiven('García Márquez is a writer.', ['Ana García Márquez'])).toEqual([])
  })

  test('initials that run together may be those of the person', () => {
    expect(findOtherGiven('JR Marsh is a cellist.', ['John R. Marsh'])).toEqual([])
    expect(findOtherGiven('JR Marsh is a cellist.', ['Mary Marsh'])).toEqual(['jr'])
  })
})
