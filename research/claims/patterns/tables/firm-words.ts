import { joinAlternatives, unwrap } from '../../../text/patterns/unwrap.ts'
import { parseWordSet } from '../../../text/patterns/word-set.ts'
import { isRoleWord } from '../phrases/roles.ts'
import { romanceHouses } from './organization-words.ts'

/**
 * Words that name what an organisation is or does: "Ravstone Opera" is no person. English and its
 * neighbours; own knowledge.
 */
const words = `institute institut instituto istituto university universität universidad
  universidade università université college school academy akademie
company group inc ltd llc llp plc gmbh corp corporation foundation stiftung fondation fundación
trust museum gallery library bank hospital clinic infirmary
ministry agency society association council church press lab labs laboratory laboratories studio
studios theatre theater opera orchestra philharmonic observatory
works foundry brewery bakery dairy farm farms port airport airline airlines railway railways
shipping logistics partners holding holdings systems software
biologics biotech pharma pharmaceuticals publishing publishers publications books records
consulting consultants solutions services network networks energy motors union
federation department office bureau centre center authority police court parliament navy army
cooperative co-operative broadcasting radio television
architects engineers engineering construction textiles mills shipyard shipyards yard zoo archive
archives insurance mutual capital ventures club
orchestras choir ensemble ballet circus cathedral abbey monastery diocese vineyard vineyards winery
distillery nursery kindergarten preschool seminary
polymers chemicals plastics steel metals ceramics glassworks paper electronics semiconductors
robotics analytics dynamics technologies technology
industries enterprises instruments devices diagnostics therapeutics genomics sciences medical
healthcare health clinics hospice dental veterinary
foods beverages brewing catering hotel hotels restaurant resort retail stores supermarkets fashion
apparel furniture homes housing realty properties
airways aviation aerospace automotive transport transit tramways haulage freight marine ferries
cargo bus buses mining petroleum dairies breweries bakeries wineries distilleries foundries
collieries botanic botanical zoological gas electric
power water utilities telecom communications media films pictures productions entertainment games
interactive digital data cloud
times herald gazette tribune chronicle magazine journal charity relief alliance initiative
commission directorate registry treasury tribunal
constabulary prison borough municipality secretariat embassy consulate chamber board firm brothers
sons associates advisers advisors attorneys solicitors
verlag klinik krankenhaus bahn werke werk betriebe gesellschaft verein verband ministerium behörde
landesamt museen sparkasse versicherung
mbh ggmbh eg apotheke kanzlei werkstatt rundschau genossenschaft agentur redaktion brauerei
bäckerei gärtnerei druckerei buchhandlung bibliothek klinikum spital gymnasium zentrum akademie
philharmonie orchester gewerkschaft stadtwerke
ledger advertiser observer argus bugle clarion examiner inquirer enquirer sentinel
accountants auditors surveyors notaries advocates bakers butchers fishmongers grocers chemists
opticians builders contractors jewellers consultancy pharmacies telecommunications renewables
photonics biosciences minerals castings coatings tyres creamery orchards sawmill joinery aquarium
coalition partnership coastguard
ag kg kgaa ohg se sa sarl sas srl spa bv nv oy oyj ab asa aps pty pte pvt`

/** Ends of compounds: "Ravstone-Werke", "Landesmuseum". */
const ends = new RegExp(
  unwrap`
    \p{L}(?:werke?|verlag|klinik|krankenhaus|gesellschaft|verein|verband|ministerium|museum
    |anstalt|betriebe|theater|universität|hochschule|schule|apotheke|kanzlei|werkstatt|werkstätten
    |verwaltung|genossenschaft|stiftung|rundschau|zeitung|manufaktur|sparkasse|agentur|zentrum
    |institut|brauerei|bäckerei|gärtnerei|druckerei|redaktion|buchhandlung|bibliothek|archiv
    |akademie|gymnasium|klinikum|orchester|philharmonie|gewerkschaft|anwälte)$`,
  'u',
)
/** What stands in front of a name of its own: "Bank of Ravstone", "Studio Ravstone". */
const heads = new RegExp(
  unwrap`
    ^(?:The )?(?:Studio|Radio|City|Town|County|Borough|Diocese|Bank|House|Ministry|Board|Chamber
    |Port|Office|Kunsthalle|Clínica|Casa Editrice|Cabinet|Maison) (?:of |de |der )?(?=\p{Lu})`,
  'u',
)

/** "Librairie des Écluses", "Vinícola Serra Alta" */
const romanceHead = new RegExp(`^${joinAlternatives(romanceHouses)}\\s\\p{L}`, 'u')

const all = parseWordSet(words)

/**
 * Whether a name is called like an organisation: one of its words says so, or two names are joined
 * by "&".
 */
export function isFirmName(name: string): boolean {
  const words = name.split(/[^\p{L}]+/u).filter((word) => word !== '')
  return (
    /\p{L} & \p{Lu}(?!.*\sCounties$)/u.test(name) ||
    heads.test(name) ||
    romanceHead.test(name) ||
    (!endsInRole(words) &&
      words.some((word) => /^\p{Lu}/u.test(word) && isFirmWord(word.toLowerCase())))
  )
}

/** "Veterinary surgeon" */
function endsInRole(words: readonly string[]): boolean {
  const last = words.at(-1) ?? ''
  return /^\p{Ll}/u.test(last) && isRoleWord(last)
}

const publishers = parseWordSet(`press publishers publishing books paperbacks editions verlag
  records recordings`)

/**
 * Whether a name is a publisher's: in brackets behind an author it is of the book, "NAME (Globex
 * Press)".
 */
export function isPublisher(name: string): boolean {
  return publishers.has(
    (name.split(/[^\p{L}]+/u).findLast((word) => word !== '') ?? '').toLowerCase(),
  )
}

/** @param word in lower case */
export function isFirmWord(word: string): boolean {
  return all.has(word) || ends.test(word)
}
