import { describe, expect, test } from 'vitest'
import type { Verification } from '../../../contract/operations/reverse-image.ts'
import { choosePictures } from '../../../research/pictures/choose-pictures.ts'
import { compareLooks } from '../../../research/pictures/compare-looks.ts'
import { type Checks, composeMatches } from '../../../research/pictures/compose-matches.ts'
import {
  chooseProvider,
  composePictureResult,
} from '../../../research/pictures/compose-picture-result.ts'
import { dropSuppressed } from '../../../research/pictures/drop-suppressed.ts'
import type { PictureMatch } from '../../../research/pictures/merge-pictures.ts'
import type { FoundPicture } from '../../../research/pictures/picture-part.ts'
import { normaliseSuppression } from '../../../research/safety/suppressions/normalise-suppression.ts'

const candidate = (
  host: string,
  imageUrls: string[],
  more: Partial<PictureMatch> = {},
): PictureMatch => ({
  pageUrl: `https://www.${host}/page`,
  title: '',
  imageUrls,
  providers: ['vision'],
  ...more,
})
const picture = (n: number | string) => `https://cdn.example/${n}.jpg`
const checks = (found: Record<string, Verification>) => new Map(Object.entries(found))

describe('the pictures that are looked at', () => {
  test('twenty candidates are looked at, matches first, one picture of each', () => {
    const matches = Array.from({ length: 15 }, (_, n) => candidate(`m${n}.example`, [picture(n)]))
    const similar = Array.from({ length: 15 }, (_, n) =>
      candidate(`s${n}.example`, [picture(`s${n}`)]),
    )
    const chosen = choosePictures({ matches, similar })
    expect(chosen).toHaveLength(20)
    expect(chosen.slice(14, 17)).toEqual([picture(14), picture('s0'), picture('s1')])
  })

  test('few candidates have further pictures of theirs looked at, each picture once', () => {
    const matches = [
      candidate('a.example', [picture(1), picture(2), picture(3)]),
      candidate('b.example', [picture(4), picture(2)]),
    ]
    expect(choosePictures({ matches, similar: [] })).toEqual([1, 4, 2, 3].map(picture))
  })
})

describe('the lists of a result', () => {
  test('the surest match comes first, and one that shows another picture is a similar one', () => {
    const lists = composeMatches(
      {
        matches: [
          candidate('unseen.example', [picture(1)]),
          candidate('other.example', [picture(2)]),
          candidate('scaled.example', [picture(3)], { title: 'Scaled' }),
          candidate('same.co.uk', [picture(4)]),
        ],
        similar: [candidate('like.example', [picture(5)], { pageUrl: null })],
      },
      checks({
        [picture(2)]: 'different',
        [picture(3)]: 'same_picture',
        [picture(4)]: 'same_file',
      }),
    )
    expect(lists.matches).toEqual([
      {
        url: 'https://www.same.co.uk/page',
        title: 'same.co.uk',
        sourceDomain: 'same.co.uk',
        imageUrl: picture(4),
        providers: ['vision'],
        verification: 'same_file',
      },
      expect.objectContaining({ title: 'Scaled', verification: 'same_picture' }),
      expect.objectContaining({ sourceDomain: 'unseen.example', verification: 'unchecked' }),
    ])
    expect(lists.similar).toEqual([
      {
        imageUrl: picture(5),
        sourceUrl: picture(5),
        sourceDomain: 'cdn.example',
        providers: ['vision'],
        verification: 'unchecked',
      },
      {
        imageUrl: picture(2),
        sourceUrl: 'https://www.other.example/page',
        sourceDomain: 'other.example',
        providers: ['vision'],
        verification: 'different',
      },
    ])
  })

  test('one picture of a page that is the same makes the page a match', () => {
    const lists = composeMatches(
      { matches: [candidate('a.example', [picture(1), picture(2)])], similar: [] },
      checks({ [picture(1)]: 'different', [picture(2)]: 'same_picture' }),
    )
    expect(lists).toMatchObject({
      matches: [{ imageUrl: picture(2), verification: 'same_picture' }],
      similar: [],
    })
  })

  test('the title of a page that states a private fact is not shown', () => {
    const titles = [
      'Ada Marlowe convicted of fraud',
      'Ada Marlowe: proud trans woman',
      'Ada at sea',
    ]
    const matches = titles.map((title, n) => candidate(`n${n}.example`, [picture(n)], { title }))
    const lists = composeMatches({ matches, similar: [] }, checks({}))
    expect(lists.matches.map(({ title }) => title).sort()).toEqual([
      'Ada at sea',
      'n0.example',
      'n1.example',
    ])
  })

  test('a match whose picture is unknown stays one that was not checked', () => {
    const lists = composeMatches({ matches: [candidate('a.example', [])], similar: [] }, checks({}))
    expect(lists.matches).toMatchObject([{ imageUrl: null, verification: 'unchecked' }])
  })
})

test.each([
  ['same_file', 'a', 'ffff0000ffff0000'],
  ['same_picture', 'b', 'ffff0000ffff000f'],
  ['different', 'b', '0000ffff0000ffff'],
  ['unchecked', 'b', null],
] as const)(
  'the looks of two pictures are compared: %s',
  (verification, sha256, perceptualHash) => {
    const looks = { sha256: 'a', perceptualHash: 'ffff0000ffff0000' }
    expect(compareLooks(looks, { sha256, perceptualHash })).toBe(verification)
  },
)

test.each([
  ['0800000000000000', '0000000000000001', 'unchecked'],
  ['0800000000000000', '0800000000000000', 'unchecked'],
  ['fffffffffffffff0', 'ffffffffffffffff', 'unchecked'],
  ['0800000000000000', 'ffff0000ffff0000', 'different'],
  ['00000000000000ff', '00000000000000fe', 'same_picture'],
])(
  'two pictures of hardly any shape are not said to be one: %s, %s',
  (one, other, verification) => {
    const [a, b] = [one, other].map((perceptualHash, n) => ({ sha256: String(n), perceptualHash }))
    expect(a && b && compareLooks(a, b)).toBe(verification)
  },
)

describe('people who have opted out', () => {
  const entry = normaliseSuppression({
    kind: 'profile_url',
    value: 'https://github.com/quillonada',
  })
  const entries = 'reason' in entry ? [] : [entry]

  test.each([
    ['the page', { pageUrl: 'https://www.github.com/QuillonAda?tab=stars' }],
    [
      'the picture',
      { imageUrls: ['https://github.com/quillonada.png', 'https://github.com/quillonada'] },
    ],
    ['the title', { title: 'Pictures of https://github.com/quillonada' }],
  ])('no candidate points at their pages by %s', (_, more) => {
    const shown = candidate('shown.example', [picture(1)])
    const hidden = candidate('hidden.example', [picture(2)], more)
    expect(dropSuppressed({ matches: [hidden, shown], similar: [hidden, shown] }, entries)).toEqual(
      { matches: [shown], similar: [shown] },
    )
  })
})

test.each([
  [
    [
      ['tineye', 'no_results'],
      ['commons', 'ok'],
    ],
    'tineye',
  ],
  [
    [
      ['vision', 'error'],
      ['commons', 'ok'],
    ],
    'commons',
  ],
  [
    [
      ['commons', 'ok'],
      ['vision', 'ok'],
    ],
    'vision',
  ],
  [[['vision', 'blocked']], null],
] as const)('of %o the first that answered is %s', (rows, expected) => {
  const coverage = rows.map(([provider, outcome]) => ({ provider, outcome }))
  expect(chooseProvider(['vision', 'tineye', 'commons'], coverage)).toBe(expected)
})

describe('a whole look-up', () => {
  const found: FoundPicture[] = [
    {
      provider: 'commons',
      part: {
        kind: 'match',
        pageUrl: 'https://wiki.example/Bridge',
        imageUrl: null,
        title: 'Bridge',
        isWhole: true,
        score: null,
      },
    },
  ]
  const looked = {
    found,
    asked: ['vision', 'commons'],
    checks: checks({}),
    suppressions: [],
    year: 2026,
  }

  test('a whole look-up names the provider that answered, and says that candidates need verification', () => {
    const coverage = [{ provider: 'commons', outcome: 'ok' as const }]
    expect(composePictureResult({ ...looked, coverage })).toMatchObject({
      provider: 'commons',
      matches: [{ title: 'Bridge' }],
      similar: [],
      coverage,
      notice: expect.stringContaining('need verification'),
    })
  })

  test('a picture that was found by a hash of its bytes is the same file, unless it looks different', () => {
    const coverage = [{ provider: 'commons', outcome: 'ok' as const }]
    const large = picture('large')
    const pageUrl = 'https://wiki.example/Bridge'
    const part = { kind: 'match', pageUrl, imageUrl: large, title: '', isWhole: true } as const
    const stated = [
      { provider: 'commons', part: { ...part, isSameFile: true, score: null } as const },
    ]
    const compose = (seen: Checks) =>
      composePictureResult({ ...looked, found: stated, checks: seen, coverage })
    expect(compose(checks({}))).toMatchObject({ matches: [{ verification: 'same_file' }] })
    expect(compose(checks({ [large]: 'different' }))).toMatchObject({
      matches: [],
      similar: [{ verification: 'different' }],
    })
  })

  test('a whole look-up that no provider answered has no result', () => {
    const coverage = [{ provider: 'commons', outcome: 'timeout' as const }]
    expect(composePictureResult({ ...looked, coverage })).toBeNull()
  })
})
