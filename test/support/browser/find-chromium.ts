import { existsSync } from 'node:fs'

/** The shell without windows comes first: it uses half of the processor time of the others. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The Chromium of this machine: `CHROMIUM`, else where systems install it.
 * @throws a sentence that says what to install
 */
export function findChromium(
  { CHROMIUM }: NodeJS.ProcessEnv = process.env,
  isThere: (file: string) => boolean = existsSync,
): string {
  const found = (CHROMIUM === undefined ? places : [CHROMIUM]).find(isThere)
  if (found !== undefined) return found
  throw new Error(
    CHROMIUM === undefined
      ? 'The pages are tested in Chromium, which this machine lacks. On Debian: "apt-get install --no-install-recommends chromium-headless-shell" (Ubuntu: chromium); elsewhere install Chromium or Chrome, or name its program in CHROMIUM.'
      : `There is no ${CHROMIUM}, which CHROMIUM names: the pages are tested in Chromium.`,
  )
}
