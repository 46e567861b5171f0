import { z } from 'zod'

/** A cited source; `[n]` in a summary is the one with `position` n. */
export const Source = z
  .looseObject({
    id: z.string().meta({ examples: ['src_1'] }),
    position: z.int().min(1),
    url: z.url(),
    title: z.string(),
    domain: z.string(),
  })
  .meta({ id: 'Source' })
export type Source = z.infer<typeof Source>
