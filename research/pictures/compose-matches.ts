import type {
  ReverseImageMatch,
  SimilarImage,
  Verification,
} from '../../contract/operations/reverse-image.ts'
import { toOwnShownOrNull } from '../safety/to-own-shown-or-null.ts'
import { parseHost } from '../text/addresses/parse-host.ts'
import { toRegistrableDomain } from '../text/addresses/to-registrable-domain.ts'
import type { Candidates, PictureMatch } from './merge-pictures.ts'

/** By the address of a picture, what it was found to be. */
export type Checks = ReadonlyMap<string, Verification>

/** Best first. */
const order: readonly Verification[] = ['same_file', 'same_picture', 'unchecked', 'different']

/**
 * The lists of a result: the surest first; a match that shows another picture is a similar one at
 * most.
 */
export function composeMatches(
  { matches, similar }: Candidates,
  checks: Checks,
): { matches: ReverseImageMatch[]; similar: SimilarImage[] } {
  const checked = (candidate: PictureMatch) => ({ candidate, ...chooseCheck(candidate, checks) })
  const [pages, others] = [matches.map(checked), similar.map(checked)]
  const isDifferent = ({ verification }: Checked) => verification === 'different'
  return {
    matches: pages
      .filter((one) => !isDifferent(one))
      .sort(compareChecked)
      .flatMap(toMatch),
    similar: [...others, ...pages.filter(isDifferent)].sort(compareChecked).flatMap(toSimilar),
  }
}

type Checked = { candidate: PictureMatch; imageUrl: string | null; verification: Verification }

/** One of its pictures that is the same makes a candidate the same. */
function chooseCheck({ imageUrls }: PictureMatch, checks: Checks): Omit<Checked, 'candidate'> {
  const [best] = imageUrls
    .map((imageUrl) => ({ imageUrl, verification: checks.get(imageUrl) ?? 'unchecked' }))
    .filter(({ verification }) => verification !== 'unchecked')
    .sort(compareChecked)
  return best ?? { imageUrl: imageUrls[0] ?? null, verification: 'unchecked' }
}

function compareChecked(
  a: Pick<Checked, 'verification'>,
  b: Pick<Checked, 'verification'>,
): number {
  return order.indexOf(a.verification) - order.indexOf(b.verification)
}

function toMatch({ candidate, imageUrl, verification }: Checked): ReverseImageMatch[] {
  const { pageUrl: url, providers } = candidate
  if (url === null) return []
  const sourceDomain = parseDomain(url)
  const title = toOwnShownOrNull(candidate.title) || sourceDomain
  return [{ url, title, sourceDomain, imageUrl, providers, verification }]
}

function toSimilar({ candidate, imageUrl, verification }: Checked): SimilarImage[] {
  if (imageUrl === null) return []
  const sourceUrl = candidate.pageUrl ?? imageUrl
  const { providers } = candidate
  return [{ imageUrl, sourceUrl, sourceDomain: parseDomain(sourceUrl), providers, verification }]
}

function parseDomain(url: string): string {
  return toRegistrableDomain(parseHost(url) ?? '', { arePrivate: true })
}
