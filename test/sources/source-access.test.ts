import { describe, expect, test } from 'vitest'
import { sources } from '../../sources/index.ts'
import { findAccess, listSteps, type SourceAccess } from '../../sources/source-access.ts'

const nothing: SourceAccess = { bases: {}, keys: {} }

function first(provider: string) {
  const [step] = listSteps(provider)
  if (step === undefined) throw new Error(`there is no provider ${provider}`)
  return step
}

const access = (provider: string, given: Partial<SourceAccess> = {}) =>
  findAccess(first(provider), { ...nothing, ...given })

describe('what a source is asked with', () => {
  test.each<[string, string, Partial<SourceAccess>, { base: string; key: string | null } | null]>([
    [
      'its own address, without configuration',
      'gitlab',
      {},
      { base: 'https://gitlab.com', key: null },
    ],
    [
      'the address that is configured for it',
      'gitlab',
      { bases: { gitlab: 'https://git.test' } },
      { base: 'https://git.test', key: null },
    ],
    [
      'nothing that is meant for another',
      'gitlab',
      { bases: { github: 'https://git.test' } },
      { base: 'https://gitlab.com', key: null },
    ],
    [
      'the address for all',
      'gitlab',
      { bases: { '*': 'http://all.test' } },
      { base: 'http://all.test', key: null },
    ],
    [
      'its name in the address for all',
      'gitlab',
      { bases: { '*': 'http://{provider}.test/{provider}' } },
      { base: 'http://gitlab.test/gitlab', key: null },
    ],
    [
      'its own rather than that for all',
      'gitlab',
      { bases: { '*': 'http://all.test', gitlab: 'https://git.test' } },
      { base: 'https://git.test', key: null },
    ],
    [
      'a key that it can do without',
      'gravatar',
      { keys: { gravatar: 'k' } },
      { base: 'https://api.gravatar.com', key: 'k' },
    ],
    [
      'no key, where it can do without',
      'gravatar',
      {},
      { base: 'https://api.gravatar.com', key: null },
    ],
    [
      'no key of another provider',
      'gravatar',
      { keys: { github: 'k', brave: 'k' } },
      { base: 'https://api.gravatar.com', key: null },
    ],
    [
      'no key at all, if it takes none',
      'gitlab',
      { keys: { github: 'k' } },
      { base: 'https://gitlab.com', key: null },
    ],
    [
      'the key that it needs',
      'brave',
      { keys: { brave: 'k' } },
      { base: 'https://api.search.brave.com', key: 'k' },
    ],
    ['nothing: it lacks the key that it needs', 'brave', {}, null],
    [
      'nothing: another address is no key',
      'brave',
      { bases: { brave: 'http://brave.test', '*': 'http://all.test' } },
      null,
    ],
    ['nothing: it has no address', 'searxng', {}, null],
    [
      'nothing: a mirror of all others has no SearXNG',
      'searxng',
      { bases: { '*': 'http://all.test/{provider}' } },
      null,
    ],
    [
      'the address of the operator’s own instance',
      'searxng',
      { bases: { searxng: 'http://searxng:8080' } },
      { base: 'http://searxng:8080', key: null },
    ],
  ])('a source is asked with %s', (_, provider, given, expected) => {
    expect(access(provider, given)).toEqual(expected)
  })

  test('every source but those that need an operator is there without configuration', () => {
    const without = sources
      .filter((source) => findAccess(source, nothing) === null)
      .map(({ provider }) => provider)
    expect(new Set(without)).toEqual(
      new Set([
        'searxng',
        'brave',
        'serper',
        'tavily',
        'marginalia',
        'companies_house',
        'twilio',
        'numverify',
      ]),
    )
  })

  test('an address for all sources and a key for each leave no source at its real address', () => {
    const keys = Object.fromEntries(
      sources.flatMap(({ key }) => (key === null ? [] : [[key.name, 'k']])),
    )
    const bases = { '*': 'http://127.0.0.1:9/{provider}', searxng: 'http://127.0.0.1:9/searxng' }
    for (const source of sources)
      expect(findAccess(source, { bases, keys })?.base).toBe(
        `http://127.0.0.1:9/${source.provider}`,
      )
  })
})

describe('the steps of a provider', () => {
  test('the steps of a provider are its sources in the order of the table, and every source is a step', () => {
    const providers = [...new Set(sources.map(({ provider }) => provider))]
    expect(providers.flatMap(listSteps).length).toBe(sources.length)
    for (const provider of providers)
      expect(listSteps(provider)).toEqual(sources.filter((source) => source.provider === provider))
    expect(listSteps('orcid').length).toBeGreaterThan(1)
  })

  test('an unknown provider has no steps', () => {
    expect(listSteps('nobody')).toEqual([])
    expect(listSteps('*')).toEqual([])
    expect(listSteps('toString')).toEqual([])
  })
})
