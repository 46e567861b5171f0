import { z } from 'zod'
import { Dossier } from '../../contract/operations/dossier.ts'
import { Source } from '../../contract/results/source.ts'
import { buildCacheKey } from '../../research/cache-key.ts'
import { isSamePerson, saysTheSame } from '../../research/chat/same-person.ts'
import { suppressesStored } from '../../research/safety/suppressions/suppresses.ts'
import { findCachedEntry } from '../../store/cache/cache.ts'
import type { Queryable } from '../../store/database/open.ts'
import { type JobRow, listFinishedDossiers } from '../../store/jobs/jobs.ts'
import { loadSuppressions } from '../../store/opt-outs/suppressions.ts'
import type { ActivityDeps } from '../deps.ts'
import { SharedDossier } from '../person/build-cached-answer.ts'

/** What a chat knows from a dossier before it looks anything up. */
export const Grounding = z.object({
  claims: Dossier.shape.claims,
  sources: z.array(Source),
  builtAt: z.string(),
  withheld: Dossier.shape.withheld,
})
export type Grounding = z.infer<typeof Grounding>

/**
 * The dossier of the person: of the shared cache, else the newest among the owner's jobs that is
 * about them. A chat never builds one.
 * @returns null without a dossier, when the owner's dossiers are about different people and the
 * question fits several of them, and when the person has opted out: a search then decides what may
 * be shown
 */
export async function findGrounding(
  db: Queryable,
  { model, now }: Pick<ActivityDeps, 'model' | 'now'>,
  job: Pick<JobRow, 'owner' | 'input'>,
): Promise<Grounding | null> {
  const { person } = job.input
  const key = buildCacheKey('dossier', { person }, model?.options.name ?? null)
  const entry =
    key === null
      ? null
      : await findCachedEntry(db, { operation: 'dossier', cacheKey: key, now: now() })
  const result = entry?.result ?? (await findOwnDossier(db, job.owner, person))
  if (result === null) return null
  const stored: unknown = JSON.parse(result)
  if (suppressesStored(await loadSuppressions(db), [stored], true)) return null
  return Grounding.parse(SharedDossier.parse(stored).dossier)
}

async function findOwnDossier(
  db: Queryable,
  owner: string,
  person: unknown,
): Promise<string | null> {
  const asked = z.looseObject({ name: z.string() }).parse(person)
  const jobs = await listFinishedDossiers(db, owner, asked.name)
  const fitting = jobs.filter(({ input, result }) =>
    isSamePerson(input.person, asked, listSaid(result)),
  )
  const exact = fitting.find(({ input }) => saysTheSame(input.person, asked))
  if (exact !== undefined) return exact.result
  const [newest] = fitting
  const isOne = fitting.every(({ input }) => saysTheSame(input.person, newest?.input.person))
  return newest === undefined || !isOne ? null : newest.result
}

/** The values that a dossier states. */
function listSaid(result: string): string[] {
  const { claims } = SharedDossier.parse(JSON.parse(result)).dossier
  return claims
    .flatMap(({ value }) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    )
    .filter((one) => typeof one === 'string')
}
