import { parse } from 'tldts'
import { isGivenName } from '../../../identity/names/tables/nicknames.ts'
import { joinAlternatives, unwrap } from '../../../text/patterns/unwrap.ts'
import { foldWord } from '../../../text/words/fold.ts'
import { functionWords } from '../../../text/words/stop-words.ts'
import type { ClaimDraft } from '../../claim.ts'
import { finiteVerbs } from '../tables/clause-words.ts'
import { isFirmName } from '../tables/firm-words.ts'
import { clauseWords } from '../tables/life-words.ts'
import { otherOpenings } from '../tables/phrase-words.ts'
import { measureCampus } from './parse-organization.ts'
import { isRoleWord } from './roles.ts'

/** What opens a complement: behind it a comma joins what is said of it. */
const complement = /\s(?:of|in|on|for|about|with|focus(?:ed|ing)|speciali[sz](?:ed|ing))\s/u
/** ", decision making, and continuous improvement" */
const list = new RegExp(
  unwrap`
    ^(?:, [^,.;:()"“”\t]{2,40}){1,4},? (?:and|&) [^,.;:()"“”\t]{2,60}?
    (?=[.;]|$|, (?:where|who)\s|\sat (?:the )?\p{Lu})`,
  'u',
)
/** " and Privacy" */
const pair = /^ (?:and|&) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+){0,2}(?=[.,;:)]|$)/u
/** "… and art with ten years of experience", "… and art at Globex": no item goes on so. */
const behindList = /\s(?:with|at|who|that|which|from|since|by|as|to)\s.*$/u

/** "lives in Porto", "father of two", "won the prize" */
const otherItem = new RegExp(
  unwrap`
    ^(?:${joinAlternatives(finiteVerbs)}|${joinAlternatives(clauseWords)}
    |${joinAlternatives(otherOpenings)}|\p{L}+ (?:an?|the|my|our|your))\s`,
  'iu',
)
/** "teaches this course": behind what points at a thing stood a verb. */
const verbInside = new RegExp(
  String.raw`\s(?:${joinAlternatives(finiteVerbs)}|this|these|those|his|her|its|their)\s`,
  'u',
)
const maxLength = 120

/**
 * A school or a firm with its campus; a post or a headline whose value ends inside an enumeration,
 * with the rest of it: "writer on lamps[, glass, and light]", "Director of Lamps[ and Glass]", or
 * inside the name of a site or of a campus. Where the whole is too long, it ends in front of what
 * the enumeration belongs to.
 * @returns none where a site's name begins like a post
 */
export function toWholeValues(found: ClaimDraft, text: string): ClaimDraft[] {
  const draft = withCampus(found, text)
  if (draft.path !== 'identity.headline' && draft.path !== 'work.positions') return [draft]
  const isPost = draft.path === 'work.positions'
  const value = isPost ? draft.value.title : draft.value.value
  if (value === null) return [draft]
  const excerpt = text.slice(draft.start, draft.end)
  const at = excerpt.indexOf(value)
  const behind = at === -1 ? '' : excerpt.slice(at + value.length)
  const domain = findDomainEnd(value, behind)
  // "farrier.com chief economist": no farrier
  if (domain !== '' && !value.includes(' ')) return []
  // the organisation follows the title
  const isOpen = complement.test(value) && !(isPost && draft.value.organization !== null)
  const name = domain === '' ? campusBehind(value, behind) : domain
  const rest = name === '' && isOpen ? findRest(value, behind) : name
  if (rest === '') return [draft]
  const whole = value.length + rest.length <= maxLength ? `${value}${rest}` : value
  return isPost
    ? [{ ...draft, value: { ...draft.value, title: whole } }]
    : [{ ...draft, value: { value: whole } }]
}

/** "University of Wisconsin", in front of ", Madison" */
function withCampus(draft: ClaimDraft, text: string): ClaimDraft {
  if (draft.path !== 'work.positions' && draft.path !== 'education.items') return draft
  const name = draft.path === 'work.positions' ? draft.value.organization : draft.value.school
  const excerpt = text.slice(draft.start, draft.end)
  const at = name === null ? -1 : excerpt.indexOf(name)
  if (name === null || at === -1) return draft
  const whole = `${name}${campusBehind(name, excerpt.slice(at + name.length))}`
  return draft.path === 'work.positions'
    ? { ...draft, value: { ...draft.value, organization: whole } }
    : { ...draft, value: { ...draft.value, school: whole } }
}

function campusBehind(name: string, behind: string): string {
  return behind.slice(0, measureCampus(name, behind, 0))
}

/**
 * "founder of globex" in front of ".com", "developer of node" in front of ".js": the dot is the
 * name's. In "designer.he sings" a blank is missing; "is" and "in" are domains and words alike.
 */
function findDomainEnd(value: string, behind: string): string {
  const end = domainEnd.exec(behind)?.[0] ?? ''
  const last = end.slice(end.lastIndexOf('.') + 1)
  const isWord = last.length === 2 && functionWords.has(last)
  const goesOn = isWord && /^ \p{L}/u.test(behind.slice(end.length))
  if (end === '' || goesOn) return ''
  return last === 'js' || parse(`${value.split(' ').at(-1)}${end}`).isIcann === true ? end : ''
}
const domainEnd = /^(?!\.www\.)(?:\.\p{Ll}{2,})+(?!\p{L})/u

/** What of an enumeration follows a value that is a part of it, or ''. */
function findRest(value: string, behind: string): string {
  const two = endsInCapital.test(value) ? pair.exec(behind)?.[0] : undefined
  const rest = (two ?? list.exec(behind)?.[0] ?? '').replace(behindList, '')
  const items = rest.split(/, (?:and |& )?| (?:and|&) /u).filter((item) => item !== '')
  // an enumeration is written alike: behind "lamps" a capital begins another phrase
  const isAlike = items.every((item) => hasCapital.test(item) === endsInCapital.test(value))
  return isAlike && items.every(isPlain) ? rest : ''
}

/** Acronyms stand among either. */
const hasCapital = /^\p{Lu}\p{Ll}/u
const endsInCapital = /(?:^|\s)\p{Lu}\p{Ll}[\p{L}-]*$/u

/** No item of its own kind: a further post, a clause, a person, an organisation. */
function isPlain(item: string): boolean {
  const [first = ''] = item.split(' ')
  const isName = /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(item) && isGivenName(foldWord(first))
  const head =
    item
      .split(/\s(?:of|for|in|at)\s/u)[0]
      ?.split(/[\s-]/u)
      .at(-1) ?? ''
  return (
    !isName &&
    !isRoleWord(head) &&
    !isFirmName(item) &&
    !otherItem.test(`${item} `) &&
    !verbInside.test(item)
  )
}
