import { ChatInput } from '../../contract/operations/chat.ts'
import type { OperationName } from '../../contract/operations/operations.ts'
import { interpretInput } from '../../research/questions/interpret-input.ts'
import { findLastQuestion, findMessagesBefore } from '../../research/questions/last-question.ts'
import { chooseDeclineReason } from '../../research/safety/decline-reason.ts'
import type { Site } from '../../research/usernames/sites/site.ts'
import type { SourceAccess } from '../source-access.ts'
import { chooseCompanySources } from './choose-company-sources.ts'
import { choosePictureProviders } from './choose-picture-providers.ts'
import { chooseSources, type NotAsked } from './choose-sources.ts'
import { modelProvider, pagesProvider, sweepProvider } from './providers.ts'

type Given = {
  sources: SourceAccess
  /** The sites of the username sweep, read where a run may ask them. */
  sites: () => Promise<readonly Site[]>
  hasModel: boolean
}

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
  const sites = await given.sites()
  const asked = interpretInput(operation, input)
  if ('cause' in asked) throw new Error('a validated input says nothing', asked)
  const { together, engines, shards, notAsked } = chooseSources(asked, given.sources, sites)
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
  const { messages } = ChatInput.parse(input)
  return chooseDeclineReason(findLastQuestion(messages), findMessagesBefore(messages)) !== null
}
