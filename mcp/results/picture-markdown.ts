import { isObject } from '../../contract/fields/is-object.ts'
import { Verification, verificationWords } from '../../contract/operations/reverse-image.ts'
import { describeCoverage, toItems, toText, toUrl, type Value } from './phrases.ts'

const maxMatches = 20

/** The pages that show a picture, and how many look alike. */
export function renderPictureMarkdown({ result }: Value): string[] {
  if (!isObject(result)) return []
  const matches = toItems(result, 'matches')
  const lines = matches.slice(0, maxMatches).map((match, index) => {
    const title = (toText(match, 'title') || toText(match, 'sourceDomain')).replace(/[[\]]/g, '')
    const { data } = Verification.safeParse(match.verification)
    const what = data === undefined ? '' : `: ${verificationWords[data]}`
    return `${index + 1}. [${title}](${toUrl(match)})${what}`
  })
  const similar = toItems(result, 'similar').length
  return [
    matches.length === 0 ? 'No page that shows it was found.' : lines.join('\n'),
    similar === 0 ? '' : `Pictures that look alike: ${similar}, see the data.`,
    describeCoverage(result),
    toText(result, 'notice', 600),
  ]
}
