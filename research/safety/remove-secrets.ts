import { changeStageTexts } from '../records/change-stage-texts.ts'
import type { Finding } from '../records/finding.ts'
import { parseJson } from '../text/json/parse-json.ts'
import { joinAlternatives } from '../text/patterns/unwrap.ts'
import { listSentenceSpans } from '../text/sentences/split-sentences.ts'
import { holdsSecret } from './is-sensitive-text.ts'
import { secretSigns } from './tables/secret-signs.ts'

/** Between the cells of a row: inside a sentence as well. */
const cellEnd = /(?<=[;|>]\s?)(?=\S)/

/** Longer lines are taken apart, so that one secret does not cost a whole page. */
const maxLineLength = 300

/**
 * Blanks credentials, government ids, card numbers. Lengths stay, so that offsets into the text
 * still hold.
 */
export function removeSecrets(text: string): string {
  if (!mayHold.test(text)) return text
  return text
    .split('\n')
    .map((line) => (holdsSecret(line) ? withoutSecret(line) : line))
    .join('\n')
}

/** The same inside every string of a JSON text, or in a plain text. Addresses stay as they are. */
export function removeSecretsFromBody(body: string): string {
  if (!mayHold.test(body)) return body
  if (!/^\s*[[{]/.test(body)) return removeSecrets(body)
  return body.replace(/"(?:[^"\\]|\\.)*"/g, (literal) => {
    if (literal.length < 8 || !mayHold.test(literal)) return literal
    const text = parseJson(literal)
    if (typeof text !== 'string' || /^https?:\/\/[^\s@]*$/.test(text)) return literal
    const clean = removeSecrets(text)
    return clean === text ? literal : JSON.stringify(clean)
  })
}

/** Nearly no text passes this, and the patterns are many. */
const mayHold = new RegExp(String.raw`\d|@|[:=：]|${joinAlternatives(secretSigns)}`, 'iu')

function withoutSecret(line: string): string {
  if (line.length <= maxLineLength) return blank(line)
  const parts = [...listSentenceSpans(line)].flatMap(({ start, end }) =>
    line.slice(start, end).split(cellEnd),
  )
  const clean = blankSecrets(parts).join('')
  return holdsSecret(clean) ? blank(line) : clean
}

/** The mark of a cell may be a sign of a password: `Tr0ub4;dor` goes up to the next blank. */
function blankSecrets(parts: readonly string[]): string[] {
  let goesOn = false
  return parts.map((part) => {
    const length = holdsSecret(part) ? part.length : goesOn ? part.search(/\s|$/) : 0
    goesOn = length === part.length && /\S$/.test(part)
    return blank(part.slice(0, length)) + part.slice(length)
  })
}

function blank(text: string): string {
  return ' '.repeat(text.length)
}

/** A record without the secrets that its texts quote. */
export function cleanFinding(finding: Finding): Finding {
  return {
    ...finding,
    title: removeSecrets(finding.title),
    snippet: removeSecrets(finding.snippet),
    bio: finding.bio === null ? null : removeSecrets(finding.bio),
    location: finding.location === null ? null : removeSecrets(finding.location),
    occupations: finding.occupations.map(removeSecrets),
    organizations: finding.organizations.map(removeSecrets),
    stages: finding.stages.map((stage) => changeStageTexts(stage, removeSecrets)),
  }
}
