/** Dossiers and chats whose providers a test invents. */

import type { Db } from '../../../store/database/open.ts'
import { recordJobPlan } from '../../../store/jobs/jobs.ts'
import type { ChatPlan, DossierPlan } from '../../../workflows/ports.ts'
import { makeFreeJob } from '../rows/jobs.ts'
import { searched } from './fake-search.ts'

type Made = { deadlineSeconds?: number; accountId?: string }

export async function makeDossier(db: Db, made: Made = {}): Promise<string> {
  const input = { person: { name: searched } }
  return await makeFreeJob(db, { operation: 'dossier', input, ...made })
}

export async function makeChat(db: Db): Promise<string> {
  const input = {
    person: { name: searched },
    messages: [{ role: 'user', content: 'Where does she work?' }],
  }
  return await makeFreeJob(db, { operation: 'chat', input })
}

/** A plan, kept as the real first activity keeps it. */
export async function dossierPlanned(
  db: Db,
  jobId: string,
  plan: Partial<DossierPlan>,
): Promise<DossierPlan> {
  const whole: DossierPlan = { state: 'build', together: [], engines: [], writes: false, ...plan }
  if (whole.state === 'build')
    await recordJobPlan(db, jobId, { operation: 'dossier', ...buildAsks(whole) })
  return whole
}

export async function chatPlanned(
  db: Db,
  jobId: string,
  plan: Partial<ChatPlan>,
): Promise<ChatPlan> {
  const whole: ChatPlan = { state: 'known', together: [], engines: [], writes: false, ...plan }
  await recordJobPlan(db, jobId, { operation: 'chat', known: [], ...buildAsks(whole) })
  return whole
}

function buildAsks({ together, engines }: Pick<DossierPlan, 'together' | 'engines'>) {
  return { together, engines, shards: 0, sites: 0, anchors: [] }
}
