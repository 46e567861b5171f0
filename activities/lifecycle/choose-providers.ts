import type { OperationName } from '../../contract/operations.ts'
import deniedHosts from '../../fixtures/egress/denied-hosts.json' with { type: 'json' }
import { chooseDeclineReason } from '../../research/safety/decline-reason.ts'
import { choosePictureProviders } from '../../sources/pictures/choose-picture-providers.ts'
import type { SourceAccess } from '../../sources/source-access.ts'
import { chooseCompanySources } from '../companies/choose-company-sources.ts'
import { modelProvider, pagesProvider, sweepProvider } from '../job/providers.ts'
import { chooseSources, type NotAsked } from '../person/choose-sources.ts'
import { interpretJob } from '../person/load-subject.ts'
import { parseChat } from '../person/parse-chat.ts'
import { openSites } from '../sweep/site-list.ts'

type Given = { sources: SourceAccess; usernameSitesFile: string | undefined; hasModel: boolean }

/** Names of providers as `coverage` has them. */
type AskedProviders = { providers: string[]; notAsked: NotAsked[] }

const vehicleProvider = 'vpic_offline'

/**
 * Which providers a run with this validated input may ask, from the input and the configuration
 * alone. A run asks no others; it may ask fewer, where the first ones answer everything.
 */
export async function chooseProviders(
  operation: OperationName,
  input: Record<string, unknown>,
  given: Given,
): Promise<AskedProviders> {
  if (operation === 'entity_search' || operation === 'entity_dossier') {
    const { together, paid, notAsked } = chooseCompanySources(given.sources)
    return { providers: [...together, ...paid], notAsked }
  }
  if (operation === 'vin') return { providers: [vehicleProvider], notAsked: [] }
  if (operation === 'reverse_image') {
    const { together, bought, notAsked } = choosePictureProviders(given.sources)
    return { providers: [...together, ...bought], notAsked }
  }
  if (operation === 'chat' && isDeclined(input)) return { providers: [], notAsked: [] }
  const sites = await openSites({ file: given.usernameSitesFile, denied: deniedHosts })
  const { together, engines, shards, notAsked } = chooseSources(
    interpretJob({ operation, input, plan: null }),
    given.sources,
    sites,
  )
  const found = [...together, ...engines]
  if (operation === 'search')
    return { providers: [...found, ...(shards > 0 ? [sweepProvider] : [])], notAsked }
  return {
    providers: [...found, pagesProvider, ...(given.hasModel ? [modelProvider] : [])],
    notAsked,
  }
}

/** A question that is not answered asks no provider. */
function isDeclined(input: Record<string, unknown>): boolean {
  const { question, history } = parseChat({ input })
  return chooseDeclineReason(question, history) !== null
}
