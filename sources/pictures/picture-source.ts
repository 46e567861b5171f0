import { PicturePart } from '../../research/pictures/picture-part.ts'
import { toVisibleValue } from '../shared/plain.ts'
import { createDefiner } from '../shared/source.ts'

/**
 * A picture that is looked up; `text` is the SHA-1 of the original bytes in hex. It lives in memory
 * only: no history, log or kept answer holds `address` or `bytes`.
 */
type PictureSubject = {
  kind: 'picture'
  text: string
  /**
   * Where a provider may fetch the cleaned picture for ten minutes; null where this service cannot
   * be reached from outside, and the bytes are sent instead.
   */
  address: string | null
  /** The cleaned picture, a JPEG. */
  bytes: Buffer
}

/**
 * What sources speak of that know where pictures are. A provider that could not fetch the address
 * is sent the bytes once, by a lead to a step that takes them from `given.first`.
 */
export type Pictures = { subject: PictureSubject; finding: PicturePart }

/** A source that speaks of pictures. Its answers are not kept: each address is used once. */
export const definePictureSource = createDefiner<Pictures>({
  clean: (part) => PicturePart.parse(toVisibleValue(part)),
  inherit: (part) => part,
})
