import { unwrap } from '../../../text/patterns/unwrap.ts'
import { parseWordSet } from '../../../text/patterns/word-set.ts'

/** Pronouns that stand for a person, in the languages of `privateStatements`. */
export const namePronouns = unwrap`
  (?:[Ss]?[Hh]e|[Ss]ie|[Ee]r|[Ii]ls?|[Ee]lle|[Ee]lla|[Éé]l|[Ee]l[ae]|[Ll]ui|[Ll]ei|[Hh]ij|[Zz]ij
  |[Oo]na?|[Hh][oa]n|[Оо]на?)(?![A-Za-zÀ-ɏА-яЁё])`

export const relativePronouns = 'who|die|der|qui|que|che|som|który|która|который|которая'

/** Articles that are no part of a family name, as in "El Khatib": what follows is a thing. */
export const articles = '(?:A|O|As|Os|The|Das|Die|Der|Het|Een|Eine?|Une?|Una|Uma?|Les|Gli)'

/** Behind a suit: it is brought for others, as part of someone's work. */
export const forOthers = unwrap`
  on behalf of|for (?:her|his|their) clients?|im Namen|au nom d\S+|en nombre de|em nome d\S+
  |per conto d\S+|a nome d\S+|namens|w imieniu|от имени`

/** Behind a creed by which people call themselves: no "Christian Democrat", "believer in luck". */
export const creedEnd = unwrap`
  (?![\p{L}\d-])(?=\s*(?:[.,;:!?)\n]|$)| (?:and|but|since|und|aber|seit|et|mais|depuis|y|pero|desde
  |e|ma|mas|maar|sinds) )`

/** Behind a prison or a clinic: the person works there, but not "as a teenager". */
export const asOne = unwrap`
  as (?:its(?! (?:\p{Ll}+ )?(?:inmate|prisoner))
  |an?(?! (?:teen|young|boy|girl|child|man|woman|result|political|prisoner)))
  |als|comme|como|come|jako|in qualità di|en tant que|в качестве|как`

/** What follows is a part that an actor plays. */
export const inRole = unwrap`
  in the role of|in (?:seiner|ihrer|der) Rolle|dans le rôle d|en el papel de|no papel d|nel ruolo d
  |in de rol van|w roli|в роли|en escena como|in scena come|on stage as
  |in (?:an?|the) (?:mock|moot)|im Planspiel|au procès fictif|en (?:el|un) juicio simulado
  |in an? (?:\p{Ll}+ )?(?:play|film|drama|novel|series|musical|comedy)|im (?:Film|Drama|Roman|Stück)
  |auf der Bühne|dans (?:le|un) (?:film|roman|spectacle)|au théâtre|en scène
  |en (?:la|una|su) (?:ficción|serie|película|novela|escena)|en escena
  |(?:nel|in un|nella|in una) (?:film|romanzo|fiction|serie|commedia|opera)
  |w (?:filmie|powieści|serialu|spektaklu)|на сцене
  |на съёмках|в (?:кино|сериале|романе|фильме|спектакле)`

/** "Condannata a rifare": a court condemns to pay, to serve, to repair, not to win or to repeat. */
export const condemnedToDo = unwrap`
  (?:condamnée?|condannat[oa]|condenad[oa])
  (?: (?:par le|dalla|por el|pelo) (?:jury|giuria|jurado|júri))? [àa][ ]
  (?:refaire|recommencer|revivre|répéter|réussir|gagner|vaincre|innover|disparaître
  |rifare|ripeter[es]|rivivere|ricominciare|vincere|sperare|crescere|scomparire
  |repetir|rehacer|revivir|ganar|triunfar|vencer|entenderse|convivir|desaparecer
  |refazer|reviver|triunfar|entender-se|conviver|desaparecer)(?!\p{L})`

/** Historians write of the cases of others; "historic" rulings do not. */
export const historians = unwrap`
  [Hh]istorian|[Hh]istorien|[Hh]istoriador|Historiker|historicus|geschiedkundige
  |(?:[Ll]o|[Ll]a|,) storic[oa](?=,| \p{Lu})`

/** "Condemned to relegation": of a team, and of who plays in it. */
export const toLeague = unwrap`
  to relegation|zum Abstieg|à la relégation|alla retrocessione|al descenso|na spadek|к вылету`

/** What is condemned or closed, other than people, behind its name in Romance languages. */
export const things = unwrap`
  (?:[Cc](?:ittà|asa|ommune|lub|hâteau|iudad)|[Ss](?:quadra|ocietà|ociété|ociedad)|[Aa]zienda
  |[Bb]an(?:ca|que|co)|[Vv]ille|[Mm]aison|[Uu]sine|[Rr](?:oute|ue)|[Pp](?:orte|elícula|ueblo)
  |[Ee](?:ntreprise|mpresa|quipe|quipo|dificio)|[Éé]quipe)`

/** Behind a name: where the person is from or belongs to; and what stands inside of such names. */
export const origins = {
  prepositions: 'of|from|aus|vom|uit|из',
  inside: 'the|for|in|and|der|für|und|de|di|la',
} as const

/** What begins a clause that may have another subject, behind a comma or anywhere. */
export const clauseWords = {
  behindComma: 'die|der|das|den|dem|deren|dessen|dat',
  anywhere: unwrap`
    who|whose|whom|that|which|qui|dont|que|qu['’]\S+|che|cui|som|vars|któr\S+|cuy[oa]s?
    |quien(?:es)?|quem|when|while|wenn|als|weil|quand|lorsque|cuando|quando|kiedy|när|toen
    |когда|котор\S+|чь[яёеи]\S*|что
    |people|clients|defendants|suspects|victims|those`,
} as const

/** What makes a prison, a court or a treatment the field of someone's work. */
export const workWords = unwrap`
  as|als|comme|como|come|jako|som|researche?r?|studies|studying|teach(?:ing|er)|work(?:s|ed|ing)?
  |jobb?|career|books?|novel|films?|documentary|PhD|thesis|company|start-?up|charity|develop\S*
  |Ausbildung\S*|Weiterbildung\S*|Studium|Forschung\S*|arbeite\S*|Film|Buch|Roman
  |enseign\S*|livre|travaill\S*|maestr[oa]|profesora?|libro|película|trabaj\S*|livro|filme
  |professora?|trabalh\S*|insegnante|lavor\S*|medic[oa]|leraar|werken|werkt?e?|lärare|arbet\S*
  |Büro|Kanzlei|Praxis|Atelier|equipa|occup\S*|ocupacional|работ\S+|препода\S+|фильм\S*|книг\S*
  |роман\S*`

/** Words and legal forms of firms, offices and courts, which are no people. */
export const firmWords = unwrap`
  GmbH|AG|KG|OHG|UG|SE|SARL|SAS|SA|EURL|S\.?L\.?U?|S\.?A\.?|Lda|Ltda|S\.?r\.?l|S\.?p\.?A|B\.?V|N\.?V
  |AB|Ltd|LLC|Inc|Corp|Company|PLC|plc|Group|Gruppe|Groupe|Grupo|Gruppo|Bank|Banque|Banco|Banca
  |Bank[ae]n|Gericht|Landgericht|Tribunal|Court|Corte|Audiencia|Ministerium|Minist[eè]re
  |Ministerio|Regierung|Government|Gobierno|Governo|Polizei|Police|Polic[ií]a|Stadt|Ville|University
  |Universität|Universit[éày]|Verlag|Zeitung|Club|Team|Council|Union|State|County|City|Brothers
  |Museum|Network|Estate|Банк|Нефть|Такси|Holdings?|Energ(?:y|ies)|Pharma|Motors
  |Airlines|Platforms|Tobacco|Foods|Books|Records|Studios|Systems|Technologies|Industries
  |Organi[sz]ation|Foundation|United|Rovers|Wanderers|Athletic|Hotspur|FC|Times|Tribune|Gazette
  |Telegraph|Herald|Observer|Airways|Hospital|College|Association|Federation|Society|Authority
  |Agency|Commission|Committee|Department|Ministry|Partners|Laborator(?:y|ies)|Entertainment`

/** Behind "charged" or "diagnosed" where a headline leaves "was" out. English. */
export const behindParticiple = parseWordSet(`
  of for to over on in after at with as from during while again twice
`)
/** The same before what the person is given. English. */
export const givingWords = parseWordSet('given handed sent')
