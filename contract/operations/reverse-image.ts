import { z } from 'zod'
import { toHttpsMessage } from '../fields/to-plain-message.ts'
import { Coverage } from '../results/coverage.ts'
import { partialFields } from '../results/events.ts'

/** What was made of the page that a provider names; looks are compared, never faces. */
const verifications = ['same_file', 'same_picture', 'different', 'unchecked'] as const
export const Verification = z.enum(verifications).meta({
  id: 'Verification',
  description:
    'same_file: the very same bytes; same_picture: it looks the same, scaled or stored ' +
    'again; different: another picture; unchecked: not looked at',
})
export type Verification = z.infer<typeof Verification>

/** For people: what a comparison came to. */
export const verificationWords: Readonly<Record<Verification, string>> = {
  same_file: 'the same file',
  same_picture: 'the same picture',
  different: 'another picture',
  unchecked: 'not compared',
}

const providers = z
  .array(z.string())
  .meta({ description: 'the providers that name it', examples: [['wikimedia_commons']] })
const sourceDomain = z.string().meta({ examples: ['example.org'] })

export const ReverseImageMatch = z
  .looseObject({
    url: z.url().meta({ description: 'the page that shows the picture' }),
    title: z.string(),
    sourceDomain,
    imageUrl: z.url().nullable().meta({ description: 'the picture on that page, where known' }),
    providers,
    verification: Verification,
  })
  .meta({ id: 'ReverseImageMatch' })
export type ReverseImageMatch = z.infer<typeof ReverseImageMatch>

const SimilarImage = z
  .looseObject({
    imageUrl: z.url(),
    sourceUrl: z.url().meta({ description: 'its page, or the picture itself' }),
    sourceDomain,
    providers,
    verification: Verification,
  })
  .meta({ id: 'SimilarImage' })
export type SimilarImage = z.infer<typeof SimilarImage>

const PictureMatches = z
  .looseObject({
    provider: z.string().meta({ description: 'the first provider that answered' }),
    matches: z.array(ReverseImageMatch),
    similar: z.array(SimilarImage),
    coverage: z.array(Coverage),
    notice: z.string().meta({ description: 'what candidates are and are not' }),
  })
  .meta({ id: 'PictureMatches' })
export type PictureMatches = z.infer<typeof PictureMatches>

export const ReverseImageResult = z
  .looseObject({
    object: z.literal('reverse_image_result'),
    request_id: z.string(),
    result: PictureMatches,
    ...partialFields,
  })
  .meta({ id: 'ReverseImageResult' })

export const ReverseImageInput = z
  .strictObject({
    imageUrl: z
      .url({ protocol: /^https$/, error: toHttpsMessage })
      .max(2_048)
      .meta({ description: 'a public https address of a JPEG, PNG, WebP, GIF or AVIF' }),
  })
  .meta({ id: 'ReverseImageInput' })
export type ReverseImageInput = z.infer<typeof ReverseImageInput>

/** The query of a picture's signed address. */
export const PictureQuery = z.object({
  e: z.string().meta({ description: 'until when the address holds, in seconds since 1970' }),
  s: z.string().meta({ description: 'its signature' }),
})
