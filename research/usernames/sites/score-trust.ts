import type { Site } from './site.ts'

/**
 * How far a "found" of this site can be believed before its canary is asked, 0..100: a rule with
 * signs for both answers 80, a sign for one answer 60, a bare status or redirect 45. A bot wall
 * answers instead of the site at times, hence 15 less.
 */
export function scoreTrust(site: Site): number {
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

/** A sign that also stands on other pages, or one that the "missing" answer shares. */
function isWeak({ rule }: Site): boolean {
  if (rule.kind !== 'two-sided') return true
  const { foundText, missingText, foundStatus, missingStatus } = rule
  if (foundText.trim().length < 6 && !/^"\w+"/.test(foundText)) return true
  if (missingText === '' && foundStatus === missingStatus) return true
  return missingText !== '' && (missingText.includes(foundText) || foundText.includes(missingText))
}
