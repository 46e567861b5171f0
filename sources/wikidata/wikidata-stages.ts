import {
  type ClaimStatement,
  type Claims,
  hasEnd,
  listStanding,
  parseQualifierItem,
  parseQualifierYear,
} from './wikidata-claims.ts'

const kinds = ['post', 'member', 'study', 'home'] as const

/** A stage of a life whose parts are items, of which the labels are not known yet. */
export type ItemStage = {
  kind: (typeof kinds)[number]
  title: string | null
  at: string | null
  field: string | null
  from: number | null
  to: number | null
  isOver: boolean
}

type StageProperty = { property: string; kind: ItemStage['kind'] } & Record<
  'title' | 'at' | 'field',
  readonly string[]
>

/** Where the parts of a stage stand: in the statement itself, or in a qualifier of it. */
const stageProperties: readonly StageProperty[] = [
  { property: 'P39', kind: 'post', title: ['value'], at: ['P642', 'P108'], field: [] },
  { property: 'P108', kind: 'post', title: ['P39', 'P3831', 'P2868'], at: ['value'], field: [] },
  { property: 'P463', kind: 'member', title: ['P3831', 'P2868'], at: ['value'], field: [] },
  { property: 'P69', kind: 'study', title: ['P512'], at: ['value'], field: ['P812'] },
  { property: 'P551', kind: 'home', title: [], at: ['value'], field: [] },
]

const maxStages = 20

/** What an item states with years of posts, studies and homes, the earliest first. */
export function parseStages(claims: Claims): ItemStage[] {
  const all = stageProperties.flatMap((row) =>
    chooseStatements(claims, row.property).flatMap((statement) => toStage(statement, row)),
  )
  const dated = joinTerms(all.filter(isDated))
  // the same post without years adds nothing
  const bare = all.filter((one) => !isDated(one) && !dated.some((other) => areOne(one, other)))
  const first = bare.filter((one, at) => bare.findIndex((other) => areOne(one, other)) === at)
  return [...dated, ...first].slice(0, maxStages)
}

/** Editors prefer what holds today: beside it stands only what has an end, which is no rival. */
function chooseStatements(claims: Claims, property: string): ClaimStatement[] {
  const standing = listStanding(claims, property)
  const isPreferred = ({ rank }: ClaimStatement) => rank === 'preferred'
  return standing.some(isPreferred)
    ? standing.filter((one) => isPreferred(one) || hasEnd(one))
    : standing
}

function toStage(statement: ClaimStatement, row: StageProperty): ItemStage[] {
  const { item, qualifiers } = statement
  if (item === null) return []
  const find = (places: readonly string[]) =>
    places
      .map((place) => (place === 'value' ? item : parseQualifierItem(qualifiers, place)))
      .find((id) => id !== null) ?? null
  const [from, to, on] = ['P580', 'P582', 'P585'].map((one) => parseQualifierYear(qualifiers, one))
  const hasYears = qualifiers.P580 !== undefined || qualifiers.P582 !== undefined
  // "in 1990": a degree was got then, a post held, whenever it began
  const isMoment = !hasYears && qualifiers.P585 !== undefined
  const moment = on ?? null
  return [
    {
      kind: row.kind,
      title: find(row.title),
      at: find(row.at),
      field: find(row.field),
      from: isMoment && row.kind !== 'study' ? moment : (from ?? null),
      to: isMoment ? moment : (to ?? null),
      isOver: isMoment || hasEnd(statement),
    },
  ]
}

function isDated({ from, to, isOver }: ItemStage): boolean {
  return from !== null || to !== null || isOver
}

function areOne(a: ItemStage, b: ItemStage): boolean {
  return a.kind === b.kind && a.title === b.title && a.at === b.at && a.field === b.field
}

/** Terms of one post in a row are one stay: 2009 to 2013, then from 2013. */
function joinTerms(stages: readonly ItemStage[]): ItemStage[] {
  const joined: ItemStage[] = []
  for (const stage of stages.toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0))) {
    const place = joined.findLastIndex((before) => areOne(before, stage))
    const before = joined[place]
    if (before === undefined || before.to === null || before.to !== stage.from) joined.push(stage)
    else joined[place] = { ...stage, from: before.from }
  }
  return joined
}

/** `post,Q30185,,,2009,2013,over` */
export function encodeStage({ kind, title, at, field, from, to, isOver }: ItemStage): string {
  return [kind, title, at, field, from, to, isOver ? 'over' : ''].join(',')
}

const encoded = /^(\w+),(Q\d+)?,(Q\d+)?,(Q\d+)?,(\d+)?,(\d+)?,(over)?$/

/** @returns null for a text that is no encoded stage */
export function decodeStage(text: string): ItemStage | null {
  const [, name, title, at, field, from, to, over] = encoded.exec(text) ?? []
  const kind = kinds.find((one) => one === name)
  if (kind === undefined) return null
  const toYear = (digits: string | undefined) => (digits === undefined ? null : Number(digits))
  return {
    kind,
    title: title ?? null,
    at: at ?? null,
    field: field ?? null,
    from: toYear(from),
    to: toYear(to),
    isOver: over !== undefined,
  }
}
