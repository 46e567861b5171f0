/** What a picture's bytes say that it is; `other` is a picture of a type that is not read. */
type PictureType = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'other'

type Mark = { type: PictureType; at: number; text: string }

const marks: readonly Mark[] = [
  { type: 'jpeg', at: 0, text: '\xff\xd8\xff' },
  { type: 'png', at: 0, text: '\x89PNG\r\n\x1a\n' },
  { type: 'gif', at: 0, text: 'GIF87a' },
  { type: 'gif', at: 0, text: 'GIF89a' },
  { type: 'webp', at: 8, text: 'WEBP' },
  { type: 'other', at: 0, text: 'BM' },
  { type: 'other', at: 0, text: 'II*\0' },
  { type: 'other', at: 0, text: 'MM\0*' },
  { type: 'other', at: 0, text: '\0\0\x01\0' },
  { type: 'other', at: 0, text: '8BPS' },
  { type: 'other', at: 0, text: '%PDF-' },
  { type: 'other', at: 0, text: '\xff\x0a' },
  { type: 'other', at: 4, text: 'JXL ' },
  { type: 'other', at: 4, text: 'jP  ' },
]

/** Of an ISO base media file: AVIF, or HEIC and its kin. */
const avifBrands = ['avif', 'avis']
const maxHeadBytes = 1_024

/** The type by the bytes alone, whatever a server claims; null for what is no picture. */
export function parsePictureType(bytes: Buffer): PictureType | null {
  const head = bytes.subarray(0, maxHeadBytes).toString('latin1')
  const mark = marks.find(({ at, text }) => head.startsWith(text, at))
  if (mark?.type === 'webp') return head.startsWith('RIFF') ? 'webp' : null
  if (mark !== undefined) return mark.type
  if (head.startsWith('ftyp', 4)) return parseBrands(bytes)
  return /<svg[\s>]/i.test(head) ? 'other' : null
}

function parseBrands(bytes: Buffer): PictureType | null {
  const length = Math.min(bytes.readUInt32BE(0), bytes.length, maxHeadBytes)
  const brands = Array.from({ length: Math.max(0, Math.floor(length / 4) - 2) }, (_, n) =>
    bytes.toString('latin1', 8 + n * 4, 12 + n * 4),
  )
  if (brands.some((brand) => avifBrands.includes(brand))) return 'avif'
  return brands.some((brand) => /^(?:hei|hev|mif|msf)/.test(brand)) ? 'other' : null
}
