import type { AnySource } from '../source.ts'
import { aresCompany, aresSearch } from './ares.ts'
import { ariregister } from './ariregister.ts'
import { brregCompany, brregRoles, brregSearch } from './brreg.ts'
import {
  companiesHouseCompany,
  companiesHouseOfficers,
  companiesHouseSearch,
} from './companies-house.ts'
import type { Companies } from './company-source.ts'
import { gleifForm, gleifRecords, gleifSearch, gleifSuggest } from './gleif.ts'
import { gleifCompany } from './gleif-company.ts'
import { gleifBelow, gleifException, gleifParent } from './gleif-group.ts'
import { gleifNumber } from './gleif-number.ts'
import { krsAssociation, krsCompany } from './krs.ts'
import { opencorporatesCompany, opencorporatesSearch } from './opencorporates.ts'
import { prhCompany, prhSearch } from './prh.ts'
import { rechercheEntreprisesCompany, rechercheEntreprisesSearch } from './recherche-entreprises.ts'
import { rpoCompany, rpoSearch } from './rpo.ts'
import { secCompany, secSearch } from './sec.ts'
import { secFacts } from './sec-facts.ts'
import { wikidataCompany, wikidataCompanySearch } from './wikidata-company.ts'
import { wikidataLeaders } from './wikidata-leaders.ts'

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
