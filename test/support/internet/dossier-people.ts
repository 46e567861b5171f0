import type { Page, Person } from './person.ts'
import { quillon } from './quillon.ts'

/** A result as engines show it: the title of the page and a line of it. */
const page = (url: string, title: string, snippet: string): Page => ({ url, title, snippet })

const lamps = (host: string, path = '/lamps') =>
  page(
    `https://${host}${path}`,
    'Perpetua Nettlewick-Oyelaran',
    'Perpetua Nettlewick-Oyelaran, lighthouse surveyor at the Office of Distant Lamps in Galway.',
  )

/** Her pages come late, broken, endlessly, in circles or not at all. */
export const perpetua: Person = {
  isPerson: true,
  given: 'Perpetua',
  family: 'Nettlewick-Oyelaran',
  birthYear: 1969,
  occupation: 'Irish lighthouse surveyor',
  place: 'Galway, Ireland',
  country: 'IE',
  organization: 'Office of Distant Lamps',
  bio: 'Lamps, from afar.',
  site: null,
  email: null,
  phone: null,
  ids: { wikidata: 'Q990000202' },
  accounts: {},
  works: [],
  pages: [
    lamps('distantlamps.example', '/staff/nettlewick-oyelaran'),
    lamps('slowpress.example'),
    lamps('hanging.example'),
    lamps('hangup.example'),
    lamps('halfway.example'),
    lamps('packrat.example'),
    lamps('endless.example'),
    lamps('minutes.example', '/2019'),
    lamps('short.example', '/pno'),
    lamps('round.example', '/a'),
    lamps('inward.example'),
    lamps('metadata.example'),
    lamps('detour.example'),
    lamps('noport.example'),
    lamps('checkpoint.example'),
    lamps('forbidden.example'),
    lamps('gone.example'),
    lamps('broken.example'),
    lamps('shell.example'),
    lamps('garbled.example'),
    lamps('pictures.example'),
  ],
}

/** A child. */
export const tamsin: Person = {
  isPerson: true,
  given: 'Tamsin',
  family: 'Everbright-Okoro',
  birthYear: 2011,
  occupation: 'British chess player',
  place: 'Ludlow, United Kingdom',
  country: 'GB',
  organization: 'Brackenhill School',
  bio: 'Sicilian, mostly.',
  site: null,
  email: null,
  phone: null,
  ids: { wikidata: 'Q990000203' },
  accounts: { lichess: 'tamsin_eo', 'chess-com': 'tamsin_eo' },
  works: [],
  pages: [
    page(
      'https://brackenhill.example/news/chess-county-champion',
      'County champion! | Brackenhill School',
      'Tamsin Everbright-Okoro, 15, of Year 10 won the county chess championship on Saturday.',
    ),
    page(
      'https://knightlyclub.example/juniors',
      'Juniors | Knightly Chess Club',
      'Tamsin Everbright-Okoro (born 2011) trains with us on Thursdays.',
    ),
  ],
}

/** Little is known of her, by two pages that say it in plain sentences. */
export const wendeline: Person = {
  isPerson: true,
  given: 'Wendeline',
  family: 'Tollgate-Ashby',
  birthYear: 1972,
  occupation: 'British bell founder',
  place: 'Ludlow, United Kingdom',
  country: 'GB',
  organization: 'Foundry of Quiet Bells',
  bio: 'Bells, hardly audible.',
  site: null,
  email: null,
  phone: null,
  ids: { wikidata: 'Q990000204' },
  accounts: {},
  works: [],
  pages: [
    page(
      'https://quietbells.example/people/tollgate-ashby',
      'Wendeline Tollgate-Ashby | Foundry of Quiet Bells',
      'Wendeline Tollgate-Ashby works as a bell founder at the Foundry of Quiet Bells.',
    ),
    page(
      'https://ringersnews.example/2011/muted-clapper',
      'The Muted Clapper goes to Ludlow | Ringers News',
      'Wendeline Tollgate-Ashby, a bell founder, received the Muted Clapper Prize in 2011.',
    ),
  ],
}

/** The subjects of dossiers; `expectations` says what these must and must not say. */
export const dossierPeople: readonly Person[] = [quillon, perpetua, tamsin, wendeline]
