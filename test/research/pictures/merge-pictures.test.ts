import { describe, expect, test } from 'vitest'
import { mergePictures } from '../../../research/pictures/merge-pictures.ts'
import type { FoundPicture } from '../../../research/pictures/picture-part.ts'

type Match = Extract<FoundPicture['part'], { kind: 'match' }>

const match = (provider: string, pageUrl: string, more: Partial<Match> = {}): FoundPicture => ({
  provider,
  part: { kind: 'match', pageUrl, imageUrl: null, title: '', isWhole: true, score: null, ...more },
})
const similar = (
  provider: string,
  imageUrl: string,
  pageUrl: string | null = null,
): FoundPicture => ({ provider, part: { kind: 'similar', imageUrl, pageUrl, title: '' } })

describe('pictures that several providers name', () => {
  test('spellings of one page are one match, with every provider and every picture of it', () => {
    const { matches } = mergePictures([
      match('vision', 'https://www.news.example/story/?utm_source=x', {
        imageUrl: 'https://cdn.example/part.jpg',
        isWhole: false,
      }),
      match('vision', 'https://news.example/story', { imageUrl: 'https://cdn.example/whole.jpg' }),
      match('tineye', 'http://news.example/story/', {
        imageUrl: 'http://cdn.example/whole.jpg#top',
        title: 'A story',
      }),
    ])
    expect(matches).toEqual([
      {
        pageUrl: 'https://www.news.example/story/?utm_source=x',
        title: 'A story',
        imageUrls: ['https://cdn.example/whole.jpg', 'https://cdn.example/part.jpg'],
        providers: ['vision', 'tineye'],
      },
    ])
  })

  test('pages that show the same picture are a match each', () => {
    const imageUrl = 'https://cdn.example/a.jpg'
    const { matches } = mergePictures([
      match('vision', 'https://one.example/', { imageUrl }),
      match('vision', 'https://two.example/', { imageUrl }),
    ])
    expect(matches).toHaveLength(2)
  })

  test('what more providers name comes first, then whole pictures, then the order of answers', () => {
    const { matches } = mergePictures([
      match('vision', 'https://part.example/', { isWhole: false }),
      match('vision', 'https://first.example/'),
      match('vision', 'https://second.example/'),
      match('vision', 'https://both.example/', { isWhole: false }),
      match('tineye', 'https://both.example/', { isWhole: false }),
    ])
    expect(matches.map(({ pageUrl }) => pageUrl)).toEqual([
      'https://both.example/',
      'https://first.example/',
      'https://second.example/',
      'https://part.example/',
    ])
  })

  test('a similar picture is one entry for each page; a page that is unknown is no other', () => {
    const image = 'https://cdn.example/like.jpg'
    const merged = mergePictures([
      similar('vision', image),
      similar('serpapi', image, 'https://one.example/'),
      similar('serpapi', image, 'https://two.example/'),
      similar('vision', 'https://cdn.example/other.jpg'),
    ])
    expect(merged.similar).toEqual([
      {
        pageUrl: 'https://one.example/',
        title: '',
        imageUrls: [image],
        providers: ['vision', 'serpapi'],
      },
      { pageUrl: 'https://two.example/', title: '', imageUrls: [image], providers: ['serpapi'] },
      {
        pageUrl: null,
        title: '',
        imageUrls: ['https://cdn.example/other.jpg'],
        providers: ['vision'],
      },
    ])
  })

  test('a similar picture that a match shows belongs to the match, unless it is on another page', () => {
    const imageUrl = 'https://cdn.example/a.jpg'
    const merged = mergePictures([
      match('tineye', 'https://one.example/', { imageUrl }),
      similar('vision', imageUrl),
      similar('serpapi', imageUrl, 'https://elsewhere.example/'),
    ])
    expect(merged.matches).toMatchObject([{ providers: ['tineye', 'vision'] }])
    expect(merged.similar).toMatchObject([{ pageUrl: 'https://elsewhere.example/' }])
  })

  const endless = `https://host.example/${'a'.repeat(3_000)}`

  test.each([
    'javascript:alert(1)',
    endless,
    'data:image/png;base64,AA',
    'https://a:b@host.example/',
    'no',
  ])('what is no public web address, or too long, is no page and no picture: %.40s', (url) => {
    expect(mergePictures([match('vision', url), similar('vision', url)])).toEqual({
      matches: [],
      similar: [],
    })
    const [kept] = mergePictures([match('vision', 'https://p.example/', { imageUrl: url })]).matches
    expect(kept?.imageUrls).toEqual([])
  })

  test('more than 100 matches and 50 similar pictures are not given', () => {
    const numbers = Array.from({ length: 300 }, (_, n) => n)
    const merged = mergePictures(
      numbers.flatMap((n) => [
        match('vision', `https://p${n}.example/`),
        similar('vision', `https://s${n}.example/a.jpg`),
      ]),
    )
    expect([merged.matches.length, merged.similar.length]).toEqual([100, 50])
  })
})
