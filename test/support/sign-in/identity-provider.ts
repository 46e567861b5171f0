import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { createServer } from 'node:http'
import { openLoopback } from '../servers/open-loopback.ts'

/** How the next answers lie. */
type Lie = 'none' | 'wrong_nonce' | 'wrong_audience' | 'wrong_key' | 'expired'
export type IdentityProvider = AsyncDisposable & {
  issuer: string
  lie: Lie
  subject: string
  name: string
  /**
   * What a user does there: signs in and is sent back.
   * @returns where to
   */
  authorize(address: string): string
}

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const otherKeys = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** An OpenID provider with one client, `prs`, whose secret is `shared`. */
export async function startIdentityProvider(): Promise<IdentityProvider> {
  const codes = new Map<string, { challenge: string; nonce: string }>()
  const server = createServer(async (req, res) => {
    const path = new URL(req.url ?? '/', provider.issuer).pathname
    const send = (status: number, body: object) => {
      res.writeHead(status, { 'content-type': 'application/json' })
      res.end(JSON.stringify(body))
    }
    if (path === '/.well-known/openid-configuration')
      return send(200, {
        issuer: provider.issuer,
        authorization_endpoint: `${provider.issuer}/authorize`,
        token_endpoint: `${provider.issuer}/token`,
        jwks_uri: `${provider.issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
      })
    if (path === '/jwks')
      return send(200, {
        keys: [{ ...keys.publicKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }],
      })
    let text = ''
    for await (const chunk of req) text += chunk
    const form = new URLSearchParams(text)
    const code = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (path !== '/token' || code === undefined || proof !== code.challenge)
      return send(400, { error: 'invalid_grant' })
    send(200, {
      access_token: 'of-no-use',
      token_type: 'Bearer',
      id_token: buildIdToken(provider, code.nonce),
    })
  })
  const port = await openLoopback(server)
  const provider: IdentityProvider = {
    issuer: `http://localhost:${port}`,
    lie: 'none',
    subject: 'subject-1',
    name: 'ida',
    authorize(text) {
      const { searchParams } = new URL(text)
      const code = createHash('sha256').update(text).digest('hex')
      codes.set(code, {
        challenge: searchParams.get('code_challenge') ?? '',
        nonce: searchParams.get('nonce') ?? '',
      })
      const back = new URL(searchParams.get('redirect_uri') ?? '')
      back.searchParams.set('code', code)
      back.searchParams.set('state', searchParams.get('state') ?? '')
      return `${back.pathname}${back.search}`
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return provider
}

function buildIdToken({ issuer, lie, subject, name }: IdentityProvider, nonce: string): string {
  const now = Math.floor(Date.now() / 1_000) - (lie === 'expired' ? 7_200 : 0)
  const claims = {
    iss: issuer,
    sub: subject,
    aud: lie === 'wrong_audience' ? 'another-client' : 'prs',
    nonce: lie === 'wrong_nonce' ? 'another' : nonce,
    preferred_username: name,
    email: 'owner@example.org',
    iat: now,
    exp: now + 300,
  }
  const text = [{ alg: 'RS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const { privateKey } = lie === 'wrong_key' ? otherKeys : keys
  return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`
}
