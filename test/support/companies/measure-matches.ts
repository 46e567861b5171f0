import { matchCompanies } from '../../../research/companies/match-companies.ts'
import type { MatchCase } from './invent-cases.ts'

/** The candidate that is ranked first, and whether it is the right one. */
type Top = { confidence: number; isRight: boolean }

/** @property calibrationError mean distance between what is said and what is true, over ten bins */
type Measured = { first: number; wrongAt70: number; calibrationError: number }

/** What each case has in front. */
export function rankCases(cases: readonly MatchCase[]): Top[] {
  return cases.map(({ query, candidates, right }) => {
    const [top] = matchCompanies(query, candidates)
    return { confidence: top?.confidence ?? 0, isRight: top?.id === right }
  })
}

/** How good these rankings are; shares of 1. */
export function measureTops(tops: readonly Top[]): Measured {
  const share = (test: (top: Top) => boolean) => tops.filter(test).length / tops.length
  const bins = Map.groupBy(tops, ({ confidence }) => Math.min(9, Math.floor(confidence / 10)))
  const errors = [...bins.values()].map((bin) => {
    const said = bin.reduce((sum, { confidence }) => sum + confidence / 100, 0)
    return Math.abs(said - bin.filter(({ isRight }) => isRight).length)
  })
  return {
    first: share(({ isRight }) => isRight),
    wrongAt70: share(({ confidence, isRight }) => confidence >= 70 && !isRight),
    calibrationError: errors.reduce((sum, error) => sum + error, 0) / tops.length,
  }
}
