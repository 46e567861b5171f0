import { buildQuotes } from '../../research/writing/build-quotes.ts'
import { createCitations } from '../../research/writing/citations.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import type { ActivityDeps } from '../deps.ts'
import type { Model } from '../model/open-model.ts'
import { fetchVerdicts } from './fetch-verdicts.ts'
import type { Text } from './text-calls.ts'
import { toSupportedSentence } from './to-supported-sentence.ts'

type Judged = {
  raws: readonly string[]
  /** Sources that are cited before them. */
  cited: readonly string[]
  /** The key of the model call that wrote the sentences. */
  key: string
  isBegun: boolean
  underWay: number
}

/** `isPaid`: whether the run's budget covered the verdict of the model. */
type Supported = { raws: string[]; isPaid: boolean }

/** The sentences that pass the rules, without those that the model does not find supported. */
export async function fetchSupported(
  deps: ActivityDeps & { model: Model },
  job: JobRow,
  text: Text,
  { raws, cited, key, isBegun, underWay }: Judged,
): Promise<Supported> {
  const known = [...text.claims.values()]
  const passing = raws.flatMap((raw) => {
    const checked = toSupportedSentence(text, raw)
    if (!checked.ok) return []
    const { claimIds, text: said } = checked.cite(createCitations(cited))
    const quotes = known.filter(({ id }) => claimIds.includes(id)).flatMap(buildQuotes)
    return [{ raw, text: said.replace(/\s*\[\d+\]/g, ''), quotes }]
  })
  const { isPaid, verdicts } = await fetchVerdicts(deps, job, {
    key: `${key}:judge`,
    sentences: passing.map(({ text: plain, quotes }) => ({ text: plain, quotes })),
    isBegun,
    underWay,
  })
  const supported = passing.flatMap(({ raw }, at) => (verdicts?.[at] === false ? [] : [raw]))
  return { raws: supported, isPaid }
}
