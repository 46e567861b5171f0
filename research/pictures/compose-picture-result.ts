import type { PictureMatches } from '../../contract/operations/reverse-image.ts'
import type { Coverage } from '../../contract/results/coverage.ts'
import type { Suppression } from '../safety/suppressions/suppression.ts'
import { type Checks, composeMatches } from './compose-matches.ts'
import { dropMinors } from './drop-minors.ts'
import { dropSuppressed } from './drop-suppressed.ts'
import { mergePictures, toMatchAddress } from './merge-pictures.ts'
import type { FoundPicture } from './picture-part.ts'

/** What a list of candidates is, and is not. */
const notice =
  'Candidates need verification: they are pages and pictures that providers name. ' +
  'Equal looks show neither where a picture appeared first nor who is in it; ' +
  'faces are not compared.'

type Looked = {
  /** Of each provider in its own order, providers in the order of `asked`. */
  found: readonly FoundPicture[]
  asked: readonly string[]
  coverage: Coverage[]
  checks: Checks
  suppressions: readonly Suppression[]
  /** The current one. */
  year: number
}

/** The result of a look-up; null where no provider answered. */
export function composePictureResult({
  found,
  asked,
  coverage,
  checks,
  suppressions,
  year,
}: Looked): PictureMatches | null {
  const provider = chooseProvider(asked, coverage)
  if (provider === null) return null
  const candidates = dropMinors(dropSuppressed(mergePictures(found), suppressions), year)
  const known = new Map([...buildStatedChecks(found), ...checks])
  return { provider, ...composeMatches(candidates, known), coverage, notice }
}

/** What was found by a hash of the bytes is the same file, unless a look at it says otherwise. */
function buildStatedChecks(found: readonly FoundPicture[]): Checks {
  return new Map(
    found.flatMap(({ part }) =>
      part.kind === 'match' && part.isSameFile === true
        ? [[toMatchAddress(part.imageUrl) ?? '', 'same_file'] as const]
        : [],
    ),
  )
}

/**
 * The first provider that answered, be it with nothing found; null where none did.
 * @param asked in the order in which they are asked
 */
export function chooseProvider(
  asked: readonly string[],
  coverage: readonly Coverage[],
): string | null {
  const answered = coverage
    .filter(({ outcome }) => outcome === 'ok' || outcome === 'no_results')
    .map(({ provider }) => provider)
  return asked.find((provider) => answered.includes(provider)) ?? null
}
