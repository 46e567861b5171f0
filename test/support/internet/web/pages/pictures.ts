import { drawPng, type Light } from '../draw-picture.ts'
import type { WebPages } from '../web-page.ts'

const hills: Light = (x, y) =>
  0.5 + 0.25 * Math.sin(9 * x + 4 * y) + 0.24 * Math.cos(11 * y - 5 * x)
const rings: Light = (x, y) => 0.5 + 0.49 * Math.sin(18 * Math.hypot(x - 0.3, y - 0.6))

/** Addresses of pictures of the invented web. */
export const pictures = {
  original: 'https://bridges.example/hills.png',
  scaled: 'https://gallery.example/small.png',
  other: 'https://elsewhere.example/rings.png',
  alike: 'https://alike.example/alike.png',
  commons: 'https://upload.wikimedia.org/wikipedia/commons/a/ab/Hills.png',
} as const

const show = (width: number, height: number, light: Light) => ({
  headers: { 'content-type': 'image/png' },
  body: () => drawPng(width, height, light),
})

/** The bytes of the picture that providers know. */
export const originalPicture = drawPng(320, 240, hills)

const original = { headers: { 'content-type': 'image/png' }, body: () => originalPicture }

/** Pictures on the invented web: one that is known, copies of it, and others. */
export const picturePages: WebPages = {
  [pictures.original]: original,
  [pictures.commons]: original,
  [pictures.scaled]: show(200, 150, hills),
  [pictures.other]: show(320, 240, rings),
  [pictures.alike]: show(320, 240, (x, y) => hills(1 - x, y)),
}
