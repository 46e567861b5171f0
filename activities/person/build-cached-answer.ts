import { z } from 'zod'
import { Dossier } from '../../contract/operations/dossier.ts'
import { buildDossierEvents } from '../../research/case/sections/dossier-events.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import type { Step } from '../job/record-step.ts'

/** What of a dossier's result is in the shared cache. */
export const SharedDossier = z.object({ dossier: Dossier })

/**
 * Answers a job from the shared cache: the stored result, emitted in the usual order.
 * @param result the JSON text that all accounts share
 */
export function buildCachedAnswer(job: JobRow, result: string): Step {
  const { dossier } = SharedDossier.parse(JSON.parse(result))
  const progress = { ...job.progress, percent: 95, label: 'Answered from the shared cache' }
  return {
    events: buildDossierEvents(dossier).map((event, place) => ({
      dedupeKey: `cached:${place}`,
      event,
    })),
    conclusion: {
      progress,
      warnings: [],
      partial: false,
      result: `{"cached":true,${result.slice(1)}`,
      cached: true,
    },
  }
}
