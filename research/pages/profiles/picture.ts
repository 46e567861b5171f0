import { parseHttpUrl } from '../../text/addresses/parse-http-url.ts'
import { joinAlternatives } from '../../text/patterns/unwrap.ts'
import { sitePictures } from './tables/site-pictures.ts'

const sitePicture = new RegExp(joinAlternatives(sitePictures), 'i')

/**
 * The address of a person's picture; null for other values, and for pictures that a site shows on
 * all profiles.
 */
export function toPictureUrl(image: string, url: string): string | null {
  const parsed = image.length > 2_000 ? null : parseHttpUrl(image, url)
  if (parsed?.username !== '') return null
  return sitePicture.test(parsed.pathname) ? null : parsed.href
}
