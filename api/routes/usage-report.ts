import { scopes as allScopes } from '../../contract/fields/keys.ts'
import { noQuery } from '../../contract/fields/lists.ts'
import { listOperationsWithin } from '../../contract/operations/operations.ts'
import { choosePlan } from '../../contract/operations/plans.ts'
import type { UsageReport } from '../../contract/resources/usage-report.ts'
import { computeWeekStart, toCredits } from '../../research/usage/share-usage.ts'
import { listUsageGroups, type UsageGroup } from '../../store/requests/usage-report.ts'
import { type AccountSpend, loadAccountSpend } from '../../store/usage/usage.ts'
import { requireCaller } from '../calls/call.ts'
import { requireAccountId } from '../calls/require-account-id.ts'
import type { ApiDeps } from '../deps.ts'
import { buildFreeUsage } from '../jobs/usage-snapshot.ts'
import { validateQuery } from '../request/validate-input.ts'
import type { CallContext } from '../state.ts'

/** `GET /api/v1/usage`: the account's week so far, as far as the key's scopes go. */
export async function getUsage(
  context: CallContext,
  { db, now, config, requestLog }: Pick<ApiDeps, 'db' | 'now' | 'config' | 'requestLog'>,
): Promise<void> {
  validateQuery(noQuery, context.querystring)
  const { keyId, scopes, accountAnchorAt } = requireCaller(context.state)
  const accountId = requireAccountId(context.state)
  // what this process answered just now
  await requestLog.flush()
  const start = computeWeekStart(accountAnchorAt, now())
  const [week, groups] = await Promise.all([
    loadAccountSpend(db, accountId, start),
    listUsageGroups(db, {
      accountId,
      operations: listOperationsWithin(scopes),
      // a key with every scope sees what concerns no operation, too, of all keys
      keyId: scopes.length === allScopes.length ? null : keyId,
      scopes,
      since: start,
    }),
  ])
  const { weeklyAllowanceMicroDollars } = choosePlan(config.plans, week.plan)
  const report = buildReport({ week, groups, start, allowance: weeklyAllowanceMicroDollars })
  context.body = report
}

type Week = {
  week: AccountSpend
  groups: readonly UsageGroup[]
  start: Date
  /** Micro-dollars. */
  allowance: number
}

function buildReport({ week, groups, start, allowance }: Week): UsageReport {
  const { remainingPercent, resetAt } = buildFreeUsage(week.spentMicroDollars, start, allowance)
  return {
    object: 'usage',
    plan: week.plan,
    week_start: start.toISOString(),
    reset_at: resetAt,
    remaining_percent: remainingPercent,
    credits: toCredits(week.extraMicroDollars),
    credits_reserved: toCredits(week.extraReservedMicroDollars),
    by_operation: sumBy(groups, ({ operation }) => operation).map(([operation, sums]) => ({
      operation,
      ...sums,
    })),
    by_key: sumBy(groups, ({ keyId }) => keyId).map(([key_id, sums, [{ keyName }]]) => ({
      key_id,
      name: keyName,
      ...sums,
    })),
    by_day: sumBy(groups, ({ day }) => day).map(([day, sums]) => ({ day, ...sums })),
  }
}

type Sums = { requests: number; percentage: number; credits: number }

/** The groups that share a part, summed up, in the order in which that part appears. */
function sumBy<Part>(
  groups: readonly UsageGroup[],
  choosePart: (group: UsageGroup) => Part,
): [Part, Sums, [UsageGroup, ...UsageGroup[]]][] {
  return [...Map.groupBy(groups, choosePart)].map(([part, [first, ...others]]) => {
    if (first === undefined) throw new Error('a group has a member')
    const members: [UsageGroup, ...UsageGroup[]] = [first, ...others]
    const sum = (of: (group: UsageGroup) => number) =>
      members.reduce((total, group) => total + of(group), 0)
    return [
      part,
      {
        requests: sum(({ requests }) => requests),
        percentage: sum(({ percentage }) => percentage),
        credits: toCredits(sum(({ microDollars }) => microDollars)),
      },
      members,
    ]
  })
}
