import { unwrap } from '../../text/unwrap.ts'
import { isRoleWord, isTitle } from './roles.ts'

const maxWords = 6
const maxLength = 60

/** Last words of what is no role: states, groups and relations rather than posts. English. */
const notRoles = new Set(
  `able absent active adept adequate afraid alive alone angry available aware back bad best big
    born bound brave bright busy calm clear close common
  content critical dead dear direct double due early eager easy else enough equal evident excellent
  expert extant familiar famous far fast favorite favourite
  few fine first fit fixed fond free fresh full glad good great half happy hard here high home ill
  important in key known large last late least left less
  likely little live local long lost low loyal main many married member members missing mixed
  modern more most much native near new next nice normal
  number old one online open out over own part parts past patient poor popular present pretty prior
  proof proud public quick quiet ready real regular rich right
  risk safe same scared second senior serious several short shy sick similar single slow small
  smart sole some soon sorry special strange strong such sure
  tall team that there third this thing tired top total true type unable unclear unique unknown
  upset used useful usual vital warm weak welcome well
  whole wide wild willing wise wrong young work school war peace ease odds rest time night leave
  talks touch love heart holiday fan friend customer client
  visitor guest supporter neighbour neighbor subject name example result reason place product case
  fact way kind sort favour favor home-maker addition`
    .split(/\s+/)
    .filter((word) => word !== ''),
)
const states = /(?:ed|ing|ly|ful|ous|able|ible|less|ish|est|ness|tion|sion|ity)$/i
/** "assistant of the CEO": the second is another person. */
const ofAnother = /\b(?:of|to|for)\s(?:an?|the)\s/iu
const turns = new RegExp(
  unwrap`
    \b(?:and|or|but|that|which|who|whose|where|when|while|because|than|as|if|not|also|just|very
    |too|so|at|with|for|by|from|on|into|about|over|is|was|are|were|has|had|be|been|his|her|their
    |its|my|our|your|the|an?|this|these|those|every|each|some|any|no|still|currently|presently
    |already|then|there|here|again|once|ever|never|working|employed|based|living|after|before
    |during|since|until|some|many|years?|time)\b`,
  'iu',
)

/**
 * Whether words that stand where only a role can ("works as a ⟨…⟩ at") may be one, though no list
 * has them: a short noun phrase whose last word is neither a state nor a relation.
 */
export function isOpenRole(text: string): boolean {
  const bare = text.replace(/^(?:an?|the|its|their) /i, '')
  if (isTitle(bare)) return true
  const words = bare.split(/\s+/)
  const head = (
    words[words.findIndex((word) => /^(?:of|de|für|von)$/i.test(word)) - 1] ??
    words.at(-1) ??
    ''
  ).toLowerCase()
  return (
    bare.length >= 3 &&
    bare.length <= maxLength &&
    words.length <= maxWords &&
    words.every((word) => /^[\p{L}][\p{L}\p{M}'’./&-]*$/u.test(word)) &&
    !turns.test(bare) &&
    !ofAnother.test(bare) &&
    !notRoles.has(head) &&
    (isRoleWord(head) || !states.test(head))
  )
}

/** Ends of English nouns for people who do something. */
const agent = new RegExp(unwrap`
  (?:er|or|ist|ian|ant|ent|eer|ess|man|men|woman|women|person|smith|wright|keeper|maker|master
  |lead|head|chief|counsel|pilot|clerk|cook|guide|coach|judge|nurse|vet|scribe|tone|tenor|alto
  |soprano|yst|logue|herd|ic|ectomist|monger|founder|hand|mate|rep|fellow|chair|steward|warden
  |agent|aide)$`)
const notAgents = new Set(
  `september october november december number letter newsletter newspaper paper order cover power
    center water former other later after over under never ever
  winter summer career folder header footer register career weather mother father brother sister
  daughter either rather together chapter matter corner
  river border dinner supper theater remember whether prefer refer offer answer filter computer
  printer server router monitor color colour floor door
  error mirror favor favour humor labor poor nor for list twist exist artist-run content comment
  department event present current document statement management
  appointment engagement achievement announcement development agreement government environment
  equipment payment recent different important significant
  relevant instant distant constant restaurant grant plant elephant want moment element parent
  client patient adolescent accident incident talent student-run
  music public topic basic clinic traffic academic-year fabric metric topic logic garden human
  urban german roman woman-led african american european asian italian
  indian australian canadian brazilian russian hungarian norwegian belgian ukrainian austrian
  egyptian press access process progress success address business
  mater matter email phone contact home about biography welcome more read view profile`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

/**
 * Whether a line that stands alone, such as the one under a name, reads like a role: no sentence
 * shows that it is one.
 */
export function isRoleLine(line: string): boolean {
  const text = line.trim()
  if (!/^\p{Lu}?[\p{Ll}]/u.test(text) || text.length > maxLength || /[.!?:;\t]/.test(text))
    return false
  if (isTitle(text) && text.split(/\s+/).length <= maxWords + 2) return true
  const words = text.split(/\s+/)
  const [, ...further] = words
  const last = words.at(-1)?.toLowerCase() ?? ''
  // names of people and firms have capitals behind their first word
  if (further.length === 0 && /^\p{Lu}/u.test(text) && townEnds.test(last)) return false
  return (
    words.length <= 4 &&
    further.every((word) => /^\p{Ll}/u.test(word)) &&
    isOpenRole(text.toLowerCase()) &&
    isAgent(last)
  )
}

/** Ends of names of towns: a capitalised word that stands alone may be one. */
const townEnds =
  /(?:ster|moor|nor|sor|gor|over|water|river|ent|ant|ian|ess|man|men|ic|hand|ander|inger)$/

function isAgent(word: string): boolean {
  return word.length >= 4 && agent.test(word) && !notAgents.has(word)
}
