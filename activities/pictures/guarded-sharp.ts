import type { default as Sharp } from 'sharp'

/** Pictures with more pixels are not decoded. */
export const maxPixels = 25_000_000

/** The native library, loaded with the first picture. */
let opened: Promise<typeof Sharp> | undefined

/** The library with which pictures are read; they come from strangers. */
export async function openSharp(): Promise<typeof Sharp> {
  opened ??= loadSharp()
  return await opened
}

async function loadSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp')
  // of what the library reads only what needs no drawing: an SVG of a few kilobytes can take
  // minutes, whatever type its server claims
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}`),
  })
  // pictures come once: what is kept of them only takes memory
  sharp.cache(false)
  return sharp
}
