import { unwrap } from '../../text/patterns/unwrap.ts'
import { parseWordSet } from '../../text/patterns/word-set.ts'
import type { QuotedClaim } from '../quoted-claim.ts'

/**
 * Words by which a model's English sentence connects or frames what its quotes say, folded: they
 * add no fact. Own knowledge.
 */
export const plainWords = parseWordSet(`
  addition additional additionally alongside apart area background besides career conflict
  currently different differ differs disagree earlier experience formal initially later
  likewise meanwhile moreover next note noted notes outside prior sector select series
  subsequently today whereas 
  titled entitled feature features featured focus focuses focused focusing thereafter following
  approximately around roughly namely overall instead
  additionally respectively separately specifically together totally
`)

/**
 * Words that say of what kind a fact is, by the path of the claims that they fit: "lives" says what
 * a claim of a place says, and nothing else. Folded, English.
 */
export const pathWords: Readonly<Partial<Record<QuotedClaim['path'], ReadonlySet<string>>>> = {
  'identity.name': parseWordSet('spelled spelt full'),
  'identity.aliases': parseWordSet('alias aliases nickname nicknames goes'),
  'identity.headline': parseWordSet(`
    profession professional professionally occupation work works working worked
  `),
  'identity.birthYear': parseWordSet('born birth year'),
  'identity.deathYear': parseWordSet('died death year'),
  'contact.emails': parseWordSet('reached mail email address contact'),
  'contact.phones': parseWordSet('reached telephone phone number contact'),
  'contact.websites': parseWordSet('runs maintains personal homepage web website site'),
  'locations.items': parseWordSet(`
    live lives lived living reside resides residing residence resident home based located city
  `),
  'work.positions': parseWordSet(`
    work works working worked employ employed employer serve serves served serving job jobs
    position positions act acts acted professional professionally post posts occupation
    affiliated affiliation associated association tenure practise practised practises practising
    practice practiced practices practicing capacity duties responsibilities
    occupy occupied occupies
  `),
  'education.items': parseWordSet(`
    study studies studied studying education educated school degree earn earned obtain obtained
    receive received complete completed graduate graduated graduating graduation qualify
    qualified gain gained alma mater academic student train trained training enrol enrolled
    attend attended attending read qualification qualifications alumna alumnus alumni
  `),
  'relatives.items': parseWordSet('family related relative'),
  'social.accounts': parseWordSet(`
    account accounts user username handle maintains active presence goes
  `),
}

/** Those that speak of an outcome of studies: none of them fits a claim without a degree. */
export const degreeWords = parseWordSet(`
  degree earn earned obtain obtained receive received complete completed graduate graduated
  graduating graduation qualify qualified gain gained
`)

/** Those that speak of the beginning of a post, and of its end: for a claim that dates it. */
export const spanWords = {
  from: parseWordSet('appointed join joined joining begin began begun start started becoming'),
  to: parseWordSet('end ended leave left leaving step stepped stepping down term'),
}

/** Words for what the bearer of a title does, by patterns of the whole title. Own knowledge. */
export const titleWords: readonly (readonly [title: string, words: ReadonlySet<string>])[] = [
  [
    unwrap`
      (?:(?!(?:to|of|for)\b)\S+ )*(?:professor|lecturer|teacher|tutor|instructor)
      (?:(?:,| (?:of|in|for|at|emerit\w*)\b).*)?`,
    parseWordSet('teach teaches taught teaching lecture lectures lectured lecturing'),
  ],
  [
    '(?:goalkeeper|defender|midfielder|forward|striker|winger|footballer|.*player)',
    parseWordSet('play plays played playing'),
  ],
  ['(?:co-?)?owner', parseWordSet('own owns owned owning')],
  ['(?:editor(?:[- ]in[- ]chief)?|managing editor)', parseWordSet('edit edits edited editing')],
  [
    unwrap`
      (?:mp|member of parliament|senator|councill?or|congress(?:wo)?man|deputy)
      (?:(?:,| (?:for|from|in|of)\b).*)?`,
    parseWordSet('represent represents represented representing'),
  ],
  [
    unwrap`
      (?:chief executive(?: officer)?|ceo|managing director|executive director|head|leader
      |principal|captain|head ?teacher|headmaster|headmistress)`,
    parseWordSet('lead leads led leading run runs ran running head heads headed'),
  ],
]
