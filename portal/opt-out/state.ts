import { html } from 'hono/html'
import { formatEntry } from '../../research/safety/suppressions/format-entry.ts'
import { formatUtcDay, formatUtcMinute } from '../../research/text/formats/format-time.ts'
import type { OptOutIdentifier, OptOutRequest } from '../../store/opt-outs/requests.ts'
import type { Content, Html } from '../page.ts'
import { kinds } from './parse-request.ts'

export const paths = {
  form: '/opt-out',
  state: '/opt-out/state',
  page: '/opt-out/proof/page',
  mail: '/opt-out/proof/mail',
  withdraw: '/opt-out/withdraw',
} as const

type State = {
  number: string
  request: OptOutRequest
  /** Those that the person gave. */
  identifiers: readonly OptOutIdentifier[]
  /** What came of the last step. */
  notice: string | null
  now: Date
}

/** A request as the person sees it; it says nothing of what was stored. */
export function buildState({ number, request, identifiers, notice, now }: State): Content {
  const isOpen = request.closedAt === null
  const onward = html`<input type="hidden" name="number" value="${number}">`
  const canProve = isOpen && now <= request.codeExpiresAt
  const pages = identifiers.filter(({ state, url }) => state === 'waiting' && url !== null)
  const body: Html = html`${notice === null ? '' : html`<p role="status" class="notice">${notice}</p>`}
<p>The number of this request, which you need to look it up:</p>
<p class="number"><strong>${number}</strong></p>
<p class="hint">Keep it: it stands nowhere else, and opens this page to all who have it.</p>
<dl>
<dt>Asked for</dt><dd>${kinds[request.kind]}</dd>
<dt>Received</dt><dd>${formatUtcDay(request.createdAt)}</dd>
<dt>State</dt><dd>${isOpen ? 'open' : `closed on ${formatUtcDay(request.closedAt ?? now)}`}</dd>
${isOpen ? html`<dt>Answer by</dt><dd>${formatUtcDay(request.dueAt)}${request.isExtended ? ' (extended once)' : ''}</dd>` : ''}
</dl>
${request.answer === '' ? '' : html`<h2>Answer</h2><p class="answer">${request.answer}</p>`}
${
  canProve && pages.length > 0
    ? html`<h2>Your code</h2>
<p>Put this code into the biography or description of a profile or page below:</p>
<p class="number"><strong>${request.code}</strong></p>
<p class="hint">It works until ${formatUtcMinute(request.codeExpiresAt)}, and you can remove it once it was
found. On a page of your own this line in its head does as well:
<code>${`<meta name="people-research-removal" content="${request.code}">`}</code></p>`
    : ''
}
<h2>What you gave</h2>
<ul class="rows">${identifiers.map(
    (
      one,
    ) => html`<li><span>${formatEntry(one)}<br><span class="hint">${describeState(request, one)}</span></span>
${isOpen && one.state === 'waiting' && canProve ? buildProof(one, onward) : ''}</li>`,
  )}</ul>
${
  isOpen
    ? html`<form method="post" action="${paths.state}">${onward}<button class="quiet">Show it anew</button></form>
<form method="post" action="${paths.withdraw}">${onward}<button class="quiet">Take the request back</button></form>`
    : ''
}`
  return { kind: 'page', title: 'Your request', body }
}

function buildProof({ n, url, mailCodeSha256 }: OptOutIdentifier, onward: Html): Html {
  const fields = html`${onward}<input type="hidden" name="n" value="${n}">`
  if (url !== null)
    return html`<form method="post" action="${paths.page}">${fields}<button>Look for the code</button></form>`
  return mailCodeSha256 === null
    ? html``
    : html`<form method="post" action="${paths.mail}">${fields}
<label for="code-${n}">Code from the mail</label>
<input id="code-${n}" name="code" required maxlength="40" autocomplete="one-time-code">
<button>Prove the address</button></form>`
}

function describeState(
  { kind }: OptOutRequest,
  { state, url, mailCodeSha256 }: OptOutIdentifier,
): string {
  switch (state) {
    case 'waiting':
      return url === null && mailCodeSha256 === null
        ? 'waits for the operator'
        : 'not proved yet; without a proof the operator decides'
    case 'refused':
      return 'refused by the operator'
    default:
      return effects[kind]
  }
}

const effects = {
  remove: 'suppressed; anything that was stored is erased within a minute',
  lift: 'the removal is lifted',
  access: 'proved: the operator answers here',
  correct: 'proved: the operator answers here',
} as const
