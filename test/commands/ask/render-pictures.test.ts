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
  const text = renderPictures(whole({}), page).join('\n')
  expect(text).toMatch(/A trip +https:\/\/blog.example\/trip +same_picture/)
  expect(text).toContain('Look.')
})

test('a picture that is on no page is said to be on none', () => {
  expect(renderPictures(whole({ matches: [] }), page)[0]).toBe(
    'No page with this picture was found.',
  )
  expect(renderPictures({ object: 'vin_result' }, page)).toEqual([])
})
