import { z } from 'zod'
import { type FoundPicture, PicturePart } from '../../research/pictures/picture-part.ts'
import type { StoredFinding } from '../../store/findings.ts'

/** Kinds of the findings of a run that looks for a picture. */
const kinds = { looks: 'picture_looks', part: 'picture_part' } as const

/** What distinguishes the original picture from others. */
const Looks = z.object({ sha256: z.string(), perceptualHash: z.string().nullable() })
type Looks = z.infer<typeof Looks>

export function buildLooksFinding({ sha256, perceptualHash }: Looks) {
  const payload = JSON.stringify({ sha256, perceptualHash })
  return { provider: 'picture', kind: kinds.looks, payload, dedupeKey: 'picture' }
}

/** A place of the picture as its provider names it, the nth of them. */
export function buildPartFinding(provider: string, part: PicturePart, n: number) {
  const dedupeKey = `${provider}:${String(n).padStart(4, '0')}`
  return { provider, kind: kinds.part, payload: JSON.stringify(part), dedupeKey }
}

/** What a run knows; null before it has its picture. @param asked in the order of their answers */
export function parseFound(
  findings: readonly StoredFinding[],
  asked: readonly string[],
): { looks: Looks; found: FoundPicture[] } | null {
  const looks = findings.find(({ kind }) => kind === kinds.looks)
  if (looks === undefined) return null
  const parts = findings.filter(({ kind }) => kind === kinds.part)
  const found = asked.flatMap((provider) =>
    parts
      .filter((part) => part.provider === provider)
      .map(({ payload }) => ({ provider, part: PicturePart.parse(payload) })),
  )
  return { looks: Looks.parse(looks.payload), found }
}
