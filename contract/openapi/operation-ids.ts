import type { EndpointName } from '../endpoints/endpoints.ts'

/** Endpoints whose name in the table is a noun; in a generated client each is a call. */
const calls = {
  index: 'getApiIndex',
  health: 'getHealth',
  sandbox: 'getSandboxContract',
  status: 'getDeveloperStatus',
  changelog: 'getChangelog',
  openapi: 'getOpenApiDocument',
  portal: 'getPortal',
  docs: 'getDocs',
  agentsGuide: 'getAgentsGuide',
  backendsGuide: 'getBackendsGuide',
  operatorsGuide: 'getOperatorsGuide',
  llms: 'getLlmsText',
  picture: 'getPicture',
  protectedResource: 'getProtectedResourceMetadata',
  mcpProtectedResource: 'getMcpProtectedResourceMetadata',
  mcpCard: 'getMcpCard',
  mcpRegistryEntry: 'getMcpRegistryEntry',
  search: 'searchPeople',
  dossier: 'buildDossier',
  chat: 'askAboutPerson',
  entity_search: 'searchCompanies',
  entity_dossier: 'buildCompanyProfile',
  reverse_image: 'searchPictures',
  vin: 'lookUpVehicle',
  batch: 'runBatch',
  jobEvents: 'getJobEvents',
  mcp: 'runMcpMessage',
} as const satisfies Partial<Record<EndpointName, string>>

/** The `operationId` of an endpoint: a verb and what it is about. */
export function deriveOperationId(name: EndpointName): string {
  const known: Partial<Record<EndpointName, string>> = calls
  return known[name] ?? name
}
