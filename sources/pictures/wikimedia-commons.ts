import { z } from 'zod'
import { items } from '../shared/lenient.ts'
import { mediawikiAnswers } from '../shared/mediawiki-answer.ts'
import { toPlain } from '../shared/plain.ts'
import { definePictureSource, type Pictures } from './picture-source.ts'

const usageStep = 'commons-usage'
/** Files of the same bytes: there is one, as a rule. */
const maxFiles = 5
const maxPages = 50

const common = {
  provider: 'wikimedia_commons',
  baseUrl: 'https://commons.wikimedia.org',
  limit: { requests: 50, seconds: 10 },
  cacheSeconds: 0,
  termsUrl: 'https://foundation.wikimedia.org/wiki/Policy:Terms_of_Use',
  licence: 'facts about files; each file has its own licence',
  ...mediawikiAnswers,
} as const

/** A file as the lead to the pages that use it names it. */
const FileLead = z.object({ title: z.string(), imageUrl: z.string() })

/** The file with the very bytes of the picture: Commons lists its files by their SHA-1. */
export const commonsFile = definePictureSource({
  ...common,
  name: 'commons-file',
  accepts: ['picture'],
  request: (question, { base }) => {
    if (question.kind !== 'picture') return null
    return {
      url: buildUrl(base, { list: 'allimages', aisha1: question.text, aiprop: 'url|sha1' }),
    }
  },
  body: z.object({
    query: z.object({
      allimages: items(
        z.object({
          title: z.string(),
          url: z.string(),
          descriptionurl: z.string(),
          sha1: z.string(),
        }),
      ),
    }),
  }),
  evidence: ({ query }, { text: sha1 }) => {
    const files = query.allimages.filter((file) => file.sha1 === sha1).slice(0, maxFiles)
    return {
      findings: files.map(({ title, url: imageUrl, descriptionurl: pageUrl }) =>
        buildSameFile({ title, imageUrl, pageUrl }),
      ),
      leads: files.map(({ title, url: imageUrl }) => ({
        step: usageStep,
        text: JSON.stringify({ title, imageUrl }),
      })),
    }
  },
})

/** Pages of all wikis that show the file. */
export const commonsUsage = definePictureSource({
  ...common,
  name: usageStep,
  accepts: [],
  request: ({ kind, text }, { base }) => {
    if (kind !== 'id') return null
    const { title: titles } = FileLead.parse(JSON.parse(text))
    const gulimit = String(maxPages)
    return { url: buildUrl(base, { prop: 'globalusage', titles, guprop: 'url', gulimit }) }
  },
  body: z.object({
    query: z.object({
      pages: items(
        z.object({
          title: z.string(),
          globalusage: items(z.object({ title: z.string(), url: z.string() })).optional(),
        }),
      ),
    }),
  }),
  evidence: ({ query }, { text }) => {
    const { title: file, imageUrl } = FileLead.parse(JSON.parse(text))
    const used = query.pages.filter(({ title }) => title === file)
    return {
      findings: used.flatMap(({ globalusage = [] }) =>
        globalusage.map(({ title, url: pageUrl }) => buildSameFile({ title, imageUrl, pageUrl })),
      ),
    }
  },
})

/** A page that shows the very file. */
function buildSameFile({
  title,
  ...urls
}: {
  title: string
  imageUrl: string
  pageUrl: string
}): Pictures['finding'] {
  return {
    kind: 'match',
    ...urls,
    title: toPlain(title) ?? '',
    isWhole: true,
    isSameFile: true,
    score: null,
  }
}

function buildUrl(base: string, query: Record<string, string>): string {
  const search = new URLSearchParams({ action: 'query', ...query })
  return `${base}/w/api.php?${search}&format=json&formatversion=2&maxlag=5`
}
