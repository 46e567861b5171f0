import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from '../../config.ts'

describe('the configuration', () => {
  test('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      developerApi: 'enabled',
      databaseUrl: undefined,
    })
  })

  test('an empty variable is one that is not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
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
