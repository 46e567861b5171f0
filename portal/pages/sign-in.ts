import { html } from 'hono/html'
import { hashSecret } from '../../research/api-key.ts'
import { inTransaction } from '../../store/database/open.ts'
import { acquireSignInLink } from '../../store/users/sign-in-links.ts'
import { findUserByEmail, findUserByName } from '../../store/users/users.ts'
import { passkeyScript } from '../assets.ts'
import { buildAlert } from '../layout.ts'
import {
  buildOpenPage,
  type Content,
  type Html,
  type Page,
  type PageAnswer,
  type Visit,
} from '../page.ts'
import { openSession, recordSession } from '../sessions.ts'
import { countAttempt, countMail, failedAttempt, failedStatus } from '../sign-in/attempt.ts'
import { createSignInLink } from '../sign-in/links.ts'
import { sendSignInLink } from '../sign-in/mail.ts'
import { buildRequestOptions, checkPasskey, describeNoPasskeys } from '../sign-in/passkeys.ts'
import { isPassword, maxPasswordLength } from '../sign-in/passwords.ts'
import { buildReturnCookie, findReturnTo } from '../sign-in/return-cookie.ts'

export const signInPath = '/sign-in'
const paths = {
  password: '/sign-in/password',
  mail: '/sign-in/mail',
  link: '/sign-in/link',
  passkeyOptions: '/sign-in/passkey/options',
  passkey: '/sign-in/passkey',
  provider: '/sign-in/provider',
} as const

/** The ways in. */
export const signInPages: readonly Page[] = [
  buildOpenPage('GET', signInPath, async (visit) => {
    const returnTo = visit.query.get('return_to')
    return { ...buildSignIn(visit, returnTo), cookies: [buildReturnCookie(returnTo)] }
  }),
  buildOpenPage('POST', paths.password, signInByPassword),
  buildOpenPage('POST', paths.mail, mailLink),
  buildOpenPage('GET', paths.link, async ({ query }) => buildLinkPage(query.get('token') ?? '')),
  buildOpenPage('POST', paths.link, signInByLink),
  buildOpenPage('POST', paths.passkeyOptions, async (visit) => {
    await countAttempt(visit, null)
    return { kind: 'json', body: await buildRequestOptions(visit) }
  }),
  buildOpenPage('POST', paths.passkey, signInByPasskey),
]

/** The page again, with what was typed and the same words whatever was wrong. */
export function buildFailedSignIn(
  visit: Visit,
  given: { name?: string; returnTo?: string | null } = {},
): Content {
  const built = buildSignIn(visit, given.returnTo ?? null, given.name ?? '', failedAttempt)
  return { ...built, status: failedStatus }
}

function buildSignIn(
  { deps: { config } }: Visit,
  returnTo: string | null,
  name = '',
  alert: string | null = null,
) {
  const noPasskeys = describeNoPasskeys(config.publicUrl)
  const onward = html`<input type="hidden" name="return_to" value="${returnTo ?? ''}">`
  const body: Html = html`${buildAlert(alert)}
${
  noPasskeys === null
    ? html`<form hidden data-passkey="get" data-options="${paths.passkeyOptions}" data-verify="${paths.passkey}">
${onward}<button>Sign in with a passkey</button>
</form>`
    : html`<p class="hint">${noPasskeys} Use a password.</p>`
}
${
  config.oidc === null
    ? ''
    : html`<p><a href="${paths.provider}?${new URLSearchParams({ return_to: returnTo ?? '' })}">Sign in with ${new URL(config.oidc.issuer).hostname}</a></p>`
}
<form method="post" action="${paths.password}">
${onward}
<label for="name">Name</label>
<input id="name" name="name" value="${name}" autocomplete="username webauthn" required maxlength="80">
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="${maxPasswordLength}">
<button>Sign in</button>
</form>
${
  config.mail === null
    ? html`<p class="hint">No password yet? The operator makes a sign-in link: <code>npm run sign-in -- NAME</code></p>`
    : html`<h2>By mail</h2>
<form method="post" action="${paths.mail}">
<label for="email">E-mail address</label>
<input id="email" name="email" type="email" autocomplete="email" required maxlength="254">
<button>Send me a sign-in link</button>
</form>`
}`
  return { kind: 'page', title: 'Sign in', body, scripts: [passkeyScript.path] } as const
}

async function signInByPassword(visit: Visit): Promise<PageAnswer> {
  const { form, deps } = visit
  const name = (form.get('name') ?? '').trim()
  const password = form.get('password') ?? ''
  const returnTo = form.get('return_to')
  await countAttempt(visit, name)
  const isShort = password.length > maxPasswordLength || name.length > 80
  const user = isShort ? null : await findUserByName(deps.db, name)
  const isRight = await isPassword(isShort ? '' : password, user?.password ?? null)
  if (user === null || !isRight) return buildFailedSignIn(visit, { name, returnTo })
  return await openSession(visit, user.id, returnTo)
}

/** The same answer, after the same work, whether or not the address is known. */
async function mailLink(visit: Visit): Promise<PageAnswer> {
  const { deps, form, now } = visit
  const email = (form.get('email') ?? '').trim()
  const { mail, publicUrl } = deps.config
  if (mail === null) return buildFailedSignIn(visit)
  await countMail(visit, email)
  const user = await findUserByEmail(deps.db, email)
  // not waited for: how long link and mail take would say that the address is known
  if (user !== null)
    void createSignInLink(deps.db, { userId: user.id, publicUrl, now })
      .then((link) => sendSignInLink(mail, { to: email, link }))
      .catch(() => deps.log.warn('a sign-in link cannot be mailed'))
  const body = html`<p>If that address belongs to someone here, a sign-in link is on its way.</p>`
  return { kind: 'page', title: 'Look into your mail', body }
}

/** Opening a link uses nothing up: programs that check mails open links too. */
function buildLinkPage(token: string): PageAnswer {
  const body = html`<p>This link signs you in once.</p>
<form method="post" action="${paths.link}">
<input type="hidden" name="token" value="${token}">
<button autofocus>Sign in</button>
</form>`
  return { kind: 'page', title: 'Sign in', body }
}

async function signInByLink(visit: Visit): Promise<PageAnswer> {
  await countAttempt(visit, null)
  const token = hashSecret(visit.form.get('token') ?? '')
  const opened = await inTransaction(visit.deps.db, async (tx) => {
    const userId = await acquireSignInLink(tx, token, visit.now)
    if (userId === null) return null
    return await recordSession(tx, visit, { userId, returnTo: findReturnTo(visit) })
  })
  if (opened === null) return buildFailedSignIn(visit)
  const { cookies = [], ...redirect } = opened
  return { ...redirect, cookies: [...cookies, buildReturnCookie(null)] }
}

async function signInByPasskey(visit: Visit): Promise<PageAnswer> {
  await countAttempt(visit, null)
  const verified = await checkPasskey(visit)
  if (verified === null)
    return { kind: 'json', status: failedStatus, body: { message: failedAttempt } }
  const { to, cookies = [] } = await openSession(visit, verified.userId, verified.returnTo)
  return { kind: 'json', body: { to }, cookies }
}
