import { createHash } from 'node:crypto'
import { endpoint } from '../../contract/endpoints.ts'
import { sandboxKey, scopes, testKeyPrefix } from '../../contract/keys.ts'
import { isSecret, parseApiKey } from '../../research/api-key.ts'
import { ApiError } from '../api-error.ts'
import type { Keyring } from '../keyring.ts'
import type { Caller, Context, Step } from '../state.ts'

/** Bearer keys (spec §5). Before the body is parsed: strangers get no schema hints. */
export function authenticate({ keyring, now }: { keyring: Keyring; now: () => Date }): Step {
  return async (ctx, next) => {
    const { endpoint: name } = ctx.state
    if (name !== null && endpoint(name).auth === 'bearer') ctx.state.caller = await identify(ctx, keyring, now())
    await next()
  }
}

/** Another scheme is no key at all; `Bearer` without a token, or with more than one word, is a malformed key (spec §5.3). */
function bearerToken(authorization: string): string {
  const [scheme = '', ...words] = authorization.trim().split(/\s+/)
  if (scheme.toLowerCase() !== 'bearer') throw new ApiError('missing_api_key')
  const [token] = words
  if (token === undefined || words.length > 1) throw new ApiError('invalid_api_key')
  return token
}

async function identify(ctx: Context, keyring: Keyring, now: Date): Promise<Caller> {
  const token = bearerToken(ctx.get('Authorization'))
  if (token.startsWith(testKeyPrefix)) return testCaller(token)
  const parts = parseApiKey(token)
  const row = parts === null ? null : await keyring.find(parts.id, ctx.state.settleIp)
  if (parts === null || row === null || !isSecret(parts.secret, row.secretSha256) || row.revokedAt !== null)
    throw new ApiError('invalid_api_key')
  if (row.expiresAt !== null && row.expiresAt <= now) throw new ApiError('expired_api_key')
  return {
    owner: row.accountId,
    accountId: row.accountId,
    accountAnchorAt: row.accountAnchorAt,
    keyId: row.id,
    plan: row.accountPlan,
    monthlyBudget: row.monthlyBudget,
    scopes: row.scopes,
    perMinuteLimit: row.perMinuteLimit,
    isTest: false,
    isPublished: false,
  }
}

/** Any key with the test prefix opens fixtures, without an account (design §7). */
function testCaller(token: string): Caller {
  return {
    owner: `test:${createHash('sha256').update(token).digest('hex')}`,
    accountId: null,
    accountAnchorAt: new Date(0),
    keyId: null,
    plan: '',
    monthlyBudget: null,
    scopes,
    perMinuteLimit: null,
    isTest: true,
    isPublished: token === sandboxKey,
  }
}
