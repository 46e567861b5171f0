import { html } from 'hono/html'
import { formatEntry } from '../../research/safety/suppressions/format-entry.ts'
import { formatCount } from '../../research/text/formats/format-count.ts'
import { formatUtcDay } from '../../research/text/formats/format-time.ts'
import type { listSuppressions } from '../../store/opt-outs/suppressions.ts'
import { buildIdentifiers, createFields } from '../opt-out/identifier-fields.ts'
import type { FieldName } from '../opt-out/parse-request.ts'
import type { Html } from '../page.ts'
import { buildSample } from '../parts/text.ts'
import { operatorPaths, toOperatorPath } from './paths.ts'

type Entry = Awaited<ReturnType<typeof listSuppressions>>[number]

export const backLink = html`<p><a href="${operatorPaths.start}">All requests and accounts</a></p>`

type OptOuts = {
  /** The newest ones, newest first. */
  entries: readonly Entry[]
  total: number
  number: string
  /** What was typed. */
  form: URLSearchParams
  errors: Partial<Record<FieldName, string>>
}

/** The people who have opted out, and the form that adds one. */
export function buildOptOuts({ entries, total, number, form, errors }: OptOuts): Html {
  const fields = createFields(form, errors)
  const failed = Object.keys(errors).length > 0
  return html`${backLink}
${failed ? html`<p role="alert" class="alert">Please look at the marked fields. What you typed is kept.</p>` : ''}
<p>${formatCount(total, 'opt-out is', 'opt-outs are')} in force.${
    total > entries.length ? ` The newest ${entries.length} are shown.` : ''
  }</p>
<ul class="rows">${entries.map(buildEntry)}</ul>
<h2>Add an opt-out</h2>
<form method="post" action="${operatorPaths.optOuts}">
<input type="hidden" name="number" value="${number}">
<p class="hint">For requests that came by other means. What is stored is erased within a minute.</p>
${buildIdentifiers(fields, { profiles: 'One on each line.', email: '', username: '' })}
${fields.area('message', 'How the request came', 'Stays with the request.', 2)}
<button>Add the opt-out</button>
</form>`
}

function buildEntry(entry: Entry): Html {
  const { id, note, createdAt } = entry
  const text = formatEntry(entry)
  return html`<li><span>${text}<br><span class="hint">${id}, ${formatUtcDay(createdAt)}${
    note === '' ? '' : `, ${note}`
  }</span></span>
<details><summary aria-label="Lift ${text}">Lift</summary>
<form method="post" action="${toOperatorPath('lift', id)}">
<p class="hint">The person can be researched again. What was erased stays erased.</p>
<button class="quiet" aria-label="Lift ${text} now">Lift it now</button></form></details></li>`
}

type Stored = {
  id: string
  jobs: readonly { id: string; operation: string; findings: readonly unknown[]; holds: unknown }[]
  isCut: boolean
}

/** What is kept about the proved lines of a request, to answer with. */
export function buildStored({ id, jobs, isCut }: Stored): Html {
  return html`<p><a href="${toOperatorPath('request', id)}">The request</a></p>
<p>Stored jobs that hold something about the proved lines of this request. Which customer asked is
not the person’s to know, and is not shown.</p>
${jobs.length === 0 ? html`<p>Nothing is stored.</p>` : ''}
${isCut ? html`<p class="notice">There are more: <code>npm run suppress -- stored ${id}</code> prints all.</p>` : ''}
${jobs.map(
  ({ id: jobId, operation, findings, holds }) =>
    html`<details><summary>${operation.replaceAll('_', ' ')}, ${formatCount(
      findings.length,
      'finding',
    )}</summary>${buildSample(JSON.stringify(holds, null, 2), `What ${jobId} holds`)}</details>`,
)}`
}
