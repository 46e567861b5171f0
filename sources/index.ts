import { codeberg } from './code/codeberg.ts'
import { codebergSearch } from './code/codeberg-search.ts'
import { dockerhub } from './code/dockerhub.ts'
import { gitlab } from './code/gitlab.ts'
import { huggingface } from './code/huggingface.ts'
import { rdap } from './domains/rdap.ts'
import { rdapDomain } from './domains/rdap-domain.ts'
import { wikipedia } from './encyclopedias/wikipedia.ts'
import { wikipediaEditors } from './encyclopedias/wikipedia-editors.ts'
import { lemmy } from './fediverse/lemmy.ts'
import { mastodon } from './fediverse/mastodon.ts'
import { misskey } from './fediverse/misskey.ts'
import { peertube } from './fediverse/peertube.ts'
import { pixelfed } from './fediverse/pixelfed.ts'
import { chessCom } from './games/chess-com.ts'
import { lichess } from './games/lichess.ts'
import { github } from './github/github.ts'
import { githubCommits } from './github/github-commits.ts'
import { githubSearch } from './github/github-search.ts'
import { githubSocials } from './github/github-socials.ts'
import { mailvelope } from './mail/mailvelope.ts'
import { openpgpKeys } from './mail/openpgp-keys.ts'
import { webfinger } from './mail/webfinger.ts'
import { gdelt } from './mentions/gdelt.ts'
import { marginalia } from './mentions/marginalia.ts'
import { crates } from './packages/crates.ts'
import { metacpan } from './packages/metacpan.ts'
import { npm } from './packages/npm.ts'
import { numverify } from './phones/numverify.ts'
import { openstreetmap } from './phones/openstreetmap.ts'
import { twilio } from './phones/twilio.ts'
import { britishOfficers } from './registers/british-officers.ts'
import { frenchOfficers } from './registers/french-officers.ts'
import { gnd } from './registers/gnd.ts'
import { nppes } from './registers/nppes.ts'
import { secOwnership } from './registers/sec-ownership.ts'
import { secPeople } from './registers/sec-people.ts'
import { ukParliament } from './registers/uk-parliament.ts'
import { crossref } from './scholars/crossref.ts'
import { openalex } from './scholars/openalex.ts'
import { orcid } from './scholars/orcid.ts'
import { orcidEducations, orcidEmployments } from './scholars/orcid-affiliations.ts'
import { orcidPerson } from './scholars/orcid-person.ts'
import { semanticScholar } from './scholars/semantic-scholar.ts'
import { brave } from './search-engines/brave.ts'
import { searxng } from './search-engines/searxng.ts'
import { serper } from './search-engines/serper.ts'
import { tavily } from './search-engines/tavily.ts'
import type { AnySource } from './shared/source.ts'
import { bluesky } from './social/bluesky.ts'
import { blueskySearch } from './social/bluesky-search.ts'
import { devto } from './social/devto.ts'
import { gravatar } from './social/gravatar.ts'
import { hackernews } from './social/hackernews.ts'
import { keybase } from './social/keybase.ts'
import { stackexchange } from './social/stackexchange.ts'
import { wikidata } from './wikidata/wikidata.ts'
import { wikidataEmail } from './wikidata/wikidata-email.ts'
import { wikidataEntities } from './wikidata/wikidata-entities.ts'
import { wikidataHandle } from './wikidata/wikidata-handle.ts'
import { wikidataLabels } from './wikidata/wikidata-labels.ts'
import { wikidataPhone } from './wikidata/wikidata-phone.ts'
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
  wikidataLabels,
  wikidataHandle,
  wikidataEmail,
  wikidataPhone,
  wikipedia,
  wikipediaEditors,
  orcid,
  orcidPerson,
  orcidEmployments,
  orcidEducations,
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
  secOwnership,
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
