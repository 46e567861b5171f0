import { randomBytes } from 'node:crypto'
import { html } from 'hono/html'
import type { z } from 'zod'
import { ApiError } from '../api/calls/api-error.ts'
import type { Caller } from '../api/calls/call.ts'
import type { PageCall } from '../api/routes/page-calls.ts'
import { type EndpointName, toEndpoint } from '../contract/endpoints/endpoints.ts'
import { scopes } from '../contract/fields/keys.ts'
import { hashSecret } from '../research/api-key.ts'
import { createId } from '../store/database/new-id.ts'
import { type AccountAccess, recordPortalKey } from '../store/users/account-access.ts'
import { loadVisitor } from './load-visitor.ts'
import {
  buildMissing,
  buildUserPage,
  type Content,
  type Page,
  type PageAnswer,
  type Visit,
} from './page.ts'
import { streamWhileSignedIn } from './stream-while-signed-in.ts'

/** A visit of one of an account's users. */
export type AccountVisit = Visit & {
  account: AccountAccess
  visitor: NonNullable<Visit['visitor']>
  /** What pages of the account begin with. */
  base: string
  /**
   * Calls an endpoint as a key with all scopes would.
   * @throws ApiError, as the API would answer it
   */
  call<Schema extends z.ZodType>(
    name: PageCall['endpoint'],
    schema: Schema,
    wanted?: Omit<PageCall, 'endpoint'>,
  ): Promise<z.output<Schema>>
  /** The same, and whether the form was sent before: then nothing was done again. */
  callOnce<Schema extends z.ZodType>(
    name: PageCall['endpoint'],
    schema: Schema,
    wanted: Omit<PageCall, 'endpoint'> & { formToken: string },
  ): Promise<{ answer: z.output<Schema>; isRepeated: boolean }>
  /** Has an endpoint answer in place of a page. */
  answerBy(name: EndpointName, params?: Readonly<Record<string, string>>): PageAnswer
}

/** Where the pages of an account are. */
export function buildAccountPath(accountId: string): string {
  return `/portal/${accountId}`
}

/**
 * A page of an account; for others than its users there is none.
 * @param path behind the account's
 * @param current the entry of the menu that it belongs to
 */
export function buildAccountPage(
  method: Page['method'],
  path: string,
  current: string,
  answer: (visit: AccountVisit) => Promise<PageAnswer>,
): Page {
  return buildUserPage(method, `${buildAccountPath('{account}')}${path}`, async (visit) => {
    const entered = enter(visit)
    const answered = await answer(entered).catch(explainRefusal)
    if (answered.kind !== 'page') return answered
    const { accountName } = entered.account
    return { ...answered, menu: { base: entered.base, accountName, current } }
  })
}

/** What the API refuses, as a page of the account. */
function explainRefusal(thrown: unknown): Content {
  if (!(thrown instanceof ApiError) || thrown.status >= 500) throw thrown
  const body = html`<p role="alert">${thrown.message}</p>`
  return { kind: 'page', title: 'That did not work', status: thrown.status, body }
}

function enter(visit: Visit): AccountVisit {
  const { visitor, params, calls } = visit
  if (visitor === null) throw new Error('this page needs a session')
  const accountId = params.account ?? ''
  const account = visitor.access
  if (account === null) throw buildMissing()
  const reader = buildCaller(account, null)
  const send = async (name: PageCall['endpoint'], wanted: Omit<PageCall, 'endpoint'>) => {
    const isRead = toEndpoint(name).method === 'GET'
    const caller = isRead ? reader : buildCaller(account, await recordKey(visit, account))
    return await calls.call(caller, { endpoint: name, ...wanted })
  }
  return {
    ...visit,
    visitor,
    account,
    base: buildAccountPath(accountId),
    async call(name, schema, wanted = {}) {
      return schema.parse((await send(name, wanted)).body)
    },
    async callOnce(name, schema, wanted) {
      const { body, isRepeated } = await send(name, wanted)
      return { answer: schema.parse(body), isRepeated }
    },
    answerBy: (name, params = {}) => ({
      kind: 'endpoint',
      async answer(ctx) {
        await calls.answer(ctx, reader, { endpoint: name, params })
        const { stream } = ctx.state
        if (stream === null) return
        const isSignedIn = async () => {
          const found = await loadVisitor(visit.deps, ctx.get('Cookie'), accountId)
          return (found?.access ?? null) !== null
        }
        ctx.state.stream = streamWhileSignedIn(stream, isSignedIn)
      },
    }),
  }
}

/** Calls from the pages act for the account, as a key with all scopes and no limit of its own. */
function buildCaller({ accountId, anchorAt, plan }: AccountAccess, keyId: string | null): Caller {
  return {
    owner: accountId,
    accountId,
    accountAnchorAt: anchorAt,
    keyId,
    plan,
    monthlyBudget: null,
    scopes,
    perMinuteLimit: null,
    isTest: false,
    isPublished: false,
  }
}

async function recordKey({ deps, visitor, now }: Visit, account: AccountAccess): Promise<string> {
  if (visitor === null) throw new Error('this page needs a session')
  return await recordPortalKey(deps.db, {
    id: createId('key'),
    accountId: account.accountId,
    userId: visitor.userId,
    userName: visitor.userName,
    // of a secret that is kept nowhere: this key is used by sessions alone
    secretSha256: hashSecret(randomBytes(32).toString('base64url')),
    scopes,
    now,
  })
}
