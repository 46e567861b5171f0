import { toCountryName } from '../jurisdiction.ts'
import { withArticle } from './tables/country-articles.ts'

const takesArticle = new RegExp(withArticle, 'u')

/** A jurisdiction inside a sentence: `the United States (US-DE)`; null for a code of no country. */
export function sayCountry(jurisdiction: string): string | null {
  const name = toCountryName(jurisdiction)
  if (name === undefined) return null
  const said = takesArticle.test(name) ? `the ${name}` : name
  return jurisdiction.length === 2 ? said : `${said} (${jurisdiction})`
}
