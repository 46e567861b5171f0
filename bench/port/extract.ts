import { z } from 'zod'
import { parseContents } from '../../research/pages/parse-page.ts'

const Line = z.object({ url: z.string(), html: z.string() })

type Extract = {
  title: string | null
  author: string | null
  date: string | null
  text: string
  links: string[]
}

/**
 * Op `extract` of the bench port: what is read of a page. Its owner's wish not to be
 * kept is the fetcher's matter, not this op's.
 */
export function extract(line: unknown): Extract {
  const { title, author, date, text, links } = parseContents(Line.parse(line))
  return { title, author, date, text, links: links.map(({ url }) => url) }
}
