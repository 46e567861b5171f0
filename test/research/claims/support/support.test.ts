import { describe, expect, test } from 'vitest'
import { support } from '../../../../bench/port/support.ts'
import type { Statement } from '../../../../research/claims/claim.ts'
import { carries } from '../../../../research/claims/support/carries.ts'
import { judgeSupport } from '../../../../research/claims/support/judge-support.ts'
import { parseDates, saysDate } from '../../../../research/claims/support/parse-dates.ts'
import { parseSentenceWords } from '../../../../research/claims/support/parse-sentence-words.ts'
import { similarStems } from '../../../../research/claims/support/similar-stems.ts'
import { supportsSentence } from '../../../../research/claims/support/supports-sentence.ts'
import { locateExcerpt } from '../../../../research/text/sentences/locate-excerpt.ts'
import {
  findSentenceAround,
  splitSentences,
  wrapped,
} from '../../../../research/text/sentences/split-sentences.ts'
import { kin } from '../../../../research/text/words/tables/word-kin.ts'
import { toStem } from '../../../../research/text/words/to-stem.ts'

describe('an excerpt is found word for word', () => {
  const found: [text: string, excerpt: string, said: string][] = [
    ['Zelda builds lenses. Zelda sings.', 'Zelda', 'Zelda'],
    ['She  builds\n lenses', 'She builds lenses', 'She  builds\n lenses'],
    ['She said “no” – twice…', '"no" - twice', '“no” – twice'],
    ['She said no – twice.', '"no - twice"', 'no – twice'],
    ['She said “no” – twice…', 'said "no" - twice...', 'said “no” – twice…'],
    ['an eﬃcient lens', 'an efficient lens', 'an eﬃcient lens'],
    ['Zoe\u0308 Marlowe', 'Zoë Marlowe', 'Zoe\u0308 Marlowe'],
    ['10\u00a0000 lenses', '10 000 lenses', '10\u00a0000 lenses'],
    ['optical engi\u00adneer', 'optical engineer', 'optical engi\u00adneer'],
    ['She is an engineer.', '… “an engineer.”', 'an engineer.'],
    ['unable, but able', 'able', 'able'],
    ['王小明是工程师', '工程师', '工程师'],
    ['the 𝓩 lens', 'lens', 'lens'],
  ]
  test.each(found)('an excerpt is found word for word: %j says %j', (text, excerpt, said) => {
    const span = locateExcerpt(text, excerpt)
    expect(span === null ? null : text.slice(span.start, span.end)).toBe(said)
  })

  test('offsets are exact wherever the excerpt begins and ends', () => {
    const text = 'Zoe\u0308  “Zed” Marlowe – née Quill… built ﬁne (bent) lenses, in 2019.'
    const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
      start: index,
      end: index + word.length,
    }))
    for (const [i, { start }] of words.entries())
      for (const { end } of words.slice(i)) {
        const plain = text
          .slice(start, end)
          .normalize('NFKC')
          .replace(/\s+/g, ' ')
          .replace(/[“”]/g, '"')
        expect(locateExcerpt(text, plain)).toEqual({ start, end })
      }
  })

  test('an excerpt with several occurrences is located at the first', () => {
    expect(locateExcerpt('one lens, one lens', 'one lens')).toEqual({ start: 0, end: 8 })
  })

  const absent: [text: string, excerpt: string][] = [
    ['She is not an engineer.', 'She is an engineer.'],
    ['She is unable to sing', 'able to sing'],
    ['1.5 million lenses', '5 million lenses'],
    ['born in 1984', 'born in 19'],
    ['1,000 lenses', '1'],
    ['it was -5 degrees', '5 degrees'],
    ['10² lenses', '102 lenses'],
    ['zelda builds', 'Zelda builds'],
    ['Zoe\u0301', 'Zoe'],
    ['She built, and then sold, lenses', 'She built … lenses'],
    ['anything', ''],
    ['anything', ' "…" '],
    ['', 'anything'],
  ]
  test.each(absent)('an excerpt is found word for word: %j does not say %j', (text, excerpt) => {
    expect(locateExcerpt(text, excerpt)).toBeNull()
  })

  test('the text around an excerpt can be asked for, so that a denial in front of it is seen', () => {
    const text = 'Zelda builds lenses. She has never worked at Acme. She sings.'
    const span = locateExcerpt(text, 'worked at Acme')
    expect(span).not.toBeNull()
    const around = findSentenceAround(text, span ?? { start: 0, end: 0 })
    expect(text.slice(around.start, around.end)).toBe('She has never worked at Acme.')
  })
})

describe('hostile texts', () => {
  const hostile = ['.', '"', ' ', '\n', '(', 'a', "a'", '1,', 'A.', '. "', 'e\u0301', '王']
  test.each(hostile)('100 kB of %j are read like any other', (piece) => {
    const text = piece.repeat(100_000 / piece.length)
    expect(locateExcerpt(text, 'Zelda “sings”')).toBeNull()
    expect(locateExcerpt('Zelda sings', text)).toBeNull()
    expect(judgeSupport({ claim: 'Zelda sings.', documents: [text] }).supported).toBe(false)
  })
})

describe('a text is read in sentences', () => {
  const cases: [text: string, sentences: string[]][] = [
    ['Dr. B. J. Quill met Zelda. They sang.', ['Dr. B. J. Quill met Zelda.', 'They sang.']],
    [
      'It cost 2.5 million. “Too much!” she said.',
      ['It cost 2.5 million.', '“Too much!” she said.'],
    ],
    [
      'She never says no. She sings. See no. 7.',
      ['She never says no.', 'She sings.', 'See no. 7.'],
    ],
    ['Title\nFirst line\nthat goes on', ['Title', 'First line\nthat goes on']],
    ['她是工程师。她住在上海。', ['她是工程师。', '她住在上海。']],
    ['', []],
  ]
  test.each(cases)('a text is read in sentences: %j', (text, sentences) => {
    expect(splitSentences(text, wrapped).map(({ start, end }) => text.slice(start, end))).toEqual(
      sentences,
    )
  })
})

const page = `Title: Zelda Quibbleworth

Zelda Quibbleworth is an optical engineer at the Institute of Improbable Optics. She was born on 8 February 1984 in Lisbon. In 2019 her company Cornerlight bought Bentbeam for 2,013,411 euros. Otto Quill is her husband.`

describe('a claim is supported by what its documents say, and not by what they share with it', () => {
  const cases: [claim: string, document: string, supported: boolean][] = [
    ['Zelda Quibbleworth is an optical engineer.', page, true],
    ['Zelda Quibbleworth is not an optical engineer.', page, false],
    ['Zelda Quibbleworth was born on Feb. 8, 1984.', page, true],
    ['Zelda Quibbleworth was born on 1984-02-08.', page, true],
    ['Zelda Quibbleworth was born in 1985.', page, false],
    ['Zelda bends lenses.', 'Zelda does not bend mirrors: she bends lenses.', true],
    ['Zelda bends lenses.', 'Zelda does not bend lenses: she builds mirrors.', false],
    ['A false or misleading lens is costly.', 'A false lens is costly.', true],
    ['Cornerlight bought Bentbeam in 2019.', page, true],
    ['Bentbeam bought Cornerlight in 2019.', page, false],
    ['Bentbeam was bought by Cornerlight.', page, true],
    ['Quill sold Bentbeam to Marlowe.', 'Marlowe sold Bentbeam to Quill.', false],
    ['Quill sold Bentbeam to Marlowe.', 'In 2019 Quill sold Bentbeam to Marlowe.', true],
    ['Cornerlight bought Bentbeam for 2 million euros.', page, true],
    ['Cornerlight bought Bentbeam for 3 million euros.', page, false],
    ['Zelda Quibbleworth married Otto Quill.', page, true],
    ['Zelda Quibbleworth divorced Otto Quill.', page, false],
    ['Zelda Quibbleworth works as a chef in Berlin.', page, false],
    ['B.J. Quill sang “Corners”.', 'The song “Corners” was sung by B. J. Quill.', true],
    [
      'She organised a colourful exhibition of lenses.',
      'She organized a colorful exhibition of lenses.',
      true,
    ],
    ['Zelda ist Ingenieurin in Lissabon.', 'Zelda arbeitet als Ingenieurin in Lissabon.', true],
    ['Zelda ist keine Ingenieurin in Lissabon.', 'Zelda ist Ingenieurin in Lissabon.', false],
    ['王小明是工程师', '王小明是一名工程师，住在上海。', true],
    ['Zelda sings.', '', false],
    ['', page, false],
    ['[1]', page, false],
  ]
  test.each(cases)(
    'a claim is supported by what its documents say, and not by what they share with it: %j',
    (claim, document, supported) => {
      expect(judgeSupport({ claim, documents: [document] })).toMatchObject({ supported })
    },
  )

  test('spans are the sentences of the document that say it, and there are none without support', () => {
    const claim = 'Cornerlight bought Bentbeam in 2019.'
    const documents = ['Nothing is said here.', page]
    const { spans } = judgeSupport({ claim, documents })
    expect(
      spans.map(({ document, start, end }) => [document, documents[document]?.slice(start, end)]),
    ).toEqual([[1, 'In 2019 her company Cornerlight bought Bentbeam for 2,013,411 euros.']])
    expect(judgeSupport({ claim, documents: [] })).toEqual({
      score: 0,
      supported: false,
      spans: [],
    })
  })

  test('one supporting sentence in ten long pages is enough, and its place is reported', () => {
    const filler = (n: number): string =>
      `Page ${n} tells of ships and harbours. The weather was fine, and people sat outside. `.repeat(
        60,
      )
    const documents = Array.from({ length: 10 }, (_, n) => filler(n))
    const said = 'Zelda Quibbleworth received the Corner Medal for bent lenses in 2021. '
    const long = documents.map((text, n) =>
      n === 6 ? text.slice(0, 2_490) + said + text.slice(2_490) : text,
    )
    const claim = 'Zelda Quibbleworth received the Corner Medal in 2021.'
    const { supported, spans } = judgeSupport({ claim, documents: long })
    expect(supported).toBe(true)
    expect(
      spans.map(({ document, start, end }) => long[document]?.slice(start, end)).join(' '),
    ).toContain(said.trim())
    expect(judgeSupport({ claim, documents }).supported).toBe(false)
  })

  test('an opposite counts against a claim beside the same word, and not beside another', () => {
    const score = (said: string) =>
      judgeSupport({ claim: 'The harbour of Lisbon has a high tower.', documents: [said] }).score
    const [beside, elsewhere, none] = [
      'They built a low tower and a wide bridge near Porto.',
      'They built a wide tower and a low bridge near Porto.',
      'They built a wide tower and a long bridge near Porto.',
    ].map(score)
    expect(elsewhere).toBe(none)
    expect(beside).toBeLessThan(none ?? 0)
  })

  test('a page says a claim as surely however long the page is', () => {
    const say = (others: number) =>
      judgeSupport({
        claim: 'Cornerlight bought Bentbeam for euros.',
        documents: [`${page} ${'People sat outside. '.repeat(others)}`],
      }).score
    expect(say(300)).toBe(say(30))
    expect(say(30)).toBeLessThan(say(0))
  })

  test.each([
    ['Zelda Quibbleworth is operated by the mill.', 'Zelda Quibbleworth operates the mill.'],
    ['Zelda Quibbleworth operates the mill.', 'Zelda Quibbleworth is operated by the mill.'],
    [
      'Cornerlight was acquired by the council.',
      'Cornerlight acquired the ferry for the council in 2011.',
    ],
  ])('what a name does is not done to it: %s', (claim, document) => {
    expect(judgeSupport({ claim, documents: [document] }).supported).toBe(false)
    expect(supportsSentence(claim, [document]).reason).toBe('opposite')
  })

  test.each([
    ['Cornerlight operates the ferry.', 'The ferry is operated by Cornerlight.'],
    [
      'Zelda Quibbleworth trained the crew.',
      'Zelda Quibbleworth was trained by the navy; Zelda Quibbleworth trained the crew.',
    ],
    [
      'Zelda Quibbleworth has taught the children since 2001.',
      'Zelda Quibbleworth was taught by the nuns of Oban and has taught the children since 2001.',
    ],
    [
      'Zelda Quibbleworth was succeeded by her deputy.',
      'Zelda Quibbleworth succeeded the founder in 2001 and was succeeded by her deputy.',
    ],
  ])('a passive says its active: %s', (claim, document) => {
    expect(judgeSupport({ claim, documents: [document] }).supported).toBe(true)
  })

  test.each([
    ['Cornerlight has 40 employees.', 'Cornerlight employs 40 people.', null],
    ['Cornerlight employs 40 people.', 'Cornerlight has 40 employees in Porto.', null],
    [
      'Zelda Quibbleworth teaches 30 pupils.',
      'Zelda Quibbleworth has 30 pupils and students.',
      null,
    ],
    ['Cornerlight is the employer of Odo.', 'Cornerlight has an employee, Odo.', 'opposite'],
    ['Zelda is a teacher at Brae.', 'Zelda is a student at Brae.', 'opposite'],
  ])('a verb is not the opposite of who it is done to: %s', (claim, document, reason) => {
    expect(supportsSentence(claim, [document]).reason).toBe(reason)
  })

  test.each([
    ['Zelda a été élue par le conseil.', 'Le conseil a élu Zelda.', null],
    ['Zelda a ouvert un atelier en été.', 'Zelda a ouvert un atelier en mai.', 'unknown_number'],
    ['Zelda expose chaque été.', 'Zelda expose chaque année.', 'unknown_number'],
  ])('a French participle is no summer: %s', (claim, document, reason) => {
    expect(supportsSentence(claim, [document]).reason).toBe(reason)
  })

  test('more that speaks against a claim never makes it likelier', () => {
    const score = (claim: string) => judgeSupport({ claim, documents: [page] }).score
    expect(score('Zelda Quibbleworth was born in 1985.')).toBeLessThan(
      score('Zelda Quibbleworth was born in 1984.'),
    )
    expect(score('Zelda Quibbleworth is the only optical engineer.')).toBeLessThan(
      score('Zelda Quibbleworth is the optical engineer.'),
    )
  })

  test('the bench port says where the text stands', () => {
    const { spans, score } = support({
      claim: 'Zelda Quibbleworth is an optical engineer.',
      sources: [page],
    })
    expect(spans.map(({ text }) => text)).toEqual([
      'Zelda Quibbleworth is an optical engineer at the Institute of Improbable Optics.',
    ])
    expect(score).toBeGreaterThan(0.5)
  })
})

describe('dates are read by value', () => {
  const ways = [
    '2019-03-14',
    '14 March 2019',
    'March 14th, 2019',
    '14. März 2019',
    '14 mars 2019',
    '14 de marzo de 2019',
    '14 de março de 2019',
    '14 marzo 2019',
    '14 maart 2019',
    '14.03.2019',
    '2019年3月14日',
    '2019-03-14T08:00:00Z',
  ]
  test.each(ways)(
    'dates are read by value: %s is March 14 of 2019, that March and that year',
    (way) => {
      const dates = parseDates(`on ${way}.`)
      expect(['2019-03-14', '2019-03', '2019'].map((when) => saysDate(dates, when))).toEqual([
        true,
        true,
        true,
      ])
      expect(['2019-03-15', '2019-04', '2018'].map((when) => saysDate(dates, when))).toEqual([
        false,
        false,
        false,
      ])
    },
  )
})

const position = (
  title: string | null,
  organization: string | null,
  rest: { from?: string; to?: string; current?: boolean } = {},
): Statement => ({
  path: 'work.positions',
  value: {
    title,
    organization,
    from: rest.from ?? null,
    to: rest.to ?? null,
    current: rest.current ?? false,
  },
})
const place = (
  label: string,
  city: string | null,
  country: string | null,
  countryCode: string | null,
): Statement => ({
  path: 'locations.items',
  value: { label, city, country, countryCode, from: null, to: null, current: true },
})
const relative = (name: string, relation: 'spouse' | 'child' | 'unknown'): Statement => ({
  path: 'relatives.items',
  value: { name, relation },
})
const phone: Statement = {
  path: 'contact.phones',
  value: { value: '+351912345678', kind: 'unknown', country: 'PT' },
}
const email: Statement = {
  path: 'contact.emails',
  value: { value: 'zelda@quibbleworth.org', kind: 'work' },
}
const site: Statement = {
  path: 'contact.websites',
  value: { url: 'https://www.quibbleworth.org/' },
}
const account: Statement = {
  path: 'social.accounts',
  value: { platform: 'github', username: 'zquib', url: 'https://github.com/zquib' },
}
const birth: Statement = { path: 'identity.birthYear', value: { year: 1984 } }
const degree: Statement = {
  path: 'education.items',
  value: {
    school: 'University of Coimbra',
    degree: 'PhD',
    field: 'Physics',
    from: null,
    to: '2010',
  },
}

describe('an excerpt carries a statement if it says all that is specific in it', () => {
  const carried: [excerpt: string, statement: Statement][] = [
    [
      'ZELDA QUIBBLEWORTH builds lenses',
      { path: 'identity.name', value: { value: 'Zelda Quibbleworth' } },
    ],
    ['王小明是工程师', { path: 'identity.name', value: { value: '王小明' } }],
    ['Wang Xiaoming is an engineer', { path: 'identity.name', value: { value: 'Wang Xiaoming' } }],
    ['Quibbleworth, Zëlda', { path: 'identity.name', value: { value: 'Zelda Quibbleworth' } }],
    [
      'optical engineers such as Zelda',
      { path: 'identity.headline', value: { value: 'Optical engineer' } },
    ],
    [
      'an optical engineer at the Institute of Improbable Optics',
      position('Optical Engineer', 'Institute of Improbable Optics'),
    ],
    [
      'Engineer, Acme, Mar. 2019 – May 2021',
      position('Engineer', 'Acme', { from: '2019-03', to: '2021-05' }),
    ],
    [
      'Engineer, Acme, Mar–May 2019',
      position('Engineer', 'Acme', { from: '2019-03', to: '2019-05' }),
    ],
    ['Ingénieure chez Acme depuis mars 2019', position(null, 'Acme', { from: '2019-03' })],
    ['Trabalha no Instituto Improvável em Lisboa', position(null, 'Instituto Improvável')],
    ['Zelda, who never liked Paris, works at Acme.', position(null, 'Acme')],
    ['director of the non-profit Acme', position('Director', 'Acme')],
    ['She works not only at Acme but at Bentbeam.', position(null, 'Acme')],
    ['vive em Lisboa', place('Lisbon, Portugal', 'Lisbon', 'Portugal', 'PT')],
    ['based in Portugal', place('Portugal', null, 'Portugal', 'PT')],
    ['Call 912 345 678', phone],
    ['tel. +351 912-345-678', phone],
    ['mailto:Zelda@Quibbleworth.org.', email],
    ['See http://quibbleworth.org for more', site],
    ['https://github.com/zquib', account],
    ['@zquib on GitHub', account],
    ['birthYear: 1984', birth],
    ['Zelda Quibbleworth (1984–2060)', birth],
    ['Ph.D. in Physics, University of Coimbra, 2010', degree],
    ['her husband, Otto Quill', relative('Otto Quill', 'spouse')],
    ['verheiratet mit Otto Quill', relative('Otto Quill', 'spouse')],
    ['Otto Quill, a colleague', relative('Otto Quill', 'unknown')],
    [
      'In 2021, she won the Corner Medal!',
      { path: 'mentions.items', value: { text: 'She won the Corner Medal' } },
    ],
  ]
  test.each(carried)(
    'an excerpt carries a statement if it says all that is specific in it: %j carries %j',
    (excerpt, statement) => {
      expect(carries(excerpt, statement)).toBe(true)
    },
  )

  const notCarried: [excerpt: string, statement: Statement][] = [
    [
      'Zelda Marlowe builds lenses',
      { path: 'identity.name', value: { value: 'Zelda Quibbleworth' } },
    ],
    [
      'Zelda Marlowe writes about lenses with Ada Quibbleworth',
      { path: 'identity.name', value: { value: 'Zelda Quibbleworth' } },
    ],
    ['', { path: 'identity.name', value: { value: '' } }],
    ['an engineer at Bentbeam', position('Engineer', 'Acme')],
    ['an engineer', position(null, null)],
    ['王晓明是工程师', { path: 'identity.name', value: { value: '王小明' } }],
    ['Engineer, Acme, April 2019', position('Engineer', 'Acme', { from: '2019-03' })],
    ['Engineer, Acme, 2019', position('Engineer', 'Acme', { from: '2019-03' })],
    ['She never worked at Acme.', position(null, 'Acme')],
    ['She is not, however, the director of Acme.', position('Director', 'Acme')],
    ['She denied having been employed for many years by the company Acme.', position(null, 'Acme')],
    ['Acme has never employed her.', position(null, 'Acme')],
    ['Sie hat nie bei Acme gearbeitet.', position(null, 'Acme')],
    ['Non lavora presso Acme.', position(null, 'Acme')],
    ['No trabaja en Acme.', position(null, 'Acme')],
    ['Não trabalha na Acme.', position(null, 'Acme')],
    ['Zij werkt niet bij Acme.', position(null, 'Acme')],
    ["Elle n'a jamais travaillé chez Acme.", position(null, 'Acme')],
    ['她不是工程师', { path: 'identity.headline', value: { value: '工程师' } }],
    ['the former director of Acme', position('Director', 'Acme', { current: true })],
    ['She no longer works at Acme.', position(null, 'Acme', { current: true })],
    ['She works in Lisbon, not in Porto.', place('Porto', 'Porto', 'Portugal', 'PT')],
    ['lives in Portland', place('Portland, Oregon', 'Portland', 'United States', 'US')],
    ['Call +44 912 345 678', phone],
    ['Call 912 345 679', phone],
    ['zelda@quibbleworth.org.example.com', email],
    ['https://quibbleworth.org/about', site],
    ['zquib knits', account],
    ['In 1984 the institute was founded', birth],
    ['BSc in Physics, University of Coimbra, 2010', degree],
    ['Otto Quill, a colleague', relative('Otto Quill', 'spouse')],
    ['Otto Quill, a man of letters and her business partner', relative('Otto Quill', 'spouse')],
    ['Marie and Otto Quill', relative('Otto Quill', 'spouse')],
    ['Otto Quill, who was kind', relative('Otto Quill', 'child')],
    ['her husband, Otto Quill', relative('Otto Quill', 'child')],
    [
      'She did not win the Corner Medal',
      { path: 'mentions.items', value: { text: 'She won the Corner Medal' } },
    ],
  ]
  test.each(notCarried)(
    'an excerpt carries a statement if it says all that is specific in it: %j does not carry %j',
    (excerpt, statement) => {
      expect(carries(excerpt, statement)).toBe(false)
    },
  )
})

describe('a claim that says nearly what its document says', () => {
  const document =
    'Quibble Works, which Ada Marlowe founded in Lisbon on 3 May 1984, has built 2,014 telescopes.'
  const judge = (claim: string, question?: string) =>
    judgeSupport({ claim, documents: [document], question }).supported

  test.each([
    'Ada Marlowe founded Quibble Works in Lisbon on 3 May 1984.',
    'Quibble Works of Lisbon has built 2,014 telescopes.',
    'Ada Marlowe founded Quibble Works in Lisbon on 1984-05-03.',
  ])('a claim is supported where it says the same as its document: %s', (claim) => {
    expect(judge(claim)).toBe(true)
  })

  test.each([
    'Ada Marlowe founded Quibble Works in Lisbon on 3 June 1984.',
    'Ada Marlowe founded Quibble Works in Lisbon on 3 May 1985.',
    'Quibble Works of Lisbon has built 2,104 telescopes.',
    'Quibble Works, which Otto Thornbury founded in Lisbon, has built 2,014 telescopes.',
  ])('a claim is not supported with another number, date or name: %s', (claim) => {
    expect(judge(claim)).toBe(false)
  })

  test('a claim needs no document for a name that its question gave', () => {
    const claim =
      'Quibble Works, which Ada Marlowe founded in Lisbon, has built telescopes for Otto Thornbury.'
    expect(judge(claim)).toBe(false)
    expect(judge(claim, 'Who has built telescopes for Otto Thornbury?')).toBe(true)
  })
})

describe('a word that means nearly the same', () => {
  const score = (claim: string, document: string) =>
    judgeSupport({ claim, documents: [document] }).score
  const document = 'The committee spoke of the tragedy at the harbour and called for help.'

  test('a word that means nearly the same counts for a claim', () => {
    const [similar, other] = ['disaster', 'lens'].map((word) =>
      score(`The committee spoke of the ${word} at the harbour.`, document),
    )
    expect(similar).toBeGreaterThan(other ?? 1)
  })

  test('a negation is no denial where claim and document deny the same', () => {
    const denied = 'There was no tragedy at the harbour, the committee said.'
    const agreed = score('There was no disaster at the harbour, the committee said.', denied)
    const turned = score('There was a disaster at the harbour, the committee said.', denied)
    expect(agreed).toBeGreaterThan(turned)
  })

  test.each([
    ['professor', 'lecturer'],
    ['increase', 'decrease'],
    ['sister', 'cousin'],
    ['first', 'last'],
  ])(
    'another occupation, another relative or an opposite is no similar word: %s, %s',
    (one, other) => {
      expect(similarStems().get(toStem(one))?.has(toStem(other)) ?? false).toBe(false)
    },
  )
})

describe('the evidence for a claim', () => {
  const page = [
    'Quibble Works is a maker of lenses.',
    'It has an office in Lisbon.',
    'Visitors are welcome on weekdays.',
    'Tickets are free.',
    'In 2019 the company opened a museum of telescopes in Porto.',
  ].join(' ')
  const find = (claim: string) =>
    judgeSupport({ claim, documents: [page] }).spans.map(({ start, end }) => page.slice(start, end))

  test('evidence for a claim is gathered from sentences that stand apart', () => {
    expect(
      find('Quibble Works, a maker of lenses, opened a museum of telescopes in 2019.'),
    ).toEqual([
      'Quibble Works is a maker of lenses.',
      'In 2019 the company opened a museum of telescopes in Porto.',
    ])
  })

  test('evidence includes a further sentence that adds an eighth of a claim', () => {
    const firm = [
      'The old harbour was a place of fishermen.',
      'Mara Quill founded the Brindle Press in Lisbon in 1988 with a loan of her brother.',
      'Its first books were on birds.',
      'The firm printed poetry.',
      'In 2004 the house moved to a mill near the river.',
    ].join(' ')
    const claim = 'Mara Quill founded the Brindle Press in Lisbon in 1988, which printed poetry.'
    const { spans } = judgeSupport({ claim, documents: [firm] })
    expect(spans.map(({ start, end }) => firm.slice(start, end))).toEqual([
      'Mara Quill founded the Brindle Press in Lisbon in 1988 with a loan of her brother.',
      'The firm printed poetry.',
    ])
  })

  test('evidence names the nearest sentence of a claim that is not supported', () => {
    expect(find('A museum of clocks was opened by the mayor of Braga.')).toEqual([
      'In 2019 the company opened a museum of telescopes in Porto.',
    ])
  })

  test('evidence is empty where no sentence has a word of the claim', () => {
    expect(find('Elephants sleep.')).toEqual([])
  })

  test('a bare answer is judged together with its question', () => {
    const documents = ['The museum of telescopes stands in Porto.', 'Lisbon has an office.']
    const question = 'Where does the museum of telescopes stand?'
    const [right, wrong] = ['Porto', 'Lisbon'].map((claim) =>
      judgeSupport({ claim, documents, question }),
    )
    expect(right?.score).toBeGreaterThan(wrong?.score ?? 1)
  })
})

describe('a sentence stands with its quotes if they say all that is specific in it', () => {
  const given = ['Zelda Quibbleworth']
  const work = [
    'jobTitle: Optical engineer',
    'Zelda Quibbleworth is an optical engineer at the Institute of Improbable Optics, since 2019-03.',
  ]
  const cases: [sentence: string, quotes: string[], reason: string | null][] = [
    ['She works as Optical engineer at Institute of Improbable Optics [1].', work, null],
    [
      'Zelda Quibbleworth joined the Institute of Improbable Optics in March 2019 [1][2].',
      work,
      null,
    ],
    ['She works as Optical engineer at Acme [1].', work, 'unknown_name'],
    ['Acme employs her as an optical engineer.', work, 'unknown_name'],
    ['She joined the Institute of Improbable Optics in April 2019.', work, 'unknown_number'],
    ['She has built 40 lenses at the Institute of Improbable Optics.', work, 'unknown_number'],
    ['She is not an optical engineer [1].', work, 'negation'],
    ['She is an optical engineer.', ['Zelda is not an optical engineer.'], 'negation'],
    ['She is the founder of the Institute of Improbable Optics.', work, 'unknown_fact'],
    ['She collects rare orchids and paints watercolours of birds.', work, 'weak'],
    ['Her husband is Otto Quill.', ['Zelda married Otto Quill in 2010'], null],
    ['She is married to Otto Quill.', ['Otto Quill, a colleague of hers'], 'unknown_fact'],
    ['Her email is zelda@quibbleworth.org.', ['Write to zelda@quibbleworth.org.'], null],
    ['Her email is zelda@quibbleworth.com.', ['Write to zelda@quibbleworth.org.'], 'unknown_email'],
    ['Her site is https://quibbleworth.org/.', ['http://www.quibbleworth.org'], null],
    ['Her site is https://quibbleworth.net/.', ['http://www.quibbleworth.org'], 'unknown_url'],
    ['Her phone number is +351 912 345 678.', ['Tel. 912 345 678'], null],
    ['Her phone number is +351 912 345 679.', ['Tel. 912 345 678'], 'unknown_phone'],
    ['She writes as @zquib on GitHub.', ['zquib (Zelda Quibbleworth) · GitHub'], null],
    [
      'She writes as @zquibble on GitHub.',
      ['zquib (Zelda Quibbleworth) · GitHub'],
      'unknown_username',
    ],
    ['She was born in 1984 in Lisbon.', ['Born: 8 February 1984, Lisbon'], null],
    [
      'She was born on 9 February 1984 in Lisbon.',
      ['Born: 8 February 1984, Lisbon'],
      'unknown_number',
    ],
    ['她是上海的工程师。', ['王小明是一名工程师，住在上海。'], null],
    ['她是北京的医生，出生于1990年。', ['王小明是一名工程师，住在上海。'], 'unknown_number'],
    ['她是北京的医生。', ['王小明是一名工程师，住在上海。'], 'weak'],
    ['Она работает инженером в Лиссабоне.', ['Зельда — инженер, Лиссабон'], null],
    ['그녀는 리스본의 엔지니어입니다.', ['젤다, 엔지니어, 리스본'], null],
    ['그녀는 파리의 의사입니다.', ['젤다, 엔지니어, 리스본'], 'weak'],
    ['彼女はベントビーム社のエンジニアです。', ['アクメ社 エンジニア'], 'weak'],
    ['Она работает инженером в Москве.', ['Зельда — инженер, Лиссабон'], 'unknown_name'],
    ['She won the Corner Medal twice.', ['She won the Corner Medal once.'], 'unknown_number'],
    ['She has zwei Kinder.', ['She has 2 Kinder.'], null],
    ['Sie hat drei Linsen gebaut.', ['Sie hat zwei Linsen gebaut.'], 'unknown_number'],
    ['She is the second engineer there.', ['She is the 2nd engineer there.'], null],
    ['She is the second engineer there.', ['She is the third engineer there.'], 'unknown_number'],
    ['She retired at sixty.', ['She retired at sixty-five.'], 'unknown_number'],
    ['She raised €5m for lenses.', ['She raised $5m for lenses.'], 'unknown_number'],
    ['She raised 5 million euros.', ['She raised €5 million.'], null],
    ['The lecture begins at 3 pm.', ['The lecture begins at 3 am.'], 'unknown_number'],
    ['She led it from 2010 to 2015.', ['She led it in 2010 and 2015.'], 'unknown_number'],
    ['She led it between 2010 and 2015.', ['She led it from 2010 to 2015.'], null],
    ['She led it between 2010 and 2015.', ['Leader of it, 2010–2015'], null],
    [
      'She wrote version 2.1 of the lens.',
      ['She wrote version 2.10 of the lens.'],
      'unknown_number',
    ],
    ['She wrote version 2.10 of the lens.', ['She wrote v2.10 of the lens.'], null],
    ['The lecture begins at 3 p.m.', ['The lecture begins at 3pm.'], null],
    ['She joined in spring 2019.', ['She joined in autumn 2019.'], 'unknown_number'],
    ['She won silver there.', ['She won gold there.'], 'unknown_number'],
    ['She is vice president of Acme.', ['She is president of Acme.'], 'unknown_number'],
    ['She works with J. Quill.', ['She works with K. Quill.'], 'unknown_name'],
    ['She works with J. Quill.', ['She works with James Quill.'], null],
    ["She studied at Queen's College.", ["School: Queen's College"], null],
    ["She studied at King's College.", ["School: Queen's College"], 'unknown_name'],
    ['Odo Marlowe is based in Porto.', ['Porto-based Odo Marlowe is a cellist.'], null],
    ['The Pond is based on Weir.', ['Weir is based on The Pond.'], 'opposite'],
    ['She studied at MIT.', ['She studied at RIT.'], 'unknown_name'],
    ['She studied at MIT.', ['She studied at MIT.'], null],
    ['She writes as @zquib.', ['zquibble writes there'], 'unknown_username'],
    ['She sings.', [], 'no_quotes'],
    ['She sings.', ['  '], 'no_quotes'],
  ]
  test.each(cases)(
    'a sentence stands with its quotes if they say all that is specific in it: %j with %j: %j',
    (sentence, quotes, reason) => {
      expect(supportsSentence(sentence, quotes, { given })).toEqual({ ok: reason === null, reason })
    },
  )
})

describe('a negation belongs to a language', () => {
  const birth: Statement = { path: 'identity.birthYear', value: { year: 1984 } }
  const work: Statement = {
    path: 'work.positions',
    value: { title: null, organization: 'Acme', from: null, to: null, current: false },
  }

  test.each([
    ['Ada Example wurde am 3. Mai 1984 in Wien geboren.', birth],
    ['Née le 3 mai 1984 à Lyon.', birth],
    ['Ada Example (* 3. Mai 1984)', birth],
    ['Seit Mai arbeitet sie bei Acme.', work],
    ['Mai 2019: joined Acme', work],
    ['Mai Nguyen works at Acme.', work],
    ['She and Nie Weiping work at Acme.', work],
    ['With Henrietta Lacks she worked at Acme.', work],
    ['A sin of the founder of Acme', work],
    ['Zij werkt pas sinds 2019 bij Acme.', work],
    ['director of the non-profit Acme', work],
    ['Sem Benelli worked at Acme.', work],
    ['Trabalha no Acme em Lisboa.', work],
    ['Jamais Cascio works at Acme.', work],
    ['Since 2019 she and Kein Cross have worked at Acme.', work],
    ['The engineer Ada Senza works at Acme.', work],
    ['Ada Never arbeitet bei Acme.', work],
    ['Wan Not travaille chez Acme.', work],
  ])('a negation of another language denies nothing: %s', (text, statement) => {
    expect(carries(text, statement)).toBe(true)
  })

  test.each([
    ['Ada Example non è mai stata presso Acme.', work],
    ['Non lavora presso Acme.', work],
    ['Mai ha lavorato presso Acme.', work],
    ["Elle n'a pas travaillé chez Acme.", work],
    ['Sin trabajo en Acme desde 2019.', work],
    ['Nie arbeitete sie bei Acme.', work],
    ['Sie war NIE bei Acme.', work],
    ['Nem trabalha na Acme.', work],
    ['She Never Worked at Acme', work],
    ['She lacks a post at Acme.', work],
    ['Ada Example wurde nicht 1984 geboren.', birth],
    ["Jamais Ada n'a travaillé chez Acme.", work],
    ['Kein Ingenieur ist bei Acme.', work],
    ['Never was she at Acme.', work],
  ])('a negation in the language of the text denies: %s', (text, statement) => {
    expect(carries(text, statement)).toBe(false)
  })

  test('a sentence about a day in May can be cited, though "Mai" resembles an Italian negation', () => {
    const quote = 'Ada Example wurde am 3. Mai 1984 in Wien geboren.'
    const given = ['Ada Example']
    for (const sentence of [
      quote,
      'Ada Example was born in 1984.',
      'Ada Example was born on 3 May 1984 in Wien.',
    ]) {
      expect(supportsSentence(sentence, [quote], { given })).toEqual({ ok: true, reason: null })
    }
  })
})

describe('forms of a word', () => {
  test.each([
    ['engineer', 'engineers', 'engineered', 'engineering'],
    ['pioneer', 'pioneers', 'pioneered', 'pioneering'],
    ['volunteer', 'volunteers', 'volunteering'],
    ['lead', 'leads', 'led', 'leading', 'leader'],
    ['cause', 'causes', 'caused', 'result', 'resulted'],
  ])('forms of a word: %s, %s and %s are one', (...forms) => {
    expect([...new Set(forms.map(toStem))]).toHaveLength(1)
  })

  test.each([
    ['engineer', 'engine'],
    ['lead', 'cause'],
    ['lead', 'result'],
    ['career', 'car'],
  ])('forms of a word: %s and %s are two', (one, other) => {
    expect(toStem(one)).not.toBe(toStem(other))
  })

  test('the words "led to" mean caused, and "led" alone does not', () => {
    const keys = (sentence: string) => parseSentenceWords(sentence).map(({ key }) => key)
    expect(keys('The leak led to a fire.')).toContain(toStem('caused'))
    expect(keys('She led the choir to fame.')).toContain(toStem('leader'))
    expect(keys('She led the choir to fame.')).not.toContain(toStem('caused'))
  })

  test.each([
    ['The rules apply at a local level only.', 'local', 'plain'],
    ['The army lost its force there.', 'force', 'plain'],
    ['It was due to different later rules.', 'different', 'function'],
    ['Em nível local, ela é também advogada.', 'local', 'function'],
    ['Sie arbeitet wegen alledem noch immer hier.', 'wegen', 'function'],
  ] as const)(
    'a stop word counts in its own language: in %j "%s" is a %s word',
    (text, word, kind) => {
      expect(parseSentenceWords(text).find(({ folded }) => folded === word)?.kind).toBe(kind)
    },
  )

  test('no word is kin to two groups, of which one would be forgotten', () => {
    const groups = kin
      .trim()
      .split(/\n(?!\s)/)
      .map((group) => group.split(/\s+/))
    const firsts = Map.groupBy(
      groups.flatMap((group) => group.map((word) => ({ word, first: group[0] }))),
      ({ word }) => word,
    )
    const torn = [...firsts].filter(
      ([, found]) => new Set(found.map(({ first }) => first)).size > 1,
    )
    expect(torn.map(([word]) => word)).toEqual([])
  })
})
