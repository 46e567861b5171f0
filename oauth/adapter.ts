import { hash } from 'node:crypto'
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import { isObject } from '../contract/fields/is-object.ts'
import { type Scope, scopes } from '../contract/fields/keys.ts'
import { hashSecret } from '../research/api-key.ts'
import { updateRevokedKey, updateUsedKey } from '../store/accounts/keys.ts'
import type { Db } from '../store/database/open.ts'
import {
  deleteGrantRecords,
  deleteOAuthRecord,
  findOAuthRecord,
  findOAuthRecordByUid,
  recordOAuthRecord,
  updateConsumedOAuthRecord,
} from '../store/oauth/records.ts'
import { findExchange, openExchange } from './exchange.ts'

/**
 * Two processes may be sent one refresh token at the same moment: within this time a used one is
 * unknown, and only later a sign that it was stolen.
 */
const raceMs = 5_000

/** Stands for the record's own id, which is a secret, wherever its payload repeats it. */
const ownId = '{own-id}'

/** Keeps what the authorization server stores in PostgreSQL, without ids and secrets. */
export function createAdapter({ db, now }: { db: Db; now: () => Date }, kind: string): Adapter {
  const isGrant = kind === 'Grant'
  const toKey = (id: string) => ({ kind, idSha256: hashSecret(id) })
  const revoke = async (grantId: string) => updateRevokedKey(await findExchange(db), grantId, now())
  return {
    async upsert(id, payload, expiresIn) {
      const at = now()
      const tx = await findExchange(db)
      await recordOAuthRecord(tx, {
        ...toKey(id),
        payload: JSON.stringify(hideSecret(payload)).replaceAll(id, ownId),
        grantId: isGrant ? id : (payload.grantId ?? null),
        uid: payload.uid ?? null,
        // clients alone are kept without an end
        expiresAt: expiresIn === undefined ? null : new Date(at.getTime() + expiresIn * 1_000),
        now: at,
      })
      if (kind === 'AccessToken' && payload.grantId !== undefined)
        await updateUsedKey(tx, payload.grantId, at)
    },
    async find(id) {
      const tx = await findExchange(db)
      const found = await findOAuthRecord(tx, { ...toKey(id), now: now() })
      if (found === null) return undefined
      const { consumedAt } = found
      const isRace =
        kind === 'RefreshToken' &&
        consumedAt !== null &&
        now().getTime() - consumedAt.getTime() < raceMs
      if (isRace) return undefined
      const { payload, keyScopes } = found
      const isNarrowable = isGrant && keyScopes !== null
      return toPayload(isNarrowable ? narrowGrant(payload, keyScopes) : payload, id, consumedAt)
    },
    async findByUid(uid) {
      const tx = await findExchange(db)
      const found = await findOAuthRecordByUid(tx, { kind, uid, now: now() })
      // whose session it is, and no more: its id is not known
      return found === null ? undefined : toPayload(found.payload, 'unknown', null)
    },
    async findByUserCode() {
      return undefined
    },
    async consume(id) {
      const tx = await openExchange(db)
      if (!(await updateConsumedOAuthRecord(tx, { ...toKey(id), now: now() })))
        throw new errors.InvalidGrant(`${kind} was used before`)
    },
    async destroy(id) {
      await deleteOAuthRecord(await findExchange(db), toKey(id))
      if (isGrant) await revoke(id)
    },
    async revokeByGrantId(grantId) {
      await deleteGrantRecords(await findExchange(db), { kind, grantId })
      await revoke(grantId)
    },
  }
}

/** What the database keeps of a client's secret, and what a secret is compared as. */
export function hashClientSecret(secret: string): string {
  return hash('sha256', secret, 'base64url')
}

function hideSecret(payload: AdapterPayload): AdapterPayload {
  const { jti, client_secret: secret, session, ...shown } = payload
  return {
    ...shown,
    ...(secret === undefined ? {} : { client_secret: hashClientSecret(secret) }),
    // of an interaction: the cookie is read nowhere
    ...(session === undefined ? {} : { session: { ...session, cookie: '' } }),
  }
}

/** A grant opens no more than its key, whose scopes may have been narrowed since. */
function narrowGrant(
  { openid, resources, ...others }: Record<string, unknown>,
  held: readonly Scope[],
): Record<string, unknown> {
  const lost = scopes.filter((one) => !held.includes(one))
  const keep = (scope: unknown) =>
    String(scope ?? '')
      .split(' ')
      .filter((word) => !lost.some((one) => one === word))
      .join(' ')
  const narrow = (of: object) =>
    Object.fromEntries(Object.entries(of).map(([at, scope]) => [at, keep(scope)]))
  return {
    ...others,
    ...(isObject(openid) ? { openid: { ...openid, scope: keep(openid.scope) } } : {}),
    ...(isObject(resources) ? { resources: narrow(resources) } : {}),
  }
}

function toPayload(
  stored: Record<string, unknown>,
  id: string,
  consumedAt: Date | null,
): AdapterPayload {
  const payload: AdapterPayload = JSON.parse(JSON.stringify(stored).replaceAll(ownId, id))
  return {
    ...payload,
    jti: id,
    ...(consumedAt === null ? {} : { consumed: Math.floor(consumedAt.getTime() / 1_000) }),
  }
}
