import type { ClaimDraft } from '../../claims/claim.ts'
import type { Judgement } from '../../entity-resolution/pages/candidate-scene.ts'
import { showsMinor } from '../../entity-resolution/people/shows-minor.ts'
import { scoreNames } from '../../identity/names/score-names.ts'
import { comparePlaces, parsePlace } from '../../identity/places/parse-place.ts'
import type { Finding } from '../../records/finding.ts'
import { isAboutAdult } from '../../safety/is-known-adult.ts'
import { isLikelyMinor } from '../../safety/is-likely-minor.ts'
import { toPageKey } from '../../text/addresses/page-key.ts'
import type { Focused } from './choose-focus-person.ts'
import type { OwnPage } from './collect-documents.ts'

type Given = {
  focused: Pick<Focused, 'focus' | 'profile' | 'records'>
  /** The person's own findings. */
  own: readonly Finding[]
  /** What was decided about the address of each page. */
  evidence: ReadonlyMap<string, Judgement>
  pages: readonly OwnPage[]
  /** What was read out of a page. */
  draftsOf: (page: OwnPage) => readonly ClaimDraft[]
  /** What the person's own documents say. */
  drafts: readonly ClaimDraft[]
  texts: readonly string[]
  year: number
}

/** Two records write one name. */
const sameName = 90

/**
 * Whether the person may be a minor: by their own accounts, or by sources of the same name that
 * were not assigned to the person, although nothing in them contradicts it. Any sign of an adult's
 * life in the person's own documents rules it out.
 */
export function mayBeMinor({
  focused,
  own,
  evidence,
  pages,
  draftsOf,
  drafts,
  texts,
  year,
}: Given): boolean {
  const { focus, profile, records } = focused
  if (focus === null || leadsAdultLife(drafts, texts)) return false
  const names = [profile.name, ...profile.aliases]
  const addressOf = (url: string) => toPageKey(url) ?? url
  const isOpen = (url: string) => isUndecided(evidence.get(addressOf(url)))
  const taken = new Set(focus.recordIds)
  const others = records.flatMap(({ id, finding }) => (taken.has(id) ? [] : [finding]))
  const places = profile.locations.flatMap((label) => parsePlace(label) ?? [])
  const accounts = own.filter(({ kind }) => kind === 'account')
  return (
    showsMinor(accounts, [], year) ||
    others.some(
      ({ kind, name, location, birthYear }) =>
        kind !== 'page' &&
        birthYear !== null &&
        isLikelyMinor({ birthYears: [birthYear], texts: [], year }) &&
        names.some((own) => scoreNames(own, name ?? '').score >= sameName) &&
        !isElsewhere(location, places),
    ) ||
    others.some(
      ({ kind, url, title, snippet }) =>
        kind === 'page' &&
        isOpen(url) &&
        isLikelyMinor({ birthYears: [], texts: [`${title}\n${snippet}`], names, year }),
    ) ||
    pages.some((page) => {
      const birthYears = draftsOf(page).flatMap((one) =>
        one.path === 'identity.birthYear' ? one.value.year : [],
      )
      return isOpen(page.finalUrl) && isLikelyMinor({ birthYears, texts: [page.text], names, year })
    })
  )
}

/** A year of birth has decided already; children hold no posts that have a title. */
function leadsAdultLife(drafts: readonly ClaimDraft[], texts: readonly string[]): boolean {
  const isDecided = ({ path, value }: ClaimDraft) =>
    path === 'identity.birthYear' || (path === 'work.positions' && value.title !== null)
  return drafts.some(isDecided) || isAboutAdult(texts)
}

/** A page that is not the person's only because too little speaks for it. */
function isUndecided(judgement: Judgement | undefined): boolean {
  if (judgement === undefined) return false
  return (
    !judgement.isAbout &&
    judgement.reasons.every(({ kind }) => kind !== 'difference' && kind !== 'verdict')
  )
}

function isElsewhere(
  location: string | null,
  places: readonly Parameters<typeof comparePlaces>[0][],
): boolean {
  const place = location === null ? null : parsePlace(location)
  return (
    place !== null && places.length > 0 && places.every((own) => comparePlaces(own, place) !== 'no')
  )
}
