import { isLikelyMinor } from '../safety/is-likely-minor.ts'
import { decodePercents } from '../text/addresses/decode-percents.ts'
import type { Candidates, PictureMatch } from './merge-pictures.ts'

/**
 * The candidates without pages whose title or address shows that they are about a minor: nothing
 * leads to a child's picture.
 * @param year the current one
 */
export function dropMinors({ matches, similar }: Candidates, year: number): Candidates {
  const isShown = ({ title, pageUrl, imageUrls }: PictureMatch) => {
    const addresses = [...(pageUrl === null ? [] : [pageUrl]), ...imageUrls]
    const texts = [title, ...addresses.map(toWords)]
    return !isLikelyMinor({ birthYears: [], texts, year })
  }
  return { matches: matches.filter(isShown), similar: similar.filter(isShown) }
}

/** The last part of an address as words: "ada marlowe aged 15". */
function toWords(url: string): string {
  const last =
    URL.parse(url)
      ?.pathname.split('/')
      .findLast((part) => part !== '') ?? ''
  return decodePercents(last)
    .replace(/\.[a-z]{2,5}$/i, '')
    .replace(/[-_+]+/g, ' ')
}
