import { z } from 'zod'
import { items } from '../shared/lenient.ts'
import { isMediawikiAbsence } from '../shared/mediawiki-answer.ts'
import { chooseLanguages } from '../shared/script-languages.ts'
import { defineSource } from '../shared/source.ts'
import { wikidataAnswers } from './wikidata-facts.ts'
import { buildHuman, isHuman, WikidataItem } from './wikidata-item.ts'
import { listLabelLeads } from './wikidata-labels.ts'
import { type EntityQuestion, parseEntityQuestion } from './wikidata-question.ts'
import { parseStages } from './wikidata-stages.ts'

/**
 * Reads the people among some items. Occupation and country come from the description, which
 * editors keep as a headline; `wikidata-labels` names posts, schools and homes. SPARQL could join
 * them, but allows 60 s of work a minute for everything this address asks.
 */
export const wikidataEntities = defineSource({
  ...wikidataAnswers,
  name: 'wikidata-entities',
  accepts: [],
  // A much described person is half a megabyte of statements and their references
  maxBytes: 12_000_000,
  timeoutMs: 15_000,
  request: (question, { base }) => {
    const asked = question.kind === 'id' ? parseEntityQuestion(question.text) : null
    if (asked === null) return null
    const query = new URLSearchParams({
      action: 'wbgetentities',
      ids: asked.ids.join('|'),
      props: 'labels|descriptions|aliases|claims|sitelinks/urls',
      languages: chooseEntityLanguages(asked).join('|'),
      sitefilter: chooseEntityLanguages(asked)
        .filter((language) => language !== 'mul')
        .map((language) => `${language}wiki`)
        .join('|'),
      format: 'json',
      maxlag: '5',
    })
    return { url: `${base}/w/api.php?${query}` }
  },
  isAbsent: isMediawikiAbsence,
  body: z.object({
    entities: z.preprocess(
      (byId) => (typeof byId === 'object' && byId !== null ? Object.values(byId) : byId),
      items(WikidataItem),
    ),
  }),
  evidence: ({ entities }, question) => {
    const asked = parseEntityQuestion(question.text) ?? { ids: [] }
    const found = entities.filter(isHuman).map((entity) => ({
      entity,
      findings: buildHuman(entity, asked, chooseEntityLanguages(asked)),
    }))
    const leads = found.flatMap(({ entity: { id, claims }, findings: [person] }) =>
      person === undefined
        ? []
        : listLabelLeads({ id, name: person.name ?? person.title, stages: parseStages(claims) }),
    )
    return { findings: found.flatMap(({ findings }) => findings), leads }
  },
})

/**
 * Own script first, so that the person is named as the searcher writes; `mul` holds names that are
 * the same everywhere.
 */
function chooseEntityLanguages({ name = '' }: EntityQuestion): string[] {
  return [...new Set([...chooseLanguages(name), 'mul', 'en'])]
}
