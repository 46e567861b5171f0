import { z } from 'zod'
import { buildFinding } from '../../research/records/finding.ts'
import { normaliseSuppression } from '../../research/safety/suppressions/normalise-suppression.ts'
import { suppressesFinding } from '../../research/safety/suppressions/suppresses.ts'
import { factKinds, suppressionKinds } from '../../research/safety/suppressions/suppression.ts'

const Entry = z.object({
  kind: z.enum(suppressionKinds),
  value: z.string(),
  platform: z.string().optional(),
  region: z.string().optional(),
  fact: z.object({ kind: z.enum(factKinds), value: z.string() }).optional(),
})
/** Characters: no more of a page is kept. */
const maxTextLength = 200_000

const Line = z.object({
  entry: Entry,
  text: z.string(),
  url: z.string().default('https://page.invalid/'),
  title: z.string().default(''),
})

/** Op `suppresses` of the bench port: whether an opt-out covers a page with this text. */
export function suppresses(line: unknown): { suppresses: boolean } {
  const { entry, text, url, title } = Line.parse(line)
  const { kind, value, platform, region, fact } = entry
  const read = normaliseSuppression({ kind, value, platform, region, fact })
  if ('reason' in read) throw new Error(read.reason)
  const page = buildFinding({
    kind: 'page',
    url,
    title,
    snippet: text.slice(0, maxTextLength),
    method: 'page_text',
  })
  return { suppresses: suppressesFinding([read], page) }
}
