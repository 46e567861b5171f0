import { html } from 'hono/html'
import { formatUtcDay } from '../../research/text/formats/format-time.ts'
import { updateRevokedKey } from '../../store/accounts/keys.ts'
import { inTransaction } from '../../store/database/open.ts'
import { isOperator } from '../../store/service/operators.ts'
import { listUserGrants } from '../../store/users/members.ts'
import { deletePasskey, listPasskeys } from '../../store/users/passkeys.ts'
import {
  deleteOtherSessions,
  deleteSession,
  deleteUserSession,
  listSessions,
} from '../../store/users/sessions.ts'
import {
  countIdentities,
  findUser,
  listMemberships,
  updatePassword,
} from '../../store/users/users.ts'
import { buildAccountPath } from '../account-visit.ts'
import { passkeyScript } from '../assets.ts'
import { buildSessionCookie } from '../cookies.ts'
import { buildAlert } from '../layout.ts'
import { operatorPaths } from '../operator/paths.ts'
import {
  buildUserPage,
  type Content,
  type Html,
  type Page,
  type PageAnswer,
  PageError,
  type Visit,
} from '../page.ts'
import { buildTime } from '../parts/text.ts'
import { startPath } from '../sessions.ts'
import { failedStatus } from '../sign-in/attempt.ts'
import { buildCreationOptions, describeNoPasskeys, recordPasskey } from '../sign-in/passkeys.ts'
import { hashPassword, maxPasswordLength, minPasswordLength } from '../sign-in/passwords.ts'
import { signInPath } from './sign-in.ts'

const paths = {
  password: '/portal/account/password',
  passkeyOptions: '/portal/account/passkeys/options',
  passkeys: '/portal/account/passkeys',
  removePasskey: '/portal/account/passkeys/remove',
  endOthers: '/portal/account/sessions/end-others',
  endSession: '/portal/account/sessions/end',
  revokeGrant: '/portal/account/applications/revoke',
  identity: '/portal/account/identity',
  signOut: '/sign-out',
} as const

/** How a user signs in, and where they are signed in. */
export const accountPages: readonly Page[] = [
  buildUserPage('GET', startPath, (visit) => buildAccount(visit)),
  buildUserPage('POST', paths.password, setPassword),
  buildUserPage('POST', paths.passkeyOptions, async (visit) => ({
    kind: 'json',
    body: await buildCreationOptions(visit, requireVisitor(visit)),
  })),
  buildUserPage('POST', paths.passkeys, addPasskey),
  buildUserPage('POST', paths.removePasskey, async (visit) => {
    const id = visit.form.get('id') ?? ''
    await deletePasskey(visit.deps.db, requireVisitor(visit).userId, id)
    return { kind: 'redirect', to: startPath }
  }),
  buildUserPage('POST', paths.endOthers, async (visit) => {
    const { userId, tokenSha256 } = requireVisitor(visit)
    await deleteOtherSessions(visit.deps.db, userId, tokenSha256)
    return { kind: 'redirect', to: startPath }
  }),
  buildUserPage('POST', paths.endSession, async (visit) => {
    const { userId } = requireVisitor(visit)
    await deleteUserSession(visit.deps.db, userId, visit.form.get('id') ?? '')
    return { kind: 'redirect', to: startPath }
  }),
  buildUserPage('POST', paths.revokeGrant, revokeGrant),
  buildUserPage('POST', paths.signOut, async (visit) => {
    await deleteSession(visit.deps.db, requireVisitor(visit).tokenSha256)
    return { kind: 'redirect', to: signInPath, cookies: [buildSessionCookie(null)] }
  }),
]

function requireVisitor({ visitor }: Visit) {
  if (visitor === null) throw new Error('this page needs a session')
  return visitor
}

type Listed<List extends (...given: never) => Promise<unknown>> = Awaited<ReturnType<List>>

async function buildAccount(visit: Visit, alert: string | null = null): Promise<Content> {
  const { deps, now } = visit
  const { userId, userName, tokenSha256 } = requireVisitor(visit)
  const { oidc, publicUrl } = deps.config
  const [user, memberships, passkeys, sessions, grants, identities, operates] = await Promise.all([
    findUser(deps.db, userId),
    listMemberships(deps.db, userId),
    listPasskeys(deps.db, userId),
    listSessions(deps.db, { userId, tokenSha256, now }),
    listUserGrants(deps.db, userId),
    countIdentities(deps.db, userId),
    isOperator(deps.db, userId),
  ])
  const body = html`${buildAlert(alert)}
<p>Signed in as <strong>${userName}</strong>.</p>
<dl>${memberships.map(
    ({ accountId, accountName, role }) =>
      html`<dt>Account</dt><dd><a href="${buildAccountPath(accountId)}">${accountName}</a> (${role})</dd>`,
  )}</dl>
${operates ? html`<p><a href="${operatorPaths.start}">All accounts, requests of people, incidents</a></p>` : ''}
<form method="post" action="${paths.signOut}"><button class="quiet">Sign out</button></form>
${buildPasskeys(passkeys, publicUrl)}
${buildPassword(userName, user?.password !== null)}
${buildIdentity(identities, oidc)}
${buildGrants(grants)}
${buildSessions(sessions)}`
  return { kind: 'page', title: 'Sign-in settings', body, scripts: [passkeyScript.path] }
}

function buildPasskeys(passkeys: Listed<typeof listPasskeys>, publicUrl: string): Html {
  const noPasskeys = describeNoPasskeys(publicUrl)
  return html`<h2>Passkeys</h2>
${
  passkeys.length === 0
    ? ''
    : html`<ul class="rows">${passkeys.map(
        ({ credentialId, name, createdAt }) => html`<li>
<span>${name}, added ${formatUtcDay(createdAt)}</span>
<form method="post" action="${paths.removePasskey}">
<input type="hidden" name="id" value="${credentialId}">
<button class="quiet" aria-label="Remove ${name}">Remove</button>
</form></li>`,
      )}</ul>`
}
${
  noPasskeys === null
    ? html`<form hidden data-passkey="create" data-options="${paths.passkeyOptions}" data-verify="${paths.passkeys}">
<label for="passkey-name">Name of the new passkey</label>
<input id="passkey-name" name="name" maxlength="80" placeholder="This laptop">
<button>Add a passkey</button>
</form>
<noscript><p class="hint">Passkeys need scripts.</p></noscript>`
    : html`<p class="hint">${noPasskeys} Use a password.</p>`
}`
}

function buildPassword(userName: string, hasPassword: boolean): Html {
  return html`<h2>Password</h2>
<form method="post" action="${paths.password}">
<input type="hidden" name="username" value="${userName}" autocomplete="username">
<label for="new-password">${hasPassword ? 'New password' : 'Password'}</label>
<input id="new-password" name="password" type="password" autocomplete="new-password" required minlength="${minPasswordLength}" maxlength="${maxPasswordLength}" aria-describedby="password-hint">
<p class="hint" id="password-hint">At least ${minPasswordLength} characters. You sign in as ${userName}.</p>
<button>${hasPassword ? 'Change the password' : 'Set a password'}</button>
</form>`
}

function buildIdentity(identities: number, oidc: { issuer: string } | null): Html {
  if (oidc === null) return html``
  return html`<h2>Identity provider</h2>
<p>${identities === 0 ? 'Nothing is connected.' : `${identities} connected.`}</p>
<form method="post" action="${paths.identity}"><button class="quiet">Connect ${new URL(oidc.issuer).hostname}</button></form>`
}

function buildGrants(grants: Listed<typeof listUserGrants>): Html {
  if (grants.length === 0) return html``
  return html`<h2>Connected applications</h2>
<ul class="rows">${grants.map(
    ({ id, name, accountName, usedAt }) => html`<li>
<span>${name} for ${accountName}, last used ${buildTime(usedAt)}</span>
<form method="post" action="${paths.revokeGrant}">
<input type="hidden" name="id" value="${id}">
<button class="quiet" aria-label="Revoke ${name}">Revoke</button>
</form></li>`,
  )}</ul>`
}

function buildSessions(sessions: Listed<typeof listSessions>): Html {
  return html`<h2>Sessions</h2>
<ul class="rows">${sessions.map(
    ({ id, createdAt, seenAt, isThis }) => html`<li>
<span>${isThis ? 'This one' : html`Since ${buildTime(createdAt)}`}, last used ${buildTime(seenAt)}</span>
${
  isThis
    ? ''
    : html`<form method="post" action="${paths.endSession}">
<input type="hidden" name="id" value="${id}">
<button class="quiet" aria-label="End the session since ${createdAt.toISOString()}">End</button>
</form>`
}</li>`,
  )}</ul>
${
  sessions.length === 1
    ? html`<p>You are signed in here only.</p>`
    : html`<form method="post" action="${paths.endOthers}"><button class="quiet">End my other sessions</button></form>`
}`
}

/** A new password ends all other sessions: a stranger who knew the old one is out. */
async function setPassword(visit: Visit): Promise<PageAnswer> {
  const { deps, form } = visit
  const { userId, tokenSha256 } = requireVisitor(visit)
  const password = form.get('password') ?? ''
  const length = [...password].length
  if (length < minPasswordLength || password.length > maxPasswordLength) {
    const alert = `A password has ${minPasswordLength} to ${maxPasswordLength} characters.`
    return { ...(await buildAccount(visit, alert)), status: failedStatus }
  }
  const hashed = await hashPassword(password)
  await inTransaction(deps.db, async (tx) => {
    await updatePassword(tx, userId, hashed)
    await deleteOtherSessions(tx, userId, tokenSha256)
  })
  return { kind: 'redirect', to: startPath }
}

async function addPasskey(visit: Visit): Promise<PageAnswer> {
  if (!(await recordPasskey(visit, requireVisitor(visit))))
    throw new PageError(failedStatus, 'The passkey was not added. Please try again.')
  return { kind: 'json', body: { to: startPath } }
}

async function revokeGrant(visit: Visit): Promise<PageAnswer> {
  const { deps, form, now } = visit
  const grants = await listUserGrants(deps.db, requireVisitor(visit).userId)
  const grant = grants.find(({ id }) => id === form.get('id'))
  if (grant !== undefined) await updateRevokedKey(deps.db, grant.id, now)
  return { kind: 'redirect', to: startPath }
}
