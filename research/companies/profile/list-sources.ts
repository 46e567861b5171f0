import type { Source } from '../../../contract/results/source.ts'
import { parseHost } from '../../text/addresses/parse-host.ts'
import { compareText } from '../../text/order.ts'
import { type CompanyRecord, recordOrigins } from '../company-record.ts'
import type { Backer } from './choose-leaf.ts'

/** What a provider is called, and where a record without a page of its own can be looked up. */
const providerPages: Readonly<Record<string, { title: string; url: string }>> = {
  gleif: { title: 'GLEIF, the LEI register', url: 'https://search.gleif.org/' },
  companies_house: {
    title: 'Companies House, United Kingdom',
    url: 'https://find-and-update.company-information.service.gov.uk/',
  },
  recherche_entreprises: {
    title: 'Annuaire des entreprises, France',
    url: 'https://annuaire-entreprises.data.gouv.fr/',
  },
  brreg: {
    title: 'Brønnøysund Register Centre, Norway',
    url: 'https://virksomhet.brreg.no/',
  },
  prh: { title: 'PRH and YTJ, Finland', url: 'https://tietopalvelu.ytj.fi/' },
  ares: { title: 'ARES, Czechia', url: 'https://ares.gov.cz/' },
  rpo: { title: 'RPO, Slovakia', url: 'https://rpo.statistics.sk/' },
  krs: { title: 'KRS, Poland', url: 'https://wyszukiwarka-krs.ms.gov.pl/' },
  ariregister: { title: 'e-Business Register, Estonia', url: 'https://ariregister.rik.ee/' },
  sec: { title: 'SEC EDGAR', url: 'https://www.sec.gov/search-filings' },
  wikidata: { title: 'Wikidata', url: 'https://www.wikidata.org/' },
  opencorporates: { title: 'OpenCorporates', url: 'https://opencorporates.com/' },
}

/** A record that a provider gave, and when. */
export type ProvidedRecord = { provider: string; record: CompanyRecord; retrievedAt: string }

/** A record with its id among the sources that the profile cites. */
export type RankedRecord = ProvidedRecord & { by: Backer }

/** The records of a profile, the most trusted first, each with its id as a cited source. */
export function rankRecords(records: readonly ProvidedRecord[]): RankedRecord[] {
  const rank = ({ record }: ProvidedRecord) => recordOrigins.indexOf(record.origin)
  return [...records]
    .sort((a, b) => rank(a) - rank(b) || compareText(a.record.id, b.record.id))
    .map((one, n) => ({ ...one, by: { id: `src_${n + 1}`, origin: one.record.origin } }))
}

/**
 * The sources that the profile cites, in the order of `[n]`.
 * @param pages the page of a record, by the record's id
 */
export function listSources(
  records: readonly RankedRecord[],
  pages: ReadonlyMap<string, string>,
): Source[] {
  return records.map(({ provider, record, by }, n) => {
    const known = providerPages[provider]
    const url = pages.get(record.id) ?? known?.url ?? 'https://www.gleif.org/'
    const title = known?.title ?? provider.replaceAll('_', ' ')
    return { id: by.id, position: n + 1, url, title, domain: parseHost(url) ?? title }
  })
}
