import type { Person } from './person.ts'

/** Of Person, what many of them have nothing of. */
const nothing = {
  isPerson: true,
  site: null,
  email: null,
  phone: null,
  ids: {},
  accounts: {},
  works: [],
  pages: [],
} as const

/** Known everywhere; her accounts point at her site and at each other. */
export const zelda: Person = {
  isPerson: true,
  isListed: true,
  given: 'Zelda',
  family: 'Quibbleworth',
  birthYear: 1984,
  occupation: 'Portuguese optical engineer',
  place: 'Lisbon, Portugal',
  country: 'PT',
  organization: 'Institute of Improbable Optics',
  bio: 'Lenses that see round corners.',
  site: 'https://quibbleworth.org/',
  email: 'zelda@quibbleworth.org',
  phone: { international: '+351 912 345 678', national: '912 345 678' },
  ids: {
    wikidata: 'Q990000101',
    orcid: '0000-0002-1825-0097',
    openalex: 'A5990000101',
    semanticScholar: '990000101',
  },
  accounts: {
    github: 'zquib',
    gitlab: 'zquib',
    codeberg: 'zquib',
    dockerhub: 'zquib',
    devto: 'zquib',
    hackernews: 'zquib',
    huggingface: 'zquib',
    lichess: 'zquib',
    wikipedia: 'zquib',
    'chess-com': 'zquib',
    keybase: 'zquib',
    mastodon: 'zquib',
    bluesky: 'zquib.bsky.social',
    gravatar: 'zquib',
    stackexchange: '9900101',
    pebbleforum: 'zquib',
  },
  stays: [
    { kind: 'post', title: 'Doctoral Researcher', at: 'Lantern Laboratory', from: 2008, to: 2012 },
    {
      ...{ kind: 'post', title: 'Lens Designer', at: 'Institute of Improbable Optics' },
      ...{ from: 2012, to: 2017 },
    },
    {
      ...{ kind: 'post', title: 'Senior Lens Designer', at: 'Institute of Improbable Optics' },
      ...{ from: 2017, to: null },
    },
    { kind: 'study', title: 'PhD', at: 'University of Aldervale', from: null, to: 2012 },
  ],
  works: [
    { doi: '10.5555/corner.1', title: 'Seeing round corners', year: 2019 },
    { doi: '10.5555/corner.2', title: 'Corners, seen from behind', year: 2022 },
  ],
  pages: [
    {
      url: 'https://optics.example.org/people/zelda-quibbleworth',
      title: 'Zelda Quibbleworth | Institute of Improbable Optics',
      snippet:
        'Zelda Quibbleworth builds lenses in Lisbon. zelda@quibbleworth.org, +351 912 345 678, zquib on GitHub.',
    },
    {
      url: 'https://github.com/zquib',
      title: 'zquib (Zelda Quibbleworth) · GitHub',
      snippet: 'Lenses that see round corners. zquib has 12 repositories.',
    },
  ],
}

/** A namesake who differs by birth year, place and employer only. */
const namesake: Person = {
  ...nothing,
  given: 'Zelda',
  family: 'Quibbleworth',
  birthYear: 1951,
  occupation: 'Australian maritime historian',
  place: 'Hobart, Australia',
  country: 'AU',
  organization: 'Hobart Maritime College',
  bio: 'Retired. Knots, mostly.',
  ids: { openalex: 'A5990000102', semanticScholar: '990000102' },
  accounts: { stackexchange: '9900102' },
  works: [{ doi: '10.5555/knots.1', title: 'A short history of long ropes', year: 1988 }],
  pages: [
    {
      url: 'https://maritime.example.net/staff/emeriti',
      title: 'Emeriti of Hobart Maritime College',
      snippet:
        'Zelda Quibbleworth taught the history of ropes at Hobart Maritime College from 1979 to 2011.',
    },
  ],
}

/** Written in Cyrillic everywhere but in her handle. */
const natalya: Person = {
  ...nothing,
  given: 'Наталья',
  family: 'Вымыслова',
  birthYear: 1979,
  occupation: 'казахстанский гляциолог',
  place: 'Алматы, Казахстан',
  country: 'KZ',
  organization: 'Институт выдуманных ледников',
  bio: 'Ледники, которых нет.',
  ids: { wikidata: 'Q990000103', orcid: '0000-0001-5109-3700', openalex: 'A5990000103' },
  accounts: { github: 'nvymyslova', gitlab: 'nvymyslova' },
  works: [{ doi: '10.5555/led.1', title: 'О скорости несуществующего льда', year: 2015 }],
  pages: [
    {
      url: 'https://led.example/people/vymyslova',
      title: 'Наталья Вымыслова',
      snippet: 'Гляциолог Наталья Вымыслова изучает ледники в Алматы.',
    },
  ],
}

/** A firm that is called like a person. */
const firm: Person = {
  ...nothing,
  isPerson: false,
  given: '',
  family: 'Quibbleworth Optics',
  birthYear: 2009,
  occupation: 'maker of lenses',
  place: 'Porto, Portugal',
  country: 'PT',
  organization: 'Quibbleworth Optics',
  bio: 'We make lenses.',
  site: 'https://quibbleworth-optics.com/',
  accounts: {
    github: 'quibbleworth',
    dockerhub: 'quibbleworth',
    huggingface: 'quibbleworth',
    mastodon: 'quibbleworth',
  },
}

/** Little is known of him, and nothing but his number and a page. */
const ingo: Person = {
  ...nothing,
  given: 'Ingo',
  family: 'Fablestrom',
  birthYear: 1990,
  occupation: 'Swedish locksmith',
  place: 'Malmö, Sweden',
  country: 'SE',
  organization: 'Fablestrom Locks',
  bio: 'Doors.',
  phone: { international: '+46 8 465 004 22', national: '08-465 004 22' },
  accounts: { inkwell: 'ingofable' },
  pages: [
    {
      url: 'https://locks.example.org/contact',
      title: 'Fablestrom Locks',
      snippet: 'Ask for Ingo Fablestrom, 08-465 004 22.',
    },
  ],
}

/** No test asks for him: a lying provider answers about him. */
export const stranger: Person = {
  ...nothing,
  isListed: true,
  given: 'Maximilian',
  family: 'Oddfellow',
  birthYear: 1933,
  occupation: 'Scottish balloonist',
  place: 'Perth, Scotland',
  country: 'GB',
  organization: 'Oddfellow Balloons',
  bio: 'Up, up.',
  site: 'https://oddfellow.org/',
  email: 'max@oddfellow.org',
  ids: {
    wikidata: 'Q990000199',
    orcid: '0000-0002-1694-233X',
    openalex: 'A5990000199',
    semanticScholar: '990000199',
  },
  accounts: {
    github: 'oddfellow',
    gitlab: 'oddfellow',
    codeberg: 'oddfellow',
    dockerhub: 'oddfellow',
    devto: 'oddfellow',
    hackernews: 'oddfellow',
    huggingface: 'oddfellow',
    lichess: 'oddfellow',
    'chess-com': 'oddfellow',
    keybase: 'oddfellow',
    mastodon: 'oddfellow',
    bluesky: 'oddfellow.bsky.social',
    gravatar: 'oddfellow',
    stackexchange: '9900199',
    wikipedia: 'oddfellow',
    pebbleforum: 'oddfellow',
  },
  works: [{ doi: '10.5555/balloon.1', title: 'Balloons I have lost', year: 1971 }],
  pages: [
    {
      url: 'https://balloons.example.org/oddfellow',
      title: 'Maximilian Oddfellow, balloonist',
      snippet: 'Maximilian Oddfellow crossed the Tay twice.',
    },
  ],
}

export const people: readonly Person[] = [zelda, namesake, natalya, firm, ingo, stranger]

/** Names and identifiers without an owner in this world. */
export const unknownPerson = {
  name: 'Nemo Niemandsson',
  username: 'nemo9niemand',
  email: 'nemo@niemandsson.org',
  phone: '+46 8 465 004 99',
} as const
