import { expect, test } from 'vitest'
import { loadPassages, scorePassage } from '../../support/passages/score-passages.ts'

/** A little under what is read; see `measure-passages.ts`. */
test.each([
  { set: 'press', share: 0.49, wrong: 0 },
  { set: 'firms', share: 0.6, wrong: 0 },
  { set: 'learned', share: 0.61, wrong: 1 },
  { set: 'own-pages', share: 0.48, wrong: 0 },
  { set: 'german', share: 0.54, wrong: 0 },
  { set: 'french', share: 0.69, wrong: 0 },
  { set: 'iberian', share: 0.53, wrong: 0 },
] as const)(
  'of the open passages of $set a share of $share is read by rules, and nothing from a trap',
  ({ set, share, wrong }) => {
    const scored = loadPassages(set, 'open').map((one) => ({ ...one, ...scorePassage(set, one) }))
    const stating = scored.filter(({ passage }) => passage.says.length > 0)
    const traps = scored.filter(({ passage }) => passage.says.length === 0)
    const read = stating.map((one) => one.read.length / one.passage.says.length)
    expect(read.reduce((sum, one) => sum + one, 0) / stating.length).toBeGreaterThanOrEqual(share)
    expect(scored.flatMap((one) => one.wrong).length).toBeLessThanOrEqual(wrong)
    expect(traps.flatMap((one) => [...one.wrong, ...one.unsaid])).toEqual([])
  },
)
