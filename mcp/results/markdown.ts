import { isObject } from '../../contract/fields/is-object.ts'
import type { OperationName } from '../../contract/operations/operations.ts'
import { memoizeByObject } from '../../research/text/memoize.ts'
import { cutAtWord } from '../../research/text/signs/cut-text.ts'
import { renderCompaniesMarkdown, renderCompanyMarkdown } from './company-markdown.ts'
import { renderDossierMarkdown } from './dossier-markdown.ts'
import {
  describeCoverage,
  describeSources,
  joinParts,
  showConfidence,
  toItems,
  toText,
  type Value,
} from './phrases.ts'
import { renderPictureMarkdown } from './picture-markdown.ts'
import { renderVehicleMarkdown } from './vehicle-markdown.ts'

/** The text of a tool's answer stays short: everything is in the data beside it. */
const maxCharacters = 12_000

/** Several answers share a cached dossier, and then the very text. */
const writeDossier = memoizeByObject((dossier: Value) => [
  joinBlocks(renderDossierMarkdown(dossier)),
])

const writers: Readonly<Record<OperationName, (body: Value) => string[]>> = {
  search: renderSearch,
  dossier: ({ dossier }) => (isObject(dossier) ? writeDossier(dossier) : []),
  chat: renderChat,
  entity_search: renderCompaniesMarkdown,
  entity_dossier: renderCompanyMarkdown,
  reverse_image: renderPictureMarkdown,
  vin: renderVehicleMarkdown,
}

/** A result in short Markdown, with numbered links, confidence and what could not be looked at. */
export function renderResultMarkdown(operation: OperationName, body: Value): string {
  const parts = writers[operation](body)
  const partial = body.partial === true ? [`Incomplete: ${toText(body, 'message')}`] : []
  return cutAtWord(joinBlocks([...partial, ...parts]), maxCharacters)
}

function joinBlocks(blocks: readonly string[]): string {
  return joinParts(blocks, '\n\n')
}

function renderSearch(body: Value): string[] {
  const hits = toItems(body, 'hits')
  const lines = hits.map((hit, index) => {
    const [headline, location] = [toText(hit, 'headline'), toText(hit, 'location')]
    const about = joinParts([headline, headline.includes(location) ? '' : location], '; ')
    return (
      `${index + 1}. ` +
      `**${toText(hit, 'name')}**${showConfidence(hit)}${about === '' ? '' : `: ${about}`}`
    )
  })
  const count = hits.length === 1 ? 'One candidate' : `${hits.length} candidates`
  return [hits.length === 0 ? sayNone(body) : `${count}:`, lines.join('\n'), describeCoverage(body)]
}

/** What to try next follows only where the search was whole. */
function sayNone({ partial }: Value): string {
  const next =
    ' Check the spelling, give the full name, or search by a username, an email address or a ' +
    'phone number.'
  return `No candidate was found.${partial === true ? '' : next}`
}

function renderChat(body: Value): string[] {
  const related = Array.isArray(body.related_questions) ? body.related_questions : []
  return [
    toText(body, 'answer', 8_000),
    describeSources(body),
    describeCoverage(body),
    related.length === 0 ? '' : `Related: ${related.map(String).join(' / ')}`,
  ]
}
