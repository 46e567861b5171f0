import { buildFinding, type LifeStage } from '../../research/records/finding.ts'
import { chooseLanguages } from '../shared/script-languages.ts'
import { defineSource, type Lead, type Question } from '../shared/source.ts'
import { buildLabelRequest, labelAnswers, parseItemLead } from './item-labels.ts'
import { decodeStage, encodeStage, type ItemStage } from './wikidata-stages.ts'

const labels = 'wikidata-labels'
type Staged = { id: string; name: string; stages: ItemStage[] }

/** A lead's text is the person's item and name, and the stages of their life by their items. */
export function listLabelLeads({ id, name, stages }: Staged): Lead[] {
  const given = stages.map((stage): [string, string] => ['stage', encodeStage(stage)])
  const query = new URLSearchParams([['name', name], ...given])
  return given.length === 0 ? [] : [{ step: labels, text: `${id}?${query}` }]
}

/** What the posts, schools and homes of a person are called; the years come with the question. */
export const wikidataLabels = defineSource({
  ...labelAnswers,
  name: labels,
  inheritsMatch: true,
  accepts: [],
  request: (question, { base }) => {
    const asked = parseStaged(question)
    if (asked === null) return null
    return buildLabelRequest(base, {
      items: listItems(asked.stages),
      languages: chooseLabelLanguages(asked),
    })
  },
  evidence: ({ entities }, question) => {
    const asked = parseStaged(question)
    if (asked === null) return { findings: [] }
    const languages = chooseLabelLanguages(asked)
    const toLabel = (id: string | null) =>
      id === null
        ? null
        : (languages.flatMap((one) => entities[id]?.labels[one]?.value ?? [])[0] ?? null)
    const stages = asked.stages.flatMap((stage) => toNamedStage(stage, toLabel))
    if (stages.length === 0) return { findings: [] }
    return {
      findings: [
        buildFinding({
          kind: 'person',
          url: `https://www.wikidata.org/wiki/${asked.id}`,
          title: asked.name,
          method: 'registry',
          name: asked.name,
          stages,
          ids: { wikidata: asked.id },
          trust: 90,
        }),
      ],
    }
  },
})

/** A stage without the name of its place or its post says nothing. */
function toNamedStage(
  { kind, title, at, ...stage }: ItemStage,
  toLabel: (id: string | null) => string | null,
): LifeStage[] {
  const place = toLabel(at)
  const post = toLabel(title) ?? (kind === 'member' ? 'member' : null)
  const isNamed = (at === null || place !== null) && (place !== null || post !== null)
  return isNamed
    ? [
        {
          ...stage,
          kind: kind === 'member' ? 'post' : kind,
          title: post,
          at: place,
          field: toLabel(stage.field),
        },
      ]
    : []
}

function listItems(stages: readonly ItemStage[]): string[] {
  return stages.flatMap(({ title, at, field }) => [title, at, field]).flatMap((id) => id ?? [])
}

/** English first, as posts and degrees are read best in it; then the language of the name. */
function chooseLabelLanguages({ name }: Staged): string[] {
  return [...new Set(['en', 'mul', ...chooseLanguages(name)])]
}

function parseStaged(question: Question): Staged | null {
  const lead = parseItemLead(question)
  if (lead === null) return null
  const { id, given } = lead
  const stages = given.getAll('stage').flatMap((one) => decodeStage(one) ?? [])
  const name = given.get('name')
  return name === null || stages.length === 0 ? null : { id, name, stages }
}
