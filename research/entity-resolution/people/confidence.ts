import { sumWeights } from '../../identity/names/name-signal.ts'
import type { Subject } from '../../identity/queries/subject.ts'
import { parseHost, toWebAddress } from '../../text/addresses/parse-host.ts'
import { buildAnswers, type SearchedFor } from './asked.ts'
import { hasAllNames, otherNameScore, scoreName } from './asked-name.ts'
import type { Blocked } from './join-pairs.ts'
import { isVouched, type Pair } from './link-signal.ts'
import type { NameComparer } from './person-facts.ts'
import type { PersonGroup } from './person-group.ts'
import type { PersonRecord } from './record.ts'
import { type LinkFeature, linkRules } from './tables/link-weights.ts'

/**
 * One reason for a candidate's confidence, in log-odds; the shape of the contract's `Signal` but
 * for the evidence.
 */
type PersonSignal = {
  feature: string
  score: number
  weight: number
  stance: 'supports' | 'contradicts'
}

/**
 * Log-odds that a candidate is the one person that was asked for. The mere existence of an account
 * identifies no person: alone with a common handle it stays near 40 %, a rare one on several sites
 * near 65 %, and only what is vouched for by both sides or by editors reaches 90 %.
 */
const weights = {
  base: -0.4,
  pagesOnly: -1.4,
  notAskedFor: -2.2,
  rareHandle: 0.4,
  perDoubling: 0.2,
  maxSites: 0.8,
  fullName: 0.2,
  namedHolder: 1.2,
  spelledHolder: 2.2,
  askedAccount: 1.5,
  exact: 3,
  exactRole: 1,
  exactShared: 0.2,
  otherName: -3.5,
  nameNotSeen: -2,
  overruled: -0.7,
  blocked: -0.2,
}

/** Below this trust, 0..100, a source's word counts less: by one unit for each twenty points. */
const [trusted, perUnit] = [60, 20]

type Scene = { records: readonly PersonRecord[]; asked: SearchedFor; compareNames: NameComparer }

/**
 * @param inner pairs within the group
 * @param against contradictions with others that links had brought near
 * @param overruled those within
 */
export type Bonds = {
  inner: readonly Pair[]
  against: readonly Blocked[]
  overruled: readonly Blocked[]
}

/**
 * @returns all reasons, the strongest first; rounded, so that they add up to the emitted confidence
 */
export function buildSignals(group: PersonGroup, bonds: Bonds, scene: Scene): PersonSignal[] {
  const members = group.members.flatMap((i) => scene.records[i] ?? [])
  const own =
    group.text === null ? answerSignals(members, scene.asked) : textSignals(group, members, scene)
  const all = [
    ...own,
    ...linkSignals(bonds.inner),
    ...bonds.overruled
      .filter(({ kinds }) => kinds.some((kind) => kind !== 'deceased'))
      .slice(0, 2)
      .map(() => sign('overruled_contradiction', weights.overruled)),
    ...(bonds.against.length > 0 ? [sign('contradicted_link', weights.blocked)] : []),
    ...trustSignals(members),
  ]
  const isVouchedFor =
    (scene.asked.isTelling &&
      !scene.asked.isShared &&
      own.some(({ feature }) => feature === 'exact_match')) ||
    bonds.inner.some(isVouched)
  return [...all, ...(isVouchedFor ? [] : limit(all, maxUnvouched))]
    .filter(({ weight }) => weight !== 0)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight) || (a.feature < b.feature ? -1 : 1))
}

/**
 * Cap for candidates without a vouching link, whatever the number of links or pages: log-odds 2.09,
 * i.e. 89 %.
 */
const maxUnvouched = 2.09

function limit(signals: readonly PersonSignal[], maxSum: number): PersonSignal[] {
  const excess = sumWeights(signals) - maxSum
  return excess > 0 ? [sign('nobody_vouches', -excess)] : []
}

/** @returns 0..100, meant as the percentage of such candidates that are right */
export function toConfidence(signals: readonly PersonSignal[]): number {
  return Math.round(1000 / (1 + Math.exp(-sumWeights(signals)))) / 10
}

/**
 * @returns the confidence of a record that nothing links to any other, 0..100; 0 in searches for a
 * name, where the texts decide
 */
export function scoreConfidenceAlone(place: number, scene: Scene): number {
  if (scene.asked.subject.kind === 'name') return 0
  return toConfidence(
    buildSignals(
      { members: [place], text: null },
      { inner: [], against: [], overruled: [] },
      scene,
    ),
  )
}

function sign(feature: string, weight: number, score = 1): PersonSignal {
  return {
    feature,
    score,
    weight: Math.round(weight * 100) / 100,
    stance: weight < 0 ? 'contradicts' : 'supports',
  }
}

function answerSignals(members: readonly PersonRecord[], asked: SearchedFor): PersonSignal[] {
  const { subject } = asked
  const signals = [sign('base', weights.base)]
  const answers = members.map((record) => buildAnswers(record, asked))
  const accounts = members.filter(({ kind }) => kind === 'account')
  if (members.every(({ kind }) => kind === 'page'))
    signals.push(sign('pages_only', weights.pagesOnly), ...holderSignals(members))
  if (answers.every((answer) => answer === 'no'))
    signals.push(sign('not_asked_for', weights.notAskedFor))
  if (answers.includes('exact')) signals.push(sign('exact_match', chooseExactWeight(asked)))
  if (members.some(({ fullNames, kind }) => kind !== 'page' && fullNames.length > 0)) {
    signals.push(sign('full_name', weights.fullName))
  }
  if (subject.kind !== 'username') return signals
  const sites = members.filter((_, i) => answers[i] !== 'no').length
  if (asked.isTelling && sites > 0) {
    signals.push(sign('rare_handle', weights.rareHandle))
    signals.push(
      sign('several_sites', Math.min(weights.maxSites, weights.perDoubling * Math.log2(sites))),
    )
  }
  if (accounts.some((one) => isAskedPlatform(one, subject) && buildAnswers(one, asked) !== 'no')) {
    signals.push(sign('asked_account', weights.askedAccount))
  }
  return signals
}

function chooseExactWeight({ isTelling, isShared }: SearchedFor): number {
  if (isShared) return weights.exactShared
  return isTelling ? weights.exact : weights.exactRole
}

/** Pages alone say more where they give the address for a name, most where it spells that. */
function holderSignals(members: readonly PersonRecord[]): PersonSignal[] {
  if (members.some(({ holder }) => holder?.isSpelled === true))
    return [sign('named_holder', weights.spelledHolder)]
  return members.some(({ holder }) => holder !== null)
    ? [sign('named_holder', weights.namedHolder)]
    : []
}

/**
 * Where the query was an account's own address; servers of a network are distinguished by their
 * hosts.
 */
function isAskedPlatform(
  { platform, url }: PersonRecord,
  asked: Extract<Subject, { kind: 'username' }>,
): boolean {
  if (asked.platform === null || platform !== asked.platform) return false
  return asked.host === undefined || parseHost(url) === parseHost(toWebAddress(asked.host))
}

function textSignals(
  { text }: PersonGroup,
  members: readonly PersonRecord[],
  { asked, compareNames }: Scene,
): PersonSignal[] {
  const signals = (text?.signals ?? []).map(({ signal, weight, detail }) => {
    const percent = /(\d+) %$/.exec(detail ?? '')?.[1]
    return sign(signal, weight, percent === undefined ? 1 : Number(percent) / 100)
  })
  const seen =
    signals.some(({ feature }) => feature === 'name_in_text') ||
    members.some((record) => hasAllNames(record, asked))
  const score = scoreName(members, asked, compareNames)
  if (score !== null && score < otherNameScore) signals.push(sign('other_name', weights.otherName))
  else if (score === null && !seen) signals.push(sign('name_not_seen', weights.nameNotSeen))
  return signals
}

/**
 * Each kind of link once; the strongest in full, each further one half of what the one before
 * could: they seldom are independent.
 */
function linkSignals(inner: readonly Pair[]): PersonSignal[] {
  const best = new Map<LinkFeature, number>()
  for (const { signals } of inner) {
    for (const { feature, score } of signals)
      best.set(feature, Math.max(best.get(feature) ?? 0, score))
  }
  return [...best]
    .map(([feature, score]) => ({ feature, score, full: linkRules[feature].identity * score }))
    .sort((a, b) => b.full - a.full || (a.feature < b.feature ? -1 : 1))
    .map(({ feature, score, full }, place) => sign(feature, full / 2 ** place, score))
}

function trustSignals(members: readonly PersonRecord[]): PersonSignal[] {
  const trust = Math.max(...members.map((record) => record.trust))
  return trust < trusted ? [sign('weak_source', (trust - trusted) / perUnit)] : []
}
