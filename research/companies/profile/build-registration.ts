import type {
  CompanyConflict,
  CompanyProfile,
} from '../../../contract/operations/entity-dossier.ts'
import { foldWords } from '../../text/words/fold.ts'
import { isSameNumber } from '../identifiers.ts'
import { compareJurisdictions } from '../jurisdiction.ts'
import { type Backing, chooseLeaf, type StatedValue } from './choose-leaf.ts'
import type { FindFacts } from './fact-lists.ts'
import type { RankedRecord } from './list-sources.ts'

type Registration = CompanyProfile['registration']
type Field = 'entityType' | 'legalStatus' | 'authority' | 'incorporationDate' | 'dissolutionDate'

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
  const list = (name: Field, counts: (id: string) => boolean = () => true) =>
    facts.flatMap(({ value, by }) => {
      const one = value[name]
      return one === null || !counts(by.id) ? [] : [{ value: one, by }]
    })
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
  const status = records.find(({ record }) => record.status !== 'unknown')?.record.status
  const otherwise = records.filter(({ record }) => !['unknown', status].includes(record.status))
  const isOfStatus = (id: string) => otherwise.every(({ by }) => by.id !== id)
  const choose = (name: 'incorporationDate' | 'dissolutionDate', said: StatedValue<string>[]) =>
    recordLeaf(leaves, `registration.${name}`, said, isSameDate)
  const numbered = leaves.evidence.find(({ path }) => path === 'registration.number')?.sourceIds
  return {
    jurisdiction,
    entityType:
      recordWords(leaves, 'registration.entityType', list('entityType')) ??
      recordWords(leaves, 'registration.entityType', forms),
    legalStatus: recordWords(leaves, 'registration.legalStatus', list('legalStatus', isOfStatus)),
    number,
    // the name of one register beside the number of another would name a wrong pair
    authority: recordWords(
      leaves,
      'registration.authority',
      list('authority', (id) => numbered?.includes(id) ?? true),
    ),
    incorporationDate: choose('incorporationDate', list('incorporationDate')),
    dissolutionDate: choose('dissolutionDate', list('dissolutionDate', isOfStatus)),
    registryUrl: best?.value.url ?? null,
    retrievedAt: records[0]?.retrievedAt ?? null,
  }
}

/**
 * The first record's words. Every record has words of its own, so that others contradict nothing,
 * and only those that use the same back it.
 */
function recordWords(
  leaves: Leaves,
  path: string,
  said: readonly StatedValue<string>[],
): string | null {
  const isFirst = ({ value }: StatedValue<string>) => isSameText(value, said[0]?.value ?? '')
  return recordLeaf(leaves, path, said.filter(isFirst), () => true)
}

function isSameText(a: string, b: string): boolean {
  return foldWords(a).join(' ') === foldWords(b).join(' ')
}

function isHome(a: string, b: string | null): boolean {
  return b !== null && ['same', 'within'].includes(compareJurisdictions(a, b))
}

/** `2019` and `2019-03-31` do not contradict each other. */
function isSameDate(a: string, b: string): boolean {
  return a.startsWith(b) || b.startsWith(a)
}
