import { hash } from 'node:crypto'
import type { ClaimDraft } from '../../claims/claim.ts'
import { saysEmail, saysPhone } from '../../claims/support/says-address.ts'
import { type Bearer, hasWrittenName, parseBearer } from '../../entity-resolution/pages/bearer.ts'
import { findBearerPassages, isTitled } from '../../entity-resolution/pages/bearer-passages.ts'
import {
  type BirthRange,
  deriveBirthRanges,
  findBirthRanges,
} from '../../entity-resolution/pages/birth-range.ts'
import { buildHintMarks } from '../../entity-resolution/pages/build-hint-marks.ts'
import type { CandidatePage, Judgement } from '../../entity-resolution/pages/candidate-scene.ts'
import { isPastWork } from '../../entity-resolution/pages/compare-lives.ts'
import {
  compareWrittenNames,
  isWrittenLonger,
} from '../../entity-resolution/pages/compare-written-names.ts'
import { findAges } from '../../entity-resolution/pages/find-ages.ts'
import { findHandles } from '../../entity-resolution/pages/find-handles.ts'
import { findHomes } from '../../entity-resolution/pages/find-homes.ts'
import { findResultYears } from '../../entity-resolution/pages/find-result-years.ts'
import { hasSeveralBearers } from '../../entity-resolution/pages/has-several-bearers.ts'
import { isDescribed } from '../../entity-resolution/pages/is-described.ts'
import { judgeCandidatePages } from '../../entity-resolution/pages/judge-candidate-pages.ts'
import { listFullNames } from '../../entity-resolution/pages/list-full-names.ts'
import { matchHints } from '../../entity-resolution/pages/match-hints.ts'
import {
  buildPortrait,
  type PageStatements,
  type Portrait,
} from '../../entity-resolution/pages/portrait.ts'
import { toFullName } from '../../entity-resolution/people/full-name.ts'
import { toHandleKey } from '../../entity-resolution/people/handle-rarity.ts'
import { parseSoughtName } from '../../identity/names/name-mentions.ts'
import type { PersonName } from '../../identity/names/person-name.ts'
import type { Finding } from '../../records/finding.ts'
import { hasEmailForm } from '../../text/addresses/has-email-form.ts'
import { isWrittenAsPhone } from '../../text/addresses/is-written-as-phone.ts'
import { toPageKey } from '../../text/addresses/page-key.ts'
import { memoize } from '../../text/memoize.ts'
import { splitSentences } from '../../text/sentences/split-sentences.ts'
import { foldWords } from '../../text/words/fold.ts'
import type { Focused } from './choose-focus-person.ts'
import type { OwnPage } from './collect-documents.ts'
import type { PageVerdict } from './page-verdict.ts'

type Given = {
  pages: readonly OwnPage[]
  /** What was read out of a page, by its id. */
  draftsOf: (page: OwnPage) => readonly ClaimDraft[]
  /** What a model says of a page, by its id. */
  verdictOf: (page: OwnPage) => PageVerdict | null
  /** Addresses that are known to be about the person. */
  known: readonly string[]
}

/**
 * A page of the person may give a former name: then pages under that name are judged as well.
 * @returns what is decided about each address of a page: whether it is about the person, and why
 */
export function judgePages(focused: Focused, given: Given): ReadonlyMap<string, Judgement> {
  const { name, aliases } = focused.profile
  const judged = judgeNamed(focused, given, [name, ...aliases])
  const former = listFormerNames(given, judged, [name, ...aliases])
  return former.length === 0 ? judged : judgeNamed(focused, given, [name, ...aliases, ...former])
}

/** Names that pages of the person give: those with the person's given name. */
function listFormerNames(
  { pages, draftsOf }: Given,
  judged: ReadonlyMap<string, Judgement>,
  names: readonly string[],
): string[] {
  const known = new Set(names.map((name) => foldWords(name).join(' ')))
  const givenNames = new Set(names.map((name) => foldWords(name)[0]))
  const own = pages.filter(
    ({ finalUrl }) => judged.get(toPageKey(finalUrl) ?? finalUrl)?.isAbout === true,
  )
  const found = own.flatMap(draftsOf).flatMap((draft) => {
    const name = draft.path === 'identity.aliases' ? draft.value.value : ''
    const words = foldWords(name)
    const isFormer = words.length > 1 && givenNames.has(words[0])
    return isFormer && !known.has(words.join(' ')) ? [name] : []
  })
  return [...new Set(found)]
}

function judgeNamed(
  focused: Focused,
  { pages, draftsOf, verdictOf, known }: Given,
  names: readonly string[],
): ReadonlyMap<string, Judgement> {
  const { asked, focus, records } = focused
  const { nameWords } = parseBearer(names)
  const sought = { name: asked.name, parsed: asked.subject.name }
  const grouped = new Set(focus?.recordIds ?? [])
  const byUrl = Map.groupBy(
    records.filter(({ finding }) => isEngine(finding)),
    ({ finding }) => toPageKey(finding.url) ?? finding.url,
  )
  const read = new Map(pages.map((page) => [toPageKey(page.finalUrl) ?? page.finalUrl, page]))
  const handles = asked.hints.usernames
  const described = buildHintMarks({
    ...asked.described,
    location: asked.hints.location,
    usernames: handles,
  })
  const contacts = described.flatMap(({ kind, key }) =>
    hasEmailForm(key) || (kind === 'link' && isWrittenAsPhone(key)) ? key : [],
  )
  // a search describes its hits by what it grouped, namesakes included; only accounts are more
  // than a leaning
  const given = asked.hitId === null ? described : described.filter(({ kind }) => kind === 'link')
  const year = Math.max(...records.map(({ retrievedAt }) => Number(retrievedAt.slice(0, 4))))
  const seenPages = [...byUrl].map(([url, found]) => {
    const page = read.get(url) ?? null
    const findings = found.map(({ finding }) => finding)
    const drafts = page === null ? [] : draftsOf(page)
    const seen = seePage({ findings, page, drafts, names, sought, handles, contacts })
    return { url, found, page, seen }
  })
  const hints = matchHints(
    given,
    seenPages.map(({ seen }) => seen.portrait),
  )
  const candidates = seenPages.map(
    ({ url, found, page, seen }): CandidatePage => ({
      id: url,
      ...seen,
      isDescribed: isDescribed(seen.portrait, hints, nameWords),
      isPast: isPastWork(seen.portrait, year),
      isGrouped: found.some(({ id }) => grouped.has(id)),
      verdict: page === null ? null : verdictOf(page),
    }),
  )
  // the addresses of a hit are those of all that grouping put with it
  const urls = asked.hitId === null ? asked.hints.urls : []
  const judged = judgeCandidatePages(candidates, {
    hints,
    leanings: asked.hitId === null ? [] : described,
    records: records
      .filter(({ id, finding }) => grouped.has(id) && !isEngine(finding))
      .map(({ finding }) => recordPortrait(finding, nameWords)),
    sure: new Set([...known, ...urls].flatMap((url) => toPageKey(url) ?? [])),
  })
  return new Map(judged.map((one) => [one.id, one]))
}

/** Pages, and what search engines show of them; all else is said by an interface of its own. */
export function isEngine({ kind, method }: Finding): boolean {
  return kind === 'page' || method === 'search_result' || method === 'page_text'
}

type PageText = Pick<OwnPage, 'finalUrl' | 'title' | 'text' | 'publishedAt'>
type PageFacts = {
  findings: readonly Finding[]
  page: PageText | null
  drafts: readonly ClaimDraft[]
  /** Under which the person is known. */
  names: readonly string[]
  /** The asked name. */
  sought: { name: string; parsed: PersonName }
  /** Handles of the person that the caller gives. */
  handles: readonly string[]
  /** Mail addresses, in lower case, and phone numbers among the tags that the caller gives. */
  contacts: readonly string[]
}

type Seen = Pick<CandidatePage, 'portrait' | 'nameFit' | 'isLonger' | 'isOfSeveral'>

/** A dossier is built several times while it grows, out of pages most of which stay the same. */
const seePage = memoize(
  (facts: PageFacts): Seen => {
    const { findings, page, names, sought } = facts
    const bearer = parseBearer(names)
    const asked = parseSoughtName(sought.name)
    const texts = [
      ...findings.map(({ title, snippet }) => `${title} | ${snippet}`),
      page?.text ?? '',
    ]
    return {
      portrait: buildPagePortrait(facts, bearer),
      nameFit: compareWrittenNames(texts, sought.parsed, asked),
      isLonger: isWrittenLonger(texts, asked),
      isOfSeveral: page !== null && hasSeveralBearers(page.text, bearer),
    }
  },
  { max: 300, keyOf: toPageDigest },
)

/** When a page was fetched says nothing of the person. */
function toPageDigest({ page, ...facts }: PageFacts): string {
  const { finalUrl, title, text, publishedAt } = page ?? {}
  return hash('sha256', JSON.stringify([facts, finalUrl, title, text, publishedAt]))
}

function buildPagePortrait(facts: PageFacts, bearer: Bearer): Portrait {
  const { findings, page, drafts, handles, contacts } = facts
  const results = findings.filter(({ method }) => method === 'search_result')
  const shown = results.map(({ title, snippet }) => `${title}\n${snippet}`)
  // an engine's line of a list runs into what the list says of the bearer's neighbours: there the
  // page's own lines speak, and a title that may name the firm whose team it lists
  const read = page === null ? '' : findBearerPassages(page, bearer)
  const isShown = page === null || read.trim() === '' || isTitled(page, bearer)
  const passages = [read, ...(isShown ? shown : results.map(({ title }) => title))].join('\n')
  const sentences = splitSentences(read.trim() === '' ? passages : read)
  const isNamed = sentences.map(({ text }) => hasWrittenName(text, bearer))
  const isFurther = (at: number) => !isNamed[at] && (isNamed[at - 1] || isNamed[at - 2])
  const whole = [...shown, page?.text ?? ''].join('\n')
  const said = findings.filter(({ method }) => method !== 'search_result')
  const work = drafts.flatMap((one) => (one.path === 'work.positions' ? [one.value] : []))
  return buildPortrait({
    passages,
    sentences: joinTexts(sentences.filter((_, at) => isNamed[at])),
    further: joinTexts(sentences.filter((_, at) => isFurther(at))),
    nameWords: bearer.nameWords,
    employers: [
      ...said.flatMap((one) => one.organizations),
      ...work.flatMap(({ organization, current }) => (current ? (organization ?? []) : [])),
    ],
    pastEmployers: work.flatMap(({ organization, current }) =>
      current ? [] : (organization ?? []),
    ),
    schools: drafts.flatMap((one) => (one.path === 'education.items' ? one.value.school : [])),
    roles: [...said.flatMap((one) => one.occupations), ...work.flatMap(({ title }) => title ?? [])],
    places: [
      ...said.flatMap(({ location }) => location ?? []),
      ...drafts.flatMap((one) =>
        one.path === 'locations.items' && one.value.current ? one.value.label : [],
      ),
      ...(page !== null && isTitled(page, bearer) ? findHomes(page.text) : []),
    ],
    birthYears: [
      ...drafts.flatMap((one) => (one.path === 'identity.birthYear' ? one.value.year : [])),
      ...(page === null ? [] : findResultYears(page.text, bearer)),
    ],
    bornWithin: [
      ...deriveBirthRanges(drafts),
      ...(page === null
        ? []
        : [...listAgeYears(page, bearer), ...findBirthRanges(page.text, bearer)]),
    ],
    links: [
      ...findings.flatMap(collectLinks),
      ...drafts.flatMap((one) =>
        one.path === 'social.accounts' ? [toHandleKey(one.value.username)] : [],
      ),
      ...findHandles(whole, handles).map(toHandleKey),
      ...contacts.filter((one) => (hasEmailForm(one) ? saysEmail : saysPhone)(whole, one)),
    ],
    names: listFullNames(passages, bearer),
  })
}

function joinTexts(sentences: readonly { text: string }[]): string {
  return sentences.map(({ text }) => text).join('\n')
}

/** Years of birth by the ages that a dated page gives. */
function listAgeYears({ text, publishedAt }: PageText, bearer: Bearer): BirthRange[] {
  const year = Number(publishedAt?.slice(0, 4))
  const ages = year > 0 ? findAges(text, bearer) : []
  return ages.map((age) => ({ from: year - age - 1, to: year - age }))
}

function recordPortrait(finding: Finding, nameWords: ReadonlySet<string>): Portrait {
  const { name, aliases, bio, snippet, organizations, occupations, location, birthYear } = finding
  const said: PageStatements = {
    passages: [bio ?? '', snippet].join('\n'),
    nameWords,
    employers: organizations,
    roles: occupations,
    places: location === null ? [] : [location],
    birthYears: birthYear === null ? [] : [birthYear],
    links: collectLinks(finding),
    names: [name ?? '', ...aliases].flatMap((one) => toFullName(one) ?? []),
  }
  return buildPortrait(said)
}

function collectLinks({ url, username, links, emails }: Finding): string[] {
  const addresses = [url, ...links.map((link) => link.url)].flatMap((one) => toPageKey(one) ?? [])
  return [...addresses, ...emails, ...(username === null ? [] : [toHandleKey(username)])].filter(
    (one) => one !== '',
  )
}
