import { describe, expect, test } from 'vitest'
import { splitSentences } from '../../../research/text/sentences/split-sentences.ts'
import { createSentenceReader } from '../../../research/writing/sentence-reader.ts'

const cases: [text: string, sentences: string[]][] = [
  ['One. Two! Three? Four', ['One.', 'Two!', 'Three?', 'Four']],
  [
    'Dr. Zelda Q. Quibbleworth works here. She is well.',
    ['Dr. Zelda Q. Quibbleworth works here.', 'She is well.'],
  ],
  [
    'Lenses, e.g. Round ones, bend light. Others, i.e. Flat ones, do not.',
    ['Lenses, e.g. Round ones, bend light.', 'Others, i.e. Flat ones, do not.'],
  ],
  ['It costs 3.14 or 1,000.50 euros. Cheap.', ['It costs 3.14 or 1,000.50 euros.', 'Cheap.']],
  [
    'See https://optics.example.org/a.b?c=d. Then go.',
    ['See https://optics.example.org/a.b?c=d.', 'Then go.'],
  ],
  ['She works at X [1]. He does not [2][3].', ['She works at X [1].', 'He does not [2][3].']],
  [
    'She works at X. [1] He does not.[2][3] They rest.',
    ['She works at X. [1]', 'He does not.[2][3]', 'They rest.'],
  ],
  ['She works at X. [c3, c7] He does not.', ['She works at X. [c3, c7]', 'He does not.']],
  [
    'She said: "Why?" and left. "Because." Then he left.',
    ['She said: "Why?" and left.', '"Because."', 'Then he left.'],
  ],
  ['She joined Lens Inc. The firm grew.', ['She joined Lens Inc.', 'The firm grew.']],
  ['She joined Lens Inc. Lisbon in May.', ['She joined Lens Inc. Lisbon in May.']],
  ['She has a Ph.D. from Lisbon. It is old.', ['She has a Ph.D. from Lisbon.', 'It is old.']],
  ['She lives in the U.S. She likes it.', ['She lives in the U.S.', 'She likes it.']],
  ['She was born in 1984. In 2019 she moved.', ['She was born in 1984.', 'In 2019 she moved.']],
  [
    'Geboren am 3. März 1984 in Bonn. Sie lebt dort.',
    ['Geboren am 3. März 1984 in Bonn.', 'Sie lebt dort.'],
  ],
  [
    '彼女は技術者です。リスボンに住んでいます。',
    ['彼女は技術者です。', 'リスボンに住んでいます。'],
  ],
  ['她是工程师。她住在里斯本！', ['她是工程师。', '她住在里斯本！']],
  ['هي مهندسة. هل تعيش هنا؟ نعم', ['هي مهندسة.', 'هل تعيش هنا؟', 'نعم']],
  ['वह अभियंता है। वह लिस्बन में रहती है।', ['वह अभियंता है।', 'वह लिस्बन में रहती है।']],
  [
    '- First item\n- Second item. With two.\n3. Third item',
    ['First item', 'Second item.', 'With two.', 'Third item'],
  ],
  ['## Heading\n\nText here.', ['Heading', 'Text here.']],
  ['Wait... what? Yes… No.', ['Wait... what?', 'Yes…', 'No.']],
  ['...\n***\n', []],
  ['', []],
  ['See No. 5 and Fig. 3. No. She did not.', ['See No. 5 and Fig. 3.', 'No.', 'She did not.']],
  ['Nothing follows [', ['Nothing follows [']],
  ['Over. [Later it was], she said.', ['Over.', '[Later it was], she said.']],
]

describe('sentences', () => {
  test.each(cases)('a text is split into sentences: %j', (text, sentences) => {
    expect(splitSentences(text).map((sentence) => sentence.text)).toEqual(sentences)
  })

  test.each(cases)('the offsets of sentences quote the text %j', (text) => {
    for (const sentence of splitSentences(text))
      expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text)
  })

  test('a long text without any end is read once', () => {
    const text = 'lens 3.5 '.repeat(40_000)
    expect(splitSentences(text)).toHaveLength(1)
  })
})

/** Repeatable choices. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

describe('the reader of pieces', () => {
  const whole = `${cases.map(([text]) => text).join(' ')}\n${cases.map(([text]) => text).join('\n')} 👩‍🔬 End. 👩‍🔬`

  test.each(Array.from({ length: 60 }, (_, seed) => seed))(
    'the reader of streamed text finds the same sentences however the text is cut (%i)',
    (seed) => {
      const next = dice(seed)
      const reader = createSentenceReader()
      const found: string[] = []
      for (let at = 0; at < whole.length; ) {
        const to = at + 1 + Math.floor(next() * (seed % 3 === 0 ? 3 : 40))
        found.push(...reader.push(whole.slice(at, to)))
        at = to
      }
      expect([...found, ...reader.end()]).toEqual(splitSentences(whole).map(({ text }) => text))
    },
  )

  test('each text is split the same when it arrives a character at a time', () => {
    for (const [text, sentences] of cases) {
      const reader = createSentenceReader()
      expect([...[...text].flatMap((sign) => reader.push(sign)), ...reader.end()]).toEqual(
        sentences,
      )
    }
  })

  test('a sentence is emitted as soon as the next word shows that it ended', () => {
    const reader = createSentenceReader()
    expect(reader.push('She works at X [1].')).toEqual([])
    expect(reader.push(' She ')).toEqual(['She works at X [1].'])
    expect(reader.end()).toEqual(['She'])
    expect(reader.end()).toEqual([])
  })
})
