/** `/web/2020/https:/example.org/ada`: servers may fold the slashes. */
const inside = /(?:^|[=/?&])(?:https?:\/{1,2}|\/\/)([^/?#&]+)/gi
/**
 * `/web/2020/example.org/ada`: of archives, behind the time of the copy. Elsewhere a path may name
 * a host without being its page, such as that of a webhook.
 */
const bare = /\/\d{4,14}(?:[a-z]{2}_)?\/((?:[a-z0-9-]{1,63}\.)+[a-z]{2,24})(?=\/)/gi

/** The host of a URL and of every URL that stands inside it. */
export function findHosts(url: string): string[] {
  const plain = url.replaceAll('{account}', 'account')
  return [inside, bare]
    .flatMap((pattern) => [...plain.matchAll(pattern)])
    .map((match) => URL.parse(`https://${match[1] ?? ''}`)?.hostname ?? '')
    .filter((host) => host !== '')
}
