import type { AnySource } from '../shared/source.ts'
import { ariregister } from './ariregister.ts'
import {
  companiesHouseCompany,
  companiesHouseOfficers,
  companiesHouseSearch,
} from './british/companies-house.ts'
import { brregCompany, brregRoles, brregSearch } from './brreg.ts'
import { aresCompany, aresSearch } from './czech/ares.ts'
import {
  rechercheEntreprisesCompany,
  rechercheEntreprisesSearch,
} from './french/recherche-entreprises.ts'
import { gleifForm, gleifRecords, gleifSearch, gleifSuggest } from './gleif/gleif.ts'
import { gleifCompany } from './gleif/gleif-company.ts'
import { gleifBelow, gleifException, gleifParent } from './gleif/gleif-group.ts'
import { gleifNumber } from './gleif/gleif-number.ts'
import { krsAssociation, krsCompany } from './krs.ts'
import { opencorporatesCompany, opencorporatesSearch } from './opencorporates.ts'
import { prhCompany, prhSearch } from './prh.ts'
import { rpoCompany, rpoSearch } from './rpo.ts'
import { secCompany, secSearch } from './sec/sec.ts'
import { secFacts } from './sec/sec-facts.ts'
import type { Companies } from './shared/company-source.ts'
import { wikidataCompany, wikidataCompanySearch } from './wikidata/wikidata-company.ts'
import { wikidataLeaders } from './wikidata/wikidata-leaders.ts'

/** Every source that speaks of companies. */
export const companySources: readonly AnySource<Companies>[] = [
  // before the search, whose leads are many: what it leads to is records
  gleifSuggest,
  gleifSearch,
  gleifRecords,
  gleifForm,
  gleifCompany,
  gleifNumber,
  gleifParent,
  gleifBelow,
  gleifException,
  wikidataCompanySearch,
  wikidataCompany,
  wikidataLeaders,
  secSearch,
  secCompany,
  secFacts,
  rechercheEntreprisesSearch,
  rechercheEntreprisesCompany,
  brregSearch,
  brregCompany,
  brregRoles,
  prhSearch,
  prhCompany,
  aresSearch,
  aresCompany,
  rpoSearch,
  rpoCompany,
  ariregister,
  companiesHouseSearch,
  companiesHouseCompany,
  companiesHouseOfficers,
  opencorporatesSearch,
  opencorporatesCompany,
  krsCompany,
  krsAssociation,
]
