import { createHash } from 'node:crypto'
import { type Asked, type Reply, reply, type StandIn } from '../stand-in.ts'
import { originalPicture, pictures } from '../web/pages/pictures.ts'

/** Whether what a provider was given or has fetched is the picture that it knows. */
const isPicture = (bytes: Buffer | null) =>
  bytes !== null && bytes.subarray(0, 2).toString('hex') === 'ffd8'

/** Addresses that a lying provider names. */
const lies = [
  'javascript:alert(1)',
  'https://10.0.0.1/inside.png',
  'https://user:pass@bridges.example/hills.png',
  'https://127.0.0.1:9/inside.png',
] as const

/** Who a provider believes to see: never read. */
export const believed = 'Perpetua Nettlewick-Oyelaran'

const places = [
  ['https://bridges.example/one', 'Hills <b>and</b> a bridge', pictures.original, true],
  ['https://gallery.example/scaled', 'A gallery', pictures.scaled, false],
  ['https://elsewhere.example/other', 'Elsewhere', pictures.other, false],
] as const

/** Google Vision, which sees people's names in pictures. */
export const googleVisionStandIn: StandIn = {
  answer: () => reply({ responses: [{ error: { code: 7, message: 'It was not fetched.' } }] }),
  look: async ({ body }, { fetchPicture, isLying }) => {
    const { content, address } = parseImage(body)
    const bytes = address === null ? Buffer.from(content, 'base64') : await fetchPicture(address)
    if (!isPicture(bytes))
      return reply({ responses: [{ error: { code: 7, message: 'We cannot access the URL.' } }] })
    const pages = places.map(([url, pageTitle, image, isFull]) => ({
      url,
      pageTitle,
      [isFull ? 'fullMatchingImages' : 'partialMatchingImages']: [{ url: image }],
    }))
    const lying = lies.map((url) => ({ url, fullMatchingImages: [{ url }] }))
    const webDetection = {
      webEntities: [{ entityId: '/m/1', score: 9, description: believed }],
      bestGuessLabels: [{ label: believed.toLowerCase(), languageCode: 'en' }],
      pagesWithMatchingImages: isLying ? lying : [...pages, { url: 'https://no-picture.example/' }],
      visuallySimilarImages: isLying ? lies.map((url) => ({ url })) : [{ url: pictures.alike }],
    }
    return reply({ responses: [{ webDetection }] })
  },
}

function parseImage(body: Asked['body']): { content: string; address: string | null } {
  const { requests } = body
  const [first] = Array.isArray(requests) ? requests : []
  const address = first?.image?.source?.imageUri
  return {
    content: String(first?.image?.content ?? ''),
    address: typeof address === 'string' ? address : null,
  }
}

const unfetched = { code: 400, messages: ['API_ERROR', "Couldn't download URL"], results: [] }

/** TinEye, which knows the first page by another address. */
export const tineyeStandIn: StandIn = {
  answer: () => reply(unfetched, 400),
  look: async ({ query }, { fetchPicture, isLying, sent }) => {
    const address = query.get('image_url')
    const start = sent.indexOf('\r\n\r\n') + 4
    const bytes = address === null ? sent.subarray(start) : await fetchPicture(address)
    if (!isPicture(bytes)) return reply(unfetched, 400)
    const backlink = isLying ? lies[0] : 'http://www.bridges.example/one?utm_source=copies'
    const url = isLying ? lies[1] : pictures.original
    return reply({
      code: 200,
      messages: [],
      results: { matches: [{ score: 97.2, tags: [], backlinks: [{ url, backlink }] }] },
    })
  },
}

/** Google Lens as SerpApi gives it: addresses only. */
export const serpapiStandIn: StandIn = {
  answer: () => reply({ error: "Google Lens hasn't returned any results for this query." }),
  look: async ({ query }, { fetchPicture }) => {
    const bytes = await fetchPicture(query.get('url') ?? '')
    if (!isPicture(bytes)) return reply({ error: "We couldn't get valid results." })
    const type = query.get('type') ?? ''
    const [link, image] =
      type === 'exact_matches'
        ? ['https://shop.example/print', null]
        : ['https://alike.example/', pictures.alike]
    return reply({
      search_metadata: { status: 'Success' },
      [type]: [{ title: 'A print', link, image }],
    })
  },
}

const file = 'File:Hills.png'

/** Wikimedia Commons, which has the very file. */
export const commonsStandIn: StandIn = {
  answer: ({ query }, { isLying }): Reply => {
    const known = createHash('sha1').update(originalPicture).digest('hex')
    const asked = query.get('aisha1')
    if (asked === null) {
      const urls = ['https://en.wikipedia.org/wiki/Hills', 'https://de.wikipedia.org/wiki/Hügel']
      const globalusage = urls.map((url) => ({ title: 'Hills', wiki: 'wikipedia.org', url }))
      return reply({ query: { pages: [{ title: query.get('titles'), globalusage }] } })
    }
    const descriptionurl = 'https://commons.wikimedia.org/wiki/File:Hills.png'
    const row = { name: 'Hills.png', title: file, url: pictures.commons, descriptionurl }
    const isKnown = asked === known || isLying
    return reply({ query: { allimages: isKnown ? [{ ...row, sha1: known }] : [] } })
  },
}
