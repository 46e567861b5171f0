import type { ChangelogEntry } from '../../resources/platform.ts'
import { lasting, nothing } from './entry-parts.ts'

/** What changed for callers on 23 November 2026, newest first. */
export const changes: readonly ChangelogEntry[] = [
  {
    id: 'chg_keys',
    date: '2026-11-23',
    type: 'added',
    title: 'Manage API keys by API',
    description:
      'GET, POST, PATCH and DELETE /api/v1/keys list, create, change and revoke the keys of ' +
      'your account: name, scopes, expiry, limit per minute, monthly budget. A key gives no ' +
      'other more than it has itself. The text of a new key is in the first answer only; a ' +
      'repetition with the same Idempotency-Key answers without it.',
    affects: { ...nothing, codes: ['missing_scope'] },
    ...lasting,
  },
  {
    id: 'chg_usage_report',
    date: '2026-11-23',
    type: 'added',
    title: 'Read the usage of the week',
    description:
      'GET /api/v1/usage answers the week of your account by operation, key and day, with ' +
      'what is left of the allowance, when it resets, and extra credits. A narrowed key sees ' +
      'its operations. The rate policy is account.',
    affects: { ...nothing },
    ...lasting,
  },
  {
    id: 'chg_entity_dossier',
    date: '2026-11-23',
    type: 'added',
    title: 'Build the profile of a company',
    description:
      'POST /api/v1/entity/dossier builds a sourced profile of one company: registration, ' +
      'names, places, executives, estimated figures and group. ' +
      'The id of a hit pins the company; a name alone takes the best match and lists ' +
      'alternatives. 404 not_found where no company fits. Profiles are cached for 7 days by ' +
      'company.',
    affects: { ...nothing, operations: ['entity_dossier'] },
    ...lasting,
  },
  {
    id: 'chg_entity_search',
    date: '2026-11-23',
    type: 'added',
    title: 'Search for companies',
    description:
      'POST /api/v1/entity/search finds companies by name in any script, LEI, register ' +
      'number with its country, or ticker. ' +
      'Records of public registers, the LEI list, SEC filings and Wikidata that are about ' +
      'one company become one hit; ids pins it, signals explains confidence. The rate policy ' +
      'is entity; there are no fixtures.',
    affects: { ...nothing, operations: ['entity_search'] },
    ...lasting,
  },
  {
    id: 'chg_mcp_tools',
    date: '2026-11-23',
    type: 'added',
    title: 'Companies, pictures and vehicles by MCP',
    description:
      'The MCP server also has the tools find_companies, profile_company, find_picture and ' +
      'look_up_vehicle, after the four for people. Each is a call of its operation.',
    affects: {
      ...nothing,
      operations: ['entity_search', 'entity_dossier', 'reverse_image', 'vin'],
    },
    ...lasting,
  },
  {
    id: 'chg_mcp_server',
    date: '2026-11-23',
    type: 'added',
    title: 'Agents connect by MCP',
    description:
      'POST /api/mcp serves the Model Context Protocol (revisions 2026-07-28 and 2025-11-25, ' +
      'Streamable HTTP) with the tools search_people, build_dossier, ask_about_person and ' +
      'get_job. A tool call is a call of its operation: same key, limits, usage and errors; ' +
      'channel mcp in the usage export. ' +
      'GET /.well-known/mcp.json and /server.json describe the server. A 403 missing_scope ' +
      'names the scope in WWW-Authenticate.',
    affects: {
      ...nothing,
      operations: ['search', 'dossier', 'chat'],
      headers: ['WWW-Authenticate'],
      codes: ['missing_scope'],
    },
    ...lasting,
  },
  {
    id: 'chg_reverse_image',
    date: '2026-11-23',
    type: 'added',
    title: 'Reverse image search is live',
    description:
      'POST /api/v1/reverse-image finds the pages on which a picture appears, and pictures ' +
      'that look alike. Each names its providers and says in verification whether it was ' +
      'found to be the same. A picture that cannot be used is 400 image_unusable, with the ' +
      'reason and free of charge.',
    affects: { ...nothing, operations: ['reverse_image'], codes: ['image_unusable'] },
    ...lasting,
  },
]
