import { askAll, isQuick } from './ask-all.ts'
import type { SweepReport } from './ports.ts'
import { record, sweep } from './proxies.ts'
import { run } from './run.ts'
import { measureStage, showStage, startStage } from './stage.ts'

/**
 * Asks every source that may know the person, sweeps the sites for a username, then groups the
 * findings into candidates and ranks them.
 */
export const search = run({
  isPlannedAtStart: true,
  gather: async (jobId, providers, begun) => {
    const plan = begun.plan ?? (await record.planSearch(jobId))
    const { shards } = plan
    const { triesLocally } = begun
    // what is over in the same workflow task is not shown
    const isBrief = triesLocally && isQuick(plan)
    if (isBrief) measureStage('searching')
    else startStage('searching')
    const onLate = () => {
      if (isBrief) showStage('searching')
    }
    const [end] = await Promise.all([
      askAll(jobId, plan, providers, { composes: true, triesLocally, onLate }),
      shards === 0 ? undefined : providers.ask('username_sites', () => sweepAll(jobId, shards)),
    ])
    if (end !== null) begun.endWith(end)
  },
  conclude: (jobId, stopReason) => record.composeSearch(jobId, stopReason),
})

async function sweepAll(jobId: string, shards: number) {
  const parts = Array.from({ length: shards }, (_, shard) =>
    sweep.sweepUsername.executeWithOptions({ summary: `sites, part ${shard + 1} of ${shards}` }, [
      jobId,
      shard,
      shards,
    ]),
  )
  const reports = await Promise.all(parts)
  const count = (field: keyof SweepReport) => reports.reduce((sum, part) => sum + part[field], 0)
  const unanswered = count('unknown') > 0 && count('absent') === 0
  const outcome = count('found') > 0 ? 'ok' : unanswered ? 'error' : 'no_results'
  return { provider: 'username_sites', outcome }
}
