import type { Judgement } from '../entity-resolution/pages/candidate-scene.ts'
import { toPageAddress, toPageKey } from '../text/addresses/page-key.ts'

/** Why the pages of a dossier are about the person, in kinds: the values stand in the claims. */
type FocusEvidence = {
  evidence: { url: string; reasons: string[] }[]
  /**
   * Pages that bear the name and are left out: about another person, or not certainly about this
   * one.
   */
  leftOut: number
}

const onlyName = 'the name, which no other person of the name contests'

/** @param cited addresses of the documents that the dossier was made of */
export function buildFocusEvidence(
  judged: ReadonlyMap<string, Judgement>,
  cited: ReadonlySet<string>,
): FocusEvidence {
  const all = [...judged.values()]
  const addresses = new Map(
    [...cited].map((url) => [toPageKey(url) ?? url, toPageAddress(url) ?? url]),
  )
  const evidence = all.flatMap(({ id, isAbout, reasons }) => {
    const url = isAbout ? addresses.get(id) : undefined
    if (url === undefined) return []
    const kinds = [
      ...new Set(reasons.flatMap(({ kind, weight }) => (weight > 0 ? `same ${kind}` : []))),
    ]
    return [{ url, reasons: kinds.length === 0 ? [onlyName] : kinds }]
  })
  return { evidence, leftOut: all.filter(({ isAbout }) => !isAbout).length }
}
