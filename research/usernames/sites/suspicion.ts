import type { Site } from './site.ts'

/**
 * How far a "found" of this site can be believed before its canary was asked, 0..100 (sources
 * §5.3): two-sided rules 80, one-sided text 60, bare status or redirect 45, less 15 behind a bot
 * wall.
 */
export function trustIn(site: Site): number {
  const base =
    site.rule.kind === 'two-sided'
      ? isWeak(site)
        ? 60
        : 80
      : site.rule.by.includes('text')
        ? 60
        : 45
  return base - (site.protection.length > 0 ? 15 : 0)
}

/** Sites whose yes counts only if they say no to a canary. */
export function needsCanary(site: Site): boolean {
  return trustIn(site) < 80
}

/** A sign that also stands on other pages, or one that the "missing" answer shares. */
function isWeak({ rule }: Site): boolean {
  if (rule.kind !== 'two-sided') return true
  const { foundText, missingText, foundStatus, missingStatus } = rule
  if (foundText.trim().length < 6 && !/^"\w+"/.test(foundText)) return true
  if (missingText === '' && foundStatus === missingStatus) return true
  return missingText !== '' && (missingText.includes(foundText) || foundText.includes(missingText))
}
