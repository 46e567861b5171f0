import { expect, test } from 'vitest'
import { Finding } from '../../research/records/finding.ts'
import { rdap } from '../../sources/domains/rdap.ts'
import { rdapDomain } from '../../sources/domains/rdap-domain.ts'
import { wikipedia } from '../../sources/encyclopedias/wikipedia.ts'
import { crossref } from '../../sources/scholars/crossref.ts'
import { openalex } from '../../sources/scholars/openalex.ts'
import { orcid } from '../../sources/scholars/orcid.ts'
import { orcidEmployments } from '../../sources/scholars/orcid-affiliations.ts'
import { orcidPerson } from '../../sources/scholars/orcid-person.ts'
import { semanticScholar } from '../../sources/scholars/semantic-scholar.ts'
import { brave } from '../../sources/search-engines/brave.ts'
import { searxng } from '../../sources/search-engines/searxng.ts'
import { serper } from '../../sources/search-engines/serper.ts'
import { tavily } from '../../sources/search-engines/tavily.ts'
import { wikidata } from '../../sources/wikidata/wikidata.ts'
import { wikidataEntities } from '../../sources/wikidata/wikidata-entities.ts'
import { wikidataHandle } from '../../sources/wikidata/wikidata-handle.ts'
import { wikidataLabels } from '../../sources/wikidata/wikidata-labels.ts'
import { exchanges, questionOf } from '../support/sources/exchanges.ts'
import { mutilate } from '../support/sources/mutilate.ts'

const sources = [
  wikidata,
  wikidataEntities,
  wikidataLabels,
  wikidataHandle,
  wikipedia,
  orcid,
  orcidPerson,
  orcidEmployments,
  openalex,
  semanticScholar,
  crossref,
  rdap,
  rdapDomain,
  searxng,
  brave,
  serper,
  tavily,
]

/** Characters. Longer answers repeat the parts of the shorter ones, and would make this slow. */
const longest = 8_000
const answered = exchanges().filter(
  ({ outcome, text }) => outcome === 'ok' && text.length < longest,
)

test.each(sources.map((source) => ({ name: source.name, source })))(
  '$name: whatever part of an answer is of another shape, findings are whole or there are none',
  ({ name, source }) => {
    const hits = answered.filter(({ source: from }) => from === name)
    expect(hits.length).toBeGreaterThan(0)
    for (const hit of hits) {
      const question = questionOf(hit)
      const answer: unknown = JSON.parse(hit.text)
      for (const change of mutilate(answer)) {
        for (const found of source.read(answer, question)?.findings ?? []) {
          const isWhole =
            Finding.safeParse(found).success &&
            /^https?:$/.test(URL.parse(found.url)?.protocol ?? '')
          if (!isWhole) expect.fail(`${hit.case}: ${change} became ${JSON.stringify(found)}`)
        }
      }
    }
  },
  30_000,
)
