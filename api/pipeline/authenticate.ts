import { hash } from 'node:crypto'
import { endpoints, toEndpoint } from '../../contract/endpoints/endpoints.ts'
import { type Scope, sandboxKey, scopes, testKeyPrefix } from '../../contract/fields/keys.ts'
import { hashSecret, isEqualHash, parseApiKey } from '../../research/api-key.ts'
import type { KeyRow } from '../../store/accounts/keys.ts'
import { ApiError } from '../calls/api-error.ts'
import type { Caller } from '../calls/call.ts'
import type { ApiDeps } from '../deps.ts'
import type { Context, Step } from '../state.ts'

type Deps = Pick<ApiDeps, 'keyring' | 'now' | 'config'>

/** Bearer keys and access tokens. Before the body is parsed: strangers get no schema hints. */
export function authenticate(deps: Deps): Step {
  return async (ctx, next) => {
    const { endpoint: name } = ctx.state
    if (name !== null && toEndpoint(name).auth === 'bearer')
      ctx.state.caller = await identify(ctx, deps)
    await next()
  }
}

/**
 * Another scheme is no key at all; `Bearer` without a token, or with more than one word, is a
 * malformed key.
 */
function parseBearerToken(authorization: string): string {
  const [scheme = '', ...words] = authorization.trim().split(/\s+/)
  if (scheme.toLowerCase() !== 'bearer') throw new ApiError('missing_api_key')
  const [token] = words
  if (token === undefined || words.length > 1) throw new ApiError('invalid_api_key')
  return token
}

/** What the secret of an unknown id is compared with; no secret has this hash. */
const unknownKey = { secretSha256: Buffer.alloc(32) }

async function identify(ctx: Context, deps: Deps): Promise<Caller> {
  const { keyring } = deps
  const now = deps.now()
  const token = parseBearerToken(ctx.get('Authorization'))
  if (token.startsWith(testKeyPrefix)) return buildTestCaller(token)
  const opened = keyring.recall(token)
  if (opened !== null) return toHolder(opened, now)
  const parts = parseApiKey(token)
  if (parts === null) return await identifyByToken(ctx, deps, token)
  // once, although what is in memory and what is read are both compared with it
  const givenSha256 = hashSecret(parts.secret)
  const isRight = ({ secretSha256 }: Pick<KeyRow, 'secretSha256'>) =>
    isEqualHash(givenSha256, secretSha256)
  const row = await keyring.find(parts.id, isRight, ctx.state.refuseIp)
  // compared in either case, so that both take the same time
  if (!isRight(row ?? unknownKey) || row === null) throw new ApiError('invalid_api_key')
  keyring.remember(token, row)
  return toHolder(row, now)
}

/**
 * The caller with the secret of a key, or a token of its grant.
 * @throws ApiError `invalid_api_key` once it is revoked, `expired_api_key` once it has expired
 */
function toHolder(row: KeyRow, now: Date, held = row.scopes): Caller {
  if (row.revokedAt !== null) throw new ApiError('invalid_api_key')
  if (row.expiresAt !== null && row.expiresAt <= now) throw new ApiError('expired_api_key')
  return toCaller(row, held)
}

/** The shape of tokens that the authorization server makes. */
const tokenShape = /^[\w-]{43}$/

/**
 * An access token leads to the key that stands for its grant. It is good for what it was issued
 * for: one for the base address does not open the MCP endpoint.
 */
async function identifyByToken(
  ctx: Context,
  { keyring, now: clock, config }: Deps,
  token: string,
): Promise<Caller> {
  if (!tokenShape.test(token)) throw new ApiError('invalid_api_key')
  await ctx.state.refuseIp()
  const now = clock()
  const row = await keyring.findByToken({ tokenSha256: hashSecret(token), now })
  if (row === null) throw new ApiError('invalid_api_key')
  const granted = row.tokenScope.split(' ')
  const caller = toHolder(
    row,
    now,
    row.scopes.filter((scope) => granted.includes(scope)),
  )
  const mcp = `${config.publicUrl}${endpoints.mcp.path}`
  if (ctx.state.endpoint === 'mcp' && row.audience !== mcp) throw new ApiError('invalid_api_key')
  return caller
}

function toCaller(row: KeyRow, held: readonly Scope[]): Caller {
  return {
    owner: row.accountId,
    accountId: row.accountId,
    accountAnchorAt: row.accountAnchorAt,
    keyId: row.id,
    plan: row.accountPlan,
    monthlyBudget: row.monthlyBudget,
    scopes: held,
    perMinuteLimit: row.perMinuteLimit,
    isTest: false,
    isPublished: false,
  }
}

/** Any key with the test prefix opens fixtures, without an account. */
function buildTestCaller(token: string): Caller {
  return {
    owner: `test:${hash('sha256', token)}`,
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
