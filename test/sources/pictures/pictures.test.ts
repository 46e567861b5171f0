import { z } from 'zod'
import { PicturePart } from '../../../research/pictures/picture-part.ts'
import { pictureSources } from '../../../sources/pictures/index.ts'
import { testExchanges } from '../../support/sources/source-exchanges.ts'

testExchanges({
  folder: 'pictures',
  sources: pictureSources,
  question: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('picture'),
      text: z.string(),
      address: z.string().nullable(),
      bytes: z.string().transform((text) => Buffer.from(text, 'base64')),
    }),
    z.strictObject({ kind: z.literal('id'), text: z.string() }),
  ]),
  finding: PicturePart,
  key: 'k',
  first: {
    kind: 'picture',
    text: '0123456789abcdef0123456789abcdef01234567',
    address: null,
    bytes: Buffer.from([0xff, 0xd8, 0xff]),
  },
})
