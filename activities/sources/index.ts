import { bluesky } from './bluesky.ts'
import { blueskySearch } from './bluesky-search.ts'
import { brave } from './brave.ts'
import { chessCom } from './chess-com.ts'
import { codeberg } from './codeberg.ts'
import { crossref } from './crossref.ts'
import { devto } from './devto.ts'
import { dockerhub } from './dockerhub.ts'
import { github } from './github.ts'
import { githubSearch } from './github-search.ts'
import { githubSocials } from './github-socials.ts'
import { gitlab } from './gitlab.ts'
import { gravatar } from './gravatar.ts'
import { hackernews } from './hackernews.ts'
import { huggingface } from './huggingface.ts'
import { keybase } from './keybase.ts'
import { lichess } from './lichess.ts'
import { mastodon } from './mastodon.ts'
import { openalex } from './openalex.ts'
import { orcid } from './orcid.ts'
import { orcidPerson } from './orcid-person.ts'
import { rdap } from './rdap.ts'
import { rdapDomain } from './rdap-domain.ts'
import { searxng } from './searxng.ts'
import { semanticScholar } from './semantic-scholar.ts'
import { serper } from './serper.ts'
import type { AnySource } from './source.ts'
import { stackexchange } from './stackexchange.ts'
import { tavily } from './tavily.ts'
import { wikidata } from './wikidata.ts'
import { wikidataEntities } from './wikidata-entities.ts'
import { wikidataHandle } from './wikidata-handle.ts'
import { wikipedia } from './wikipedia.ts'

/**
 * Every source, in the order in which a provider's steps are asked. A new one is one file, its
 * fixtures and one line here.
 */
export const sources: readonly AnySource[] = [
  wikidata,
  wikidataEntities,
  wikidataHandle,
  wikipedia,
  orcid,
  orcidPerson,
  openalex,
  semanticScholar,
  crossref,
  github,
  githubSearch,
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
  devto,
  lichess,
  chessCom,
  dockerhub,
  huggingface,
  searxng,
  brave,
  tavily,
  serper,
]
