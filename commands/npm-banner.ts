import type { detectNpmScript } from '../config/process-environment.ts'

/**
 * A line for standard error when npm has printed its banner in front of JSON that goes into a pipe:
 * what reads that JSON fails, and its error does not name npm.
 */
export function buildNpmBannerHint(
  args: readonly string[],
  script: ReturnType<typeof detectNpmScript>,
  { isTTY }: { isTTY?: boolean | undefined },
): string | null {
  if (!args.includes('--json') || isTTY === true || script?.hasBanner !== true) return null
  return `npm prints a banner before this JSON. Without it: npm run --silent ${script.name} -- …`
}
