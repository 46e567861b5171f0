import { z } from 'zod'

/** A page that shows the picture, as one provider names it. */
const PictureMatch = z.object({
  kind: z.literal('match'),
  pageUrl: z.string(),
  /** The picture on that page; null where the provider does not say. */
  imageUrl: z.string().nullable(),
  /** Without markup; empty where the page has none. */
  title: z.string(),
  /** A part, or an edited copy, is not the whole picture. */
  isWhole: z.boolean(),
  /** The provider found it by a hash of the bytes. */
  isSameFile: z.literal(true).optional(),
  /** The provider's own figure, higher is nearer; null where it has none. */
  score: z.number().nullable(),
})

/** A picture that looks alike; `pageUrl` is null where only the picture is known. */
const SimilarPicture = z.object({
  kind: z.literal('similar'),
  imageUrl: z.string(),
  pageUrl: z.string().nullable(),
  title: z.string(),
})

/** What one provider says of a picture. Its words about who or what is shown are not read. */
export const PicturePart = z.discriminatedUnion('kind', [PictureMatch, SimilarPicture])
export type PicturePart = z.infer<typeof PicturePart>

/** The same with the provider that says so. */
export type FoundPicture = { provider: string; part: PicturePart }
