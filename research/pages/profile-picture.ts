import { unwrap } from '../text/unwrap.ts'

const sitePicture = new RegExp(
  unwrap`
    logo|favicon|default|placeholder|no[-_]?(?:avatar|photo|image|picture)|blank|anonymous|share
    |social|og[-_]?image|opengraph|banner|cover|sprite|thumb[-_]?site|\.svg$`,
  'i',
)

/**
 * The address of a person's picture; null for other values, and for pictures that a site shows for
 * everybody.
 */
export function toPictureUrl(image: string, url: string): string | null {
  const parsed = image.length > 2_000 ? null : URL.parse(image, url)
  if (
    parsed === null ||
    (parsed.protocol !== 'https:' && parsed.protocol !== 'http:') ||
    parsed.username !== ''
  )
    return null
  return sitePicture.test(parsed.pathname) ? null : parsed.href
}
