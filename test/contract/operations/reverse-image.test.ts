import { expect, test } from 'vitest'
import { toTool } from '../../../contract/endpoints/mcp-tools.ts'
import {
  ReverseImageInput,
  ReverseImageResult,
} from '../../../contract/operations/reverse-image.ts'

test('a result of a reverse image search has the fields that the specification names', () => {
  const result = {
    object: 'reverse_image_result',
    request_id: 'req_1',
    result: {
      provider: 'wikimedia_commons',
      matches: [
        {
          url: 'https://blog.example/holiday',
          title: 'A holiday',
          sourceDomain: 'blog.example',
          imageUrl: null,
          providers: ['wikimedia_commons'],
          verification: 'unchecked',
        },
      ],
      similar: [],
      coverage: [{ provider: 'wikimedia_commons', outcome: 'ok' }],
      notice: 'Candidates need verification.',
    },
  }
  expect(ReverseImageResult.parse(result)).toEqual(result)
})

test.each([
  ['a request', ReverseImageInput],
  ['a tool', toTool('find_picture').input],
])('%s for a picture that is not encrypted says what its address must be', (_, schema) => {
  const { error } = schema.safeParse({ imageUrl: 'http://blog.example/a.jpg' })
  expect(error?.issues.map(({ message }) => message)).toEqual(['must be an https address'])
})
