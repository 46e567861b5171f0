import { buildProfileLink } from '../../identity/profiles/build-profile-link.ts'
import { platformNames } from '../../identity/profiles/parse-profile-url.ts'
import { toPlatformName } from '../../identity/profiles/to-platform-name.ts'
import type { PersonProfile } from '../../records/person-profile.ts'
import { joinAlternatives } from '../../text/patterns/unwrap.ts'
import { foldText, foldWords } from '../../text/words/fold.ts'
import type { BoundSentence } from './binding/bound-sentence.ts'
import { bindingConfidence } from './binding/statement.ts'
import type { CardStated } from './build-field-statements.ts'
import { isPlainWord } from './parse-handles.ts'
import { accountNouns } from './tables/website-words.ts'

const maxRowsUp = 60
/** The account itself is not looked at: only the page names it. */
const less = 10

const noun = new RegExp(String.raw`\s${joinAlternatives(accountNouns)}:?$`, 'iu')
/** One word that no sentence would be: "qx7", "zelda-lamps", "@zelda@lamps.example" */
const handle = /^@?[A-Za-z0-9][\w.-]{1,38}(?:@[a-z0-9-]+(?:\.[a-z0-9-]+)+)?$/u
const mark = /^@|[\d_]/u
/** What an empty cell holds, and how many follow: "350", "25k", "2019-05". */
const nothing = /^(?:none|no|n\/?a|nil|see|yes|tba|tbc|soon|private|not|no-\w+|[\d.,_-]+[km]?)$/iu

/**
 * Accounts whose platform stands above their handle: at the head of a column in whose row the
 * person is named, or as a label alone on the line above: "GitHub", then "qx7".
 */
export function parseAccountCells(
  text: string,
  bound: readonly BoundSentence[],
  { name, aliases }: PersonProfile,
): CardStated[] {
  const words = [name, ...aliases].flatMap(foldWords).filter((word) => word.length > 3)
  const rowAt = buildRowReader(text)
  return bound.flatMap((one, at) => {
    if (!one.sentence.isLine || one.unsure || one.others.length > 0) return []
    const { text: said, line, start, end } = one.sentence
    if (said.includes('\t')) {
      const cells = said.split('\t')
      const columns = one.name === '' ? null : columnsAbove(rowAt, line, cells.length)
      return cells.flatMap((cell, place) =>
        toAccount(columns?.[place] ?? null, cell, one, start, end),
      )
    }
    const above = bound[at - 1]
    const isBelow = isCard(one) && above !== undefined && isCard(above)
    // below "GitHub" stands "Follow" as well
    const isHandle = mark.test(said) || words.some((word) => foldText(said).includes(word))
    if (!isBelow || !isHandle || above.sentence.line !== line - 1) return []
    return toAccount(toPlatform(above.sentence.text), said, one, above.sentence.start, end)
  })
}

function isCard({ binding, sentence }: BoundSentence): boolean {
  return (binding === 'line' || binding === 'card') && sentence.isLine
}

/** "GitHub", "GitHub user", "Mastodon handle" */
function toPlatform(label: string): string | null {
  const platform = toPlatformName(label.trim().replace(noun, '').replace(/:$/, ''))
  return platformNames.includes(platform) ? platform : null
}

type Row = readonly (string | null)[]

/** The platforms that the cells of a line name; each line is looked at once. */
function buildRowReader(text: string): (line: number) => Row {
  const lines = text.split('\n')
  const rows = new Map<number, Row>()
  return (line) => {
    const known = rows.get(line)
    const row = known ?? (lines[line] ?? '').split('\t').map(toPlatform)
    if (known === undefined) rows.set(line, row)
    return row
  }
}

/** The platforms of the columns, by the nearest row above that names one; null where none does. */
function columnsAbove(rowAt: (line: number) => Row, line: number, width: number): Row | null {
  for (let at = line - 1; at >= Math.max(0, line - maxRowsUp); at -= 1) {
    const platforms = rowAt(at)
    if (platforms.length !== width) return null
    if (platforms.some((one) => one !== null)) return platforms
  }
  return null
}

function toAccount(
  platform: string | null,
  written: string,
  { binding }: BoundSentence,
  start: number,
  end: number,
): CardStated[] {
  const name = written.trim()
  const isEmpty = nothing.test(name) || isPlainWord(name)
  if (platform === null || !handle.test(name) || isEmpty || toPlatform(name) !== null) return []
  const link = buildProfileLink(platform, name.replace(/^@/, ''))
  if (link === null) return []
  const confidence = bindingConfidence[binding] - less
  return [{ path: 'social.accounts', value: { platform, ...link }, confidence, start, end }]
}
