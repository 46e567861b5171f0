import { z } from 'zod'
import type { PersonName } from '../../research/identity/names/person-name.ts'
import { toWrittenName } from '../../research/identity/queries/to-written-name.ts'
import { buildFinding } from '../../research/records/finding.ts'
import { foldText } from '../../research/text/words/fold.ts'
import { isFittingQuestion } from '../shared/is-fitting-name.ts'
import { items, optionalItems, optionalText } from '../shared/lenient.ts'
import { parseOrcid } from '../shared/orcid-id.ts'
import { defineSource, type Question } from '../shared/source.ts'
import { buildOrcidHeaders, orcidFacts } from './orcid-facts.ts'

const maxRecords = 10
/** Whose whole record is read as well, for its links and years. */
const maxRead = 3
const furtherSteps = ['orcid-person', 'orcid-employments', 'orcid-educations']

const Found = z.object({
  'orcid-id': z.string(),
  'given-names': optionalText,
  'family-names': optionalText,
  'credit-name': optionalText,
  'other-name': optionalItems(z.string()),
  email: optionalItems(z.string()),
  'institution-name': optionalItems(z.string()),
})

/** Researchers by name, or by an address that they made public themselves. */
export const orcid = defineSource({
  ...orcidFacts,
  name: 'orcid',
  accepts: ['name', 'email'],
  request: (question, { base, key }) => {
    const q = buildQuery(question)
    if (q === null) return null
    const query = new URLSearchParams({ q, start: '0', rows: String(maxRecords) })
    return { url: `${base}/v3.0/expanded-search/?${query}`, headers: buildOrcidHeaders(key) }
  },
  // nothing found is null there, which must be said: a list that is not there at all is another
  // answer
  body: z.object({ 'expanded-result': items(Found).nullable() }),
  evidence: ({ 'expanded-result': found }, question) => {
    const findings = (found ?? []).flatMap((record) => {
      const id = parseOrcid(record['orcid-id'])
      const full = [record['given-names'], record['family-names']]
        .filter((part) => part !== null)
        .join(' ')
      const names = [
        ...new Set([record['credit-name'] ?? full, full, ...record['other-name']]),
      ].filter((name) => name !== '')
      const [name, ...aliases] = names
      if (id === null || name === undefined || !isFittingQuestion(names, question)) return []
      const organizations = [...new Set(record['institution-name'])]
      return buildFinding({
        kind: 'person',
        url: `https://orcid.org/${id}`,
        title: name,
        snippet: organizations.slice(0, 3).join('; '),
        method: 'registry',
        matchedOn: question.kind === 'email' ? ['email'] : ['name'],
        name,
        aliases,
        organizations,
        emails: record.email,
        ids: { orcid: id },
        trust: 85,
      })
    })
    return {
      findings,
      leads: furtherSteps.flatMap((step) =>
        findings.slice(0, maxRead).map(({ ids }) => ({ step, text: ids.orcid ?? '' })),
      ),
    }
  },
})

function buildQuery(question: Question): string | null {
  if (question.kind === 'name') return buildOrcidQuery(question.text, question.name)
  return question.kind === 'email' && !question.isRole
    ? `email:${buildOrcidPhrase(question.text)}`
    : null
}

/**
 * What the registry's Solr index is asked for a name: its parts, or the whole among credit and
 * other names. Null when no word is left.
 */
function buildOrcidQuery(text: string, { given, family }: PersonName): string | null {
  const whole = toWrittenName(text)
  const familyTerms = family.map((word) => buildSpellings(word, whole))
  const [first] = given
  if (familyTerms.length === 0 || whole === '') return null
  if (first === undefined) return `given-and-family-names:${familyTerms[0]}`
  // One given name is enough: many leave out the others. An initial stands for all names that begin
  // so.
  const givenTerm = first.length === 1 ? `${first}*` : buildSpellings(first, whole)
  const parts = [
    `given-names:${givenTerm}`,
    ...familyTerms.map((term) => `family-name:${term}`),
  ].join(' AND ')
  return (
    `(${parts}) OR credit-name:${buildOrcidPhrase(whole)} OR ` +
    `other-names:${buildOrcidPhrase(whole)}`
  )
}

/** Solr reads nothing inside quotes but quotes and backslashes. */
function buildOrcidPhrase(text: string): string {
  return `"${text.replace(/["\\]/g, ' ').trim()}"`
}

/**
 * A folded word, and how the searcher wrote it where that differs.
 * @param folded in lower-case ASCII
 */
function buildSpellings(folded: string, whole: string): string {
  const written = whole.split(/[\s.'’-]+/).find((word) => foldText(word).trim() === folded)
  return written === undefined || written.toLowerCase() === folded
    ? folded
    : `(${buildOrcidPhrase(written)} OR ${folded})`
}
