import { DossierInput } from '../../contract/dossier.ts'
import type { JobRow } from '../../store/jobs.ts'
import { ActivityError } from '../failures/failure.ts'

/** @throws ActivityError `invalid_input` */
export function parseDossierInput({ input }: Pick<JobRow, 'input'>): DossierInput {
  const parsed = DossierInput.safeParse(input)
  if (!parsed.success) throw new ActivityError('invalid_input', { cause: parsed.error })
  return parsed.data
}
