import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Case,
  cases,
  known,
  openProviders,
  type Providers,
} from '../../support/runs/open-providers.ts'

let providers: Providers
beforeAll(async () => {
  providers = await openProviders()
  providers.internet.misbehave('*', 'wrong-person')
})
afterAll(() => providers.close())

/** Who has to be believed, and why. */
const believed: readonly (Case & { why: string })[] = [
  {
    provider: 'gravatar',
    kind: 'email',
    why: 'the first address of a profile may be another than the one asked for',
  },
  { provider: 'github', kind: 'email', why: 'the address that was found by need not be shown' },
  { provider: 'orcid', kind: 'email', why: 'the address that was found by need not be shown' },
  // of these, the record's own name decides later whether it can be the person
  {
    provider: 'github',
    kind: 'name',
    why: 'its search looks for the name; the profile is another step, which does not know it',
  },
  {
    provider: 'stackexchange',
    kind: 'name',
    why: 'its search looks for the name in display names',
  },
  { provider: 'wikipedia', kind: 'name', why: 'redirects lead from pen names and maiden names' },
]

const checked = cases.filter(
  ({ provider, kind }) => !believed.some((one) => one.provider === provider && one.kind === kind),
)

/**
 * The providers answer in their documented shape, about a person with another name, handle, number
 * and address.
 */
test.each(checked)(
  '$provider, asked by $kind, cannot pass another person off as the one sought',
  async ({ provider, kind }) => {
    const { outcome, findings } = await providers.ask(provider, known(kind))
    expect(['ok', 'no_results']).toContain(outcome)
    // web search may return what is near to the query, as long as it is not taken for a match
    expect(findings.filter(({ matchedOn }) => matchedOn.length > 0).map(({ url }) => url)).toEqual(
      [],
    )
    if (kind === 'username')
      expect(
        findings.filter(({ username }) => username !== null).map(({ username }) => username),
      ).toEqual([])
  },
)
