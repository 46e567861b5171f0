import type { Implementation } from '@modelcontextprotocol/server'
import { contractVersion } from '../contract/envelope.ts'

/** What the server says of itself to clients. */
export function mcpInfo(publicUrl: string): Implementation {
  return {
    name: 'people-research',
    title: 'People Research Service',
    version: contractVersion,
    websiteUrl: publicUrl,
  }
}

/** What a client's model reads before it chooses a tool. */
export const mcpInstructions =
  "Researches a person's public online footprint, companies, pictures and vehicles. Use " +
  'search_people to learn which person is meant, then build_dossier for an overview or ' +
  'ask_about_person for one fact; find_companies comes before profile_company. Every ' +
  'statement has numbered sources; keep them when you repeat it. A result with status ' +
  '"running" goes on: call get_job with its job_id.'
