import type { Lead, Question } from '../../shared/source.ts'
import { buildLabelRequest, labelAnswers, parseItemLead } from '../../wikidata/item-labels.ts'
import {
  type Claims,
  listCurrent,
  parseItems,
  parseQualifierDate,
} from '../../wikidata/wikidata-claims.ts'
import { type Companies, defineCompanySource } from '../shared/company-source.ts'

const leaders = 'wikidata-leaders'

/** Posts by their properties. */
const posts = {
  P169: 'chief executive officer',
  P488: 'chairperson',
  P1037: 'director or manager',
} as const
const maxLeaders = 10

/** A lead's text is the company's item, and its leaders' with their posts and since when. */
export function listLeaderLeads({ id, claims }: { id: string; claims: Claims }): Lead[] {
  const held = Object.entries(posts).flatMap(([property, post]) =>
    listCurrent(claims, property).flatMap(({ item, qualifiers }): [string, string][] => {
      const since = parseQualifierDate(qualifiers, 'P580')
      return item === null ? [] : [[item, since === null ? post : `${post},${since}`]]
    }),
  )
  if (held.length === 0 || parseItems(claims, 'P31').includes('Q5')) return []
  return [{ step: leaders, text: `${id}?${new URLSearchParams(held.slice(0, maxLeaders))}` }]
}

/** The names of those who lead a company; nothing else of their items is asked for. */
export const wikidataLeaders = defineCompanySource({
  ...labelAnswers,
  name: leaders,
  accepts: [],
  request: (question, { base }) => {
    const asked = parseLeaders(question)
    if (asked === null) return null
    const items = asked.held.map(([person]) => person)
    return buildLabelRequest(base, { items, languages: ['mul', 'en'] })
  },
  evidence: ({ entities }, question) => {
    const asked = parseLeaders(question)
    const officers = (asked?.held ?? []).flatMap(([person, held]) => {
      const [title = '', since = null] = held.split(',')
      const labels = entities[person]?.labels
      const name = labels?.en?.value ?? labels?.mul?.value
      return name === undefined ? [] : [{ name, title, since, until: null, isCompany: false }]
    })
    if (asked === null || officers.length === 0) return { findings: [] }
    return { findings: [{ kind: 'officers', of: `wikidata:${asked.company}`, officers }] }
  },
})

function parseLeaders(question: Question<Companies>) {
  const lead = parseItemLead(question)
  const held = [...(lead?.given ?? [])].filter(([person]) => /^Q\d+$/.test(person))
  return lead === null || held.length === 0 ? null : { company: lead.id, held }
}
