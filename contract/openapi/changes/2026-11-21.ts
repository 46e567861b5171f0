import type { ChangelogEntry } from '../../resources/platform.ts'
import { lasting, nothing } from './entry-parts.ts'

/** What changed for callers on 21 November 2026, newest first. */
export const changes: readonly ChangelogEntry[] = [
  {
    id: 'chg_credit_fields_deprecated',
    date: '2026-11-21',
    type: 'deprecated',
    title: 'Credit-based usage fields are deprecated',
    description:
      'Usage is reported in whole percentages of the weekly allowance. The credit fields, ' +
      'their headers and the code no_coins stay for the v1 compatibility release.',
    affects: {
      operations: [],
      fields: ['usage.credits', 'usage.allowanceSource'],
      headers: ['X-Service-Credits-Charged', 'X-Service-Allowance-Source'],
      codes: ['no_coins'],
    },
    breaking: false,
    deprecation_date: '2026-11-21',
    sunset_date: '2028-01-01',
    replacement:
      'usage.percentageCharged, X-Service-Percentage-Charged, usage.source, ' +
      'X-Service-Usage-Source, usage_exhausted',
  },
  {
    id: 'chg_usage',
    date: '2026-11-21',
    type: 'added',
    title: 'Plans, extra credits, budgets and the usage export',
    description:
      'Runs are paid with included usage first, then with extra credits, and are refused ' +
      'before anything is spent where both, or the budget of a key, are used up. What ' +
      'remains is set aside for a run even where it is less than usual: the run then ends ' +
      'with budget_reached. GET /api/developer/usage/export lists each request and what it ' +
      'cost as CSV.',
    affects: {
      ...nothing,
      operations: ['search', 'dossier', 'chat', 'vin'],
      fields: ['usage.source'],
      codes: [
        'not_subscribed',
        'plan_upgrade_required',
        'usage_exhausted',
        'api_key_budget_exceeded',
        'spend_cap_reached',
      ],
    },
    ...lasting,
  },
  {
    id: 'chg_webhooks',
    date: '2026-11-21',
    type: 'added',
    title: 'Signed webhooks',
    description:
      'Background jobs (POST /api/v1/jobs, Prefer: respond-async, async batches) notify your ' +
      'backend when they end: /api/v1/webhooks registers endpoints, tests them, shows and ' +
      'repeats deliveries, recovers what was missed; /api/v1/events lists the events. ' +
      'Requests that wait for their answer send none. A job may name one endpoint in webhook.',
    affects: {
      operations: [],
      fields: ['webhook'],
      headers: [
        'X-Service-Event',
        'X-Service-Delivery',
        'X-Service-Signature',
        'X-Service-Attempt',
      ],
      codes: [],
    },
    ...lasting,
  },
  {
    id: 'chg_chat_live',
    date: '2026-11-21',
    type: 'added',
    title: 'Chat is live',
    description:
      'POST /api/v1/chat answers from a dossier of the person that is there already, from ' +
      'the context given, and from a short search where that does not suffice. Each sentence ' +
      'cites its sources; coverage lists what each provider was asked; a question that is ' +
      'not answered is declined with its reason.',
    affects: {
      ...nothing,
      operations: ['chat'],
      fields: ['sources', 'coverage', 'notice', 'declined'],
    },
    ...lasting,
  },
  {
    id: 'chg_dossier_live',
    date: '2026-11-21',
    type: 'added',
    title: 'Dossier is live',
    description:
      'POST /api/v1/dossier builds a dossier from public sources and the pages they lead to. ' +
      'Every claim quotes its source word for word, contradictory values stand side by side, ' +
      'and each sentence of the summary cites what carries it. An event section may come ' +
      'again for the same key when more is known: the last one stands. A rebuilt dossier ' +
      'says what changed.',
    affects: {
      ...nothing,
      operations: ['dossier'],
      fields: ['dossier.focus', 'dossier.changes', 'dossier.withheld'],
    },
    ...lasting,
  },
  {
    id: 'chg_batch_idempotency',
    date: '2026-11-21',
    type: 'added',
    title: 'Idempotency keys, batches and sandbox jobs',
    description:
      'Idempotency-Key protects every operation, POST /api/v1/jobs and POST /api/v1/batch ' +
      'for 24 hours. POST /api/v1/batch runs up to ten operations in one call. POST ' +
      '/api/v1/jobs in the sandbox runs a real job that plays the fixture.',
    affects: {
      ...nothing,
      operations: ['search', 'dossier', 'chat', 'vin'],
      headers: ['Idempotency-Key', 'Idempotent-Replayed'],
      codes: ['idempotency_conflict', 'idempotency_in_progress', 'job_expired'],
    },
    ...lasting,
  },
  {
    id: 'chg_search_live',
    date: '2026-11-21',
    type: 'added',
    title: 'Search is live',
    description:
      'POST /api/v1/search asks public sources by name, phone, email and username. Hits ' +
      'carry the signals behind their confidence and the accounts that make them; the result ' +
      'says in coverage how each source ended.',
    affects: {
      ...nothing,
      operations: ['search'],
      fields: ['hits[].signals', 'hits[].accountIds', 'hits[].urls', 'interpretation', 'coverage'],
    },
    ...lasting,
  },
  {
    id: 'chg_v1',
    date: '2026-11-21',
    type: 'added',
    title: 'Version 1',
    description:
      'Vehicle look-up is live; search, dossier and chat answer in the sandbox; jobs, their ' +
      'events and the platform documents.',
    affects: { ...nothing, operations: ['vin', 'search', 'dossier', 'chat'] },
    ...lasting,
  },
]
