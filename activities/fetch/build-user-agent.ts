/**
 * The one name under which the service fetches: `people-research/<version>
 * (+<contact url>)`.
 * @param contactUrl where those who run a site find out who we are and how to be left alone
 */
export function buildUserAgent(version: string, contactUrl: string): string {
  return `people-research/${version} (+${contactUrl})`
}
