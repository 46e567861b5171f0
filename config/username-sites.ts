import { readFile } from 'node:fs/promises'
import type { DeniedHost } from '../research/egress/host.ts'
import { chooseLeaveOutReason } from '../research/usernames/sites/left-out.ts'
import {
  parseSiteList,
  type SiteList,
  SiteListError,
} from '../research/usernames/sites/parse-site-list.ts'
import type { Site } from '../research/usernames/sites/site.ts'

/** A site list that cannot be used; the message is for the operator who named the file. */
export class SiteFileError extends Error {
  override name = 'SiteFileError' as const
  readonly file: string

  constructor(file: string, reason: string, options?: ErrorOptions) {
    super(`USERNAME_SITES_FILE ${file}: ${reason}`, options)
    this.file = file
  }
}

const shipped = new URL('../fixtures/sites/whatsmyname.json', import.meta.url)

/**
 * The sites that are swept: those of the file, or of the list that is shipped, without what the
 * service does not ask, each name once. Read once, at the start of a process.
 * @throws SiteFileError naming the file and what is wrong with it
 */
export async function openSites({
  file,
  denied,
}: {
  file?: string | undefined
  denied: readonly DeniedHost[]
}): Promise<Site[]> {
  const name = file ?? shipped.pathname
  const list = parseList(name, await readText(name))
  const sites = list.sites.filter((site) => chooseLeaveOutReason(site, denied) === null)
  if (sites.length === 0) throw new SiteFileError(name, 'none of its sites may be asked')
  return [...new Map(sites.toReversed().map((site) => [site.name, site])).values()].toReversed()
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new SiteFileError(file, 'cannot be read', { cause: error })
  }
}

function parseList(file: string, text: string): SiteList {
  try {
    return parseSiteList(JSON.parse(text))
  } catch (error) {
    if (error instanceof SyntaxError) throw new SiteFileError(file, 'is not JSON', { cause: error })
    if (error instanceof SiteListError)
      throw new SiteFileError(file, error.message, { cause: error })
    throw error
  }
}
