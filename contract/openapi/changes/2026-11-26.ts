import type { ChangelogEntry } from '../../resources/platform.ts'
import { lasting, nothing } from './entry-parts.ts'

/** What changed for callers on 26 November 2026, newest first. */
export const changes: readonly ChangelogEntry[] = [
  {
    id: 'chg_namesakes_kept_apart',
    date: '2026-11-26',
    type: 'fixed',
    title: 'Dossiers keep more namesakes out',
    description:
      'A page that describes several people of the name is left out. Namesakes are kept apart by ' +
      'the ages on dated pages, by fields of work at one employer and by posts in one town. ' +
      "Pages in person.urls count as the person's also where the person is no hit. Posts that " +
      'stand in front of a name or behind a quotation are read in English and six other languages.',
    affects: { ...nothing, operations: ['dossier', 'chat'] },
    ...lasting,
  },
  {
    id: 'chg_repeated_tool_calls',
    date: '2026-11-26',
    type: 'fixed',
    title: 'A repeated tool call finds its job after the end, too',
    description:
      'The same MCP tool call by the same key is answered, free of charge, with the job that it ' +
      'started for two minutes after that has succeeded with nothing missing; before, only while ' +
      'it ran. A call with refresh is repeated in the same way.',
    affects: nothing,
    ...lasting,
  },
  {
    id: 'chg_webhooks_of_applications',
    date: '2026-11-26',
    type: 'security',
    title: 'Webhook endpoints of an application end with its access',
    description:
      'An endpoint whose address an application chose is disabled, with disabled_reason ' +
      'access_ended, once its access is revoked or expires or its user leaves the account. A ' +
      'change by a key of the account takes the endpoint over. PATCH /api/v1/keys/{id} gives an ' +
      'application no scope that its user did not allow: 400.',
    affects: { ...nothing, fields: ['disabled_reason', 'scopes'] },
    ...lasting,
  },
  {
    id: 'chg_names_of_signs',
    date: '2026-11-26',
    type: 'fixed',
    title: 'A name without a letter or a digit is 400 everywhere',
    description:
      'A search by name, a dossier or a chat for "!!!" is 400 invalid_request, as a company ' +
      'search for it is; a hit that is sent back may be named by signs only. imageUrl may name ' +
      'port 443.',
    affects: {
      ...nothing,
      operations: ['search', 'dossier', 'chat', 'reverse_image'],
      fields: ['query', 'person.name', 'imageUrl'],
      codes: ['invalid_request'],
    },
    ...lasting,
  },
  {
    id: 'chg_stopped_is_final',
    date: '2026-11-26',
    type: 'fixed',
    title: 'A run that was stopped before it had found anything is not retryable',
    description:
      'The error of a run that its caller stopped, or whose budget ended, with nothing to keep ' +
      'says retryable false, without Retry-After: in the job, its events, the webhook and the ' +
      'answer. Its code stays provider_unavailable.',
    affects: { ...nothing, fields: ['error.retryable'], codes: ['provider_unavailable'] },
    ...lasting,
  },
  {
    id: 'chg_sides_of_loops',
    date: '2026-11-26',
    type: 'added',
    title: 'A conflict at structure names relations',
    description:
      'conflicts[].values[].relation says what the company of a value is said to be: parent, ' +
      'ultimate_parent or subsidiary. One that is both stood there twice, without a difference.',
    affects: {
      ...nothing,
      operations: ['entity_dossier'],
      fields: ['conflicts[].values[].relation'],
    },
    ...lasting,
  },
  {
    id: 'chg_refused_outcome',
    date: '2026-11-26',
    type: 'fixed',
    title: 'The usage export says refused of every 4xx',
    description:
      'The outcome of a request whose run ended with a 4xx, such as for an unknown company, an ' +
      'unusable picture or a person who has opted out, is refused in GET ' +
      '/api/developer/usage/export, as that of a request without a run; it was failed.',
    affects: { ...nothing, fields: ['outcome'] },
    ...lasting,
  },
  {
    id: 'chg_declared_fields',
    date: '2026-11-26',
    type: 'added',
    title: 'The OpenAPI document declares what answers already held',
    description:
      'Of hits: signals, accountIds, urls and primaryUsername. Of dossiers: the method of a ' +
      'claim, the backing of identity, what states an account or a mention, the alsoAt of a ' +
      'mention, focus.evidence and focus.leftOut. Of headers: Location of created webhook ' +
      'endpoints and keys, and those of the job with a refusal that ended a run. The answers ' +
      'are the same as before.',
    affects: {
      ...nothing,
      operations: ['search', 'dossier'],
      fields: ['hits', 'claims[].method', 'identity.backing', 'mentions[].alsoAt', 'focus'],
      headers: ['Location', 'Content-Location', 'X-Service-Job-Id'],
    },
    ...lasting,
  },
  {
    id: 'chg_partial_lookups',
    date: '2026-11-26',
    type: 'added',
    title: 'VIN and reverse-image results say when they are partial',
    description:
      'A result of POST /api/v1/vin or /api/v1/reverse-image that was cut short has partial, ' +
      'stopReason and message, as those of the other operations have.',
    affects: {
      ...nothing,
      operations: ['vin', 'reverse_image'],
      fields: ['partial', 'stopReason', 'message'],
    },
    ...lasting,
  },
  {
    id: 'chg_export_parts',
    date: '2026-11-26',
    type: 'added',
    title: 'Usage exports of more than 20,000 requests',
    description:
      'GET /api/developer/usage/export gives 20,000 rows in a part. Where more follow, the ' +
      'header Link (rel="next") holds the address of the next part, with a cursor.',
    affects: { ...nothing, fields: ['cursor'], headers: ['Link'] },
    ...lasting,
  },
]
