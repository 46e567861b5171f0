import { judgeEgress } from '../egress/egress.ts'

/**
 * Why the address of a picture is refused before anything is fetched, or null. An operator's
 * exemptions are for providers: a caller's address is on the public internet.
 */
export function judgePictureUrl(text: string): string | null {
  const url = URL.parse(text)
  if (url?.protocol !== 'https:') return 'must be an https address'
  if (url.username !== '' || url.password !== '') return 'must not contain a user name or password'
  if (url.port !== '') return 'must not name a port other than 443'
  return judgeEgress({ url: text }).allow ? null : 'must be an address on the public internet'
}
