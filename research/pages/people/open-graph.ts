import { chooseMeta, type PageFacts, toAbsoluteUrl } from '../facts/page-facts.ts'
import type { PagePerson } from '../page-reading.ts'

/** The person that link previews show: Open Graph's `profile:` properties. */
export function findPersonInOpenGraph(facts: PageFacts): PagePerson[] {
  const parts = [
    chooseMeta(facts, 'profile:first_name', 'og:profile:first_name'),
    chooseMeta(facts, 'profile:last_name', 'og:profile:last_name'),
  ]
  const name = parts.filter((part) => part !== null).join(' ')
  const username = chooseMeta(facts, 'profile:username', 'og:profile:username')
  if (name === '') return []
  return [
    {
      origin: 'open_graph',
      isMain: chooseMeta(facts, 'og:type')?.toLowerCase() === 'profile',
      name,
      aliases: username === null || username === name ? [] : [username],
      jobTitles: [],
      organizations: [],
      schools: [],
      location: null,
      birthYear: null,
      deathYear: null,
      emails: [],
      phones: [],
      urls: [chooseMeta(facts, 'og:url')].flatMap((one) => toAbsoluteUrl(one, facts.url) ?? []),
      image: toAbsoluteUrl(chooseMeta(facts, 'og:image:secure_url', 'og:image'), facts.url),
      description: chooseMeta(facts, 'og:description'),
    },
  ]
}
