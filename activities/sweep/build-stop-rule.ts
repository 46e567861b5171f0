import type { Site } from '../../research/usernames/sites/site.ts'

/** Walls show in the head of a page, so at least this much of any page is read. Bytes. */
const minHeadBytes = 8_192

/**
 * Decides when the rest of an answer can add nothing: once the site has denied the account as its
 * rule demands. A positive answer is read to its end, since the text for "missing" may still come
 * and two-sided rules require its absence. Keeps its position in the body, so it serves one
 * request, and recognises a text that is split between two pieces.
 */
export function buildStopRule(
  site: Site,
  username: string,
): (soFar: Buffer, status: number) => boolean {
  const { byStatus, texts } = listDenials(site, username)
  const needles = texts.map((text) => Buffer.from(text))
  const longest = Math.max(0, ...needles.map((needle) => needle.length))
  let looked = 0
  let isDenied = false
  return (soFar, status) => {
    isDenied ||=
      byStatus(status) ||
      (mayDeny(site, status) &&
        needles.some((needle) => soFar.includes(needle, Math.max(0, looked - longest))))
    looked = soFar.length
    return isDenied && looked >= minHeadBytes
  }
}

/** By which statuses alone a site denies an account, and by which texts. */
function listDenials(
  { rule }: Site,
  username: string,
): { byStatus: (status: number) => boolean; texts: string[] } {
  if (rule.kind === 'one-sided') {
    const statuses = [404, 410, ...rule.missingStatuses]
    return {
      byStatus: (status) => statuses.includes(status),
      texts: rule.missingTexts.filter((text) => !holds(username, text)),
    }
  }
  const { foundStatus, foundText, missingStatus, missingText } = rule
  return {
    byStatus: (status) => missingText === '' && status === missingStatus && status !== foundStatus,
    // as part of the other sign, or of the name, it says nothing
    texts:
      missingText === '' || holds(foundText, missingText) || holds(username, missingText)
        ? []
        : [missingText],
  }
}

function mayDeny({ rule }: Site, status: number): boolean {
  return rule.kind === 'one-sided' || status === rule.missingStatus
}

function holds(text: string, part: string): boolean {
  return part === '' || text.toLowerCase().includes(part.toLowerCase())
}
