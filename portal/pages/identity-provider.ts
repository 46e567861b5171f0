import { html } from 'hono/html'
import { z } from 'zod'
import { parseJson } from '../../research/text/json/parse-json.ts'
import { findAccountByName } from '../../store/accounts/accounts.ts'
import { lockCreation } from '../../store/database/lock-creation.ts'
import { createId } from '../../store/database/new-id.ts'
import { inTransaction } from '../../store/database/open.ts'
import {
  findUserByIdentity,
  findUserByName,
  insertIdentity,
  insertMembership,
  insertUser,
} from '../../store/users/users.ts'
import {
  buildMissing,
  buildOpenPage,
  buildUserPage,
  type Page,
  type PageAnswer,
  PageError,
  type Visit,
} from '../page.ts'
import { openSession, startPath } from '../sessions.ts'
import { countAttempt } from '../sign-in/attempt.ts'
import {
  buildDeparture,
  callbackPath,
  fetchIdentity,
  type Identity,
} from '../sign-in/identity-provider.ts'
import { buildFailedSignIn } from './sign-in.ts'

const departureCookie = 'departure'
const departureSeconds = 600
/** Kept by the browser alone: it ties the answer to the browser that left. */
const Departure = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string().nullable(),
  /** The user to connect the identity to; null to sign in. */
  connects: z.string().nullable(),
})

/** Signing in with, and connecting, an identity of another provider. */
export const providerPages: readonly Page[] = [
  buildOpenPage('GET', '/sign-in/provider', (visit) => depart(visit, null)),
  buildUserPage('POST', '/portal/account/identity', (visit) =>
    depart(visit, visit.visitor?.userId ?? null),
  ),
  buildOpenPage('GET', callbackPath, comeBack),
]

async function depart({ deps, query }: Visit, connects: string | null): Promise<PageAnswer> {
  const { oidc, publicUrl } = deps.config
  if (oidc === null) throw buildMissing()
  const { to, ...kept } = await buildDeparture(oidc, publicUrl).catch((cause: unknown) => {
    deps.log.warn({ err: cause }, 'the identity provider cannot be reached')
    throw new PageError(503, 'The identity provider cannot be reached. Please try again.')
  })
  const departure = { ...kept, returnTo: query.get('return_to'), connects }
  const value = Buffer.from(JSON.stringify(departure)).toString('base64url')
  const cookies = [{ name: departureCookie, value, maxAgeSeconds: departureSeconds }]
  if (connects === null) return { kind: 'redirect', to, cookies }
  // Chromium applies `form-action` to the redirect after a form too: a link leads out instead
  const body = html`<p><a href="${to}">Continue to ${new URL(to).hostname}</a></p>`
  return { kind: 'page', title: 'Connect an identity', body, cookies }
}

async function comeBack(visit: Visit): Promise<PageAnswer> {
  const { deps, query } = visit
  const { oidc, publicUrl } = deps.config
  if (oidc === null) throw buildMissing()
  await countAttempt(visit, null)
  const departure = parseDeparture(visit.findCookie(departureCookie))
  const identity =
    departure === null
      ? null
      : await fetchIdentity(oidc, { publicUrl, query }, departure).catch((err: unknown) => {
          deps.log.warn({ err }, 'the identity provider did not prove who signs in')
          return null
        })
  const answer =
    departure === null || identity === null
      ? buildFailedSignIn(visit)
      : departure.connects === null
        ? await signIn(visit, identity, departure.returnTo)
        : await connect(visit, identity, departure.connects)
  const spent = { name: departureCookie, value: null, maxAgeSeconds: 0 }
  return { ...answer, cookies: [...(answer.cookies ?? []), spent] }
}

function parseDeparture(cookie: string | null): z.infer<typeof Departure> | null {
  const text = Buffer.from(cookie ?? '', 'base64url').toString()
  return Departure.safeParse(parseJson(text)).data ?? null
}

async function connect(
  visit: Visit,
  { issuer, subject }: Identity,
  userId: string,
): Promise<PageAnswer> {
  const { visitor, deps, now } = visit
  // another user may have signed in since
  if (visitor?.userId !== userId) return buildFailedSignIn(visit)
  if (!(await insertIdentity(deps.db, { issuer, subject, userId, now })))
    throw new PageError(409, 'This identity is connected already.')
  return { kind: 'redirect', to: startPath }
}

async function signIn(
  visit: Visit,
  identity: Identity,
  returnTo: string | null,
): Promise<PageAnswer> {
  const userId =
    (await findUserByIdentity(visit.deps.db, identity)) ?? (await join(visit, identity))
  return userId === null
    ? buildFailedSignIn(visit, { returnTo })
    : await openSession(visit, userId, returnTo)
}

/** A new user of the provider joins the account that the operator named, as a member. */
async function join(
  { deps, now }: Visit,
  { issuer, subject, name }: Identity,
): Promise<string | null> {
  const account = deps.config.oidc?.account ?? null
  const accountId = account === null ? null : await findAccountByName(deps.db, account)
  if (accountId === null) return null
  const userId = createId('usr')
  return await inTransaction(deps.db, async (tx) => {
    await lockCreation(tx, 'users')
    const isTaken = name === null || (await findUserByName(tx, name)) !== null
    await insertUser(tx, { id: userId, name: isTaken ? userId : name, email: null, now })
    // of two first sign-ins at once one makes the user; the other finds it
    if (!(await insertIdentity(tx, { issuer, subject, userId, now })))
      throw new PageError(503, 'Please try again.')
    await insertMembership(tx, { userId, accountId, role: 'member', now })
    return userId
  })
}
