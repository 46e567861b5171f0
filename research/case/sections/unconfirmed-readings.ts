import type { ClaimDraft, ClaimPath, ClaimValueOf } from '../../claims/claim.ts'
import type { PageVerdict } from '../focus/page-verdict.ts'
import { collectStatedAt } from '../merging/claim-values.ts'
import { pathRules } from '../merging/path-rules.ts'

/** Characters of a page that one call of the model is given. */
export const maxModelDocumentLength = 12_000

/** What a model is asked for on every page, and what patterns misread most. */
const checkedPaths = [
  'work.positions',
  'education.items',
  'locations.items',
  'identity.birthYear',
] as const
type CheckedPath = (typeof checkedPaths)[number]

/**
 * A pattern's reading that the model does not share keeps this share of its worth: too little to be
 * shown alone, enough with a second page.
 */
const share = 0.5

/**
 * Halves the worth of what patterns read on a page and the model, which read the same text, did not
 * find there. What structured data states is not weighed: its words are the page's own.
 */
export function weighUnconfirmed(
  drafts: readonly ClaimDraft[],
  verdict: PageVerdict | null,
): readonly ClaimDraft[] {
  if (verdict !== 'this_person') return drafts
  const byModel = drafts.filter(({ method }) => method === 'model')
  return drafts.map((draft) => {
    const isChecked = draft.method === 'pattern' && draft.end <= maxModelDocumentLength
    if (!isChecked || !isCheckedPath(draft.path) || isConfirmed(draft, byModel)) return draft
    return { ...draft, confidence: Math.round(draft.confidence * share) }
  })
}

function isCheckedPath(path: ClaimPath): path is CheckedPath {
  return checkedPaths.some((checked) => checked === path)
}

function isConfirmed(draft: ClaimDraft, byModel: readonly ClaimDraft[]): boolean {
  switch (draft.path) {
    case 'work.positions':
      return agrees('work.positions', draft.value, byModel)
    case 'education.items':
      return agrees('education.items', draft.value, byModel)
    case 'locations.items':
      return agrees('locations.items', draft.value, byModel)
    case 'identity.birthYear':
      return agrees('identity.birthYear', draft.value, byModel)
    default:
      return true
  }
}

function agrees<Path extends CheckedPath>(
  path: Path,
  value: ClaimValueOf<Path>,
  byModel: readonly ClaimDraft[],
): boolean {
  const { fits } = pathRules[path]
  return collectStatedAt(
    byModel.map((one) => ({ path: one.path, value: one.value })),
    path,
  ).some((one) => fits(one.value, value))
}
