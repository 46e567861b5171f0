import { html } from 'hono/html'
import { z } from 'zod'
import type { Html } from '../page.ts'

const text = z.string().optional()
const Asked = z.looseObject({
  query: text,
  vin: text,
  imageUrl: text,
  person: z.looseObject({ name: text, headline: text }).optional(),
  company: z.looseObject({ name: text, id: text, entityId: text }).optional(),
  messages: z.array(z.looseObject({ content: text })).optional(),
})

/** The subject of an input, in one line; a name may be written from right to left. */
export function buildAsked(input: Readonly<Record<string, unknown>>): Html {
  const { query, vin, imageUrl, person, company, messages } = Asked.safeParse(input).data ?? {}
  const parts = [
    query ?? vin ?? imageUrl ?? person?.name,
    company?.name ?? company?.id ?? company?.entityId,
    person?.headline,
    messages?.at(-1)?.content,
  ].filter(Boolean)
  return parts.length === 0
    ? html`–`
    : html`${parts.map((part, at) => html`${at === 0 ? '' : ' · '}<bdi>${part}</bdi>`)}`
}
