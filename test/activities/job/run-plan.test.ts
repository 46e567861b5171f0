import { describe, expect, test } from 'vitest'
import { parseRunPlan } from '../../../activities/job/run-plan.ts'

const asked = { together: ['github', 'orcid'], engines: ['brave'] }
const none = { shards: 0, sites: 0 }

describe('the plan of a run', () => {
  test('the plan of a run is null before it is made', () => {
    expect(parseRunPlan({ operation: 'search', plan: null })).toBeNull()
    expect(parseRunPlan({ operation: 'vin', plan: null })).toBeNull()
  })

  test.each([
    ['search', { ...asked, shards: 2, sites: 300 }, { ...asked, shards: 2, sites: 300 }],
    ['dossier', { ...asked, ...none, anchors: ['github:1'] }, { anchors: ['github:1'] }],
    ['chat', { ...asked, ...none, anchors: [] }, { anchors: [], known: [] }],
    [
      'chat',
      { ...asked, ...none, anchors: [], known: ['https://a.example/'], topic: 'school' },
      { anchors: [], known: ['https://a.example/'], topic: 'school' },
    ],
  ] as const)(
    'a run plan that an older release stored for a %s is parsed: %o',
    (operation, plan, parsed) => {
      expect(parseRunPlan({ operation, plan })).toEqual({ operation, ...asked, ...none, ...parsed })
    },
  )

  test("the plan of a run is of the kind of its job's operation", () => {
    const plan = { operation: 'search', ...asked, ...none, anchors: ['github:1'] }
    expect(parseRunPlan({ operation: 'dossier', plan })).toMatchObject({ operation: 'dossier' })
  })

  test('a run plan without providers is refused', () => {
    expect(() => parseRunPlan({ operation: 'search', plan: { engines: [] } })).toThrow('together')
  })
})
