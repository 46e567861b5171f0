import type { Runs } from '../runs/runs.ts'
import { chatShapes } from './chat-shapes.ts'
import { dossierShapes } from './dossier-shapes.ts'
import { entityDossierShapes } from './entity-dossier-shapes.ts'
import { entitySearchShapes } from './entity-search-shapes.ts'
import { reverseImageShapes } from './reverse-image-shapes.ts'
import { sandboxShapes } from './sandbox-shapes.ts'
import { searchShapes } from './search-shapes.ts'
import { vinShapes } from './vin-shapes.ts'

const all = {
  vin: vinShapes,
  search: searchShapes,
  dossier: dossierShapes,
  chat: chatShapes,
  entity_search: entitySearchShapes,
  entity_dossier: entityDossierShapes,
  reverse_image: reverseImageShapes,
  sandbox: sandboxShapes,
} as const

type WorkflowName = keyof typeof all

export const workflowNames = [
  'vin',
  'search',
  'dossier',
  'chat',
  'entity_search',
  'entity_dossier',
  'reverse_image',
  'sandbox',
] as const satisfies readonly WorkflowName[]

/** The control flows of a workflow, each with what plays it. */
export function shapesOf(
  workflow: WorkflowName,
): { name: string; play: (runs: Runs) => Promise<string> }[] {
  return Object.entries(all[workflow]).map(([name, play]) => ({ name, play }))
}
