/** Dossiers and chats whose providers a test invents. */
import { recordJobPlan } from '../../store/jobs.ts'
import type { Db } from '../../store/open.ts'
import type { ChatPlan, DossierPlan } from '../../workflows/ports.ts'
import { searched } from './fake-search.ts'
import { makeAccount, makeJob } from './jobs.ts'

type Made = { deadlineSeconds?: number; accountId?: string }

const reserve = { microDollars: 0, weekStart: new Date('2026-01-05T00:00:00Z') }

export async function makeDossier(
  db: Db,
  { deadlineSeconds = 60, accountId }: Made = {},
): Promise<string> {
  const input = { person: { name: searched } }
  return await makeJob(db, {
    operation: 'dossier',
    input,
    deadlineSeconds,
    accountId: accountId ?? (await makeAccount(db)),
    reserve,
  })
}

export async function makeChat(
  db: Db,
  { deadlineSeconds = 60, accountId }: Made = {},
): Promise<string> {
  const input = {
    person: { name: searched },
    messages: [{ role: 'user', content: 'Where does she work?' }],
  }
  return await makeJob(db, {
    operation: 'chat',
    input,
    deadlineSeconds,
    accountId: accountId ?? (await makeAccount(db)),
    reserve,
  })
}

/** A plan, kept as the real first activity keeps it. */
export async function dossierPlanned(
  db: Db,
  jobId: string,
  plan: Partial<DossierPlan> = {},
): Promise<DossierPlan> {
  const whole: DossierPlan = { state: 'build', together: [], engines: [], writes: false, ...plan }
  if (whole.state === 'build')
    await recordJobPlan(db, jobId, {
      together: whole.together,
      engines: whole.engines,
      shards: 0,
      sites: 0,
      anchors: [],
    })
  return whole
}

export async function chatPlanned(
  db: Db,
  jobId: string,
  plan: Partial<ChatPlan> = {},
): Promise<ChatPlan> {
  const whole: ChatPlan = { state: 'known', together: [], engines: [], writes: false, ...plan }
  await recordJobPlan(db, jobId, {
    together: whole.together,
    engines: whole.engines,
    shards: 0,
    sites: 0,
    anchors: [],
  })
  return whole
}
