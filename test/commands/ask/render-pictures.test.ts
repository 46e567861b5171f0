import { expect, test } from 'vitest'
import { createPage } from '../../../commands/ask/page.ts'
import { createPaint } from '../../../commands/ask/paint.ts'
import { renderPictures } from '../../../commands/ask/render-pictures.ts'

const page = createPage(100, createPaint(false))
const match = {
  url: 'https://blog.example/trip',
  title: 'A trip',
  sourceDomain: 'blog.example',
  imageUrl: null,
  providers: ['tineye'],
  verification: 'same_picture',
}
const result = { provider: 'tineye', matches: [match], similar: [], coverage: [], notice: 'Look.' }
const whole = (some: object) => ({
  object: 'reverse_image_result',
  request_id: 'req_1',
  result: { ...result, ...some },
})

test('pages with a picture are listed with what a comparison found', () => {
  const alike = { sourceDomain: 'b.example', providers: ['tineye'], verification: 'different' }
  const similar = [
    { ...alike, imageUrl: 'https://b.example/1.png', sourceUrl: 'https://b.example/1.png' },
    { ...alike, imageUrl: 'https://b.example/2.png', sourceUrl: 'https://b.example/two' },
  ]
  const text = renderPictures(whole({ similar }), page).join('\n')
  expect(text).toContain('  A trip · https://blog.example/trip · the same picture')
  expect(text).toContain(
    '  https://b.example/1.png\n  https://b.example/2.png · on https://b.example/two\n',
  )
  expect(text).toContain('Look.')
})

test('a picture that is on no page is said to be on none', () => {
  expect(renderPictures(whole({ matches: [] }), page)[0]).toBe(
    'No page with this picture was found.',
  )
  expect(renderPictures({ object: 'vin_result' }, page)).toEqual([])
})
