import type { ClaimPath } from '../claims/claim.ts'
import { isSamePlace } from '../claims/same-place.ts'
import { foldWords } from '../text/words/fold.ts'
import {
  buildWorkPhrase,
  isAffiliation,
  isBareRole,
  isRoleAlone,
  toPresentHeadline,
} from './claim-phrase.ts'
import { chooseRicher, holdsWords } from './content-words.ts'
import type { Draft, SentenceSubject } from './draft.ts'
import { isRole } from './occupation-words.ts'
import type { ClaimAt, QuotedClaim } from './quoted-claim.ts'
import * as topics from './topics.ts'
import { toPlainValue } from './words.ts'

/** Levels first, then confidence; equal ones keep the order they came in. */
export function rankByStrength(claims: readonly QuotedClaim[]): QuotedClaim[] {
  const rank = { high: 0, medium: 1, low: 2 } as const
  return [...claims].sort(
    (one, other) => rank[one.level] - rank[other.level] || other.confidence - one.confidence,
  )
}

/** The claims at one path. */
export function chooseClaimsAt<Path extends ClaimPath>(
  claims: readonly QuotedClaim[],
  path: Path,
): ClaimAt<Path>[] {
  return claims.filter((claim): claim is ClaimAt<Path> => claim.path === path)
}

/**
 * The sentences that supported claims make, in the order of an encyclopedia, each disagreement
 * behind what is said of the same.
 * @param conflicts the sentences of disagreements, by the path of their claims
 * @param isSaid whether earlier sentences hold a text
 */
export function* planTopics(
  claims: readonly QuotedClaim[],
  conflicts: ReadonlyMap<ClaimPath, Draft>,
  isSaid: (text: string) => boolean,
): Generator<(subject: SentenceSubject) => Draft> {
  const ranked = rankByStrength(claims)
  const conflictsAt = (...paths: ClaimPath[]) =>
    paths.flatMap((path) => conflicts.get(path) ?? []).map((draft) => () => draft)
  yield* planWork(ranked, isSaid, conflictsAt('identity.headline', 'work.positions'))
  const schools = listDistinct(
    chooseClaimsAt(ranked, 'education.items'),
    ({ value }) => `${value.school} ${value.degree ?? ''}`,
  )
  if (schools.length > 0) yield topics.sayEducation(schools.slice(0, 3))
  yield* conflictsAt('education.items')

  const [born] = chooseClaimsAt(ranked, 'identity.birthYear')
  const [died] = chooseClaimsAt(ranked, 'identity.deathYear')
  if (born !== undefined || died !== undefined) yield topics.sayLife(born, died)
  yield* conflictsAt('identity.birthYear', 'identity.deathYear')
  const places = listDistinctPlaces(chooseClaimsAt(ranked, 'locations.items'))
  const here = places.filter(({ value }) => value.current).slice(0, 2)
  if (here.length > 0) yield topics.sayCurrentPlaces(here)
  const there = places.filter(({ value }) => !value.current).slice(0, 2)
  if (there.length > 0) yield topics.sayOtherPlaces(there)
  yield* conflictsAt('locations.items')

  const accounts = listDistinct(
    chooseClaimsAt(ranked, 'social.accounts'),
    ({ value }) => `${value.platform} ${value.username}`,
  )
  if (accounts.length > 0) yield topics.sayAccounts(accounts.slice(0, 4), accounts.length > 4)
  const sites = listDistinct(chooseClaimsAt(ranked, 'contact.websites'), ({ value }) => value.url)
  if (sites.length > 0) yield topics.sayWebsites(sites.slice(0, 2))
  for (const one of chooseClaimsAt(ranked, 'mentions.items')
    .filter(({ value }) => value.text.length <= 300)
    .slice(0, 2))
    yield topics.sayMention(one)
  const names = chooseClaimsAt(ranked, 'identity.aliases').slice(0, 2)
  if (names.length > 0) yield topics.sayAliases(names)
  // children may be minors: they are never named in a text
  const family = listDistinct(
    chooseClaimsAt(ranked, 'relatives.items'),
    ({ value }) => value.name,
  ).filter(({ value }) => value.relation !== 'child')
  if (family.length > 0) yield topics.sayRelatives(family.slice(0, 2))
}

/** What the person is, and the posts: the strongest first. */
function* planWork(
  ranked: readonly QuotedClaim[],
  isSaid: (text: string) => boolean,
  conflicts: readonly (() => Draft)[],
): ReturnType<typeof planTopics> {
  const said = listDistinct(chooseClaimsAt(ranked, 'work.positions'), buildWorkPhrase)
  const positions = said.filter((claim) => !isAffiliation(claim))
  const held = positions.filter(({ value }) => value.current)
  const current = held.filter((claim) => !isRepeatedRole(claim, held))
  const headlines = chooseClaimsAt(ranked, 'identity.headline')
  const line = headlines.find(({ value }) => isRole(toPresentHeadline(value.value))) ?? headlines[0]

  // a headline and a position that say the same are one sentence
  const first = current[0]
  const same = line !== undefined && first !== undefined ? choosePost(line, first) : null
  if (line !== undefined && same !== 'second')
    yield topics.sayHeadline(line, same === 'first' && first !== undefined ? [first] : [])
  const described = line === undefined ? [] : [line.value.value]
  const roles = chooseBareRoles(positions, described)
  const isLed = line !== undefined || (first !== undefined && isBefore(positions, first, roles[0]))
  if (!isLed && roles.length > 0) yield topics.sayBareRoles(roles)
  const works = same === 'first' ? current.slice(1, 3) : current.slice(0, 2)
  if (works.length > 0)
    yield topics.sayCurrentWork(works, same === 'second' && line !== undefined ? [line] : [])
  // what is disputed is what the person does today: before what was, or may be over
  yield* conflicts

  const over = positions.filter(({ value }) => !value.current && value.to !== null)
  const ended = over
    .filter((claim) => !isRepeatedRole(claim, over))
    .sort((one, other) => (other.value.to ?? '').localeCompare(one.value.to ?? ''))
  if (ended.length > 0) yield topics.sayPastWork(ended.slice(0, 3))
  if (isLed && roles.length > 0) yield topics.sayBareRoles(roles)
  const titles = [...described, ...roles.map(({ value }) => value.title)]
  const open = positions.filter(
    (claim) =>
      !claim.value.current &&
      claim.value.to === null &&
      !isBareRole(claim) &&
      !isSaid(buildWorkPhrase(claim)) &&
      !isPairOfSaid(claim, titles, isSaid),
  )
  const connected = open.filter((claim) => !isPairBeside(claim, open, titles))
  if (connected.length > 0) yield topics.sayUndatedWork(connected.slice(0, 2))
  const affiliations = said.filter(isAffiliation)
  const lasting = affiliations.filter(({ value }) => value.to === null).slice(0, 2)
  if (lasting.length > 0) yield topics.sayAffiliations(lasting)
  const past = affiliations.filter(({ value }) => value.to !== null).slice(0, 2)
  if (past.length > 0) yield topics.sayPastAffiliations(past)
}

type Position = ClaimAt<'work.positions'>

/**
 * Which of a headline and a post says what the other does. The post does where it has a year, as
 * the headline has none, and where the headline would have to be quoted.
 */
function choosePost(line: ClaimAt<'identity.headline'>, post: Position): 'first' | 'second' | null {
  const headline = toPresentHeadline(line.value.value)
  const richer = chooseRicher(headline, buildWorkPhrase(post))
  const { title, organization, from } = post.value
  const isWhole = title !== null && organization !== null
  return richer === 'first' && isWhole && (from !== null || !isRole(headline)) ? 'second' : richer
}

/** Whether a role without an organisation has no word or year that a post of the time lacks. */
export function isRepeatedRole(claim: Position, posts: readonly QuotedClaim[]): boolean {
  const { title, organization, from, to, current } = claim.value
  const isDated = from !== null || to !== null
  return (
    title !== null &&
    organization === null &&
    posts.some(
      (post) =>
        post.path === 'work.positions' &&
        post !== claim &&
        post.value.current === current &&
        (isDated
          ? post.value.organization !== null && post.value.from === from && post.value.to === to
          : !isRoleAlone(post)) &&
        holdsWords(post.value.title ?? '', title),
    )
  )
}

/**
 * Roles with a word that neither a post nor what is said has.
 * @param said what the summary says already
 */
function chooseBareRoles(positions: readonly Position[], said: readonly string[]): Position[] {
  const posts = positions.filter(({ value }) => value.current || value.to !== null)
  const held = [...said, ...posts.map(({ value }) => value.title ?? '')]
  return positions
    .filter(isBareRole)
    .filter(({ value }) => !held.some((text) => holdsWords(text, value.title ?? '')))
    .slice(0, 2)
}

/** A record that has an occupation beside an organisation need not say that it is held there. */
function isPairOfSaid(
  { value: { title, organization, from } }: Position,
  roles: readonly (string | null)[],
  isSaid: (text: string) => boolean,
): boolean {
  return (
    from === null &&
    organization !== null &&
    isSaid(toPlainValue(organization)) &&
    roles.includes(title)
  )
}

/** The same, where another post is to be said of the organisation. */
function isPairBeside(
  claim: Position,
  posts: readonly Position[],
  roles: readonly (string | null)[],
): boolean {
  const names = (organization: string) =>
    posts.some(
      (one) => one !== claim && toPlainValue(one.value.organization ?? '') === organization,
    )
  return isPairOfSaid(claim, roles, names)
}

function isBefore<Item>(items: readonly Item[], one: Item, other: Item | undefined): boolean {
  return other === undefined || items.indexOf(one) < items.indexOf(other)
}

/**
 * One claim for each place: of "Bristol" and "Bristol, United Kingdom" the stronger one speaks for
 * both.
 */
function listDistinctPlaces(
  claims: readonly ClaimAt<'locations.items'>[],
): ClaimAt<'locations.items'>[] {
  return claims.filter(
    ({ value }, n) =>
      !claims
        .slice(0, n)
        .some((stronger) => isSamePlace(stronger.value, value) && overlaps(stronger.value, value)),
  )
}

/** A past stay in a place where the person lives again is another fact. */
function overlaps(one: { current: boolean }, other: { current: boolean }): boolean {
  return one.current === other.current
}

function listDistinct<Item>(items: readonly Item[], key: (item: Item) => string): Item[] {
  const seen = new Set<string>()
  return items.filter((item) => {
    const name = foldWords(key(item)).join(' ')
    return !seen.has(name) && seen.add(name)
  })
}
