import { describe, expect, test } from 'vitest'
import { ConfigError } from '../../config/config-error.ts'
import { readConfig } from '../../config/read-config.ts'

describe('the configuration', () => {
  test('the configuration has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      developerApi: 'enabled',
      databaseUrl: undefined,
    })
  })

  test('an empty variable is one that is not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    })
  })

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'localhost'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['TEMPORAL_ADDRESS', 'localhost'],
    ['DEVELOPER_API', 'maybe'],
    ['DEADLINE_SECONDS', 'soon'],
    ['EGRESS_ALLOW', 'searxng:8080, 10.0.0.0/99'],
    ['EGRESS_ALLOW', 'http://searxng'],
  ])('a bad %s stops the start with a sentence that names it', (name, value) => {
    const read = () => readConfig({ [name]: value })
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(new RegExp(`^${name}[. ]?.*cannot be used: \\S`))
  })

  test('half a client certificate is a contradiction, and said so', () => {
    expect(() => readConfig({ TEMPORAL_TLS_CERT_FILE: 'client.pem' })).toThrow(/go together/)
  })
})

/** The sentence that the start ends with; '' when it goes on. */
function refusal(env: Record<string, string>): string {
  try {
    readConfig(env)
    return ''
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.message
  }
}

describe('where providers are', () => {
  test('the addresses of providers are those of the table, without keys, unless the environment says more', () => {
    expect(readConfig({}).sources).toEqual({ bases: {}, keys: {} })
  })

  test('the addresses of providers are read from an object, and slashes at their ends do not count', () => {
    const { sources } = readConfig({
      SOURCE_URLS:
        '{"github":"https://git.example.org/api/v3/","*":"https://mirror.example.org/{provider}//"}',
      SEARXNG_URL: 'https://find.example.org/',
    })
    expect(sources.bases).toEqual({
      github: 'https://git.example.org/api/v3',
      '*': 'https://mirror.example.org/{provider}',
      searxng: 'https://find.example.org',
    })
  })

  test('the address of SearXNG is that of its own variable where both are set', () => {
    const { sources } = readConfig({
      SEARXNG_URL: 'https://own.example.org',
      SOURCE_URLS: '{"searxng":"https://other.example.org"}',
    })
    expect(sources.bases).toEqual({ searxng: 'https://own.example.org' })
  })

  test.each([
    ['SOURCE_URLS', 'https://git.example.org'],
    ['SOURCE_URLS', '{"github":'],
    ['SOURCE_URLS', '["https://git.example.org"]'],
    ['SOURCE_URLS', 'null'],
    ['SOURCE_URLS', '{"github":"git.example.org"}'],
    ['SOURCE_URLS', '{"github":"ftp://git.example.org"}'],
    ['SOURCE_URLS', '{"github":["https://git.example.org"]}'],
    ['SEARXNG_URL', 'searxng:8080'],
    ['SEARXNG_URL', 'find.example.org'],
  ])('the start stops with a sentence when %s is %s', (name, value) => {
    expect(refusal({ [name]: value })).toMatch(
      new RegExp(`^${name}(?:\\.github)? cannot be used: \\S`),
    )
  })

  test.each([
    ['SEARXNG_URL', 'http://searxng:8080', 'searxng:8080', 'searxng:8080'],
    ['SEARXNG_URL', 'http://searxng:8080', 'searxng:8080', 'searxng'],
    ['SEARXNG_URL', 'http://10.20.0.5', '10.20.0.5', '10.20.0.0/16'],
    ['SEARXNG_URL', 'http://[::1]:8888', '[::1]:8888', '[::1]:8888'],
    ['SEARXNG_URL', 'http://find.example.org', 'find.example.org', 'find.example.org'],
    ['SOURCE_URLS', '{"github":"http://127.0.0.1:4000"}', '127.0.0.1:4000', '127.0.0.1:4000'],
    [
      'SOURCE_URLS',
      '{"gitlab":"https://gitlab.com","github":"https://git.internal"}',
      'git.internal',
      'git.internal',
    ],
    ['SOURCE_URLS', '{"github":"https://192.168.7.7/v3"}', '192.168.7.7', '192.168.0.0/16'],
    ['SOURCE_URLS', '{"*":"http://localhost:4000/{provider}"}', 'localhost:4000', 'localhost'],
  ])(
    'the addresses of providers: %s=%s is behind the guard, and said so with the host, until it is exempted',
    (name, value, host, exemption) => {
      const sentence = refusal({ [name]: value })
      expect(sentence).toMatch(new RegExp(`^${name} cannot be used: `))
      expect(sentence).toContain(`refuses ${host} (`)
      expect(sentence).toContain(`add ${host} to EGRESS_ALLOW`)
      expect(refusal({ [name]: value, EGRESS_ALLOW: exemption })).toBe('')
    },
  )

  test('an exemption is for the port that it names only', () => {
    expect(refusal({ SEARXNG_URL: 'http://searxng:8080', EGRESS_ALLOW: 'searxng:9090' })).toContain(
      'searxng:8080',
    )
  })

  test.each(['http://169.254.169.254', 'http://metadata.google.internal'])(
    'the addresses of providers: %s holds secrets of machines, and no exemption opens it',
    (address) => {
      const { host } = new URL(address)
      expect(
        refusal({ SOURCE_URLS: JSON.stringify({ github: address }), EGRESS_ALLOW: host }),
      ).toContain(host)
    },
  )
})

describe('a key', () => {
  const names = [
    ['BRAVE_API_KEY', 'brave'],
    ['SERPER_API_KEY', 'serper'],
    ['TAVILY_API_KEY', 'tavily'],
    ['GITHUB_TOKEN', 'github'],
    ['OPENALEX_API_KEY', 'openAlex'],
    ['SEMANTIC_SCHOLAR_API_KEY', 'semanticScholar'],
    ['STACKEXCHANGE_KEY', 'stackExchange'],
    ['GRAVATAR_API_KEY', 'gravatar'],
    ['ORCID_TOKEN', 'orcid'],
    ['GOOGLE_VISION_KEY', 'googleVision'],
    ['TINEYE_KEY', 'tinEye'],
    ['COMPANIES_HOUSE_KEY', 'companiesHouse'],
    ['OPENCORPORATES_KEY', 'openCorporates'],
  ]
  test.each(names)('the key %s is sent to its provider only', (name, provider) => {
    expect(readConfig({ [name]: 's3cr-et_/+=' }).sources.keys).toEqual({
      [provider]: 's3cr-et_/+=',
    })
  })

  // what was pasted with its line end would be a broken header, or a header more
  test.each([
    'two words',
    'pasted\n',
    'pasted\r\nX-Other: yes',
    ' pasted',
    'pasted\t',
    'schlüssel',
    '\u0000',
  ])('the key %j of any provider is refused, without being repeated', (value) => {
    for (const [name = ''] of names) {
      const sentence = refusal({ [name]: value })
      expect(sentence).toMatch(new RegExp(`^${name} cannot be used: .*one word`))
      expect(sentence).not.toContain(value.trim())
    }
  })

  test("SerpApi's key counts only where its provider is switched on", () => {
    expect(readConfig({ SERPAPI_KEY: 'key' }).sources.keys).toEqual({})
    const on = readConfig({ SERPAPI_KEY: 'key', SERPAPI_LENS: 'on' })
    expect(on.sources.keys).toEqual({ serpApi: 'key' })
    expect(refusal({ SERPAPI_LENS: 'on' })).toContain('SERPAPI_KEY')
  })

  test('an empty key is an absent one', () => {
    expect(readConfig({ BRAVE_API_KEY: '' }).sources.keys).toEqual({})
  })
})

describe('the sweep and the User-Agent', () => {
  test('the sweep uses the list that is shipped, unless a file is named', () => {
    expect(readConfig({}).usernameSitesFile).toBeUndefined()
    expect(readConfig({ USERNAME_SITES_FILE: '' }).usernameSitesFile).toBeUndefined()
    expect(readConfig({ USERNAME_SITES_FILE: '/etc/sites.json' }).usernameSitesFile).toBe(
      '/etc/sites.json',
    )
  })

  test.each([
    [{}, 'http://localhost:3000'],
    [{ PORT: '8080' }, 'http://localhost:8080'],
    [{ PUBLIC_URL: 'https://people.example.org/' }, 'https://people.example.org'],
    [
      { PUBLIC_URL: 'https://people.example.org', CONTACT_URL: 'https://example.org/bot/' },
      'https://example.org/bot',
    ],
  ])('the User-Agent names the operator: %j is %s', (env, contactUrl) => {
    expect(readConfig(env).contactUrl).toBe(contactUrl)
  })

  test('a contact that cannot be opened stops the start', () => {
    expect(refusal({ CONTACT_URL: 'mailto:bot@example.org' })).toMatch(
      /^CONTACT_URL cannot be used: \S/,
    )
  })
})

describe('the language model', () => {
  const prices = JSON.stringify({
    'gpt-5-mini': { input: 0.25, output: 2 },
    '*': { input: 1, output: 4 },
  })

  test('the language model is absent unless a key or a server is named', () => {
    expect(readConfig({}).model).toBeNull()
  })

  test('a key alone selects the usual language model at its server', () => {
    expect(readConfig({ OPENAI_API_KEY: 'sk-1', MODEL_PRICES: prices }).model).toEqual({
      apiKey: 'sk-1',
      baseUrl: undefined,
      name: 'gpt-5-mini',
      prices: { inputMicroDollarsPerMillion: 250_000, outputMicroDollarsPerMillion: 2_000_000 },
    })
  })

  test("a language model on the operator's own server needs no key and costs nothing", () => {
    expect(
      readConfig({ OPENAI_BASE_URL: 'http://localhost:11434/v1/', MODEL: 'own' }).model,
    ).toEqual({
      apiKey: 'none',
      baseUrl: 'http://localhost:11434/v1',
      name: 'own',
      prices: { inputMicroDollarsPerMillion: 0, outputMicroDollarsPerMillion: 0 },
    })
  })

  test('a language model without a known price is assumed to be expensive, not free', () => {
    const model = readConfig({ OPENAI_API_KEY: 'sk-1', MODEL: 'unheard-of' }).model
    expect(model?.prices.outputMicroDollarsPerMillion).toBeGreaterThanOrEqual(10_000_000)
    expect(
      readConfig({ OPENAI_API_KEY: 'sk-1', MODEL: 'unheard-of', MODEL_PRICES: prices }).model
        ?.prices.inputMicroDollarsPerMillion,
    ).toBe(1_000_000)
  })

  test('a language model without a server stops the start', () => {
    expect(refusal({ MODEL: 'gpt-5-mini' })).toContain('OPENAI_API_KEY')
  })

  test.each(['{', '{"m": {"input": -1, "output": 1}}', '{"m": 3}'])(
    'prices %s stop the start',
    (value) => {
      expect(refusal({ OPENAI_API_KEY: 'sk-1', MODEL_PRICES: value })).toMatch(/^MODEL_PRICES/)
    },
  )
})
