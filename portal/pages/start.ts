import { html } from 'hono/html'
import { operations } from '../../contract/operations/operations.ts'
import { choosePlan } from '../../contract/operations/plans.ts'
import {
  computePercentSpent,
  computeWeekEnd,
  computeWeekStart,
  toCredits,
} from '../../research/usage/share-usage.ts'
import { hasKey } from '../../store/accounts/own-keys.ts'
import { loadAccountSpend } from '../../store/usage/usage.ts'
import { type AccountVisit, buildAccountPage } from '../account-visit.ts'
import { copyScript } from '../assets.ts'
import type { Content, Page } from '../page.ts'
import { buildFirstCalls } from '../parts/call-samples.ts'
import { buildTable, buildTime, formatCredits } from '../parts/text.ts'

export const startPages: readonly Page[] = [buildAccountPage('GET', '', 'Start', buildStart)]

async function buildStart({ base, deps, account, now }: AccountVisit): Promise<Content> {
  const { plans, publicUrl } = deps.config
  const start = computeWeekStart(account.anchorAt, now)
  const [week, hasKeys] = await Promise.all([
    // the report of usage counts all requests of the week
    loadAccountSpend(deps.db, account.accountId, start),
    hasKey(deps.db, account.accountId),
  ])
  const { capabilities, subscribed, weeklyAllowanceMicroDollars } = choosePlan(plans, week.plan)
  const spentPercent = computePercentSpent(week.spentMicroDollars, weeklyAllowanceMicroDollars)
  const body = html`
<dl class="figures">
<div><dt>Left of this week</dt><dd>${100 - spentPercent} %</dd></div>
<div><dt>Resets</dt><dd>${buildTime(computeWeekEnd(start).toISOString())}</dd></div>
<div><dt>Extra credits</dt><dd>${formatCredits(toCredits(week.extraMicroDollars))}</dd></div>
<div><dt>Plan</dt><dd>${week.plan}</dd></div>
</dl>
${
  !hasKeys
    ? html`<p>There is no key yet. <a href="${base}/keys#create">Create the first one</a>, and put it in place of <code>YOUR_KEY</code> below.</p>`
    : html`<p>Put one of your <a href="${base}/keys">keys</a> in place of <code>YOUR_KEY</code>, or try a call in the <a href="${base}/playground">playground</a> without any.</p>`
}
<h2>A first call</h2>
<p>It is answered by invented people and costs nothing. Without <code>sandbox</code> it is a real search.</p>
${buildFirstCalls(publicUrl, 'YOUR_KEY')}
<h2>What your plan includes</h2>
${subscribed ? '' : html`<p class="alert">This account has no subscription: only the sandbox answers.</p>`}
${buildTable(
  'Operations',
  ['Operation', 'Address', 'Included'],
  Object.entries(operations).map(([name, { summary, path }]) => [
    summary,
    html`<code>POST ${path}</code>`,
    subscribed && capabilities.some((one) => one === name) ? 'yes' : 'no',
  ]),
)}`
  return { kind: 'page', title: 'Start', body, scripts: [copyScript.path] }
}
