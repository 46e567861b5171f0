import { z } from 'zod'
import { optionalItems, optionalText } from '../shared/lenient.ts'

/** What a server says of one of its accounts (RFC 7033). */
export const WebfingerAnswer = z.object({
  subject: z.string().min(1),
  aliases: optionalItems(z.string()),
  links: optionalItems(z.object({ rel: z.string(), type: optionalText, href: z.string().min(1) })),
})

const pageRelation = 'http://webfinger.net/rel/profile-page'

/** The page of the account that people can open, as far as the server names one. */
export function findProfilePage({
  aliases,
  links,
}: z.infer<typeof WebfingerAnswer>): string | undefined {
  const page = links.find(({ rel }) => rel === pageRelation)?.href
  return [page, ...aliases].find((url) => url?.startsWith('https://'))
}
