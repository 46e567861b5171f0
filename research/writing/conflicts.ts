import type { ClaimPath } from '../claims/claim.ts'
import { buildClaimSentence, buildEducationPhrase, buildWorkPhrase } from './claim-phrase.ts'
import type { Draft } from './draft.ts'
import type { QuotedClaim } from './quoted-claim.ts'
import { sayPeriod, saySince, toPlainValue } from './words.ts'

const about: Partial<Record<ClaimPath, (name: string) => string>> = {
  'identity.birthYear': (name) => `the year in which ${name} was born`,
  'identity.deathYear': (name) => `the year in which ${name} died`,
  'locations.items': (name) => `where ${name} is based`,
  'work.positions': (name) => `the work of ${name}`,
  'education.items': (name) => `the education of ${name}`,
  'identity.headline': (name) => `how to describe ${name}`,
}

/** More values say no more about a disagreement. */
const maxValues = 3

/**
 * Contradicted claims side by side, a sentence for each path: `Sources disagree on …: 1984 [1], or
 * 1951 [2]`. None is preferred.
 */
export function buildConflictDrafts(
  claims: readonly QuotedClaim[],
  name: string,
): Map<ClaimPath, Draft> {
  const paths = [...new Set(claims.map(({ path }) => path))]
  const drafts = paths.flatMap((path): [ClaimPath, Draft][] => {
    const subject = about[path]
    const values = new Map<string, QuotedClaim[]>()
    for (const claim of claims.filter((one) => one.path === path)) {
      const said = saidValue(claim)
      values.set(said, [...(values.get(said) ?? []), claim])
    }
    if (subject === undefined || values.size < 2) return []
    const shown = [...values].slice(0, maxValues)
    const parts = shown.flatMap(([said, backing], at) => [
      `${at === 0 ? '' : at === shown.length - 1 ? ', or ' : ', '}${said}`,
      backing,
    ])
    return [
      [path, { parts: [`Sources disagree on ${subject(name)}: `, ...parts], namesOthers: true }],
    ]
  })
  return new Map(drafts)
}

function saidValue(claim: QuotedClaim): string {
  switch (claim.path) {
    case 'identity.birthYear':
    case 'identity.deathYear':
      return String(claim.value.year)
    case 'locations.items':
      return `${toPlainValue(claim.value.label)}${sayPeriod(claim.value.from, claim.value.to)}`
    case 'work.positions': {
      const { from, to, current } = claim.value
      return `${buildWorkPhrase(claim)}${current ? saySince(from) : sayPeriod(from, to)}`
    }
    case 'education.items':
      return buildEducationPhrase(claim)
    case 'identity.headline':
      return toPlainValue(claim.value.value)
    default:
      return buildClaimSentence(claim, 'the person')
  }
}
