import type { CompanyProfile } from '../../../contract/operations/entity-dossier.ts'
import { formatUtcDay } from '../../text/formats/format-time.ts'
import { joinAlternatives } from '../../text/patterns/unwrap.ts'
import { foldWords } from '../../text/words/fold.ts'
import { type StatedValue, scoreBacking } from './choose-leaf.ts'
import type { FactPart } from './fact-parts.ts'

type Officer = Extract<FactPart, { kind: 'officers' }>['officers'][number]
type Executive = CompanyProfile['executives'][number]

/** Who audits or keeps the books is no executive, in the languages of the registers. */
const outsideWords = {
  en: 'audit|book-?keeper',
  cs: 'účetní',
  de: 'wirtschaftsprüf|abschlussprüf|abschlusspruef',
  et: 'vandeaud',
  fi: 'tilintarkasta|kirjanpit',
  fr: 'commissaires? aux comptes',
  no: String.raw`\brevis|regnskapsf`,
  pl: 'biegł',
}
const outside = new RegExp(joinAlternatives(outsideWords), 'iu')
/** A name that the register hides: stars, dots or a word in brackets. */
const masked = /[*•█]{2,}|\[(?:NON.DIFFUSIBLE|[A-Z -]*(?:HIDDEN|REDACTED|MASKED)[A-Z -]*)\]/iu

/**
 * Those who lead the company today. Past ones, auditors and suppressed people are left out; masked
 * names are counted.
 * @param said the most trusted record first
 */
export function listExecutives(
  said: readonly StatedValue<Officer>[],
  { now, isSuppressed }: { now: Date; isSuppressed: (name: string) => boolean },
): { executives: Executive[]; masked: number } {
  const today = formatUtcDay(now)
  const current = said.filter(
    ({ value }) => (value.until === null || value.until > today) && !outside.test(value.title),
  )
  const open = current.filter(({ value }) => !masked.test(value.name))
  const shown = open.filter(({ value }) => value.isCompany || !isSuppressed(value.name))
  const byPost = Map.groupBy(shown, ({ value }) => toKey(`${value.name}\n${value.title}`))
  const named = new Map<string, string>()
  const executives: Executive[] = []
  for (const alike of byPost.values()) {
    const [first] = alike
    if (first === undefined) continue
    const person = toKey(first.value.name)
    // what a less trusted record calls the post of one who is named already adds nothing
    if ((named.get(person) ?? first.by.id) !== first.by.id) continue
    named.set(person, first.by.id)
    executives.push({
      name: first.value.name,
      title: first.value.title,
      since: alike.find(({ value }) => value.since !== null)?.value.since ?? null,
      kind: first.value.isCompany ? 'company' : 'person',
      ...scoreBacking(alike.map(({ by }) => by)),
    })
  }
  return { executives, masked: countMasked(current) }
}

/** As many as one record hides at most: two registers may hide the same people. */
function countMasked(current: readonly StatedValue<Officer>[]): number {
  const hidden = current.filter(({ value }) => masked.test(value.name))
  const byRecord = Map.groupBy(hidden, ({ by }) => by.id)
  return Math.max(0, ...[...byRecord.values()].map((some) => some.length))
}

function toKey(text: string): string {
  return foldWords(text).sort().join(' ')
}
