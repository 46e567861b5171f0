import { fetchedOf, type Material, personField, sentencesOf } from './material.ts'

type Claim = { path: string; excerpt: string } & Record<string, string | boolean | null>

/** The fields of a claim that a model leaves out. */
export const emptyClaim = {
  value: null,
  title: null,
  organization: null,
  school: null,
  degree: null,
  field: null,
  label: null,
  city: null,
  country: null,
  name: null,
  relation: null,
  url: null,
  from: null,
  to: null,
  current: null,
} as const

export function claimOf(
  path: string,
  excerpt: string,
  fields: Partial<Record<keyof typeof emptyClaim, string | boolean | null>>,
): Claim {
  return { path, excerpt, ...emptyClaim, ...fields }
}

const thing = '((?:the )?\\p{Lu}[^.,;]*?)'
const patterns: readonly [RegExp, (parts: (string | undefined)[], sentence: string) => Claim][] = [
  [
    new RegExp(`\\bworks (?:as (?:an? )?(.+?) )?(?:at|for) ${thing}(?=[.,;]|$)`, 'u'),
    ([, title, organization], excerpt) =>
      claimOf('work.positions', excerpt, {
        title: title ?? null,
        organization: bare(organization),
        current: true,
      }),
  ],
  [
    new RegExp(
      `\\bworked (?:as (?:an? )?(.+?) )?(?:at|for) ${thing}(?: from (\\d{4}) to (\\d{4}))?(?=[.,;]|$)`,
      'u',
    ),
    ([, title, organization, from, to], excerpt) =>
      claimOf('work.positions', excerpt, {
        title: title ?? null,
        organization: bare(organization),
        from: from ?? null,
        to: to ?? null,
        current: false,
      }),
  ],
  [
    /\bborn\b[^.]*?\b((?:19|20)\d{2})\b/,
    ([, year], excerpt) => claimOf('identity.birthYear', excerpt, { value: year ?? null }),
  ],
  [
    new RegExp(`\\bstudied (?:(.+?) )?at ${thing}(?=[.,;]|$)`, 'u'),
    ([, field, school], excerpt) =>
      claimOf('education.items', excerpt, { school: bare(school), field: field ?? null }),
  ],
  [
    /\blives in (\p{Lu}[^.,;]*)(?:, (\p{Lu}[^.,;]*))?/u,
    ([, city, country], excerpt) =>
      claimOf('locations.items', excerpt, {
        label: [city, country].filter((part) => part !== undefined).join(', '),
        city: city ?? null,
        country: country ?? null,
        current: true,
      }),
  ],
  [
    /\bmarried to (\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)*)/u,
    ([, name], excerpt) =>
      claimOf('relatives.items', excerpt, { name: name ?? null, relation: 'spouse' }),
  ],
  [
    /\b(?:[Mm]y|[Hh]is|[Hh]er|[Tt]heir) (?:sister|brother|sibling),? (\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)+)/u,
    ([, name], excerpt) =>
      claimOf('relatives.items', excerpt, { name: name ?? null, relation: 'sibling' }),
  ],
  [/\b(?:won|wrote|founded|received)\b/, (_, excerpt) => claimOf('mentions.items', excerpt, {})],
]

function bare(name: string | undefined): string | null {
  return name?.replace(/^the /, '') ?? null
}

/**
 * What an honest and simple reader finds: sentences that name the person, by a few turns of phrase.
 */
export function extract(material: Material): { about: string; claims: Claim[] } {
  const name = personField(material, 'name')
  const names = [name, name.split(' ').at(-1) ?? name].filter((one) => one !== '')
  const text = fetchedOf(material)
    .map((block) => block.text)
    .join('\n')
  const aboutPerson = sentencesOf(text).filter((sentence) =>
    names.some((one) => sentence.includes(one)),
  )
  const claims = aboutPerson.flatMap((sentence) =>
    patterns.flatMap(([pattern, toClaim]) => {
      const found = pattern.exec(sentence)
      return found === null ? [] : [toClaim([...found], sentence)]
    }),
  )
  const years = personField(material, 'birth year')
  const isNamesake =
    years !== '' &&
    claims.some(
      ({ path, value }) => path === 'identity.birthYear' && !years.includes(String(value)),
    )
  if (isNamesake) return { about: 'someone_else', claims: [] }
  return { about: aboutPerson.length === 0 ? 'unclear' : 'this_person', claims }
}
