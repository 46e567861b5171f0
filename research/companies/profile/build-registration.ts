import type {
  CompanyConflict,
  CompanyProfile,
} from '../../../contract/operations/entity-dossier.ts'
import { isSameNumber } from '../identifiers.ts'
import { compareJurisdictions } from '../jurisdiction.ts'
import { type Backing, chooseLeaf, type StatedValue } from './choose-leaf.ts'
import type { FindFacts } from './fact-lists.ts'
import type { RankedRecord } from './list-sources.ts'

type Registration = CompanyProfile['registration']

/** Leaves by path, and what contests them. */
export type Leaves = {
  evidence: CompanyProfile['evidence']
  conflicts: CompanyConflict[]
}

/** Chooses a value, and notes under its path who says so and who says otherwise. */
export function recordLeaf<Value>(
  leaves: Leaves,
  path: string,
  said: readonly StatedValue<Value>[],
  isSame: (a: Value, b: Value) => boolean,
): Value | null {
  const { leaf, conflict } = chooseLeaf(said, isSame)
  if (leaf === null) return null
  const { value, ...backing } = leaf satisfies Backing
  leaves.evidence.push({ path, ...backing })
  if (conflict !== null) leaves.conflicts.push({ path, values: conflict })
  return value
}

/** What the register says of the company; where it does not, what the next record says. */
export function buildRegistration(
  records: readonly RankedRecord[],
  find: FindFacts,
  { jurisdiction, leaves }: { jurisdiction: string | null; leaves: Leaves },
): Registration {
  const facts = find('registration')
  const choose = (
    name: 'entityType' | 'legalStatus' | 'authority' | 'incorporationDate' | 'dissolutionDate',
    isSame: (a: string, b: string) => boolean,
  ) => {
    const said = facts.flatMap(({ value, by }) => {
      const one = value[name]
      return one === null ? [] : [{ value: one, by }]
    })
    return recordLeaf(leaves, `registration.${name}`, said, isSame)
  }
  const forms = records.flatMap(({ record, by }) =>
    record.legalForm === null ? [] : [{ value: record.legalForm, by }],
  )
  const number = recordLeaf(
    leaves,
    'registration.number',
    records.flatMap(({ record, by }) =>
      record.numbers.flatMap((one) =>
        isHome(one.jurisdiction, jurisdiction) ? [{ value: one.number, by }] : [],
      ),
    ),
    isSameNumber,
  )
  const places = records.flatMap(({ record, by }) =>
    record.jurisdiction === null ? [] : [{ value: record.jurisdiction, by }],
  )
  recordLeaf(leaves, 'registration.jurisdiction', places, isHome)
  const [best] = facts
  return {
    jurisdiction,
    // every record has words of its own for these two
    entityType:
      choose('entityType', () => true) ??
      recordLeaf(leaves, 'registration.entityType', forms, () => true),
    legalStatus: choose('legalStatus', () => true),
    number,
    authority: choose('authority', () => true),
    incorporationDate: choose('incorporationDate', isSameDate),
    dissolutionDate: choose('dissolutionDate', isSameDate),
    registryUrl: best?.value.url ?? null,
    retrievedAt: records[0]?.retrievedAt ?? null,
  }
}

function isHome(a: string, b: string | null): boolean {
  return b !== null && ['same', 'within'].includes(compareJurisdictions(a, b))
}

/** `2019` and `2019-03-31` do not contradict each other. */
function isSameDate(a: string, b: string): boolean {
  return a.startsWith(b) || b.startsWith(a)
}
