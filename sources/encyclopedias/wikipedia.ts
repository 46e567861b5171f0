import { z } from 'zod'
import { toWrittenName } from '../../research/identity/queries/to-written-name.ts'
import { buildFinding } from '../../research/records/finding.ts'
import { joinAlternatives } from '../../research/text/patterns/unwrap.ts'
import { foldWords } from '../../research/text/words/fold.ts'
import { isFittingName } from '../shared/is-fitting-name.ts'
import { optionalText } from '../shared/lenient.ts'
import { chooseLanguages } from '../shared/script-languages.ts'
import { defineSource } from '../shared/source.ts'
import { toShort } from '../shared/to-short.ts'
import { describedThings } from './tables/described-things.ts'
import { definingVerbs, namingWords } from './tables/naming-words.ts'

type Life = { birthYear: number; deathYear: number | null; occupations: string[] }

const baseUrl = 'https://en.wikipedia.org'

/**
 * The article that bears a name, in the wiki of the name's own script. A disambiguation page counts
 * as "nothing found": namesakes come from `wikidata`, with links to their articles, which also
 * states which of them are people.
 */
export const wikipedia = defineSource({
  name: 'wikipedia',
  provider: 'wikipedia',
  baseUrl,
  accepts: ['name'],
  limit: { requests: 5, seconds: 1 },
  cacheSeconds: 86_400,
  termsUrl: 'https://foundation.wikimedia.org/wiki/Policy:Terms_of_Use',
  licence: 'CC-BY-SA-4.0',
  request: (question, { base }) => {
    const title = question.kind === 'name' ? toTitle(question.text) : ''
    if (title === '') return null
    // A base that the configuration put in place stands for all languages
    const host = base === baseUrl ? `https://${chooseLanguages(title)[0]}.wikipedia.org` : base
    return {
      url:
        `${host}/api/rest_v1/page/summary/` +
        `${encodeURIComponent(title.replaceAll(' ', '_'))}?redirect=true`,
    }
  },
  body: z.object({
    type: z.string(),
    title: z.string().min(1),
    lang: z
      .string()
      .regex(/^[a-z-]{2,12}$/)
      .catch('en'),
    wikibase_item: optionalText,
    description: optionalText,
    extract: optionalText,
    thumbnail: z.object({ source: z.string() }).nullish().catch(null),
    content_urls: z
      .object({ desktop: z.object({ page: z.url({ protocol: /^https?$/ }) }) })
      .nullish()
      .catch(null),
  }),
  evidence: (page, question) => {
    if (page.type !== 'standard' && page.type !== 'no-extract') return { findings: [] }
    const name = page.title.replace(/\s*\([^)]*\)$/, '')
    const isAsked = isFittingName([name], question.text) || namesAlso(page.extract, question.text)
    const life = isAsked ? parseLifespan(page) : null
    const picture = page.thumbnail?.source ?? ''
    return {
      findings: [
        buildFinding({
          // a page without profile is distinguished by its item's id
          ...(life === null
            ? { kind: 'page' }
            : {
                kind: 'person',
                name,
                aliases: name.toLowerCase() === question.text.toLowerCase() ? [] : [question.text],
                ...life,
              }),
          url:
            page.content_urls?.desktop.page ??
            `https://${page.lang}.wikipedia.org/wiki/` +
              `${encodeURIComponent(page.title.toWellFormed().replaceAll(' ', '_'))}`,
          title: page.title,
          snippet: toShort(page.extract ?? page.description ?? ''),
          method: 'api',
          matchedOn: isAsked ? ['name'] : [],
          // Pictures outside Commons are not free
          avatarUrl: picture.startsWith('https://upload.wikimedia.org/wikipedia/commons/')
            ? picture
            : null,
          ids:
            page.wikibase_item !== null && /^Q\d+$/.test(page.wikibase_item)
              ? { wikidata: page.wikibase_item }
              : {},
          trust: 85,
        }),
      ],
    }
  },
})

/** Titles begin their words in capitals, searchers often do not. */
function toTitle(text: string): string {
  const name = toWrittenName(text)
  return name === name.toLowerCase()
    ? name.replace(/(?<![\p{L}\p{M}\p{N}'’.])\p{Ll}/gu, (letter) => letter.toUpperCase())
    : name
}

/**
 * Whether the first lines give the name that led to the article as one of its person, as those of a
 * pen name or a maiden name do. The names of relatives, members and victims redirect to articles
 * about others, too, and stand in the text behind the definition.
 */
function namesAlso(extract: string | null, asked: string): boolean {
  const text = extract ?? ''
  const [lead = ''] = text.split(definition, 1)
  const named = [...text.matchAll(otherName)].map(([, name = '']) => name)
  const words = new Set(foldWords([lead, ...named].join(' ')))
  return foldWords(asked).every((word) => words.has(word))
}

const definition = new RegExp(String.raw`\s${joinAlternatives(definingVerbs)}\s`, 'u')
const otherName = new RegExp(
  String.raw`(?<!\p{L})${joinAlternatives(namingWords)}\s([^.,;()]{1,80})`,
  'gu',
)

const notPeople = new RegExp(String.raw`\b${joinAlternatives(describedThings)}s?\b`, 'i')
const maxLifeYears = 120

/**
 * The years of "English mathematician (1815–1852)" and "Danish writer (born 1970)": English
 * descriptions keep to these two forms. Those of other wikis do not, and their articles stay pages,
 * which the item's id joins to a person.
 */
function parseLifespan({
  lang,
  description,
}: {
  lang: string
  description: string | null
}): Life | null {
  const found = /\((?:(\d{3,4})\s?[-–—]\s?(\d{3,4})|(?:born|b\.)\s(\d{4}))\)\s*$/u.exec(
    description ?? '',
  )
  const said = description?.slice(0, found?.index).trim() ?? ''
  if (found === null || lang !== 'en' || notPeople.test(said)) return null
  const [birthYear, deathYear] = [
    Number(found[1] ?? found[3]),
    found[2] === undefined ? null : Number(found[2]),
  ]
  if (deathYear !== null && (deathYear < birthYear || deathYear - birthYear > maxLifeYears))
    return null
  return { birthYear, deathYear, occupations: said === '' ? [] : [said] }
}
