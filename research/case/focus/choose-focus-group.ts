import { compareWrittenNames } from '../../entity-resolution/pages/compare-written-names.ts'
import type { People } from '../../entity-resolution/people/compose-people.ts'
import { parseSoughtName } from '../../identity/names/name-mentions.ts'
import { listWrittenCityNames } from '../../identity/places/city-names.ts'
import { parsePlace } from '../../identity/places/parse-place.ts'
import type { AskedPerson, Hints } from '../../identity/queries/asked-person.ts'
import type { Finding } from '../../records/finding.ts'
import { toPageKey } from '../../text/addresses/page-key.ts'
import { listCallingNames } from '../../text/words/calling-names.ts'
import { foldWords } from '../../text/words/fold.ts'

/** Which of the people that were found is meant. */
export type Focus = {
  recordIds: string[]
  hitId: string | null
  /** What of the request led to them; empty where the name was all there was. */
  matchedOn: ('search' | 'username' | 'page' | 'words' | 'location')[]
  /** How many others of that name were distinguished from them. */
  namesakes: number
  /** Hits of a search that are these others. */
  otherHitIds: string[]
}

type Given = {
  people: Pick<People, 'groups' | 'hits'>
  findings: ReadonlyMap<string, Finding>
  asked: Pick<AskedPerson, 'name' | 'subject'>
  hints: Hints
  /** Ids of findings that an earlier search held for this person. */
  anchors: ReadonlySet<string>
}

const weights = { search: 100, username: 50, page: 50, words: 30, location: 15 } as const
/** The share of the words of headline and tags that a group must have to match by words. */
const minShare = 0.25

/**
 * Chooses the group of findings that a dossier is about: the one that has most of what an earlier
 * search grouped, else the one that the request's further facts describe, else the best supported
 * hit. Where facts were given that fit no group, none is chosen: a namesake's dossier would be
 * worse than none. Of groups that fit as well, one that writes the asked middle name or generation
 * comes first. Groups of an earlier search are not joined again, since pages may have separated
 * them.
 */
export function chooseFocusGroup(given: Given): Focus | null {
  const { people, findings, asked, hints, anchors } = given
  const sought = parseSoughtName(asked.name)
  const nameWords = new Set(foldWords(asked.name))
  const rank = new Map(people.hits.map(({ id }, place) => [id, place] as const))
  const candidates = people.groups
    .map(({ hitId, recordIds }) => {
      const members = recordIds.flatMap((id) => findings.get(id) ?? [])
      const matchedOn = listMatches(members, hints, nameWords)
      const share = recordIds.filter((id) => anchors.has(id)).length / Math.max(1, anchors.size)
      if (share > 0) matchedOn.unshift('search')
      const score = matchedOn.reduce(
        (sum, match) => sum + weights[match] * (match === 'search' ? share : 1),
        0,
      )
      const nameFit = compareWrittenNames(
        members.map(({ title, snippet }) => `${title} | ${snippet}`),
        asked.subject.name,
        sought,
      )
      return {
        hitId,
        recordIds,
        matchedOn,
        score,
        // what an earlier search, a username or an address says outweighs a name
        isOther: nameFit < 0 && score < weights.username,
        nameFit,
        place: hitId === null ? Number.POSITIVE_INFINITY : (rank.get(hitId) ?? 1_000),
      }
    })
    .filter(
      ({ hitId, score, matchedOn }) =>
        hitId !== null || score >= weights.username || matchedOn.includes('search'),
    )
    .sort(
      (a, b) =>
        Number(a.isOther) - Number(b.isOther) ||
        b.score - a.score ||
        b.nameFit - a.nameFit ||
        a.place - b.place,
    )
  const [best] = candidates
  if (best === undefined || (best.score === 0 && isNarrowed(hints, anchors))) return null
  const otherHitIds = people.hits.map(({ id }) => id).filter((id) => id !== best.hitId)
  return {
    recordIds: best.recordIds,
    hitId: best.hitId,
    matchedOn: best.matchedOn,
    namesakes: otherHitIds.length,
    otherHitIds,
  }
}

/** Snippets seldom name a country: which bearer lives there is decided by the pages. */
function isNarrowed({ usernames, words, location }: Hints, anchors: ReadonlySet<string>): boolean {
  const isTown = location !== null && parsePlace(location)?.city !== ''
  return usernames.length > 0 || words.length > 0 || isTown || anchors.size > 0
}

function listMatches(
  members: readonly Finding[],
  hints: Hints,
  nameWords: ReadonlySet<string>,
): Focus['matchedOn'] {
  const handles = new Set(hints.usernames.map((name) => name.toLowerCase()))
  const pages = new Set(hints.urls.flatMap((url) => toPageKey(url) ?? []))
  const said = new Set(members.flatMap(collectWords))
  const says = (name: string) => name.split(' ').every((word) => said.has(word))
  // each finding of Greta Richter has the German word for a judge
  const listForms = (word: string) => [
    word,
    ...listCallingNames(word).filter((name) => !nameWords.has(name)),
  ]
  const shared = hints.words.filter((word) => listForms(word).some(says)).length
  const place = foldWords(hints.location?.split(',')[0] ?? '').join(' ')
  const tests = {
    username: members.some(
      ({ username }) =>
        username !== null && handles.has((username.split('@')[0] ?? '').toLowerCase()),
    ),
    page: members.some(({ url }) => pages.has(toPageKey(url) ?? '')),
    words: shared > 0 && shared >= minShare * hints.words.length,
    location: place !== '' && listWrittenCityNames(place).some(says),
  }
  return (['username', 'page', 'words', 'location'] as const).filter((name) => tests[name])
}

function collectWords({
  title,
  snippet,
  bio,
  location,
  organizations,
  occupations,
}: Finding): string[] {
  return [title, snippet, bio ?? '', location ?? '', ...organizations, ...occupations].flatMap(
    foldWords,
  )
}
