import type { AccountPlace, Page, Person } from './person.ts'
import { html, jsonLd, moved, type WebPages } from './web/web-page.ts'
import { createWorld, type World } from './world.ts'

const name = 'Ottilie Vandermarsh'
const known = `${name} is a cartographer at the Institute for Invented Maps in Ghent.`

/** What is never shown of her, with a word that stands nowhere else. */
const statements: readonly ((word: string) => string)[] = [
  (word) => `${name} was convicted of theft in ${word} in 2014.`,
  (word) => `${name} was diagnosed with leukaemia in ${word}.`,
  (word) => `${name} is a practising Catholic from ${word}.`,
  (word) => `${name} is a lesbian from ${word}.`,
  (word) => `${name} lives at 14 ${word} Street, Bristol.`,
]

/** Words that mark private texts, by where each stands. */
type Marks = ReadonlyMap<string, string>

/** A world of one person, whose records and pages state private facts in every place. */
export function createPrivateWorld(): { name: string; world: World; marks: Marks } {
  const marks = new Map<string, string>()
  const mark = (place: string) => {
    const letters = [Math.floor(marks.size / 26), marks.size % 26].map((n) =>
      String.fromCharCode(97 + n),
    )
    const word = `Qz${letters.join('')}owy`
    marks.set(word, place)
    return word
  }
  const say = (place: string) => {
    const word = mark(place)
    return statements[marks.size % statements.length]?.(word) ?? word
  }
  const sayAll = (place: string) => statements.map((state) => state(mark(place))).join(' ')
  const slug = (place: string) =>
    `ottilie-vandermarsh-arrested-for-fraud-${mark(place).toLowerCase()}`

  const target = `https://moved.example/news/${slug('the address behind a redirect')}`
  const shown: readonly (Page & { head?: string; body?: string })[] = [
    {
      url: 'https://vandermarsh.example/',
      title: name,
      snippet: known,
      head: `<meta name="description" content="${say('a description')}">${jsonLd({
        '@type': 'Person',
        name,
        jobTitle: 'Cartographer',
        description: say('the description of structured data'),
        alternateName: `${name}, convicted thief of ${mark('an alternate name')}`,
        memberOf: { '@type': 'Organization', name: `Socialist Party of ${mark('a membership')}` },
        address: { '@type': 'PostalAddress', streetAddress: `14 ${mark('a street')} Street` },
      })}`,
      body: `<p>${known} ${sayAll('a page of hers')}</p>
        <p>I was diagnosed with leukaemia in ${mark('her own words')}.</p>`,
    },
    {
      url: 'https://maps.example/people/vandermarsh',
      title: `${name} Jailed For Theft In ${mark('a headline in capitals')}`,
      snippet: say('a snippet'),
      body: `<p>${known} ${sayAll('a page')}</p><img src="/map.png" alt="${say('a picture')}">
        <figure><figcaption>${say('a caption')}</figcaption></figure>
        <p>${name} of the Institute for Invented Maps went to prison in ${mark('a sentence')}.</p>`,
    },
    {
      url: `https://herald.example/news/${slug('an address')}`,
      title: `${name} | Herald`,
      snippet: known,
      body: `<p>${known} She won the Compass Medal in 2018.</p>`,
    },
    { url: `https://gone.example/${slug('a dead address')}`, title: name, snippet: known },
    { url: 'https://moved.example/ottilie', title: name, snippet: known },
  ]
  const places: readonly AccountPlace[] = ['github', 'gitlab', 'mastodon', 'bluesky', 'keybase']
  const person: Person = {
    isPerson: true,
    given: 'Ottilie',
    family: 'Vandermarsh',
    birthYear: 1980,
    occupation: 'Belgian cartographer',
    place: 'Ghent, Belgium',
    country: 'BE',
    organization: 'Institute for Invented Maps',
    bio: '',
    site: 'https://vandermarsh.example/',
    email: 'ottilie@vandermarsh.example',
    phone: null,
    ids: { wikidata: 'Q990000301' },
    accounts: Object.fromEntries(places.map((place) => [place, 'ovander'])),
    works: [{ doi: '10.5555/maps.1', title: say('the title of a work'), year: 2015 }],
    pages: shown.map(({ url, title, snippet }) => ({ url, title, snippet })),
  }
  const bios = new Map(places.map((place) => [place, say(`the text of ${place}`)]))
  const pages: WebPages = {
    ...Object.fromEntries(
      shown.flatMap(({ url, title, head = '', body }) =>
        body === undefined ? [] : [[url, { body: html(title, body, { head }) }]],
      ),
    ),
    'https://moved.example/ottilie': moved(target),
    [target]: { body: html(name, `<p>${known} She drew the Atlas of Ghent in 2019.</p>`) },
  }
  const world = createWorld([person])
  return {
    name,
    marks,
    world: {
      ...world,
      holder(place, handle) {
        const found = world.holder(place, handle)
        return found === null ? null : { ...found, bio: bios.get(place) ?? '' }
      },
      page: (url) => pages[url] ?? null,
    },
  }
}
