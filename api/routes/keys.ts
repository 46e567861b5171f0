import { toEndpoint } from '../../contract/endpoints/endpoints.ts'
import { isId } from '../../contract/fields/ids.ts'
import { scopes as allScopes } from '../../contract/fields/keys.ts'
import { limits } from '../../contract/fields/limits.ts'
import { noQuery } from '../../contract/fields/lists.ts'
import { KeyInput, KeyListQuery, KeyPatch } from '../../contract/resources/api-keys.ts'
import { formatUtcMonth } from '../../research/usage/split-usage.ts'
import { lockAccount } from '../../store/accounts/accounts.ts'
import { updateKeyBudget } from '../../store/accounts/changes.ts'
import { updateRevokedKey } from '../../store/accounts/keys.ts'
import {
  type AccountKeyRow,
  countAccountKeys,
  findAccountKey,
  listAccountKeys,
  updateKeySettings,
} from '../../store/accounts/own-keys.ts'
import { inTransactionOn, type Queryable } from '../../store/database/open.ts'
import { findGrantedScopes } from '../../store/oauth/records.ts'
import { ApiError, buildInvalidRequest } from '../calls/api-error.ts'
import { requireCaller } from '../calls/call.ts'
import { requireAccountId } from '../calls/require-account-id.ts'
import { buildKeyView } from '../keys/build-key-view.ts'
import { checkWithin } from '../keys/check-within.ts'
import { issueKey } from '../keys/issue-key.ts'
import { validateInput, validateQuery } from '../request/validate-input.ts'
import { keepAnswer, respondKept } from '../respond/kept.ts'
import { buildKeyset, buildPage } from '../respond/page.ts'
import type { CallContext } from '../state.ts'
import type { CallHandler } from './handler.ts'

/** `POST /api/v1/keys`: 201 with the key, which is never shown again, not even to a repetition. */
export const createKey: CallHandler = async (context, { db, now }) => {
  const wanted = validateInput(KeyInput, context.state.input)
  const accountId = requireAccountId(context.state)
  const createdAt = now()
  const maker = await loadMaker(context, db, createdAt)
  checkWithin(maker, wanted)
  const expiresAt = parseExpiry(wanted.expires_at, createdAt)
  const { view, kept } = await inTransactionOn(db, accountId, async (tx) => {
    // counted and added by one at a time
    await lockAccount(tx, accountId)
    if ((await countAccountKeys(tx, accountId)) >= limits.apiKeys)
      throw buildInvalidRequest(
        '',
        `would be key number ${limits.apiKeys + 1}; an account has at most ${limits.apiKeys}`,
      )
    const { id, key } = await issueKey(tx, {
      accountId,
      name: wanted.name,
      scopes: wanted.scopes,
      perMinuteLimit: wanted.per_minute_limit,
      expiresAt,
      createdAt,
      ...toCreator(maker),
    })
    if (wanted.monthly_budget !== null)
      await updateKeyBudget(
        tx,
        { id, accountId, monthlyBudget: null },
        wanted.monthly_budget,
        createdAt,
      )
    const row = await findOwn(context, tx, id, createdAt)
    return {
      view: buildKeyView(row, createdAt, key),
      kept: await keepAnswer(tx, context, buildKeyView(row, createdAt)),
    }
  })
  respondKept(context, toEndpoint('createKey'), kept)
  context.body = JSON.stringify(view)
}

/**
 * Newest first: keys within the scopes of the key that asks, and what applications were allowed.
 */
export const listKeys: CallHandler = async (context, { db, now }) => {
  const query = validateQuery(KeyListQuery, context.querystring)
  const at = now()
  const rows = await listAccountKeys(db, {
    accountId: requireAccountId(context.state),
    scopes: requireCaller(context.state).scopes,
    month: formatUtcMonth(at),
    ...buildKeyset(query),
  })
  const { shown, links } = buildPage(rows, query.limit)
  context.body = { object: 'list', data: shown.map((row) => buildKeyView(row, at)), ...links }
}

export const getKey: CallHandler = async (context, { db, now }) => {
  validateQuery(noQuery, context.querystring)
  context.body = buildKeyView(await findOwn(context, db, parseKeyId(context), now()), now())
}

/** What is absent stays. A key that has ended stays as it is. */
export const updateKey: CallHandler = async (context, { db, now }) => {
  const patch = validateInput(KeyPatch, context.state.input)
  const accountId = requireAccountId(context.state)
  const id = parseKeyId(context)
  const at = now()
  checkWithin(await loadMaker(context, db, at), patch)
  const row = await inTransactionOn(db, accountId, async (tx) => {
    await lockAccount(tx, accountId)
    const before = await findOwn(context, tx, id, at)
    requireActive(before, at)
    if (before.kind === 'oauth') await checkGranted(tx, before, patch)
    await updateKeySettings(tx, {
      id,
      name: patch.name ?? before.name,
      scopes: patch.scopes ?? before.scopes,
      perMinuteLimit:
        patch.per_minute_limit === undefined ? before.perMinuteLimit : patch.per_minute_limit,
      expiresAt:
        patch.expires_at === undefined ? before.expiresAt : parseExpiry(patch.expires_at, at),
    })
    if (patch.monthly_budget !== undefined && patch.monthly_budget !== before.monthlyBudget)
      await updateKeyBudget(tx, { ...before, accountId }, patch.monthly_budget, at)
    return await findOwn(context, tx, id, at)
  })
  context.body = buildKeyView(row, at)
}

/** `DELETE` revokes; repeatable, with the first date. */
export const deleteKey: CallHandler = async (context, { db, now }) => {
  const at = now()
  await loadMaker(context, db, at)
  const { id } = await findOwn(context, db, parseKeyId(context), at)
  await updateRevokedKey(db, id, at)
  context.body = buildKeyView(await findOwn(context, db, id, at), at)
}

/**
 * The key that asks: what it may give others.
 * @throws ApiError for an application's token
 */
async function loadMaker(context: CallContext, db: Queryable, at: Date): Promise<AccountKeyRow> {
  const { keyId: id } = requireCaller(context.state)
  const maker = id === null ? null : await find(context, db, id, at)
  if (maker === null || maker.kind === 'oauth')
    throw new ApiError('missing_scope', { message: 'An application does not manage API keys.' })
  return maker
}

/** Who creates a key: the user of a page, or the key that asks. */
function toCreator({ id, kind, userId }: AccountKeyRow) {
  return kind === 'portal' ? { userId } : { createdByKey: id }
}

/** A wider key would list what the tokens of its application do not open. */
async function checkGranted(
  db: Queryable,
  { id, scopes: held }: AccountKeyRow,
  { scopes = [] }: KeyPatch,
): Promise<void> {
  const words = (await findGrantedScopes(db, id))?.split(' ') ?? held
  const granted = allScopes.filter((one) => words.some((word) => word === one))
  if (!scopes.every((one) => granted.includes(one)))
    throw buildInvalidRequest(
      'scopes',
      `must be among those that its user allowed: ${granted.join(', ')}`,
    )
}

function requireActive(row: AccountKeyRow, at: Date): void {
  const { state } = buildKeyView(row, at)
  if (state !== 'active')
    throw buildInvalidRequest('', `concerns a key that is ${state}: create another`)
}

function parseExpiry(text: string | null, now: Date): Date | null {
  if (text === null) return null
  const date = new Date(text)
  if (date <= now) throw buildInvalidRequest('expires_at', 'must be a time to come')
  return date
}

async function find(
  context: CallContext,
  db: Queryable,
  id: string,
  at: Date,
): Promise<AccountKeyRow | null> {
  const { scopes } = requireCaller(context.state)
  return await findAccountKey(db, {
    accountId: requireAccountId(context.state),
    scopes,
    month: formatUtcMonth(at),
    id,
  })
}

/** @throws ApiError `not_found` for unknown keys, other accounts' and those with other scopes */
async function findOwn(
  context: CallContext,
  db: Queryable,
  id: string,
  at: Date,
): Promise<AccountKeyRow> {
  const row = await find(context, db, id, at)
  return row === null || row.kind === 'portal' ? refuseUnknownKey() : row
}

function parseKeyId(context: CallContext): string {
  const { id = '' } = context.state.params
  return isId('key', id) ? id : refuseUnknownKey()
}

function refuseUnknownKey(): never {
  throw new ApiError('not_found', { message: 'There is no such API key.' })
}
