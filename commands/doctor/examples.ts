import type { SubjectKind } from '../../research/identity/queries/subject.ts'

/** What a provider is asked about, to see whether it is well. */
export type Example = { kind: SubjectKind; text: string }

const name = (text: string): Example => ({ kind: 'name', text })
const username = (text: string): Example => ({ kind: 'username', text })
const phone = (text: string): Example => ({ kind: 'phone', text })
const email = (text: string): Example => ({ kind: 'email', text })

/**
 * A public subject that each provider certainly knows: its own account, an example of its
 * documentation, or a historical or public figure; no private person.
 */
export const sourceExamples: Readonly<Record<string, Example>> = {
  wikidata: name('Ada Lovelace'),
  wikipedia: name('Ada Lovelace'),
  orcid: name('Josiah Carberry'),
  openalex: name('Donald Knuth'),
  semantic_scholar: name('Donald Knuth'),
  crossref: name('Josiah Carberry'),
  open_library: name('Jane Austen'),
  library_of_congress: name('Jane Austen'),
  gnd: name('Johann Wolfgang von Goethe'),
  dblp: name('Donald Knuth'),
  datacite: name('Josiah Carberry'),
  europe_pmc: name('Katalin Karikó'),
  arxiv: name('Stephen Hawking'),
  tvmaze: name('Angela Lansbury'),
  uk_parliament: name('Keir Starmer'),
  musicbrainz: name('Johann Sebastian Bach'),
  internet_archive: name('Jane Austen'),
  nppes: name('Anthony Fauci'),
  sec: name('Timothy Cook'),
  recherche_entreprises: name('Bernard Arnault'),
  companies_house: name('Richard Branson'),
  gdelt: name('António Guterres'),
  stackexchange: name('Jon Skeet'),
  wikipedia_editors: username('Jimbo_Wales'),
  github: username('octocat'),
  hackernews: username('jl'),
  bluesky: username('bsky.app'),
  mastodon: username('Mastodon'),
  gravatar: username('matt'),
  keybase: username('chris'),
  gitlab: username('gitlab-bot'),
  codeberg: username('Codeberg'),
  devto: username('devteam'),
  lichess: username('lichess'),
  chess_com: username('erik'),
  dockerhub: username('docker'),
  huggingface: username('julien-c'),
  npm: username('npm-cli-ops'),
  crates: username('rust-lang-owner'),
  metacpan: username('TIMTOADY'),
  lemmy: username('lwadmin'),
  peertube: username('framasoft'),
  pixelfed: username('pixelfed'),
  misskey: username('syuilo'),
  rdap: email('info@wikipedia.org'),
  webfinger: email('Mastodon@mastodon.social'),
  openpgp_keys: email('support@keys.openpgp.org'),
  mailvelope: email('info@mailvelope.com'),
  openstreetmap: phone('+1 202-456-1414'),
  // the switchboard of the White House
  twilio: phone('+1 202-456-1414'),
  numverify: phone('+1 202-456-1414'),
  searxng: name('Ada Lovelace'),
  marginalia: name('Ada Lovelace'),
  brave: name('Ada Lovelace'),
  tavily: name('Ada Lovelace'),
  serper: name('Ada Lovelace'),
}
