import { describe, expect, test } from 'vitest'
import {
  findIndependentGroups,
  findNearCopies,
} from '../../../../research/case/merging/independent-groups.ts'
import { page, shuffled } from '../../../support/dossier/drafting.ts'

const sentences = [
  'Zelda Quibbleworth presented a lens that sees round corners at the harbour laboratory on Tuesday.',
  'The optical engineer has worked on the device for eleven years, mostly at night.',
  'Visitors were asked to stand behind a brick wall and to wave with both hands.',
  'Every one of them could be counted on the screen at the other end of the hall.',
  'A version for lighthouses is to follow when the fog of the coming winter has lifted.',
]
const article = sentences.join(' ')
const other =
  'In the little town of Pebbleford the council met for the ninth time this year to talk about the bridge. Nobody could say who had painted it green. The mayor promised to ask the painters of the neighbouring towns, and to report in spring.'

const groupsOf = (documents: Parameters<typeof findIndependentGroups>[0]) => {
  const groups = findIndependentGroups(documents)
  return Object.fromEntries([...groups].sort())
}

/** A text of `count` words that stand nowhere else, each run of five of which is a shingle. */
const writeWords = (name: string, count: number) =>
  Array.from({ length: count }, (_, place) => `${name}${place}`).join(' ')

/** How many sources a text of 204 words is with one that repeats its first words. */
const countGroups = (repeated: number) => {
  const words = writeWords('zelda', 204).split(' ')
  const copy = `${words.slice(0, repeated).join(' ')} ${writeWords('fog', 204 - repeated)}`
  const documents = [page('a', 'gazette.com', words.join(' ')), page('b', 'courier.info', copy)]
  return new Set(Object.values(groupsOf(documents))).size
}

/** How many sources a text is with a longer one that contains all its words. */
const countGroupsOfShort = (length: number) => {
  const short = writeWords('zelda', length)
  const documents = [
    page('a', 'gazette.com', short),
    page('b', 'courier.info', `${other} ${short} ${other}`),
  ]
  return new Set(Object.values(groupsOf(documents))).size
}

describe('independent sources', () => {
  test('sources of one registrable domain are one, whatever stands before it', () => {
    const documents = [
      page('a', 'news.gazette.co.uk', article),
      page('b', 'archive.gazette.co.uk', other),
      page('c', 'herald.example.org', ''),
    ]
    expect(groupsOf(documents)).toEqual({
      a: 'gazette.co.uk',
      b: 'gazette.co.uk',
      c: 'example.org',
    })
  })

  test('independent sources are two for two people’s sites at one host of many', () => {
    const documents = [
      page('a', 'zelda.github.io', article),
      page('b', 'cuthbert.github.io', other),
    ]
    expect(new Set(Object.values(groupsOf(documents))).size).toBe(2)
  })

  test('independent sources are one for a text that three domains print with their own headers and footers', () => {
    const documents = [
      page(
        'a',
        'gazette.com',
        `The Gazette. Subscribe now for a penny a week.\n${article}\nAll rights reserved by the Gazette.`,
      ),
      page(
        'b',
        'herald.net',
        `HERALD — Weather: fog. Sport: none.\n${article.toUpperCase()}\nWrite to our editors at any time of the day.`,
      ),
      page(
        'c',
        'tribune.org',
        `${sentences.slice(0, 4).join('\n\n')}\n\nFrom our correspondent at the harbour.`,
      ),
      page('d', 'courier.info', other),
    ]
    expect(groupsOf(documents)).toEqual({
      a: 'gazette.com',
      b: 'gazette.com',
      c: 'gazette.com',
      d: 'courier.info',
    })
  })

  test('independent sources stay two where one quotes a sentence of the other', () => {
    const documents = [
      page('a', 'gazette.com', article),
      page('b', 'courier.info', `${other} ${sentences[0]} ${other.replace('ninth', 'tenth')}`),
    ]
    expect(new Set(Object.values(groupsOf(documents))).size).toBe(2)
  })

  test('two sources that share the same few words about a person stay independent', () => {
    const documents = [
      page('a', 'gazette.com', 'Zelda Quibbleworth is an optical engineer in Lisbon.'),
      page('b', 'courier.info', `Zelda Quibbleworth is an optical engineer in Lisbon. ${other}`),
    ]
    expect(new Set(Object.values(groupsOf(documents))).size).toBe(2)
  })

  test('sources are one from the share of 60 % of runs of five words that both print', () => {
    // 204 words are 200 runs; the first 124 words are 120 of them
    expect([countGroups(123), countGroups(124)]).toEqual([2, 1])
  })

  test('a text inside a longer one makes them one source from 12 runs of five words', () => {
    expect([countGroupsOfShort(15), countGroupsOfShort(16)]).toEqual([2, 1])
  })

  test.each([
    [
      'Japanese',
      'ゼルダ・クイブルワースは火曜日に港の研究所で角の向こうを見るレンズを発表した。光学技術者の彼女は十一年間この装置に取り組んできた。',
      'ペブルフォードの町議会は橋について今年九回目の会合を開いた。誰が緑色に塗ったのかは誰にも分からなかった。町長は春に報告すると約束した。',
    ],
    [
      'Chinese',
      '泽尔达周二在港口实验室展示了一种可以看到拐角后面的镜头。这位光学工程师为这个装置工作了十一年，大部分时间是在夜里。参观者被要求站在砖墙后面挥手。',
      '小镇议会今年第九次开会讨论那座桥。没有人知道是谁把它漆成了绿色。镇长答应去问邻近城镇的油漆工，并在春天报告结果。会议在深夜结束。',
    ],
    [
      'Thai',
      'เซลดาได้นำเสนอเลนส์ที่มองเห็นรอบมุมที่ห้องทดลองท่าเรือเมื่อวันอังคาร วิศวกรแสงคนนี้ทำงานกับอุปกรณ์นี้มาสิบเอ็ดปี ส่วนใหญ่ในเวลากลางคืน',
      'สภาเมืองเล็กประชุมเป็นครั้งที่เก้าในปีนี้เพื่อพูดคุยเรื่องสะพาน ไม่มีใครบอกได้ว่าใครทาสีเขียว นายกเทศมนตรีสัญญาว่าจะรายงานในฤดูใบไม้ผลิ',
    ],
  ])(
    'copies in %s, a script without spaces, are one source, and a different text is another',
    (_, text, unrelated) => {
      const documents = [
        page('a', 'one.com', text),
        page('b', 'two.net', `Header 2026. ${text} Footer.`),
        page('c', 'three.org', unrelated),
      ]
      expect(groupsOf(documents)).toEqual({ a: 'one.com', b: 'one.com', c: 'three.org' })
    },
  )

  test('independent sources do not depend on the order of the documents', () => {
    const documents = [
      page('a', 'gazette.com', article),
      page('b', 'herald.net', article),
      page('c', 'news.herald.net', other),
      page('d', 'courier.info', `${other} And so on.`),
      page('e', 'alone.org', 'Zelda likes fog.'),
    ]
    for (let seed = 1; seed < 20; seed += 1)
      expect(groupsOf(shuffled(documents, seed))).toEqual(groupsOf(documents))
    expect(groupsOf(documents)).toMatchObject({
      a: 'courier.info',
      d: 'courier.info',
      e: 'alone.org',
    })
  })
})

test('pages of one domain are copies only if their texts are', () => {
  const documents = [
    page('a', 'gazette.com', article),
    page('b', 'gazette.com', other),
    page('c', 'gazette.com', `Print version. ${article}`),
  ]
  expect(Object.fromEntries(findNearCopies(documents))).toEqual({ a: 'a', b: 'b', c: 'a' })
})
