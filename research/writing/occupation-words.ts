import { unwrap } from '../text/unwrap.ts'
import { withArticle } from './words.ts'

/** Titles that name an office: no article. */
const office = new RegExp(
  unwrap`
    ^(?:(?:co-?|vice[- ]|deputy |acting |interim |executive )*(?:chief|head|president
    |vice[- ]president|vp|svp|evp|chair|chairman|chairwoman|chairperson|dean|director general
    |secretary general|general manager|managing director|minister|mayor|ceo|cto|cfo|coo|cio|ciso
    |cmo|founder|co-?founder)\b|lead\b|professor emerit)`,
  'i',
)
/** Nouns for occupations, by their endings or whole. */
const occupation = new RegExp(
  unwrap`
    \b(?:\p{L}+(?:eer|ist|ologer|grapher|maker|writer|worker|keeper|player|builder|dresser|wright
    |smith|monger|ician|arian|urgeon|ographer)|engineer|intern|apprentice|developer|designer
    |teacher|lecturer|researcher|fellow|professor|doctor|nurse|lawyer|attorney|judge|author|editor
    |reporter|photographer|producer|director|manager|officer|consultant|adviser|advisor|analyst
    |assistant|architect|administrator|accountant|actor|actress|singer|composer|conductor|dancer
    |painter|sculptor|poet|programmer|hacker|trainer|coach|player|runner|climber|pilot|driver
    |farmer|baker|chef|cook|broker|trader|banker|founder|president|chair|minister|mayor|politician
    |senator|diplomat|ambassador|historian|librarian|mathematician|musician|physician|statistician
    |technician|biochemist|critic|translator|interpreter|curator|conservator|entrepreneur|investor
    |owner|operator|planner|leader|lead|specialist|expert|scholar|student|candidate|postdoc
    |astronaut|astronomer|philosopher|sociologist|economist|veterinarian|surgeon|dentist
    |pharmacist|midwife|priest|rabbi|imam|bishop|speaker|presenter|host|commissioner|secretary
    |treasurer|member|representative|coordinator|supervisor|inspector|detective|soldier|sailor
    |captain|executive|head|ceo|cto|cfo|coo|scientist|academic|broadcaster|filmmaker|illustrator
    |animator|footballer|cricketer|swimmer|cyclist)$`,
  'iu',
)
const demonym = new RegExp(
  unwrap`
    ^(?:\p{L}+(?:ese|ish)|(?!(?:librarian|historian|physician|musician|mathematician|politician
    |technician|statistician|electrician|comedian|veterinarian|human|urban|guardian|clinician
    |magician|custodian|pedestrian|civilian)\b)\p{L}+(?:ian|ean|can|rman)|german|french|dutch
    |swiss|greek|czech|thai|iraqi|israeli|pakistani|welsh|slovak|christian|islamic|jewish|nobel
    |linux|java|python|rust)$`,
  'iu',
)

/**
 * `Optical engineer` → `optical engineer`: a capital that only the start of the title asked for.
 * `German teacher` and `CTO` keep theirs.
 */
export function lowerTitle(title: string): string {
  const [first = '', ...others] = title.split(' ')
  const isPlain =
    /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*,?$/u.test(first) && !demonym.test(first.replace(',', ''))
  const titleCase =
    others.some((word) => /^\p{Lu}\p{Ll}/u.test(word)) && !/\b(?:of|for|in|at)\b/i.test(title)
  return isPlain && !titleCase && (others.length > 0 || occupation.test(first))
    ? `${first.charAt(0).toLowerCase()}${first.slice(1)}${title.slice(first.length)}`
    : title
}

/** `an optical engineer`, `head of research`: a title as predicate. */
export function asRole(title: string): string {
  const lower = lowerTitle(title)
  if (office.test(title) || /^(?:an?|the)\s/i.test(title) || /^[^\p{Script=Latin}]+$/u.test(title))
    return lower
  return withArticle(lower)
}

/**
 * Whether a headline is an occupation, so that "is a …" can stand before it; mottos and lists are
 * not.
 */
export function isRole(headline: string): boolean {
  const core = headline.split(/\s+(?:at|of|for|in|with|from|und|,)\s+|,\s*/iu)[0] ?? ''
  return (
    headline.length <= 100 &&
    core.split(' ').length <= 6 &&
    !/[|·•/!?;:"“]|\.\s|\b(?:i|i'm|my|me|we|our|you|your|is|was|has|are)\b/iu.test(headline) &&
    (occupation.test(core) || office.test(core))
  )
}
