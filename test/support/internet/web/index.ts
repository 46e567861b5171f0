import { neighboursPages } from './pages/neighbours.ts'
import { perpetuasPages } from './pages/perpetua.ts'
import { picturePages } from './pages/pictures.ts'
import { quillonsPagesAbroad } from './pages/quillon-abroad.ts'
import { quillonsHostilePages } from './pages/quillon-hostile.ts'
import { quillonsOwnPages } from './pages/quillon-own.ts'
import { quillonsPress } from './pages/quillon-press.ts'
import { quillonsWalledPages } from './pages/quillon-walls.ts'
import { tamsinsPages } from './pages/tamsin.ts'
import { wendelinesPages } from './pages/wendeline.ts'
import { zeldasPages } from './pages/zelda.ts'
import type { WebPages } from './web-page.ts'

/**
 * Every page of the invented web, by its whole address. Any other address, robots.txt for one,
 * answers 404.
 */
export const webPages: WebPages = {
  ...zeldasPages,
  ...neighboursPages,
  ...quillonsOwnPages,
  ...quillonsPress,
  ...quillonsHostilePages,
  ...quillonsPagesAbroad,
  ...quillonsWalledPages,
  ...perpetuasPages,
  ...tamsinsPages,
  ...wendelinesPages,
  ...picturePages,
}
