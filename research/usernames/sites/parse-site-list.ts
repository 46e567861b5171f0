import { z } from 'zod'
import { fromSherlock, SherlockRow } from './from-sherlock.ts'
import { fromWhatsMyName, WhatsMyNameRow } from './from-whats-my-name.ts'
import type { Site } from './site.ts'

export type SiteList = {
  sites: Site[]
  /**
   * Rows that could not be read, by name: a list from outside may have some, and the others are
   * still good.
   */
  faults: { name: string; reason: string }[]
}

export class SiteListError extends Error {
  override name = 'SiteListError' as const
}

const WhatsMyNameFile = z.looseObject({ sites: z.array(z.unknown()) })
const SherlockFile = z.record(z.string(), z.unknown())

/**
 * Converts a parsed list file; its keys determine which of the two formats it has. Throws when it
 * has neither.
 */
export function parseSiteList(file: unknown): SiteList {
  const list: SiteList = { sites: [], faults: [] }
  const whatsMyName = WhatsMyNameFile.safeParse(file)
  if (whatsMyName.success) {
    for (const row of whatsMyName.data.sites) add(list, deriveName(row), row)
    return finish(list)
  }
  const sherlock = SherlockFile.safeParse(file)
  if (!sherlock.success)
    throw new SiteListError(
      'a site list is an object: with "sites" as WhatsMyName has it, or site by site as ' +
        'Sherlock has it',
    )
  for (const [name, row] of Object.entries(sherlock.data))
    if (!name.startsWith('$')) add(list, name, row)
  return finish(list)
}

/** One rule in either format, or null. */
export function parseSiteRule(row: unknown, name = deriveName(row)): Site | null {
  const whatsMyName = WhatsMyNameRow.safeParse(row)
  if (whatsMyName.success) return fromWhatsMyName(whatsMyName.data)
  const sherlock = SherlockRow.safeParse(row)
  return sherlock.success ? fromSherlock(name, sherlock.data) : null
}

function add(list: SiteList, name: string, row: unknown): void {
  if (z.object({ valid: z.literal(false) }).safeParse(row).success) return
  const site = parseSiteRule(row, name)
  if (site === null) list.faults.push({ name, reason: 'the row has neither format' })
  else if (!names(site))
    list.faults.push({ name, reason: 'no URL or body of the row names the account' })
  else list.sites.push(site)
}

function names(site: Site): boolean {
  return [site.probeUrl, site.body ?? ''].some((text) => text.includes('{account}'))
}

function finish(list: SiteList): SiteList {
  if (list.sites.length === 0)
    throw new SiteListError('the site list has no row in the format of WhatsMyName or Sherlock')
  return list
}

function deriveName(row: unknown): string {
  const named = z.object({ name: z.string() }).safeParse(row)
  return named.success ? named.data.name : 'unnamed'
}
