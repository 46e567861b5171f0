import { html } from 'hono/html'
import { z } from 'zod'
import { hashSecret } from '../../research/api-key.ts'
import { lockCreation } from '../../store/database/lock-creation.ts'
import { createId } from '../../store/database/new-id.ts'
import { inTransaction } from '../../store/database/open.ts'
import { acquireInvitation, findInvitation } from '../../store/users/invitations.ts'
import { findUserByName, insertMembership, insertUser } from '../../store/users/users.ts'
import { buildAccountPath } from '../account-visit.ts'
import { buildAlert } from '../layout.ts'
import {
  buildOpenPage,
  type Content,
  type Page,
  type PageAnswer,
  PageError,
  type Visit,
} from '../page.ts'
import { buildInput, createForm, faultyStatus } from '../parts/fields.ts'
import { recordSession, startPath } from '../sessions.ts'
import { countAttempt } from '../sign-in/attempt.ts'
import { signInPath } from './sign-in.ts'

export const joinPath = '/portal/join'

const Name = z.string().trim().min(1).max(80)

/** The page that an invitation leads to. */
export const joinPages: readonly Page[] = [
  buildOpenPage('GET', joinPath, (visit) => buildJoin(visit, visit.query.get('token') ?? '', null)),
  buildOpenPage('POST', joinPath, join),
]

type Faulty = { alert: string; name: string }

async function buildJoin(visit: Visit, token: string, faulty: Faulty | null): Promise<Content> {
  const { deps, visitor, now } = visit
  await countAttempt(visit, null)
  const invitation = await findInvitation(deps.db, hashSecret(token), now)
  if (invitation === null) throw buildEnded()
  const { accountName, inviterName, role } = invitation
  const returnTo = `${joinPath}?${new URLSearchParams({ token })}`
  const typed =
    faulty === null
      ? createForm()
      : { ...createForm({ name: faulty.name }), faults: new Map([['name', faulty.alert]]) }
  const body = html`${buildAlert(faulty?.alert ?? null)}
<p><strong>${inviterName}</strong> invites you to the account <strong>${accountName}</strong> as ${role}.</p>
<form method="post" action="${joinPath}">
<input type="hidden" name="token" value="${token}">
${visitor === null ? buildInput(typed, { name: 'name', label: 'Your name here', required: true, maxLength: 80, hint: 'You sign in by it. Set a password or a passkey next.' }) : ''}
<button>Join${visitor === null ? '' : ` as ${visitor.userName}`}</button>
</form>
<p><a href="${signInPath}?${new URLSearchParams({ return_to: returnTo })}">${visitor === null ? 'I have a name here already' : 'Sign in as another user'}</a></p>`
  return {
    kind: 'page',
    title: 'You are invited',
    body,
    ...(faulty === null ? {} : { status: faultyStatus }),
  }
}

function buildEnded(): PageError {
  return new PageError(
    410,
    'This invitation was used, withdrawn or has ended. Ask for another one.',
  )
}

async function join(visit: Visit): Promise<PageAnswer> {
  const { deps, visitor, form, now } = visit
  await countAttempt(visit, null)
  const token = form.get('token') ?? ''
  const name = Name.safeParse(form.get('name') ?? '')
  if (visitor === null && !name.success)
    return await buildJoin(visit, token, { alert: 'A name has 1 to 80 characters.', name: '' })
  const joined = await inTransaction(deps.db, async (tx) => {
    if (visitor === null) await lockCreation(tx, 'users')
    if (visitor === null && name.success && (await findUserByName(tx, name.data)) !== null)
      return null
    const invitation = await acquireInvitation(tx, hashSecret(token), now)
    if (invitation === null) throw buildEnded()
    const userId = visitor?.userId ?? createId('usr')
    if (visitor === null)
      await insertUser(tx, { id: userId, name: name.data ?? userId, email: null, now })
    await insertMembership(tx, { ...invitation, userId, now })
    // a new user sets how they sign in first
    return visitor === null
      ? await recordSession(tx, visit, { userId, returnTo: startPath })
      : ({ kind: 'redirect', to: buildAccountPath(invitation.accountId) } as const)
  })
  if (joined === null)
    return await buildJoin(visit, token, {
      alert: 'This name is taken.',
      name: form.get('name') ?? '',
    })
  return joined
}
