import { hash } from 'node:crypto'
import {
  buildDossier,
  type Composed,
  type StoredClaim,
} from '../../../research/case/build-dossier.ts'
import {
  chooseFocusPerson,
  type Focused,
} from '../../../research/case/focus/choose-focus-person.ts'
import type { OwnPage } from '../../../research/case/focus/collect-documents.ts'
import { listOwnHosts } from '../../../research/case/focus/list-own-hosts.ts'
import { toOwnPageDocumentKey, toPageDocumentKey } from '../../../research/case/focus/page-keys.ts'
import { sectionKeys } from '../../../research/case/sections/section-keys.ts'
import { supportsSentence } from '../../../research/claims/support/supports-sentence.ts'
import { buildFoundPage, type FoundPage } from '../../../research/dossier/build-found-page.ts'
import { planPages } from '../../../research/dossier/pages-to-read.ts'
import {
  composePeople,
  type Record as FoundRecord,
  type People,
} from '../../../research/entity-resolution/people/compose-people.ts'
import { parseAskedPerson } from '../../../research/identity/queries/asked-person.ts'
import type { PageReading } from '../../../research/pages/page-reading.ts'
import { parsePage } from '../../../research/pages/parse-page.ts'
import { toPageAddress } from '../../../research/text/addresses/page-key.ts'
import { parseHost } from '../../../research/text/addresses/parse-host.ts'
import { createCitations } from '../../../research/writing/citations.ts'
import { composeSummary } from '../../../research/writing/compose-summary.ts'
import { toFindings } from '../../../sources/search-engines/web-search.ts'
import { readAsOwn } from '../research/read-as-own.ts'
import type { InventedPage, InventedWorld } from './invent-world.ts'
import { readRightly } from './right-model.ts'

const retrievedAt = '2026-05-01T08:00:00.000Z'
const year = 2026

export type Run = Composed & { summary: string; cited: string[]; tried: number }

type PlainPage = Pick<InventedPage, 'url' | 'title' | 'snippet' | 'answer'>
/** @property linked pages that no search shows, but others link to */
type Web = { pages: readonly PlainPage[]; linked?: readonly PlainPage[] }

type Options = {
  /** What other providers found. */
  further?: readonly FoundRecord[]
  person: Readonly<Record<string, unknown>>
  anchors?: ReadonlySet<string>
  /** Whose pages a model reads rightly; without it rules alone read them. */
  model?: InventedWorld
}

const idOf = (prefix: string, key: string) => `${prefix}_${hash('sha256', key).slice(0, 20)}`

/**
 * Builds a dossier from an invented web by the same pure functions that the activities call,
 * without a network, a database or Temporal. The only provider that answers is a web search; every
 * account look-up answers 404.
 */
export function runDossier(
  web: Web,
  { person, anchors = new Set(), model, further = [] }: Options,
): Run {
  const asked = parseAskedPerson(person)
  const records = [...searchResults(web, asked.subject), ...further]
  const focusOn = (all: readonly FoundRecord[]) =>
    chooseFocusPerson({
      asked,
      people: composePeople(asked.subject, all, idOf),
      records: all,
      anchors,
      known: [],
    })
  const first = focusOn(records)
  const { found, tried } = readPages(web, first)
  const all = [
    ...records,
    ...found.flatMap(({ url, page }) =>
      page.finding === null ? [] : [{ id: `web_pages:${url}`, finding: page.finding, retrievedAt }],
    ),
  ]
  const pages = found.map(
    ({ url, title, page, publishedAt }): OwnPage => ({
      id: url,
      finalUrl: url,
      title,
      text: page.text,
      publishedAt,
      fetchedAt: retrievedAt,
    }),
  )
  const sites = listOwnHosts(found.flatMap(({ page }) => page.finding ?? []))
  const claims = found.flatMap(({ url, page }): StoredClaim[] => [
    ...page.drafts.map((draft) => ({ documentKey: toPageDocumentKey(url), draft })),
    ...(sites.has(parseHost(url) ?? url) ? readAsOwn(page, first.profile) : []).map((draft) => ({
      documentKey: toOwnPageDocumentKey(url),
      draft,
    })),
  ])
  const given = { pages, year, attempted: sectionKeys, idOf }
  const focused = focusOn(all)
  const byRules = buildDossier(focused, { ...given, claims })
  const read =
    model === undefined
      ? []
      : byRules.documents.flatMap((document) =>
          readRightly(model, document, byRules.pageKeys.get(document.id) ?? null),
        )
  const composed =
    model !== undefined
      ? buildDossier(focused, { ...given, claims: [...claims, ...read] })
      : byRules
  const citations = createCitations()
  const sentences = composeSummary({
    person: composed.profile,
    claims: composed.claims,
    citations,
    coverage: { answered: 1, failed: 0 },
    check: supportsSentence,
  })
  return {
    ...composed,
    summary: sentences.map(({ text }) => text).join(' '),
    cited: citations.order(),
    tried,
  }
}

/**
 * The hit of a name search that an agent passes on, with the ids of the findings that the search
 * grouped in it: the one that holds most of the person's pages.
 */
export function bestHit(
  world: InventedWorld,
): { person: Readonly<Record<string, unknown>>; anchors: ReadonlySet<string> } | null {
  const { subject } = parseAskedPerson({ name: world.person.name })
  const people: People = composePeople(subject, searchResults(world, subject), idOf)
  const own = new Set(
    world.pages
      .filter(({ about }) => about === 'person')
      .map(({ url }) => `search:${toPageAddress(url) ?? url}`),
  )
  const idsOf = (hitId: string) =>
    people.groups.find((group) => group.hitId === hitId)?.recordIds ?? []
  const ranked = people.hits.map((hit) => ({
    hit,
    ids: idsOf(hit.id),
    own: idsOf(hit.id).filter((id) => own.has(id)).length,
  }))
  const [best] = ranked.sort((a, b) => b.own - a.own)
  return best === undefined ? null : { person: { ...best.hit }, anchors: new Set(best.ids) }
}

function searchResults(web: Web, subject: Parameters<typeof toFindings>[1]): FoundRecord[] {
  return toFindings(web.pages, subject).map((finding) => ({
    id: `search:${finding.url}`,
    finding,
    retrievedAt,
  }))
}

type Found = { url: string; title: string | null; publishedAt: string | null; page: FoundPage }

function readPages(
  { pages: shown, linked = [] }: Web,
  focused: Focused,
): { found: Found[]; tried: number } {
  const byUrl = new Map(
    [...shown, ...linked].map((page) => [toPageAddress(page.url) ?? page.url, page]),
  )
  const found: Found[] = []
  const { pages, spares } = planPages(focused)
  const wanted = new Set(pages)
  let empty = 0
  const read = (url: string) => {
    const page = byUrl.get(url)
    const reading = page === undefined ? null : readingOf(page)
    if (reading === null) {
      empty += 1
      return
    }
    found.push({
      url,
      title: reading.title,
      publishedAt: reading.date,
      page: buildFoundPage(reading, url, focused.profile, wanted),
    })
  }
  for (const url of wanted) read(url)
  for (let used = 0; used < Math.min(empty, spares.length); used += 1) read(spares[used] ?? '')
  for (const url of new Set(found.flatMap(({ page }) => page.leads)))
    if (!wanted.has(url)) read(url)
  return { found, tried: wanted.size }
}

const readings = new WeakMap<PlainPage, PageReading | null>()

/**
 * What reading a page gives; null where it gives nothing. A page reads the same for every subject.
 */
function readingOf(page: PlainPage): PageReading | null {
  const known = readings.get(page)
  if (known !== undefined) return known
  const { answer, url } = page
  const reading =
    'fault' in answer || answer.status !== 200
      ? null
      : parsePage({ url, html: answer.html, status: answer.status })
  const kept = reading === null || reading.refusal !== null ? null : reading
  readings.set(page, kept)
  return kept
}
