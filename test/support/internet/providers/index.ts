import type { StandIn } from '../stand-in.ts'
import { bluesky } from './bluesky.ts'
import {
  arxiv,
  datacite,
  dblp,
  europePmc,
  internetArchive,
  libraryOfCongress,
  musicbrainz,
  openLibrary,
  tvmaze,
} from './catalogues.ts'
import { chessCom } from './chess-com.ts'
import { codeberg } from './codeberg.ts'
import {
  ares,
  ariregister,
  brreg,
  companiesHouse,
  krs,
  opencorporates,
  prh,
  rechercheEntreprises,
  rpo,
} from './company-registers.ts'
import { crossref } from './crossref.ts'
import { devto } from './devto.ts'
import { dockerhub } from './dockerhub.ts'
import { sec } from './filings.ts'
import { github } from './github.ts'
import { gitlab } from './gitlab.ts'
import { gleif } from './gleif.ts'
import { gravatar } from './gravatar.ts'
import { hackernews } from './hackernews.ts'
import { huggingface } from './huggingface.ts'
import { keybase } from './keybase.ts'
import { lichess } from './lichess.ts'
import { mailvelope, openpgpKeys, webfinger } from './mail-servers.ts'
import { mastodon } from './mastodon.ts'
import { crates, lemmy, metacpan, misskey, npm, peertube, pixelfed } from './members.ts'
import { openalex } from './openalex.ts'
import { orcid } from './orcid.ts'
import { gdelt, gnd, marginalia, nppes, ukParliament } from './people-registers.ts'
import { numverify, openstreetmap, twilio } from './phone-lookups.ts'
import { commonsStandIn, googleVisionStandIn, serpapiStandIn, tineyeStandIn } from './pictures.ts'
import { rdap } from './rdap.ts'
import { semanticScholar } from './semantic-scholar.ts'
import { stackexchange } from './stackexchange.ts'
import { usernameSites } from './username-sites.ts'
import {
  clearvin,
  complaintsStandIn,
  ratingsStandIn,
  recallsStandIn,
  vinaudit,
  vpicOnline,
} from './vehicles.ts'
import { webPagesStandIn } from './web-pages.ts'
import { brave, searxng, serper, tavily } from './web-search.ts'
import { wikidata } from './wikidata.ts'
import { wikipedia, wikipediaEditors } from './wikipedia.ts'

/** Every stand-in, by the provider's name in `coverage`. */
export const standIns: Readonly<Record<string, StandIn>> = {
  wikidata,
  wikipedia,
  wikipedia_editors: wikipediaEditors,
  orcid,
  openalex,
  semantic_scholar: semanticScholar,
  crossref,
  open_library: openLibrary,
  library_of_congress: libraryOfCongress,
  dblp,
  europe_pmc: europePmc,
  arxiv,
  datacite,
  musicbrainz,
  tvmaze,
  gnd,
  uk_parliament: ukParliament,
  internet_archive: internetArchive,
  nppes,
  gdelt,
  marginalia,
  github,
  stackexchange,
  hackernews,
  bluesky,
  mastodon,
  gravatar,
  keybase,
  rdap,
  gitlab,
  codeberg,
  devto,
  lichess,
  chess_com: chessCom,
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
  openpgp_keys: openpgpKeys,
  mailvelope,
  openstreetmap,
  twilio,
  numverify,
  searxng,
  brave,
  tavily,
  serper,
  gleif,
  sec,
  recherche_entreprises: rechercheEntreprises,
  brreg,
  prh,
  ares,
  rpo,
  ariregister,
  companies_house: companiesHouse,
  opencorporates,
  krs,
  vpic_online: vpicOnline,
  recalls: recallsStandIn,
  ratings: ratingsStandIn,
  complaints: complaintsStandIn,
  vinaudit,
  clearvin,
  google_vision: googleVisionStandIn,
  tineye: tineyeStandIn,
  serpapi: serpapiStandIn,
  wikimedia_commons: commonsStandIn,
  username_sites: usernameSites,
  web_pages: webPagesStandIn,
}
