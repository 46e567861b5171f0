import { z } from 'zod'
import { DossierInput } from '../../contract/dossier.ts'
import type { JobRow } from '../../store/jobs.ts'
import { ActivityError } from '../failures/failure.ts'
import { StoredPlan } from '../job/stored-plan.ts'

/** What of a dossier's plan is kept with the job. */
export const DossierPlanRow = StoredPlan.extend({
  /** Findings that an earlier search held for this person, by their keys. */
  anchors: z.array(z.string()),
  /** Of a chat that has a dossier: addresses of its sources, which are about this person. */
  known: z.array(z.string()).optional(),
})

/** @throws ActivityError `invalid_input` */
export function parseDossierInput({ input }: Pick<JobRow, 'input'>): DossierInput {
  const parsed = DossierInput.safeParse(input)
  if (!parsed.success) throw new ActivityError('invalid_input', { cause: parsed.error })
  return parsed.data
}

/** Keys of the findings that the run began with; none before it was planned. */
export function parseAnchors({ plan }: Pick<JobRow, 'plan'>): Set<string> {
  return new Set(DossierPlanRow.safeParse(plan).data?.anchors ?? [])
}

/** Addresses that are known to be about the person before anything is looked up. */
export function parseKnownPages({ plan }: Pick<JobRow, 'plan'>): string[] {
  return DossierPlanRow.safeParse(plan).data?.known ?? []
}
