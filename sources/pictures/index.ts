import type { AnySource } from '../shared/source.ts'
import { googleVision, googleVisionBytes } from './google-vision.ts'
import type { Pictures } from './picture-source.ts'
import { lensMatches, lensSimilar } from './serpapi-lens.ts'
import { tineye, tineyeBytes } from './tineye.ts'
import { commonsFile, commonsUsage } from './wikimedia-commons.ts'

/** Every source that speaks of pictures, in the order in which their providers are named. */
export const pictureSources: readonly AnySource<Pictures>[] = [
  googleVision,
  googleVisionBytes,
  tineye,
  tineyeBytes,
  lensMatches,
  lensSimilar,
  commonsFile,
  commonsUsage,
]
