import type {
  CompanyConflict,
  CompanyProfile,
  ConflictingRelation,
} from '../../../contract/operations/entity-dossier.ts'
import { type StatedValue, scoreBacking } from './choose-leaf.ts'
import type { FactPart } from './fact-parts.ts'

type Relations = Extract<FactPart, { kind: 'relations' }>
type Exception = Extract<FactPart, { kind: 'exception' }>
type Relation = Relations['relation']
type Structure = CompanyProfile['structure']
type Reported = Structure['reported']['parent']
type Related = NonNullable<Structure['parent']>

/** What the reasons of the LEI system mean: there is no parent, or it is not named. */
const meanings: Readonly<Record<string, 'none' | 'not_disclosed'>> = {
  NATURAL_PERSONS: 'none',
  NO_KNOWN_PERSON: 'none',
  NON_CONSOLIDATING: 'none',
  NO_LEI: 'not_disclosed',
  NON_PUBLIC: 'not_disclosed',
  BINDING_LEGAL_COMMITMENTS: 'not_disclosed',
  LEGAL_OBSTACLES: 'not_disclosed',
  CONSENT_NOT_OBTAINED: 'not_disclosed',
  DISCLOSURE_DETRIMENTAL: 'not_disclosed',
  DETRIMENT_NOT_EXCLUDED: 'not_disclosed',
}

/**
 * The group of a company. A company is never its own parent, nor the parent of its parent: records
 * that say so contradict themselves.
 * @param ownIds the ids of the company itself
 */
export function buildStructure(
  relations: readonly StatedValue<Relations>[],
  exceptions: readonly StatedValue<Exception>[],
  ownIds: readonly string[],
): { structure: Structure; conflicts: CompanyConflict[] } {
  const isOwn = ({ id }: { id: string | null }) => id !== null && ownIds.includes(id)
  const list = (relation: Relation) => listRelated(relations, relation, isOwn)
  const [over, top, below] = [list('parent'), list('ultimate_parent'), list('subsidiary')]
  const parent = over.shown?.[0] ?? null
  const ultimateParent = top.shown?.[0] ?? null
  const above = [parent, ultimateParent].flatMap((one) => one?.id ?? [])
  const isAbove = ({ id }: Related) => id !== null && above.includes(id)
  const subsidiaries = below.shown?.filter((one) => !isAbove(one)) ?? null
  const branches = list('branch').shown
  const exception = {
    parent: findException(exceptions, 'parent'),
    ultimateParent: findException(exceptions, 'ultimate_parent'),
  }
  const loops = [
    ...toSides('parent', over.own),
    ...toSides('ultimate_parent', top.own),
    ...toSides('subsidiary', [...below.own, ...(below.shown?.filter(isAbove) ?? [])]),
  ]
  const tops = loops.some(({ value }) => value === ultimateParent?.id) ? [ultimateParent] : []
  const shown = [...toSides('parent', [parent]), ...toSides('ultimate_parent', tops)]
  return {
    structure: {
      parent,
      ultimateParent,
      subsidiaries,
      subsidiariesTotal: countSubsidiaries(relations, subsidiaries),
      branches,
      exception: (exception.parent ?? exception.ultimateParent) === null ? null : exception,
      reported: {
        parent: rateParent(parent, exception.parent),
        ultimateParent: rateParent(ultimateParent, exception.ultimateParent),
        // those above the company are on record below it, too
        subsidiaries: rateList(below.shown),
        branches: rateList(branches),
      },
    },
    conflicts: loops.length === 0 ? [] : [{ path: 'structure', values: [...shown, ...loops] }],
  }
}

type Listed = { shown: Related[] | null; own: Related[] }

/** @returns `shown`: null where no source was asked or answered */
function listRelated(
  relations: readonly StatedValue<Relations>[],
  relation: Relation,
  isOwn: (one: Related) => boolean,
): Listed {
  const said = relations.filter(({ value }) => value.relation === relation)
  if (said.length === 0) return { shown: null, own: [] }
  const all = said.flatMap(({ value, by }) => value.companies.map((company) => ({ company, by })))
  const byCompany = Map.groupBy(all, ({ company }) => company.id ?? company.name)
  const related = [...byCompany.values()].flatMap((alike) => {
    const [first] = alike
    return first === undefined
      ? []
      : [{ ...first.company, ...scoreBacking(alike.map(({ by }) => by)) }]
  })
  return { shown: related.filter((one) => !isOwn(one)), own: related.filter(isOwn) }
}

function findException(
  exceptions: readonly StatedValue<Exception>[],
  relation: Exception['relation'],
): NonNullable<Structure['exception']>['parent'] {
  const found = exceptions.find(({ value }) => value.relation === relation)
  if (found === undefined) return null
  const { reason } = found.value
  return { reason, meaning: meanings[reason] ?? 'unknown', ...scoreBacking([found.by]) }
}

/** No parent on record is no statement that there is none: that takes an exception. */
function rateParent(named: Related | null, exception: { meaning: string } | null): Reported {
  if (named !== null) return 'reported'
  if (exception === null) return 'not_reported'
  return exception.meaning === 'none' ? 'reported_none' : 'not_disclosed'
}

function rateList(list: readonly Related[] | null): Reported {
  if (list === null) return 'not_reported'
  return list.length > 0 ? 'reported' : 'reported_none'
}

/** How many there are, of which the list may show a part. */
function countSubsidiaries(
  relations: readonly StatedValue<Relations>[],
  shown: readonly Related[] | null,
): number | null {
  if (shown === null) return null
  const totals = relations.flatMap(({ value }) =>
    value.relation === 'subsidiary' ? (value.total ?? value.companies.length) : [],
  )
  return Math.max(shown.length, ...totals)
}

/** What is said of companies, as sides of a contradiction. */
function toSides(
  relation: ConflictingRelation,
  related: readonly (Related | null)[],
): CompanyConflict['values'] {
  return related
    .filter((one) => one !== null)
    .map(({ id, name, sourceIds }) => ({ value: id ?? name, relation, sourceIds }))
}
