import type { Outcome } from '../../contract/results/coverage.ts'

type Advice = { isFault: boolean; text: string | null }

const unreachable =
  'It cannot be reached: check the network, EGRESS_ALLOW and its address in SOURCE_URLS.'

/** What the outcome of asking a provider about its example means for its operator. */
const table: Readonly<Record<Outcome, Advice>> = {
  ok: { isFault: false, text: null },
  no_results: {
    isFault: false,
    text: 'It answered, but does not know its example: compare an answer with its exchanges.',
  },
  rate_limited: { isFault: false, text: 'Its limit is spent: examine it again later.' },
  changed: {
    isFault: true,
    text: 'Its answers have another shape: update the service.',
  },
  blocked: {
    isFault: true,
    text: 'It refuses to answer: check its key, CONTACT_URL and its terms.',
  },
  timeout: { isFault: true, text: unreachable },
  error: { isFault: true, text: unreachable },
  skipped: { isFault: true, text: 'It was not asked: its example fits none of its steps.' },
  not_configured: { isFault: false, text: null },
}

/** What an outcome means for an operator: whether it is a fault, and what to do about it. */
export function findAdvice(outcome: Outcome): Advice {
  return table[outcome]
}
