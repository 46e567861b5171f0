import { joinAlternatives } from '../../text/patterns/unwrap.ts'
import { functionWords } from '../../text/words/stop-words.ts'
import { toSmall } from '../../text/words/to-small.ts'
import type { BoundSentence } from './binding/bound-sentence.ts'
import { bindingConfidence, type WeighedStatement } from './binding/statement.ts'
import { buildRoleStatement } from './build-role-statement.ts'
import { isPlayed } from './is-called-after.ts'
import { isRoleLine } from './phrases/open-role.ts'
import { parseOrganization } from './phrases/parse-organization.ts'
import { isOfSeveral, isRoleWord, isTitle } from './phrases/roles.ts'
import { isFirmName, isFirmWord } from './tables/firm-words.ts'
import { formerWords } from './tables/former-words.ts'
import { adjectivesLikePosts, askingWords, invitations } from './tables/frame-words.ts'
import { isRelatedPerson } from './tables/subject-words.ts'

const maxRoleWords = 4
const less = 12

/**
 * "Grenmere Museum farrier NAME", "Grenmere Museum's head of music, NAME,": the post in front of a
 * name.
 */
export function parseFrontRole({ intro, owned, binding, name }: BoundSentence): WeighedStatement[] {
  const said = intro.replace(/,\s*$/, ' ').replace(frontWords, '').trim()
  const text = said.replace(former, '')
  // "playing the chaos theorist NAME"
  if (isPlayed(intro)) return []
  if (owned || name === '' || text === '' || text.length > 80 || text.includes('--')) return []
  const firm = parseOrganization(text, 0)
  // "Museum director NAME": what firms are called like opens the sentence, and names none
  if (firm !== null && isFirmWord(firm.value.toLowerCase()))
    return parseRoleAlone(toSmall(intro), bindingConfidence[binding] - less)
  if (firm === null || !isFirmName(firm.value))
    return parseRoleAlone(intro, bindingConfidence[binding] - less)
  const role = text
    .slice(firm.end)
    .replace(/^['’]s/u, '')
    .trim()
  if (
    !/^\p{Ll}/u.test(role) ||
    role.split(/\s+/).length > maxRoleWords ||
    !(isTitle(role) || isRoleLine(role))
  )
    return []
  const post = buildRoleStatement(role, bindingConfidence[binding] - less)
  if (post.path !== 'work.positions' || post.value.title === null) return []
  const current = post.value.current && text === said
  return [{ ...post, value: { ...post.value, organization: firm.value, current } }]
}

/** "Former Grenmere Museum farrier NAME" */
const former = new RegExp(String.raw`^${joinAlternatives(formerWords)}[\s-]`, 'iu')

/** "Join Grenmere Museum farrier NAME" */
const frontWords = new RegExp(
  `^(?:(?:The|Our|At|For|By|With|From|${invitations}|${askingWords})\\s){1,2}`,
  'u',
)

/** "in the general NAME category" */
const adjective = new RegExp(`^${joinAlternatives(adjectivesLikePosts)}$`, 'u')

/** "In conversation: stage manager NAME" */
function parseRoleAlone(intro: string, confidence: number): WeighedStatement[] {
  const role =
    /(?:^|[:–—]\s|\b(?:the|our|by|with|to|from)\s)((?:\p{Ll}[\p{L}-]+\s){1,4})$/u
      .exec(intro)?.[1]
      ?.trim() ?? ''
  const bare = role.replace(/^(?:the|our)\s/u, '')
  // "the career of actor NAME"
  const [, head] = /(\p{L}+) of /u.exec(bare) ?? []
  if (head !== undefined && !isRoleWord(head)) return []
  if (adjective.test(bare)) return []
  const last = bare.split(/[\s-]+/).at(-1) ?? ''
  const isRole = isTitle(bare) ? !functionWords.has(last) : isRoleLine(bare)
  // "appeared with partner NAME": of the one who is the subject
  if (bare === '' || !isRole || isOfSeveral(bare) || isRelatedPerson(bare)) return []
  return [buildRoleStatement(bare, confidence)]
}
