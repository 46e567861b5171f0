import { findAccounts, listAccounts } from '../../store/accounts/accounts.ts'
import { listAccountChanges } from '../../store/accounts/changes.ts'
import { inTransaction } from '../../store/database/open.ts'
import {
  findOptOutRequest,
  listOpenOptOutRequests,
  listOptOutIdentifiers,
} from '../../store/opt-outs/requests.ts'
import { insertAuditEntry, listAuditEntries } from '../../store/service/audit-log.ts'
import {
  insertIncident,
  listIncidents,
  updateResolvedIncident,
} from '../../store/service/status.ts'
import {
  CreditsError,
  changeCredits,
  changePlan,
  parseCredits,
} from '../operator/change-account.ts'
import { buildOperatorPage, type Operator } from '../operator/operator-page.ts'
import { operatorPaths, toOperatorPath } from '../operator/paths.ts'
import { buildAccount, buildOverview, buildRequest } from '../operator/views.ts'
import { answerRequest, recordDecisions, updateRequestTime } from '../opt-out/decide.ts'
import { buildMissing, type Page, type PageAnswer, PageError } from '../page.ts'
import { toWindowStart } from '../parts/request-window.ts'
import { failedStatus } from '../sign-in/attempt.ts'
import { incidentDays } from './status.ts'

const [maxRequests, maxLogged, maxChanges] = [200, 200, 50]

/** What the operator does, who is named by `npm run sign-in -- NAME --operator`. */
export const operatorPages: readonly Page[] = [
  buildOperatorPage('GET', operatorPaths.start, showOverview),
  buildOperatorPage('GET', operatorPaths.request, showRequest),
  buildOperatorPage('POST', operatorPaths.decide, decide),
  buildOperatorPage('POST', operatorPaths.extend, extend),
  buildOperatorPage('POST', operatorPaths.answer, answer),
  buildOperatorPage('GET', operatorPaths.account, (given) => showAccount(given)),
  buildOperatorPage('POST', operatorPaths.plan, setPlan),
  buildOperatorPage('POST', operatorPaths.credits, addCredits),
  buildOperatorPage('POST', operatorPaths.incidents, openIncident),
  buildOperatorPage('POST', operatorPaths.resolve, resolveIncident),
]

async function showOverview({ visit: { deps, now } }: Operator): Promise<PageAnswer> {
  const { db, config } = deps
  const [requests, accounts, incidents, log] = await Promise.all([
    listOpenOptOutRequests(db, maxRequests),
    listAccounts(db),
    listIncidents(db, toWindowStart(incidentDays, now)),
    listAuditEntries(db, maxLogged),
  ])
  const { uiUrl, namespace } = config.temporal
  const temporalUrl =
    uiUrl === null ? null : `${uiUrl}/namespaces/${encodeURIComponent(namespace)}/workflows`
  const body = buildOverview({ requests, accounts, incidents, log, temporalUrl, now })
  return { kind: 'page', title: 'Operator', body, isWide: true }
}

async function showRequest({ visit: { deps, params } }: Operator): Promise<PageAnswer> {
  const { id = '' } = params
  const request = await findOptOutRequest(deps.db, { id })
  if (request === null) throw buildMissing()
  const identifiers = await listOptOutIdentifiers(deps.db, id)
  return { kind: 'page', title: id, body: buildRequest({ request, identifiers }), isWide: true }
}

async function decide({ visit, actor }: Operator): Promise<PageAnswer> {
  const { deps, form, params, now } = visit
  const { id = '' } = params
  const state = form.get('state') === 'accepted' ? 'accepted' : 'refused'
  const chosen = ({ n }: { n: number }) => String(n) === form.get('n')
  await recordDecisions(deps.db, id, { chosen, state, actor, now })
  return buildRedirect('request', id)
}

async function extend({ visit: { deps, params, now }, actor }: Operator): Promise<PageAnswer> {
  const { id = '' } = params
  await updateRequestTime(deps.db, id, { actor, now })
  return buildRedirect('request', id)
}

async function answer({ visit, actor }: Operator): Promise<PageAnswer> {
  const { deps, form, params, now } = visit
  const { id = '' } = params
  const text = (form.get('answer') ?? '').trim().slice(0, 4_000)
  await answerRequest(deps.db, id, { answer: text, actor, now })
  return buildRedirect('request', id)
}

async function showAccount(
  { visit: { deps, params, form } }: Operator,
  alert: string | null = null,
): Promise<PageAnswer> {
  const { id = '' } = params
  const [account] = id.startsWith('acct_') ? await findAccounts(deps.db, id) : []
  if (account === undefined) throw buildMissing()
  const changes = await listAccountChanges(deps.db, id, maxChanges)
  const plans = [...deps.config.plans.keys()]
  const body = buildAccount({ account, plans, changes, alert, typed: form.get('by') ?? '' })
  const status = alert === null ? 200 : failedStatus
  return { kind: 'page', status, title: account.name, body, isWide: true }
}

async function setPlan({ visit, actor }: Operator): Promise<PageAnswer> {
  const { deps, form, params, now } = visit
  const { id: accountId = '' } = params
  const plan = form.get('plan') ?? ''
  if (!deps.config.plans.has(plan)) throw new PageError(failedStatus, 'There is no such plan.')
  if (!(await changePlan(deps.db, { accountId, plan, actor, now }))) throw buildMissing()
  return buildRedirect('account', accountId)
}

async function addCredits(operator: Operator): Promise<PageAnswer> {
  const { deps, form, params, now } = operator.visit
  const { id: accountId = '' } = params
  const by = parseCredits(form.get('by') ?? '')
  if (by === null) return await showAccount(operator, 'Give a number of credits, such as 500.')
  const before = Number(form.get('before'))
  const change = { accountId, by, before, actor: operator.actor, now }
  try {
    if (!(await changeCredits(deps.db, change))) throw buildMissing()
  } catch (error) {
    if (error instanceof CreditsError) return await showAccount(operator, error.message)
    throw error
  }
  return buildRedirect('account', accountId)
}

async function openIncident({ visit, actor }: Operator): Promise<PageAnswer> {
  const { deps, form, now } = visit
  const title = (form.get('title') ?? '').trim().slice(0, 120)
  const details = (form.get('details') ?? '').trim().slice(0, 4_000)
  if (title === '') throw new PageError(failedStatus, 'An incident needs a title.')
  await inTransaction(deps.db, async (tx) => {
    const subject = await insertIncident(tx, { title, details, now })
    await insertAuditEntry(tx, { actor, action: 'incident.opened', subject, details: title, now })
  })
  return { kind: 'redirect', to: operatorPaths.start }
}

async function resolveIncident({ visit, actor }: Operator): Promise<PageAnswer> {
  const { deps, params, now } = visit
  const { id = '' } = params
  await inTransaction(deps.db, async (tx) => {
    if (!(await updateResolvedIncident(tx, id, now))) return
    const entry = { actor, action: 'incident.resolved', subject: id, details: '', now }
    await insertAuditEntry(tx, entry)
  })
  return { kind: 'redirect', to: operatorPaths.start }
}

function buildRedirect(name: 'request' | 'account', id: string): PageAnswer {
  return { kind: 'redirect', to: toOperatorPath(name, id) }
}
