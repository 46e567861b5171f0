import { findConcerned } from '../../activities/opt-outs/find-concerned.ts'
import { findOptOutRequest, listOptOutIdentifiers } from '../../store/opt-outs/requests.ts'
import { listSuppressions } from '../../store/opt-outs/suppressions.ts'
import { buildOperatorPage, type Operator } from '../operator/operator-page.ts'
import { buildOptOuts, buildStored } from '../operator/opt-out-views.ts'
import { operatorPaths } from '../operator/paths.ts'
import { cancelOptOut, recordOptOut } from '../operator/record-opt-out.ts'
import { createNumber, parseNumber } from '../opt-out/numbers.ts'
import { parseRequest } from '../opt-out/parse-request.ts'
import { buildMissing, type Page, type PageAnswer } from '../page.ts'
import { failedStatus } from '../sign-in/attempt.ts'

const [maxEntries, maxJobs] = [200, 50]

/** Who has opted out, and what is stored about a person who asks. */
export const operatorOptOutPages: readonly Page[] = [
  buildOperatorPage('GET', operatorPaths.optOuts, (operator) =>
    showOptOuts(operator, { number: createNumber(), form: new URLSearchParams(), errors: {} }),
  ),
  buildOperatorPage('POST', operatorPaths.optOuts, addOptOut),
  buildOperatorPage('POST', operatorPaths.lift, lift),
  buildOperatorPage('GET', operatorPaths.stored, showStored),
]

type Typed = Pick<Parameters<typeof buildOptOuts>[0], 'number' | 'form' | 'errors'>

async function showOptOuts({ visit: { deps } }: Operator, typed: Typed): Promise<PageAnswer> {
  const all = await listSuppressions(deps.db)
  const entries = all.toReversed().slice(0, maxEntries)
  const body = buildOptOuts({ entries, total: all.length, ...typed })
  const status = Object.keys(typed.errors).length > 0 ? failedStatus : 200
  return { kind: 'page', status, title: 'Opt-outs', body, isWide: true }
}

async function addOptOut(operator: Operator): Promise<PageAnswer> {
  const { visit, actor } = operator
  const { deps, form, now } = visit
  const number = parseNumber(form.get('number') ?? '') ?? createNumber()
  const given = parseRequest(form)
  if ('errors' in given) return await showOptOuts(operator, { number, form, errors: given.errors })
  await recordOptOut(deps.db, { number, given, actor, now })
  return { kind: 'redirect', to: operatorPaths.optOuts }
}

async function lift({ visit: { deps, params, now }, actor }: Operator): Promise<PageAnswer> {
  await cancelOptOut(deps.db, params.id ?? '', { actor, now })
  return { kind: 'redirect', to: operatorPaths.optOuts }
}

async function showStored({ visit: { deps, params } }: Operator): Promise<PageAnswer> {
  const { id = '' } = params
  const request = await findOptOutRequest(deps.db, { id })
  if (request === null) throw buildMissing()
  const identifiers = await listOptOutIdentifiers(deps.db, id)
  const proved = identifiers.filter(({ state }) => state === 'proved' || state === 'accepted')
  const jobs = []
  if (proved.length > 0)
    for await (const found of findConcerned(deps.db, proved)) {
      jobs.push(...found)
      if (jobs.length > maxJobs) break
    }
  const shown = jobs.slice(0, maxJobs).map(({ id: jobId, operation, findings, result }) => ({
    id: jobId,
    operation,
    findings,
    holds: { findings, result: result === null ? null : JSON.parse(result) },
  }))
  const body = buildStored({ id, jobs: shown, isCut: jobs.length > maxJobs })
  return { kind: 'page', title: `What is stored for ${id}`, body, isWide: true }
}
