import { isContradicted, type Judgement } from '../../entity-resolution/pages/candidate-scene.ts'
import { isRareHandle, toHandleKey } from '../../entity-resolution/people/handle-rarity.ts'
import type { Finding } from '../../records/finding.ts'
import { toPageKey } from '../../text/addresses/page-key.ts'
import { parseHost } from '../../text/addresses/parse-host.ts'
import type { Focus } from './choose-focus-group.ts'
import type { Focused } from './choose-focus-person.ts'
import type { OwnPage } from './collect-documents.ts'
import { isEngine, judgePages } from './judge-pages.ts'
import { listOwnHosts } from './list-own-hosts.ts'
import { buildProfile } from './person-profile.ts'

type Given = Pick<Parameters<typeof judgePages>[1], 'pages' | 'draftsOf' | 'verdictOf'>

type Settled = {
  focused: Focused
  isTheirs: (page: OwnPage) => boolean
  /** What was decided about each address, and why. */
  evidence: ReadonlyMap<string, Judgement>
}

/**
 * A page of the person's own site that says less than this against it belongs to them, though it
 * does not name them.
 */
const againstOwnPage = -1

/**
 * Settles which of what was found is the person's: grouping by texts is a hint, what the pages say
 * about identity decides. A page that is not about the person gives nothing to the dossier.
 */
export function settleFocus(grouped: Focused, given: Given): Settled {
  const judged = judgePages(grouped, { ...given, known: grouped.known })
  const focused = { ...grouped, focus: grouped.focus ?? findByPages(grouped, judged) }
  const { focus } = focused
  if (focus === null) return { focused, isTheirs: () => false, evidence: new Map() }
  return settleRecords({ ...focused, focus }, judged)
}

/**
 * Where what was found fits nothing that the caller says, as two lines of a search engine may, the
 * pages themselves may say it.
 */
function findByPages(
  { asked, anchors, people }: Focused,
  judged: ReadonlyMap<string, Judgement>,
): Focus | null {
  const { words, usernames } = asked.hints
  const isSaid = words.length > 0 || usernames.length > 0
  const isDescribed = asked.hitId === null && anchors.size === 0 && isSaid
  if (!isDescribed || ![...judged.values()].some(({ isAbout }) => isAbout)) return null
  return {
    recordIds: [],
    hitId: null,
    matchedOn: [words.length > 0 ? 'words' : 'username'],
    namesakes: people.hits.length,
    otherHitIds: people.hits.map(({ id }) => id),
  }
}

function settleRecords(
  focused: Focused & { focus: Focus },
  judged: ReadonlyMap<string, Judgement>,
): Settled {
  const { focus, asked, people, records } = focused
  const addressOf = (url: string) => toPageKey(url) ?? url
  const grouped = new Set(focus.recordIds)
  const isSame = listAccounts(focused)
  const recordIds = records.flatMap(({ id, finding }) => {
    const judgement = isEngine(finding) ? judged.get(addressOf(finding.url)) : undefined
    const isOwn = judgement?.isAbout ?? (grouped.has(id) || isSame(id, finding))
    return isOwn ? [id] : []
  })
  const ids = new Set(recordIds)
  const own = records.flatMap(({ id, finding }) => (ids.has(id) ? [finding] : []))
  const share = (group: { recordIds: string[] }) =>
    group.recordIds.filter((id) => ids.has(id)).length
  const hits = people.groups
    .filter(({ hitId }) => hitId !== null)
    .sort((a, b) => share(b) - share(a))
  const otherHitIds = hits.flatMap((group) => (share(group) === 0 ? (group.hitId ?? []) : []))
  const settled = {
    ...focus,
    recordIds,
    hitId:
      grouped.size > 0 && hits[0] !== undefined && share(hits[0]) > 0 ? hits[0].hitId : focus.hitId,
    // a hit may hold pages of several bearers: what the pages say of them decides
    namesakes: Math.max(
      otherHitIds.length,
      [...judged.values()].some((one) => !one.isAbout && isContradicted(one)) ? 1 : 0,
    ),
    otherHitIds,
  }
  const sites = listOwnHosts(own)
  const unnamed = new Set(
    records.flatMap(({ finding: { method, matchedOn, url } }) =>
      method === 'page_text' && matchedOn.length === 0 ? addressOf(url) : [],
    ),
  )
  const isTheirs = ({ finalUrl }: OwnPage) => {
    const judgement = judged.get(addressOf(finalUrl))
    if (judgement?.isAbout === true) return true
    return (
      sites.has(parseHost(finalUrl) ?? finalUrl) &&
      unnamed.has(addressOf(finalUrl)) &&
      (judgement?.score ?? 0) > againstOwnPage
    )
  }
  return {
    focused: { ...focused, focus: settled, own, profile: buildProfile(asked, own) },
    isTheirs,
    evidence: judged,
  }
}

/**
 * Accounts of an earlier search's hit that have the handle of the person's: the one thing that a
 * hit adds by itself.
 */
function listAccounts({
  asked,
  focus,
  anchors,
  records,
}: Focused): (id: string, finding: Finding) => boolean {
  const ids = new Set(focus?.recordIds ?? [])
  const own = records.flatMap(({ id, finding: { username } }) =>
    ids.has(id) && username !== null ? [username] : [],
  )
  const handles = new Set(
    [...asked.hints.usernames, ...own].map(toHandleKey).filter((key) => isRareHandle(key)),
  )
  return (id, { kind, username }) =>
    kind === 'account' && username !== null && anchors.has(id) && handles.has(toHandleKey(username))
}
