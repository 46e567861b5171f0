import type { Sections } from '../../../contract/operations/dossier.ts'
import { buildPersonProfile } from '../../records/person-profile.ts'
import { composeSections } from './compose-sections.ts'
import type { SectionKey } from './section-keys.ts'

/** Sections with only the requested name, for a person whose details are withheld. */
export function buildBareSections(name: string, keys: Iterable<SectionKey>): Sections {
  // without claims nothing is reckoned from the year
  return composeSections({
    claims: [],
    documents: [],
    accounts: [],
    attempted: new Set(keys),
    person: buildPersonProfile({ name }),
    year: 0,
  })
}
