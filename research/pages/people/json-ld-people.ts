import { hasEmailForm } from '../../text/addresses/has-email-form.ts'
import { decodeReferences } from '../../text/signs/decode-references.ts'
import { describe, isOfType, type JsonNode, parseNodes, parseTexts } from '../facts/json-ld.ts'
import { type PageFacts, toAbsoluteUrl } from '../facts/page-facts.ts'
import type { PagePerson } from '../page-reading.ts'
import { cleanText } from '../tree/clean-text.ts'
import { hasPhoneForm } from './contact-links.ts'
import { parseYear } from './parse-year.ts'

/** More of them are a directory. */
const maxPeople = 60
const maxValues = 30

/**
 * The people in a page's JSON-LD. Main is the subject of a ProfilePage, else the only person,
 * unless that is the author of an article.
 */
export function findPeopleInJsonLd(facts: PageFacts): PagePerson[] {
  const { nodes, url } = facts
  const profiles = nodes.filter((node) => isOfType(node, /^(?:ProfilePage|AboutPage)$/))
  const subjects = profiles
    .flatMap(({ mainEntity, about }) => parseNodes(mainEntity ?? about))
    .map((node) => describe(node, nodes))
  const isPerson = (node: JsonNode) => isOfType(node, /^Person$/)
  const stated = nodes.filter((node) => isPerson(node)).map((node) => describe(node, nodes))
  const main = subjects.filter((node) => isPerson(node) || node['@type'] === undefined)
  const all = distinct([...main, ...stated], url)
  const [only] = all
  const isArticle = facts.articles.some(({ headline }) => headline !== undefined)
  const mainKey =
    main.length === 1 && main[0] !== undefined
      ? deriveKey(main[0], url)
      : !isArticle && all.length === 1 && only !== undefined
        ? deriveKey(only, url)
        : null
  return all
    .slice(0, maxPeople)
    .map((node) => derivePerson(node, deriveKey(node, url) === mainKey, facts))
}

function deriveKey(node: JsonNode, url: string): string {
  const id = node['@id']
  return typeof id === 'string'
    ? (URL.parse(id, url)?.href ?? id)
    : (collectNames(node)[0] ?? '').toLowerCase()
}

function distinct(nodes: readonly JsonNode[], url: string): JsonNode[] {
  const seen = new Set<string>()
  return nodes.filter((node) => {
    const names = collectNames(node).map((name) => name.toLowerCase())
    const keys = [deriveKey(node, url), ...names.slice(0, 1)].filter((key) => key !== '')
    if (names.length === 0 || keys.some((key) => seen.has(key))) return false
    for (const key of keys) seen.add(key)
    return true
  })
}

function collectNames(node: JsonNode): string[] {
  const parts = [node.givenName, node.additionalName, node.familyName]
    .flatMap((part) => parseTexts(part))
    .join(' ')
  return [...parseTexts(node.name), parts]
    .map(cleanText)
    .filter((name) => name !== '' && name.length <= 120)
}

function derivePerson(node: JsonNode, isMain: boolean, { nodes, url }: PageFacts): PagePerson {
  const named = (...values: readonly unknown[]) =>
    distinctTexts(
      values
        .flat()
        .flatMap((value) =>
          parseTexts(
            parseNodes(value).length > 0
              ? parseNodes(value).map((one) => describe(one, nodes))
              : value,
          ),
        ),
      200,
    )
  const roles = (property: string) => rolesIn(node[property], property, nodes)
  const [jobs, studies] = [workProperties.flatMap(roles), roles('alumniOf')]
  const [name = null, ...others] = collectNames(node)
  const occupations = parseNodes(node.hasOccupation)
  const image = [node.image].flat()[0]
  const [picture] = parseNodes(image)
  return {
    origin: 'json_ld',
    isMain,
    name,
    aliases: distinctTexts([...others, ...parseTexts(node.alternateName)], 120).filter(
      (alias) => alias !== name,
    ),
    jobTitles: named(
      node.jobTitle,
      ...jobs.map(({ role }) => role.roleName),
      occupations,
      occupations.flatMap(({ hasOccupation }) => parseNodes(hasOccupation)),
    ),
    organizations: named(
      ...workProperties.map((property) => withoutRoles(node[property])),
      ...jobs.map(({ thing }) => thing),
    ),
    schools: named(withoutRoles(node.alumniOf), ...studies.map(({ thing }) => thing)),
    ...datedRoles(jobs, studies),
    location:
      derivePlace(node.homeLocation) ?? derivePlace(node.workLocation) ?? derivePlace(node.address),
    birthYear: parseYear(node.birthDate),
    deathYear: parseYear(node.deathDate),
    emails: distinctTexts(
      parseTexts(node.email).map((email) => email.replace(/^mailto:/i, '')),
      254,
    ).filter(hasEmailForm),
    phones: distinctTexts(
      parseTexts(node.telephone).map((phone) => phone.replace(/^tel:/i, '')),
      40,
    ).filter(hasPhoneForm),
    urls: [
      ...new Set(
        [...parseTexts(node.url), ...parseTexts(node.sameAs)].flatMap(
          (one) => toAbsoluteUrl(one, url) ?? [],
        ),
      ),
    ].slice(0, maxValues),
    image: toAbsoluteUrl(
      picture === undefined
        ? parseTexts(image)[0]
        : (parseTexts(picture.contentUrl)[0] ?? parseTexts(picture.url)[0]),
      url,
    ),
    description: distinctTexts(parseTexts(node.description), 2_000)[0] ?? null,
  }
}

const workProperties = ['worksFor', 'affiliation', 'memberOf'] as const

/**
 * A property whose value is a role, with the thing that the role is in and the time that it lasts.
 */
type Role = { role: JsonNode; thing: JsonNode }

/** The roles in a property: schema.org writes the property again inside of the role. */
function rolesIn(value: unknown, property: string, nodes: readonly JsonNode[]): Role[] {
  return parseNodes(value).flatMap((one) => {
    const role = describe(one, nodes)
    if (!isRole(role)) return []
    return parseNodes(role[property]).map((thing) => ({ role, thing: describe(thing, nodes) }))
  })
}

function isRole(node: JsonNode): boolean {
  return isOfType(node, /Role$/)
}

function withoutRoles(value: unknown): unknown[] {
  return [value].flat().filter((one) => parseNodes(one).every((node) => !isRole(node)))
}

function datedRoles(
  jobs: readonly Role[],
  studies: readonly Role[],
): Pick<PagePerson, 'posts' | 'studies'> {
  const named = ({ role, thing }: Role) => ({
    name: cleanText(parseTexts(thing)[0]),
    from: parseYear(role.startDate)?.toString() ?? null,
    to: parseYear(role.endDate)?.toString() ?? null,
  })
  const isDated = ({ name, from, to }: ReturnType<typeof named>) =>
    name !== '' && name.length <= 200 && (from ?? to) !== null
  const posts = jobs.flatMap((job) => {
    const { name, ...span } = named(job)
    const title = cleanText(parseTexts(job.role.roleName)[0])
    return isDated({ name, ...span })
      ? { title: title === '' ? null : title, organization: name, ...span }
      : []
  })
  const schools = studies.map(named).filter(isDated)
  return {
    ...(posts.length > 0 ? { posts } : {}),
    ...(schools.length > 0
      ? { studies: schools.map(({ name, ...span }) => ({ school: name, ...span })) }
      : {}),
  }
}

function distinctTexts(texts: readonly string[], maxLength: number): string[] {
  return [
    ...new Set(
      texts
        .map((text) => cleanText(decodeReferences(text).replace(/<\/?[a-z][^<>]{0,200}>/gi, ' ')))
        .filter((text) => text !== '' && text.length <= maxLength),
    ),
  ].slice(0, maxValues)
}

/** City level at most: streets and postal codes are not taken. */
function derivePlace(value: unknown): string | null {
  const [first] = [value].flat()
  const [node] = parseNodes(first)
  if (node === undefined) {
    // an address on one line may be a home address
    const text = cleanText(parseTexts(first)[0])
    return text === '' || text.length > 80 || /\d/.test(text) ? null : text
  }
  if (node.address !== undefined) return derivePlace(node.address)
  const parts = [node.addressLocality, node.addressRegion, node.addressCountry]
    .flatMap((part) => parseTexts(part).slice(0, 1))
    .map(cleanText)
  return parts.length > 0
    ? parts.join(', ')
    : isOfType(node, /^(?:City|Country|State|AdministrativeArea|Place)$/)
      ? (parseTexts(node.name)[0] ?? null)
      : null
}
