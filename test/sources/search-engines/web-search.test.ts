import { describe, expect, test } from 'vitest'
import { toWrittenName } from '../../../research/identity/queries/to-written-name.ts'
import { buildSubjectQuery } from '../../../research/identity/queries/web-queries.ts'
import { buildFinding } from '../../../research/records/finding.ts'
import { withholdLinks } from '../../../research/safety/withhold-links.ts'
import { toPageAddress } from '../../../research/text/addresses/page-key.ts'
import { toFindings } from '../../../sources/search-engines/web-search.ts'
import { exchanges, questionOf } from '../../support/sources/exchanges.ts'

function subjectOf(kind: 'name' | 'phone' | 'email' | 'username', text: string) {
  const question = questionOf({ question: { kind, text } })
  if (question.kind === 'id' || question.kind === 'web') throw new Error('not a subject')
  return question
}

describe('what a web search is asked', () => {
  test.each([
    ['name', 'Ada Example', '"Ada Example"'],
    ['name', 'Example, Ada', '"Ada Example"'],
    ['name', 'Ada "Ace" Example', '"Ada Example"'],
    ['name', 'Ádá -Example site:x', '"Ádá Example site x"'],
    ['name', '王小明', '"王小明"'],
    ['username', '@ada_example', '"ada_example"'],
    ['email', 'Ada@Ada-Works.example', '"ada@ada-works.example"'],
    ['phone', '+49 30 901820', '"+4930901820" OR "030 901820" OR "+49 30 901820"'],
  ] as const)('the query of a web search: %s %s is asked as %s', (kind, text, query) => {
    expect(buildSubjectQuery(subjectOf(kind, text))).toBe(query)
  })

  test('nothing is asked that engines would cut', () => {
    expect(buildSubjectQuery(subjectOf('name', 'Ada '.repeat(120)))).toBeNull()
  })

  test.each(['.', "'", '...', '😀'])('a name of nothing but signs is not searched: %s', (name) => {
    expect(buildSubjectQuery(subjectOf('name', name))).toBeNull()
    const found = toFindings(
      [{ url: 'https://a.example/', title: 'Anything', snippet: 'at all.' }],
      subjectOf('name', name),
    )
    expect(found.map(({ matchedOn }) => matchedOn)).toEqual([[]])
  })

  test.each([
    ["Sinéad O'Testor-Probe", "Sinéad O'Testor-Probe"],
    ['J.R. Example', 'J.R. Example'],
    ['Example, Ada, PhD', 'Ada Example'],
    ['Ada * Example | ~x !y', 'Ada Example x y'],
  ])('the name %s is written %s', (text, written) => {
    expect(toWrittenName(text)).toBe(written)
  })
})

describe('one spelling of an address', () => {
  test.each([
    ['HTTPS://Www.Example.org:443/People/Ada/#top', 'https://www.example.org/People/Ada'],
    ['https://example.org', 'https://example.org/'],
    ['http://example.org:80/a/?utm_source=x&fbclid=y', 'http://example.org/a'],
    ['https://example.org/?q=a+b&gclid=1&z=%C3%A9', 'https://example.org/?q=a+b&z=%C3%A9'],
    ['https://example.org/a?q=a+b&', 'https://example.org/a?q=a+b'],
    ['https://example.org/a?q=a%20b', 'https://example.org/a?q=a%20b'],
    ['https://example.org./a', 'https://example.org/a'],
    ['https://example.org:8443/a', 'https://example.org:8443/a'],
    ['https://ada:pw@example.org/', null],
    ['javascript:alert(1)', null],
    ['not an address', null],
  ])('one spelling of an address: %s is %s', (written, canonical) => {
    expect(toPageAddress(written)).toBe(canonical)
  })
})

describe('what results become', () => {
  const ada = subjectOf('name', 'Ada Example')

  test('one page twice in a web search is one finding, with what the better rank said', () => {
    const found = toFindings(
      [
        { url: 'https://example.org/ada?utm_medium=x', title: 'First', snippet: 'Ada' },
        { url: 'https://example.org/ada/', title: 'Second', snippet: null },
      ],
      ada,
    )
    expect(found.map(({ url, title }) => [url, title])).toEqual([
      ['https://example.org/ada', 'First'],
    ])
  })

  test('a web result has no markup and no references, also where they were written twice', () => {
    const [found] = toFindings(
      [
        {
          url: 'https://example.org/',
          title: '<b>Ada</b>&nbsp;&amp;amp; Co',
          snippet: 'caf&#233;<br>bar',
        },
      ],
      ada,
    )
    expect(found).toMatchObject({ title: 'Ada & Co', snippet: 'café bar' })
  })

  test('a profile is an account, a post on the same site is a page', () => {
    const found = toFindings(
      [
        { url: 'https://x.com/AdaExample', title: null, snippet: null },
        { url: 'https://x.com/AdaExample/status/1', title: null, snippet: null },
      ],
      ada,
    )
    expect(
      found.map(({ kind, platform, username, title }) => [kind, platform, username, title]),
    ).toEqual([
      ['account', 'x', 'adaexample', 'x.com'],
      ['page', null, null, 'x.com'],
    ])
  })

  test('a profile of which an engine shows that it is gone is no finding', () => {
    const found = toFindings(
      ['This account doesn’t exist', 'Ada Example, cellist', 'Konto nicht gefunden'].map(
        (snippet, i) => ({ url: `https://x.com/ada${i}`, title: 'ada', snippet }),
      ),
      ada,
    )
    expect(found.map(({ url }) => url)).toEqual(['https://x.com/ada1'])
  })

  test.each([
    ['name', 'Ada Example', 'EXAMPLE, Ada: works', ['name']],
    ['name', 'Ada Example', 'Ada Sample', []],
    ['name', 'Вера Пример', 'Вера Пример, гидролог', ['name']],
    ['username', 'ada', 'by ada.', ['username']],
    ['username', 'ada', 'adair and canada', []],
    ['username', 'a.da+', 'aXda', []],
    ['email', 'ada@ada-works.example', 'mail Ada@ada-works.example today', ['email']],
    ['email', 'ada@ada-works.example', 'mail lada@ada-works.example today', []],
    ['email', 'berg@ada-works.example', 'mail anna.berg@ada-works.example today', []],
    ['email', 'ada.berg@gmail.com', 'Write to AdaBerg+shop@gmail.com.', ['email']],
    ['phone', '+49 30 901820', 'Tel. 030/90 18 20', ['phone']],
    ['phone', '+49 30 901820', 'Tel. +49 (0)30 901820', ['phone']],
    ['phone', '+49 30 901820', 'Tel. (030) 901820 ext. 7', ['phone']],
    ['phone', '+49 30 901820', 'Tel. 030 901820-45', []],
    ['phone', '+49 30 901820', 'Tel. 030 90182045', []],
    ['phone', '+1 212 555 0142', '1-212-555-0142 or 212.555.0142', ['phone']],
    ['phone', '+49 30 901820', 'Id 30901820, of 30.90.1820', []],
    ['phone', '+49 30 901820', 'Bern: (+41) 30 901820, +1 030 901820', []],
    ['phone', '+49 30 901820', 'Tel. 49 30 901820', ['phone']],
    ['phone', '+1 212 555 0142', 'London +44 (212) 555 0142', []],
    ['phone', '+7 912 345-67-89', 'тел. 8 (912) 345-67-89', ['phone']],
    ['phone', '+91 98765 43210', 'WhatsApp 98765 43210', ['phone']],
    ['phone', '+49 30 901820', 'call 011 49 30 901820', ['phone']],
    ['phone', '+36 1 234 5678', 'Tel.: (06 1) 234-5678', ['phone']],
    ['phone', '+39 06 5550 142', 'tel. 06 5550142', ['phone']],
    ['phone', '+49 30 901820', 'Tel. 030/90 18 21', []],
  ] as const)(
    'findings of search results: %s %s and a snippet "%s": matched on %j',
    (kind, text, snippet, matchedOn) => {
      const subject =
        kind === 'username' && text === 'a.da+'
          ? { kind, text, platform: null }
          : subjectOf(kind, text)
      expect(
        toFindings([{ url: 'https://pumps.example/p/1', title: 'Page', snippet }], subject)[0]
          ?.matchedOn,
      ).toEqual(matchedOn)
    },
  )

  test('a snippet is no longer than a citation needs', () => {
    const [found] = toFindings(
      [{ url: 'https://example.org/', title: null, snippet: 'word '.repeat(1_000) }],
      ada,
    )
    expect(found?.snippet.length).toBeLessThanOrEqual(501)
    expect(found?.snippet).toMatch(/word…$/)
  })

  test('searxng, serper and tavily make the same of the same result', () => {
    const hits = exchanges().filter(
      ({ source, case: name }) =>
        ['searxng', 'serper', 'tavily'].includes(source) && name === 'hit',
    )
    expect(
      new Set(
        hits.map(({ findings }) =>
          JSON.stringify([findings[0]?.url, findings[0]?.title, findings[0]?.kind]),
        ),
      ).size,
    ).toBe(1)
    expect(hits).toHaveLength(3)
  })
})

describe('hosts that are not pointed at', () => {
  const denied = [
    { host: 'linkedin.com', reason: 'login_gated' },
    { host: 'spokeo.com', reason: 'people_search_broker' },
    { host: 'doxbin.org', reason: 'leak_forum' },
  ]
  const page = (url: string, links: string[] = []) =>
    buildFinding({
      kind: 'page',
      url,
      title: 'x',
      method: 'search_result',
      links: links.map((link) => ({ url: link, proof: 'none' })),
    })

  test('brokers and leaks vanish, networks behind a login stay as links', () => {
    const found = withholdLinks(
      [
        page('https://www.spokeo.com/Ada-Example'),
        page('https://doxbin.org./x'),
        page('https://www.linkedin.com/in/ada'),
        page('https://notspokeo.com/', ['https://spokeo.com/a', 'https://fr.linkedin.com/in/ada']),
      ],
      denied,
    )
    expect(found.map(({ url, links }) => [url, links.map((link) => link.url)])).toEqual([
      ['https://www.linkedin.com/in/ada', []],
      ['https://notspokeo.com/', ['https://fr.linkedin.com/in/ada']],
    ])
  })
})
