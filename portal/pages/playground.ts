import { html } from 'hono/html'
import {
  hasFixtures,
  isOperationName,
  type OperationName,
  operationNames,
  toOperation,
} from '../../contract/operations/operations.ts'
import { Job } from '../../contract/resources/jobs.ts'
import { type AccountVisit, buildAccountPage } from '../account-visit.ts'
import { copyScript } from '../assets.ts'
import { buildAlert } from '../layout.ts'
import type { Content, Page, PageAnswer } from '../page.ts'
import { buildSameCalls } from '../parts/call-samples.ts'
import { type Faulty, faultyStatus, toFaulty } from '../parts/fields.ts'
import {
  buildExampleValues,
  buildInputField,
  listInputFields,
  parseTypedInput,
} from '../parts/input-fields.ts'
import { toWeekShare } from '../parts/week-share.ts'
import { createToken } from '../sessions.ts'

export const playgroundPages: readonly Page[] = [
  buildAccountPage('GET', '/playground', 'Playground', async (visit) => {
    const name = visit.query.get('operation') ?? ''
    return buildPlayground(visit, isOperationName(name) ? name : 'search', null)
  }),
  buildAccountPage('POST', '/playground', 'Playground', start),
]

/** The key is never in the page: the form is sent by the session. */
function buildPlayground(
  { base, deps, account }: AccountVisit,
  name: OperationName,
  faulty: Faulty | null,
): Content {
  const { summary, path, reserveMicroDollars } = toOperation(name)
  const fields = listInputFields(name)
  const typed = faulty?.typed ?? { values: buildExampleValues(name), faults: new Map() }
  const { plans, publicUrl } = deps.config
  const percent = toWeekShare(plans, account.plan, reserveMicroDollars)
  const { input } = parseTypedInput(fields, typed.values)
  const body = html`${buildAlert(faulty?.alert ?? null)}
<ul class="choices">${operationNames.map(
    (one) =>
      html`<li><a href="${base}/playground?${new URLSearchParams({ operation: one })}"${
        one === name ? html` aria-current="true"` : ''
      }>${one.replaceAll('_', ' ')}</a></li>`,
  )}</ul>
<p>${summary}: <code>POST ${path}</code></p>
<form method="post" action="${base}/playground">
<input type="hidden" name="token" value="${createToken()}">
<input type="hidden" name="operation" value="${name}">
${fields.map((field) => buildInputField(typed, field))}
<div class="actions">
${hasFixtures(name) ? html`<button name="mode" value="sandbox">Try with invented people</button>` : ''}
<button name="mode" value="real"${hasFixtures(name) ? html` class="quiet"` : ''}>Run for real</button>
</div>
<p class="hint">${hasFixtures(name) ? 'Invented people cost nothing. ' : ''}A real run sets aside up to ${percent} % of the week and is charged what it used; what the cache has is free.</p>
</form>
<h2>The same by key</h2>
${buildSameCalls(publicUrl, name, input)}`
  return {
    kind: 'page',
    title: 'Playground',
    body,
    scripts: [copyScript.path],
    ...(faulty === null ? {} : { status: faultyStatus }),
  }
}

/** Starts a job, whose page follows it. */
async function start(visit: AccountVisit): Promise<PageAnswer> {
  const { form, call, base } = visit
  const name = form.get('operation') ?? ''
  if (!isOperationName(name)) return { kind: 'redirect', to: `${base}/playground` }
  const fields = listInputFields(name)
  const { input, faults } = parseTypedInput(fields, form)
  if (faults.size > 0) {
    const alert = 'Please correct what is marked below.'
    return buildPlayground(visit, name, { alert, typed: { values: form, faults } })
  }
  try {
    const { id } = await call('createJob', Job, {
      body: { operation: name, input, sandbox: form.get('mode') === 'sandbox' },
      formToken: form.get('token') ?? '',
    })
    return { kind: 'redirect', to: `${base}/jobs/${id}` }
  } catch (thrown) {
    const paths = fields.map(({ path }) => path)
    return buildPlayground(visit, name, toFaulty(thrown, form, paths, 'input.'))
  }
}
