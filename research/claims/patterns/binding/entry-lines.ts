import { platformNames } from '../../../identity/profiles/parse-profile-url.ts'
import { toPlatformName } from '../../../identity/profiles/to-platform-name.ts'
import { joinAlternatives } from '../../../text/patterns/unwrap.ts'
import { parseLabelledLine } from '../phrases/labelled-line.ts'
import { isRoleLine } from '../phrases/open-role.ts'
import { isRoleWord } from '../phrases/roles.ts'
import { nowLabels, thenLabels } from '../tables/fragment-words.ts'
import { helperLabels } from '../tables/labels.ts'
import { personLeads } from '../tables/website-words.ts'
import type { NameSpan } from './locate-names.ts'
import { addressInFront } from './name-headings.ts'
import type { PageSentence as Sentence } from './page-sentences.ts'

const entryBehind = /^(?:,\s|\s?\(|\s[–—-]\s)(\p{L}[^;:!?]{1,60}?)\)?\.?$/u

/** "NAME (farrier, Globex): Lamps.", "NAME: farrier from Halifax", "NAME; Farrier, Globex;" */
const entryWithMore = /^(?:\s?\(([^()]{2,80})\):\s|:\s(?=\p{Ll})([^.!?]{2,60})|;\s([^.!?]{2,60}))/u

/** "NAME, Treasurer", "NAME (Chair).": what stands below, or behind, is of that entry. */
export function isEntryOpening(
  { text }: Sentence,
  span: NameSpan,
  others: readonly number[],
): boolean {
  const behind = text.slice(span.end)
  const [, inside, colon, mark] = entryWithMore.exec(behind) ?? []
  const more = inside ?? colon ?? mark ?? ''
  const post = entryBehind.exec(behind)?.[1] ?? more
  return (
    others.length === 0 &&
    addressInFront.test(text.slice(0, span.start)) &&
    (post.split(/[^\p{L}]+/u).some((word) => isRoleWord(word.toLowerCase())) ||
      isRoleLine(more.split(/,|\sfrom\s|\sat\s/u)[0] ?? ''))
  )
}

/** "Off stage: farrier.", further on in a paragraph */
const opensWithTime = new RegExp(
  `^${joinAlternatives({ en: [...nowLabels.en, ...thenLabels.en] })}\\s?(?::|[–—]\\s)`,
  'iu',
)

/** "Off stage: farrier.": a time or a side of life leads to what stands behind it. */
export function isTimedEntry(text: string): boolean {
  return opensWithTime.test(text)
}

/** "Year of birth: 1970.", further on in a paragraph */
export function isLabelledEntry(text: string): boolean {
  const label = text.includes(': ') ? parseLabelledLine(text) : null
  return label !== null && label.value !== '' && label.kind !== 'name'
}

const handleLine = /^@[\w.-]+(?:@[\w.-]+)?$/u

/** "@zelda@lamps.example", alone on a line */
export function isHandleLine(text: string): boolean {
  return handleLine.test(text)
}

const nameForm = /^\p{Lu}[\p{L}\p{M}’'.-]+(?: (?:\p{Ll}{1,3} ){0,2}\p{Lu}[\p{L}\p{M}’'.-]*){1,3}$/u

/** Words with capitals that no table knows: the name of the next entry, or a heading. */
export function mayBeName(text: string): boolean {
  return nameForm.test(text) && !text.split(' ').some((word) => isRoleWord(word.toLowerCase()))
}

/** "Find her on Mastodon: …", further down on a page that a name heads */
const leadsToPerson = new RegExp(String.raw`^${joinAlternatives(personLeads)}\s`, 'iu')

/** Whether a line leads to where the person above is found. */
export function isLeadToPerson(text: string): boolean {
  return leadsToPerson.test(text)
}

const helperLabel = new RegExp(
  String.raw`^(?:dc\.contributor\.)?${joinAlternatives(helperLabels)}s?\s*[:\t]\s*\S`,
  'iu',
)

/** "Supervisor: Otto Rank": a row of a record that names another for what that one did. */
export function isHelperLine(text: string): boolean {
  return helperLabel.test(text)
}

const platformLabel = /^[([]?(\p{L}+)\s?(?::|\s[–—-])\s/u

/** "(Mastodon: @x@y.example)" behind a sentence about the person */
export function isAccountLead(text: string): boolean {
  return platformNames.includes(toPlatformName(platformLabel.exec(text)?.[1] ?? ''))
}

/** "Mastodon", alone: what links to the person's account there. */
export function isAccountName(text: string): boolean {
  return platformNames.includes(toPlatformName(text.replace(/[.\s]+$/u, '')))
}
