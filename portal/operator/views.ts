import { html } from 'hono/html'
import { formatEntry } from '../../research/safety/suppressions/format-entry.ts'
import { formatUtcDay, formatUtcMinute } from '../../research/text/formats/format-time.ts'
import { toCredits } from '../../research/usage/share-usage.ts'
import type { AccountRow } from '../../store/accounts/accounts.ts'
import type { listAccountChanges } from '../../store/accounts/changes.ts'
import type {
  listOpenOptOutRequests,
  OptOutIdentifier,
  OptOutRequest,
} from '../../store/opt-outs/requests.ts'
import type { listAuditEntries } from '../../store/service/audit-log.ts'
import type { listIncidents } from '../../store/service/status.ts'
import { buildAlert } from '../layout.ts'
import { kinds } from '../opt-out/parse-request.ts'
import type { Html } from '../page.ts'
import { backLink } from './opt-out-views.ts'
import { operatorPaths, toOperatorPath } from './paths.ts'

type Rows<Load extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Load>>

type Overview = {
  requests: Rows<typeof listOpenOptOutRequests>
  accounts: readonly AccountRow[]
  incidents: Rows<typeof listIncidents>
  log: Rows<typeof listAuditEntries>
  temporalUrl: string | null
  now: Date
}

/** The first page of operators: open requests, accounts, incidents and the audit log. */
export function buildOverview({
  requests,
  accounts,
  incidents,
  log,
  temporalUrl,
  now,
}: Overview): Html {
  return html`${temporalUrl === null ? '' : html`<p><a href="${temporalUrl}">Workflows in the Temporal UI</a></p>`}
<h2>Requests of people</h2>
${requests.length === 0 ? html`<p>No request waits.</p>` : buildRequestTable(requests, now)}
<p><a href="${operatorPaths.optOuts}">Opt-outs in force</a></p>
<h2>Accounts</h2>
${buildTable(
  'Accounts',
  ['Account', 'Plan', 'Extra credits', 'Since'],
  accounts.map(({ id, name, plan, extraMicroDollars, createdAt }) => [
    html`<a href="${toOperatorPath('account', id)}">${name}</a>`,
    plan,
    toCredits(extraMicroDollars),
    formatUtcDay(createdAt),
  ]),
)}
<h2>Incidents</h2>
<ul class="rows">${incidents.map(buildIncident)}</ul>
<form method="post" action="${operatorPaths.incidents}">
<label for="title">Title of a new incident</label>
<input id="title" name="title" required maxlength="120">
<label for="details">What users should know</label>
<textarea id="details" name="details" rows="3" maxlength="4000"></textarea>
<button>Open the incident</button>
</form>
<h2>Audit log</h2>
${log.length === 0 ? html`<p>Nothing is logged.</p>` : buildLogTable(log)}`
}

function buildRequestTable(requests: Overview['requests'], now: Date): Html {
  return buildTable(
    'Requests',
    ['Request', 'Asked for', 'Waiting', 'Due'],
    requests.map(({ id, kind, waiting, dueAt }) => [
      html`<a href="${toOperatorPath('request', id)}">${id}</a>`,
      kind,
      waiting,
      html`${dueAt < now ? html`<span class="failing">${formatUtcDay(dueAt)}, overdue</span>` : formatUtcDay(dueAt)}`,
    ]),
  )
}

function buildIncident({ id, title, startedAt, resolvedAt }: Overview['incidents'][number]): Html {
  return html`<li>
<span>${title}<br><span class="hint">${formatUtcMinute(startedAt)}${resolvedAt === null ? '' : html`, resolved ${formatUtcMinute(resolvedAt)}`}</span></span>
${resolvedAt === null ? html`<form method="post" action="${toOperatorPath('resolve', id)}"><button class="quiet" aria-label="Resolve ${title}">Resolve</button></form>` : ''}</li>`
}

function buildLogTable(log: Overview['log']): Html {
  return buildTable(
    'Audit log',
    ['Time', 'Who', 'What', 'Of what', 'Details'],
    log.map(({ createdAt, actor, action, subject, details }) => [
      formatUtcMinute(createdAt),
      actor,
      action,
      subject,
      details,
    ]),
  )
}

type RequestView = { request: OptOutRequest; identifiers: readonly OptOutIdentifier[] }

/** The page of one request of a person, with its identifiers and the forms to decide about them. */
export function buildRequest({ request, identifiers }: RequestView): Html {
  const { id, kind, law, message, createdAt, dueAt, isExtended, closedAt, answer } = request
  return html`${backLink}<dl>
<dt>Asked for</dt><dd>${kinds[kind]}</dd>
<dt>Received</dt><dd>${formatUtcMinute(createdAt)}</dd>
<dt>Due</dt><dd>${formatUtcDay(dueAt)} (${law}${isExtended ? ', extended' : ''})</dd>
<dt>State</dt><dd>${closedAt === null ? 'open' : `closed ${formatUtcMinute(closedAt)}`}</dd>
</dl>
${message === '' ? '' : html`<h2>Message</h2><p class="answer">${message}</p>`}
${answer === '' ? '' : html`<h2>Answer</h2><p class="answer">${answer}</p>`}
<h2>Identifiers</h2>
<ul class="rows">${identifiers.map((one) => buildIdentifier(id, one))}</ul>
<p><a href="${toOperatorPath('stored', id)}">What is stored about the proved ones</a></p>
${
  closedAt !== null
    ? ''
    : html`<h2>Answer the request</h2>
<form method="post" action="${toOperatorPath('answer', id)}">
<label for="answer">The person reads this with the number of the request</label>
<textarea id="answer" name="answer" rows="4" required maxlength="4000"></textarea>
<button>Answer and close</button>
</form>
${isExtended ? '' : html`<form method="post" action="${toOperatorPath('extend', id)}"><button class="quiet">Extend the time, once</button></form>`}`
}`
}

function buildIdentifier(id: string, { n, state, origin, ...entry }: OptOutIdentifier): Html {
  const text = formatEntry(entry)
  const choice = (
    decision: string,
    label: string,
  ) => html`<form method="post" action="${toOperatorPath('decide', id)}">
<input type="hidden" name="n" value="${n}"><input type="hidden" name="state" value="${decision}">
<button class="quiet" aria-label="${label} ${text}">${label}</button></form>`
  return html`<li><span>${text}<br><span class="hint">${state}${
    origin === 'linked' ? ', linked by what was stored' : ''
  }</span></span>
${state === 'waiting' ? html`<span class="actions">${choice('accepted', 'Accept')}${choice('refused', 'Refuse')}</span>` : ''}</li>`
}

type AccountView = {
  account: AccountRow
  plans: readonly string[]
  changes: Rows<typeof listAccountChanges>
  alert: string | null
  typed: string
}

/** The page of one account for operators: its plan, its credits and their changes. */
export function buildAccount({ account, plans, changes, alert, typed }: AccountView): Html {
  const { id, plan, extraMicroDollars, extraReservedMicroDollars, createdAt } = account
  return html`${backLink}${buildAlert(alert)}
<dl><dt>Id</dt><dd>${id}</dd><dt>Since</dt><dd>${formatUtcDay(createdAt)}</dd>
<dt>Extra credits</dt><dd>${toCredits(extraMicroDollars)}, ${toCredits(extraReservedMicroDollars)} of them set aside</dd></dl>
<form method="post" action="${toOperatorPath('plan', id)}">
<label for="plan">Plan</label>
<select id="plan" name="plan">${plans.map(
    (name) => html`<option${name === plan ? html` selected` : ''}>${name}</option>`,
  )}</select>
<button>Change the plan</button>
</form>
<form method="post" action="${toOperatorPath('credits', id)}">
<input type="hidden" name="before" value="${extraMicroDollars}">
<label for="by">Credits to add</label>
<p class="hint" id="by-hint">One credit is one cent. A negative number takes credits away.</p>
<input id="by" name="by" inputmode="decimal" required maxlength="20" value="${typed}" aria-describedby="by-hint"${alert === null ? '' : html` aria-invalid="true"`}>
<button>Add the credits</button>
</form>
<h2>Changes</h2>
${
  changes.length === 0
    ? html`<p>None yet.</p>`
    : buildTable(
        'Changes',
        ['Time', 'What', 'Before', 'After'],
        changes.map(({ createdAt: at, kind, before, after }) => [
          formatUtcMinute(at),
          kind,
          toValue(kind, before),
          toValue(kind, after),
        ]),
      )
}`
}

function toValue(kind: string, value: string | null): string {
  if (value === null) return '–'
  return kind === 'credits' ? String(toCredits(Number(value))) : value
}

type Cell = string | number | Html

function buildTable(
  label: string,
  heads: readonly string[],
  rows: readonly (readonly Cell[])[],
): Html {
  return html`<div class="wide-table" tabindex="0" role="region" aria-label="${label}"><table>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
</table></div>`
}
