import { bluesky } from './bluesky.ts'
import { blueskySearch } from './bluesky-search.ts'
import { chessCom } from './chess-com.ts'
import { codeberg } from './codeberg.ts'
import { codebergSearch } from './codeberg-search.ts'
import { crossref } from './crossref.ts'
import { devto } from './devto.ts'
import { dockerhub } from './dockerhub.ts'
import { lemmy } from './fediverse/lemmy.ts'
import { misskey } from './fediverse/misskey.ts'
import { peertube } from './fediverse/peertube.ts'
import { pixelfed } from './fediverse/pixelfed.ts'
import { github } from './github/github.ts'
import { githubCommits } from './github/github-commits.ts'
import { githubSearch } from './github/github-search.ts'
import { githubSocials } from './github/github-socials.ts'
import { gitlab } from './gitlab.ts'
import { gravatar } from './gravatar.ts'
import { hackernews } from './hackernews.ts'
import { huggingface } from './huggingface.ts'
import { keybase } from './keybase.ts'
import { lichess } from './lichess.ts'
import { mailvelope } from './mail/mailvelope.ts'
import { openpgpKeys } from './mail/openpgp-keys.ts'
import { webfinger } from './mail/webfinger.ts'
import { mastodon } from './mastodon.ts'
import { gdelt } from './mentions/gdelt.ts'
import { marginalia } from './mentions/marginalia.ts'
import { openalex } from './openalex.ts'
import { orcid } from './orcid.ts'
import { orcidPerson } from './orcid-person.ts'
import { crates } from './packages/crates.ts'
import { metacpan } from './packages/metacpan.ts'
import { npm } from './packages/npm.ts'
import { numverify } from './phones/numverify.ts'
import { openstreetmap } from './phones/openstreetmap.ts'
import { twilio } from './phones/twilio.ts'
import { rdap } from './rdap.ts'
import { rdapDomain } from './rdap-domain.ts'
import { britishOfficers } from './registers/british-officers.ts'
import { frenchOfficers } from './registers/french-officers.ts'
import { gnd } from './registers/gnd.ts'
import { nppes } from './registers/nppes.ts'
import { secPeople } from './registers/sec-people.ts'
import { ukParliament } from './registers/uk-parliament.ts'
import { brave } from './search-engines/brave.ts'
import { searxng } from './search-engines/searxng.ts'
import { serper } from './search-engines/serper.ts'
import { tavily } from './search-engines/tavily.ts'
import { semanticScholar } from './semantic-scholar.ts'
import type { AnySource } from './source.ts'
import { stackexchange } from './stackexchange.ts'
import { wikidata } from './wikidata/wikidata.ts'
import { wikidataEmail } from './wikidata/wikidata-email.ts'
import { wikidataEntities } from './wikidata/wikidata-entities.ts'
import { wikidataHandle } from './wikidata/wikidata-handle.ts'
import { wikidataPhone } from './wikidata/wikidata-phone.ts'
import { wikipedia } from './wikipedia.ts'
import { wikipediaEditors } from './wikipedia-editors.ts'
import { arxiv } from './works/arxiv.ts'
import { datacite } from './works/datacite.ts'
import { dblp } from './works/dblp.ts'
import { europePmc } from './works/europe-pmc.ts'
import { internetArchive } from './works/internet-archive.ts'
import { libraryOfCongress } from './works/library-of-congress.ts'
import { musicbrainz } from './works/musicbrainz.ts'
import { openLibrary } from './works/open-library.ts'
import { tvmaze } from './works/tvmaze.ts'

/**
 * Every source, in the order in which a provider's steps are asked. A new one is one file, its
 * fixtures and one line here.
 */
export const sources: readonly AnySource[] = [
  wikidata,
  wikidataEntities,
  wikidataHandle,
  wikidataEmail,
  wikidataPhone,
  wikipedia,
  wikipediaEditors,
  orcid,
  orcidPerson,
  openalex,
  semanticScholar,
  crossref,
  openLibrary,
  libraryOfCongress,
  gnd,
  dblp,
  europePmc,
  arxiv,
  datacite,
  musicbrainz,
  tvmaze,
  internetArchive,
  nppes,
  secPeople,
  frenchOfficers,
  britishOfficers,
  ukParliament,
  gdelt,
  github,
  githubSearch,
  githubCommits,
  githubSocials,
  stackexchange,
  hackernews,
  bluesky,
  blueskySearch,
  mastodon,
  gravatar,
  keybase,
  rdap,
  rdapDomain,
  gitlab,
  codeberg,
  codebergSearch,
  devto,
  lichess,
  chessCom,
  dockerhub,
  huggingface,
  npm,
  crates,
  metacpan,
  lemmy,
  peertube,
  pixelfed,
  misskey,
  webfinger,
  openpgpKeys,
  mailvelope,
  openstreetmap,
  twilio,
  numverify,
  searxng,
  marginalia,
  brave,
  tavily,
  serper,
]
