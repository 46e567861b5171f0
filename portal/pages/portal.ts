import { html } from 'hono/html'
import { listMemberships } from '../../store/users/users.ts'
import { buildAccountPath } from '../account-visit.ts'
import {
  buildOpenPage,
  buildUserPage,
  type Page,
  type PageAnswer,
  PageError,
  type Visit,
} from '../page.ts'
import { jobPages } from './jobs.ts'
import { joinPages } from './join.ts'
import { keyPages } from './keys.ts'
import { playgroundPages } from './playground.ts'
import { requestPages } from './requests.ts'
import { startPages } from './start.ts'
import { teamPages } from './team.ts'
import { usagePages } from './usage.ts'
import { webhookPages } from './webhooks.ts'

/** Pages of an account that documents and errors lead to without knowing which account. */
const sections = ['start', 'keys', 'usage', 'requests', 'jobs', 'webhooks', 'playground'] as const

/** The pages of an account, and the way to them from the bare address of the service. */
export const portalPages: readonly Page[] = [
  {
    ...buildOpenPage('GET', '/', async () => ({ kind: 'redirect', to: '/portal' })),
    isForBrowsers: true,
  },
  ...sections.map((section) =>
    buildUserPage('GET', `/portal/${section}`, (visit) =>
      chooseAccount(visit, section === 'start' ? '' : `/${section}`),
    ),
  ),
  ...startPages,
  ...keyPages,
  ...usagePages,
  ...requestPages,
  ...jobPages,
  ...webhookPages,
  ...playgroundPages,
  ...teamPages,
  ...joinPages,
]

/** Leads to the page of the user's account; who belongs to several chooses. */
async function chooseAccount({ deps, visitor }: Visit, path: string): Promise<PageAnswer> {
  const accounts = await listMemberships(deps.db, visitor?.userId ?? '')
  const [only, ...others] = accounts
  if (only === undefined)
    throw new PageError(403, 'You belong to no account yet. Ask its owner or the operator.')
  if (others.length === 0)
    return { kind: 'redirect', to: `${buildAccountPath(only.accountId)}${path}` }
  const body = html`<ul class="rows">${accounts.map(
    ({ accountId, accountName, role }) =>
      html`<li><a href="${buildAccountPath(accountId)}${path}">${accountName}</a> <span class="hint">${role}</span></li>`,
  )}</ul>`
  return { kind: 'page', title: 'Which account?', body }
}
