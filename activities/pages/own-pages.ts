import { listOwnHosts } from '../../research/case/focus/list-own-hosts.ts'
import { toOwnPartKey, toPageDocumentKey } from '../../research/case/focus/page-keys.ts'
import { joinOwnDrafts, type OwnPart, parseOwnPart } from '../../research/dossier/own-part.ts'
import type { PersonProfile } from '../../research/records/person-profile.ts'
import { parseHost } from '../../research/text/addresses/parse-host.ts'
import type { Queryable } from '../../store/database/open.ts'
import { loadClaims } from '../../store/findings/claims.ts'
import { loadPages } from '../../store/findings/pages.ts'
import { loadRecords } from '../person/load-people.ts'
import type { ReadPage } from './fetch-page.ts'
import { parseOwnBodyApart } from './parse-body-apart.ts'
import { ThreadError } from './threads.ts'

/** What a page says if it stands on the person's own site. `id`: the page's. */
export type OwnClaims = { id: string; drafts: readonly object[] }

/** A page that was read, with what it takes to read it as the person's own. */
type Kept = {
  id: string
  finalUrl: string
  text: string
  drafts: readonly object[]
  own: Pick<OwnPart, 'textLength'> & { links: readonly object[] }
}

/**
 * Reads pages as the person's own, which takes longer than all else and is of use only where a page
 * of the same host says who it is about: another page of it may be read before that one or after.
 */
export function createOwnPages(db: Queryable, jobId: string, profile: PersonProfile) {
  const sites = new Set<string>()
  const isOnOne = (among: ReadonlySet<string>) => (page: Kept) =>
    among.has(parseHost(page.finalUrl) ?? page.finalUrl)

  return {
    /** Continues after the pages that an earlier try has written. */
    async resume(): Promise<void> {
      const { records } = await loadRecords(db, jobId)
      for (const host of listOwnHosts(records.map(({ finding }) => finding))) sites.add(host)
    },
    /**
     * @param pages that are about to be written
     * @returns what those of the person's own sites say there, and what written ones do of which
     * that was not known
     */
    async read(pages: readonly ReadPage[]): Promise<OwnClaims[]> {
      const fresh = pages.flatMap(({ fetched }) => (fetched.outcome === 'read' ? [fetched] : []))
      const found = listOwnHosts(fresh.flatMap(({ reading }) => reading.found.finding ?? []))
      const added = found.difference(sites)
      for (const host of added) sites.add(host)
      const written = added.size > 0 ? await loadKept(db, jobId) : []
      const read = fresh.flatMap(({ finalUrl, reading: { id, found } }) =>
        found.own === null ? [] : [{ ...found, id, finalUrl, own: found.own }],
      )
      const own = [...written.filter(isOnOne(added)), ...read.filter(isOnOne(sites))]
      return await Promise.all(own.map((page) => readOwn(page, profile)))
    },
  }
}

async function readOwn({ id, text, drafts, own }: Kept, profile: PersonProfile) {
  const { textLength, links } = own
  if (textLength === null) return { id, drafts: joinOwnDrafts(drafts, null, links) }
  try {
    const found = await parseOwnBodyApart({ text, textLength, profile })
    return { id, drafts: joinOwnDrafts<object>(drafts, found, links) }
  } catch (error) {
    // what takes too long stands as it was read
    if (error instanceof ThreadError) return { id, drafts: [] }
    throw error
  }
}

/** Pages of the job that are written and may be read as the person's own. */
async function loadKept(db: Queryable, jobId: string): Promise<Kept[]> {
  const pages = await loadPages(db, jobId)
  if (pages.length === 0) return []
  const rows = Map.groupBy(await loadClaims(db, jobId), ({ documentKey }) => documentKey)
  const draftsAt = (key: string) => (rows.get(key) ?? []).map(({ draft }) => draft)
  return pages.flatMap(({ id, finalUrl, text }) => {
    const [own = null] = draftsAt(toOwnPartKey(id)).map(parseOwnPart)
    return own === null
      ? []
      : [{ id, finalUrl, text, drafts: draftsAt(toPageDocumentKey(id)), own }]
  })
}
