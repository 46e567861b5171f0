import { html } from 'hono/html'
import { dayMs } from '../../contract/fields/durations.ts'
import { hashSecret } from '../../research/api-key.ts'
import { lockAccount } from '../../store/accounts/accounts.ts'
import { inTransaction, type Queryable } from '../../store/database/open.ts'
import {
  countInvitations,
  deleteInvitations,
  insertInvitation,
} from '../../store/users/invitations.ts'
import { listMembers, updateRole } from '../../store/users/members.ts'
import { deleteMembership } from '../../store/users/users.ts'
import { type AccountVisit, buildAccountPage } from '../account-visit.ts'
import { copyScript } from '../assets.ts'
import {
  buildMissing,
  type Content,
  type Html,
  type Page,
  type PageAnswer,
  PageError,
} from '../page.ts'
import { buildSelect, createForm } from '../parts/fields.ts'
import { buildSample, buildTable, buildTime } from '../parts/text.ts'
import { createToken } from '../sessions.ts'
import { joinPath } from './join.ts'

const invitationDays = 7
const roles = [
  ['member', 'member: keys, jobs, webhooks'],
  ['owner', 'owner: also the team'],
] as const

export const teamPages: readonly Page[] = [
  buildAccountPage('GET', '/team', 'Team', buildTeam),
  buildAccountPage('POST', '/team/invite', 'Team', invite),
  buildAccountPage('POST', '/team/withdraw', 'Team', withdraw),
  buildAccountPage('POST', '/team/role', 'Team', changeRole),
  buildAccountPage('GET', '/team/{user}/remove', 'Team', confirmRemoving),
  buildAccountPage('POST', '/team/{user}/remove', 'Team', remove),
]

async function buildTeam({ deps, account, base, visitor, now }: AccountVisit): Promise<Content> {
  const { accountId, role: own } = account
  const [members, invitations] = await Promise.all([
    listMembers(deps.db, accountId),
    countInvitations(deps.db, accountId, now),
  ])
  const isOwner = own === 'owner'
  const body = html`
${buildTable(
  'Who belongs to this account',
  ['Name', 'Role', 'Since', ...(isOwner ? ['Change'] : [])],
  members.map(({ userId, userName, role, createdAt }) => [
    `${userName}${userId === visitor.userId ? ' (you)' : ''}`,
    role,
    buildTime(createdAt),
    ...(isOwner ? [buildChange(base, { userId, userName, role })] : []),
  ]),
)}
${
  isOwner
    ? html`<h2>Invite</h2>
<p>An invitation is a link that lets one person in, within ${invitationDays} days.</p>
<form method="post" action="${base}/team/invite">
<input type="hidden" name="token" value="${createToken()}">
${buildSelect(createForm({ role: 'member' }), { name: 'role', label: 'As', options: roles })}
<button>Make a link</button>
</form>
${
  invitations === 0
    ? ''
    : html`<form method="post" action="${base}/team/withdraw">
<p>${invitations === 1 ? 'One invitation is' : `${invitations} invitations are`} open.</p>
<button class="quiet">Withdraw ${invitations === 1 ? 'it' : 'them'}</button>
</form>`
}`
    : html`<p class="hint">Owners invite and remove.</p>`
}`
  return { kind: 'page', title: 'Team', body }
}

type Changed = { userId: string; userName: string; role: string }

function buildChange(base: string, { userId, userName, role }: Changed): Html {
  const other = role === 'owner' ? 'member' : 'owner'
  return html`<form method="post" action="${base}/team/role">
<input type="hidden" name="user" value="${userId}">
<input type="hidden" name="role" value="${other}">
<button class="quiet small" aria-label="Make ${other}: ${userName}">Make ${other}</button>
</form>
<a class="tall" href="${base}/team/${userId}/remove" aria-label="Remove ${userName}">Remove</a>`
}

function requireOwner({ account }: AccountVisit): void {
  if (account.role !== 'owner') throw new PageError(403, 'Only owners of the account change this.')
}

/** The form carries the token of the link, so that a form sent twice makes one link. */
async function invite(visit: AccountVisit): Promise<PageAnswer> {
  requireOwner(visit)
  const { deps, form, account, visitor, now, base } = visit
  const token = form.get('token') ?? ''
  if (!/^[\w-]{43}$/.test(token)) return { kind: 'redirect', to: `${base}/team` }
  await insertInvitation(deps.db, {
    tokenSha256: hashSecret(token),
    accountId: account.accountId,
    invitedBy: visitor.userId,
    role: form.get('role') === 'owner' ? 'owner' : 'member',
    now,
    expiresAt: new Date(now.getTime() + invitationDays * dayMs),
  })
  const body = html`<p role="status">Send this link to one person. It works once, for ${invitationDays} days.</p>
${buildSample(`${deps.config.publicUrl}${joinPath}?token=${token}`, 'The invitation')}
<p><a href="${base}/team">To the team</a></p>`
  return { kind: 'page', title: 'Your invitation', body, scripts: [copyScript.path] }
}

async function withdraw(visit: AccountVisit): Promise<PageAnswer> {
  requireOwner(visit)
  await deleteInvitations(visit.deps.db, visit.account.accountId)
  return { kind: 'redirect', to: `${visit.base}/team` }
}

async function changeRole(visit: AccountVisit): Promise<PageAnswer> {
  const { form } = visit
  const role = form.get('role') === 'owner' ? 'owner' : 'member'
  return await changeMember(visit, form.get('user') ?? '', role !== 'owner', (tx, of) =>
    updateRole(tx, { ...of, role }),
  )
}

async function confirmRemoving(visit: AccountVisit): Promise<Content> {
  requireOwner(visit)
  const { deps, account, params, base } = visit
  const members = await listMembers(deps.db, account.accountId)
  const member = members.find(({ userId }) => userId === params.user)
  if (member === undefined) throw buildMissing()
  const body = html`<p>${member.userName} and the applications that they let in lose access at once. Keys that they made stay valid.</p>
<form method="post" action="${base}/team/${member.userId}/remove" class="actions">
<button class="danger">Remove ${member.userName}</button>
</form>
<p><a href="${base}/team">Keep them</a></p>`
  return { kind: 'page', title: 'Remove from the team?', body }
}

async function remove(visit: AccountVisit): Promise<PageAnswer> {
  const { now } = visit
  return await changeMember(visit, visit.params.user ?? '', true, (tx, of) =>
    deleteMembership(tx, { ...of, now }),
  )
}

/**
 * Changes one member, as an owner.
 * @param endsOwner the member is no owner afterwards; one owner has to stay
 */
async function changeMember(
  visit: AccountVisit,
  userId: string,
  endsOwner: boolean,
  work: (tx: Queryable, of: { userId: string; accountId: string }) => Promise<boolean>,
): Promise<PageAnswer> {
  requireOwner(visit)
  const { deps, account, base } = visit
  const { accountId } = account
  await inTransaction(deps.db, async (tx) => {
    // one at a time, or two owners could remove each other
    await lockAccount(tx, accountId)
    const members = await listMembers(tx, accountId)
    const owners = members.filter(({ role }) => role === 'owner')
    if (endsOwner && owners.every((one) => one.userId === userId))
      throw new PageError(422, 'The account needs an owner. Make another one first.')
    if (!(await work(tx, { userId, accountId }))) throw buildMissing()
  })
  return { kind: 'redirect', to: `${base}/team` }
}
