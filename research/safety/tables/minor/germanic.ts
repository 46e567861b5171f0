import { unwrap } from '../../../text/patterns/unwrap.ts'
import type { Wording } from './wording.ts'

/** English words for what has an age without being a person. */
export const things = unwrap`
  (?:company|firm|startup|project|record|case|problem|tradition|building|business|organi[sz]ation
  |bank|dispute|study|whisky|wine|tree|house|car|dog|cat|horse|festival|club|church|bridge|software
  |code|law|mystery|murder)`

/** Numbers that a smaller one goes on: "thirty-seven-year-old" */
const tens = '(?:twen|thir|for|fif|six|seven|eigh|nine)ty'
/** A range of years, which a school has and not a pupil: "K-Sixth Grade" */
const sinceKindergarten = '(?:k|kindergarten)(?:-| to | through )'

/** Who teaches a school year says so, or what; a pupil is in its "science fair". */
const taught = unwrap`
  s| (?:(?:english|maths?|science|history|reading|class) )?teacher
  | (?:english|maths?|science|history|reading|class)\s*(?:[.,;!|]|$)`

export const english: Wording = {
  numbers: `
    three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
    seventeen`,
  ordinals: `
    third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth
    fifteenth sixteenth seventeenth`,
  ages: [
    // who the person "rescued" or "sentenced" is another
    `(?<!${tens}[- ]|\u0001 \\w+ed the ){n}[- ]years?[- ]old(?!-| ${things})`,
    `aged? {n}(?! ?(?:to|and|or|through|-|–|until) ?\\d)`,
    unwrap`
      (?:is|turned|turns|turning|just|only|barely|now|who is) {n}
      (?=\s*(?:[.,;!)]|$| and | this | last | next | on | in (?!the \d)| years of age))`,
    `(?:celebrat\\w+|turn\\w*|mark\\w*|approach\\w*) (?:her|his|their) {o} birthday`,
    `at (?:just |only |the age of ){n}, [^.;]{1,60}? is (?:the|already)`,
    `(?:her|his|their) {o} birthday (?:is|was (?:yesterday|last))`,
  ],
  school: [
    unwrap`
      (?:freshman|sophomore|junior|senior|student|pupil) (?:at|@|in
      |from) (?:[\p{L}.'’-]{1,20} ){0,4}?(?:high|prep|preparatory|middle|elementary|primary
      |secondary|grammar|junior) school`,
    unwrap`
      (?<!(?:was|were|been|then|play(?:s|ed|ing)|as) (?:an? )?)
      (?:freshman|sophomore|junior|senior) (?:at |@ ?)(?!(?:an?|mile) )(?:[\p{L}.'’-]{1,20} ){1,3}?
      (?:high|hs)(?=\s*(?:[.,;!)|•·\n]|$))`,
    unwrap`
      (?:high|middle|elementary|primary|secondary|grammar|junior high|prep)[- ]school(?:er
      | (?:freshman|sophomore|junior|senior|student|pupil|girl|boy))`,
    unwrap`
      (?<!${sinceKindergarten})(?:[1-9]|1[0-2])(?:st|nd|rd|th)[- ]grade(?:r| student| pupil)?
      (?!${taught})`,
    unwrap`
      (?<!${sinceKindergarten})
      (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)
      [- ]grade(?:r| student| pupil)?(?!${taught})`,
    `(?<=\u0001, )grade (?:[1-9]|1[0-2])(?=[,.;)]|$)`,
    `grade (?:[1-9]|1[0-2])(?: student| pupil)`,
    `(?:is|now|currently) in (?:grade (?:[1-9]|1[0-2])|year (?:[1-9]|1[0-3])|kindergarten)`,
    `(?:is|are|am) still in (?:middle|elementary|primary|secondary|grammar|high) school`,
    unwrap`
      (?:freshman|sophomore|junior|senior)
      (?= \u0001[^.;!?\n]{0,60} (?:high|prep)(?:(?: school)?['’]s| school))`,
    `year (?:[1-9]|1[0-3]) (?:pupil|student)`,
    // a career, a study or a metal has years and grades as well: "in year 6 of"
    unwrap`
      (?<![\p{L}\d] |\d)(?:(?:from|in) )?(?:grade (?:[1-9]|1[0-2])|year (?:[1-9]|1[0-3]))(?= ?[,)])
      |(?:from|in) (?:grade (?:[1-9]|1[0-2])|year (?:[1-9]|1[0-3]))(?= ?[,.;)](?! ?\d)|$
      | (?:at|won|wins|has|is|was|came|took|plays?|played|swam|ran|sang|scored|beat
      |wrote)(?!\p{L}))`,
    `(?:(?:of|from|in)|(?<=[,(])) ?class (?:[1-9]|1[0-2])[a-f](?![\\p{L}\\d])`,
    unwrap`
      (?:attends|goes to|enrolled at|studies at) (?:[\p{L}.'’-]{1,20} ){0,4}?(?:high|middle
      |elementary|primary|secondary|grammar) school`,
    `schoolgirl|schoolboy|kindergart(?:e)?ner|preschooler|pupil at`,
    `(?:a|the|this) teenager`,
    `(?:still |is )a minor(?! (?:league|planet|character|role|poet|figure|party))`,
  ],
  before: unwrap`
    (?:teach|taught|tutor|coach|train|mentor|instruct|lectur|counsel|photograph|treat|examin)\w*
    |(?:mother|father|parent|mum|mom|dad|grandmother|grandfather|aunt|uncle|guardian) (?:of|to)
    |(?:with|about|between|has|have|had|raising|met) (?:an?|the|her|his|their|two|three)? ?$
    |(?:two|three|her|his|their|my) $
    |\u0001 (?:\w+ed (?:an?|two)|(?!is |was |as |became )\w+ (?:\w+ ){0,3}(?:to|against|by)[ ]
    (?:an?|the|two)) $
    |(?:at(?: the)?(?: age(?: of)?)?|since|from|by|as (?:an?|the)|once|until) $
    |(?:when|while) (?:[\p{L}]{1,15} ){0,4}$|former\w*|used to|ex-?|principal
    |head ?teacher|headmaster|headmistress|director|board|novel|book|film|play|story|wrote|writes
    |author|works? with|children|kids|sons?|daughters?|research\w*|stud(?:y|ies|ied) (?:the|of)
    |adopted|founded|graduat\w+`,
  after: unwrap`
    (?: [\p{L}-]{1,15}){0,2} (?:sons?|daughters?|boys?|girls?|kids?|child(?:ren)?|teacher|coach
    |team|reform|players|students|pupils|captain|trainer|manager|selector|scout
    |referee) (?!of )(?!at )|s\b
    | (?:coach|trainer|manager|international|teacher|reform)`,
  adult: unwrap`
    ph\.?d|doctorate|b\.?sc|m\.?sc|mba|bachelor's|master's|graduated from|alumn(?:us|a) of
    |professor|lecturer|postdoc\w*|emerit\w+|ceo|cto|cfo|chief executive|director|manager|engineer
    |attorney|lawyer|physician|surgeon|nurse|teacher|consultant|(?:co-)?founder|minister|senator
    |mayor|member of parliament|judge|officer|accountant|architect|scientist|researcher|retired
    |(?:works?|worked|working|employed) (?:as|at|for|in)|years of experience|married to
    |her husband|his wife|divorced|widow(?:er)?`,
  childOf: '(?:[Gg]rand|[Ss]tep)?(?:[Dd]aughter|[Ss]on|[Cc]hild) of',
}

export const german: Wording = {
  numbers: `
    drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn
    siebzehn`,
  ordinals: `
    dritten vierten fünften sechsten siebten achten neunten zehnten elften zwölften dreizehnten
    vierzehnten fünfzehnten sechzehnten siebzehnten`,
  ages: [
    unwrap`
      {n}[- ]?jährige[rn]?(?! (?:unternehmen|firma|haus|tradition|bestehen|jubiläum|hund|whisky
      |erfahrung|tätigkeit|amtszeit|ehe))`,
    `{n}[- ]jährigen (?:schüler|jungen|mädchens?)`,
    `(?:ist|wird|wurde|erst|gerade) (?:[\\p{L}.]{1,12} ){0,2}?{n}(?: jahre)? (?:alt|geworden)`,
    `(?<=[,(–] ?){n} jahre alt`,
    `(?:ist|wird) (?:[\\p{L}.]{1,12} ){0,2}?{n}(?=[.,;!]|$)`,
    `im alter von {n}(?: jahren)?`,
    `(?:feier\\w*|begeh\\w*|beging) (?:ihren|seinen) {o} geburtstag`,
    unwrap`
      mit (?:nur |gerade (?:ein)?mal |erst |ihren |seinen ){1,2}{n} jahren (?:ist|spielt|besucht
      |geht)`,
  ],
  school: [
    `(?:klasse|klassenstufe|jahrgang|jahrgangsstufe) (?:[1-9]|1[0-3])\\s?[a-f]?`,
    `(?:[1-9]|1[0-3])\\. klasse(?! war )`,
    `(?:klassensprecher(?:in)?|aus) der (?:[5-9]|10)[a-f](?![\\p{L}\\d])`,
    `(?:(?:erst|zweit|dritt|viert|fünft|sechst|siebt|acht|neunt|zehnt|elft|zwölft)klässler(?:in)?)`,
    unwrap`
      (?<!ehemalige )(?:schüler(?:in)?|gymnasiast(?:in)?|realschüler(?:in)?|grundschüler(?:in)?
      |abiturient(?:in)?|kindergartenkind|schulkind)`,
    `(?:der|die) (?:jugendliche|minderjährige|teenagerin|teenager)(?! ?n)`,
    unwrap`
      (?:geht in|besucht) die (?:[\p{L}]{1,15} )?(?:grundschule|realschule|hauptschule|gesamtschule
      |(?:fünfte|sechste|siebte|achte|neunte|zehnte) klasse)`,
    `[b-g]-(?:jugend(?!-?trainer)|junior(?:en|innen)(?!-?trainer))`,
  ],
  before: unwrap`
    unterricht\w*|lehr(?:t|te|er|erin|en)|trainer(?:in)?|trainier\w*|coach\w*|betreu\w*|mutter
    |mama|papa|vater|eltern\w*|tante|onkel|oma|opa|sohn|tochter|kinder\w*|(?:ihre|ihrem|ihren|ihrer
    |seine
    |seinem|seinen|seiner) $|über (?:[\p{L}]{1,15} )?$|(?:mit|als|seit|bis|ab|damals) $
    |als (?:[\p{L}]{1,15} ){1,3}$|früher\w*|ehemalige\w*|rektor(?:in)?|direktor(?:in)?
    |schulleiter(?:in)?|klassenlehrer(?:in)?|leitet\w*|leiterin|leiter|roman|buch|film|schrieb
    |autor(?:in)?|forsch\w*|studie\w*|im alter`,
  after: unwrap`
    (?: alten?)? (?:sohn\w*|tochter|töchter|kind\w*|hund\w*|unternehmen|jahre dort)|n in |n\b
    |(?: jahre(?:n)?)? (?:bei|dort|lang)|-trainer\w*|zeit`,
  adult: unwrap`
    professor(?:in)?|dozent(?:in)?|doktor(?:in)?|geschäftsführer(?:in)?|vorstand|direktor(?:in)?
    |ingenieur(?:in)?|rechtsanw[aä]lt(?:in)?|[aä]rzt(?:in)?|lehrer(?:in)?|berater(?:in)?
    |gründer(?:in)?|minister(?:in)?|abgeordnete[rn]?|bürgermeister(?:in)?|richter(?:in)?
    |architekt(?:in)?|wissenschaftler(?:in)?|rentner(?:in)?|arbeitet (?:als|bei)|verheiratet mit
    |geschieden|witwe[rn]?|promoviert\w*`,
  childOf: '(?:Tochter|Sohn|Enkel|Enkelin|Kind) (?:von|des|der|eines|einer)',
}

export const dutch: Wording = {
  numbers: `
    drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien
    zeventien`,
  ordinals: `
    derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde dertiende veertiende
    vijftiende zestiende zeventiende`,
  ages: [
    `{n}[- ]?jarige(?! (?:bedrijf|traditie|hond|whisky|zoon|dochter|jongen|meisje|leerling))`,
    `(?:is|wordt|werd|pas|net) (?:[\\p{L}]{1,12} ){0,2}?{n}(?: jaar)?(?: oud| geworden)`,
    `(?:is|wordt) {n}(?: jaar)?(?=[.,;!]|$)`,
    `(?:vier\\w*|viert) (?:haar|zijn) {o} verjaardag`,
    `[,(] ?{n} jaar(?: oud)?(?=[,.;)])`,
    `met (?:haar|zijn|slechts|pas|nog maar) {n} jaar is`,
  ],
  school: [
    `(?:uit|[,(]) ?groep [1-8](?! van)`,
    unwrap`
      (?:zit|zat|leerling) (?:in|uit) (?:groep [1-8]
      |(?:de )?(?:brugklas|(?:eerste|tweede|derde|vierde|vijfde
      |zesde) klas)|[1-6] (?:vmbo|havo|vwo))`,
    unwrap`
      (?:scholier(?:e)?|leerling(?:e)?|basisscholier|brugklasser|gymnasiast(?:e)?|vwo'er|havist
      |kleuter|peuter)(?!en)`,
    `de (?:tiener|minderjarige)`,
  ],
  before: unwrap`
    geeft les|lesgev\w*|les aan|trainer|traint|coach\w*|lera(?:ar|res)|docent\w*|begeleidt|moeder
    |mama|papa|vader|ouder|tante|oom|opa|oma|zoon|dochter|kinderen|(?:haar|zijn|hun) $
    |(?:over|aan) (?:[\p{L}]{1,15} )?$|toen (?:[\p{L}]{1,15} ){0,4}$|(?:als|sinds|sedert|vanaf
    |tot) $|voormalig\w*|ooit|oud-|directeur|directrice|rector|roman|boek|film|schreef|auteur
    |onderzoekt\w*|op haar|op zijn`,
  after: unwrap` (?:zoon|dochter|kind(?:eren)?|jongen|meisje|hond|bedrijf)|n\b
    | jaar(?: lang)? (?:bij|daar|lang)|-trainer`,
  adult: unwrap`
    hoogleraar|professor|docent(?:e)?|directeur|directrice|ingenieur|advoca(?:at|te)|arts
    |lera(?:ar|res)|adviseur|oprichter|oprichtster|minister|burgemeester|rechter|architect(?:e)?
    |wetenschapper|gepensioneerd|werkt (?:als|bij|daar|al)|getrouwd met|gescheiden|weduwe
    |weduwnaar|gepromoveerd`,
  childOf: '(?:[Dd]ochter|[Zz]oon|[Kk]ind) van',
}

export const swedish: Wording = {
  numbers: `
    tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton`,
  ordinals: `
    tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton`,
  ages: [
    `{n}[- ]?åriga?(?! (?:företag|tradition|hund|hus|erfarenhet))`,
    `{o}[- ]?(?:årige?a?|åringen)`,
    `{n} år gammal`,
    `(?<=[,(–] ?){n} år(?=[,.;)])`,
    `(?:är|fyller|bara|endast) {n}(?: år)?(?=[,.;!]|$)`,
    `med (?:sina|bara|endast) {n} år (?:är|spelar|går)`,
  ],
  school: [
    `(?:klass|årskurs) (?:[1-9])\\s?[a-f]?`,
    unwrap`
      går i (?:första|andra|tredje|fjärde|femte|sjätte|sjunde|åttonde|nionde|ettan|tvåan|trean
      |fyran|femman|sexan|sjuan|åttan|nian)(?: klass)?`,
    `(?:grundskole|högstadie|mellanstadie|gymnasie)(?:elev|studerande)(?!er)|skolelev`,
    `spelar (?:i|för|med) [fp]-?(?:[6-9]|1[0-7])`,
    `(?:den |är )minderårig`,
  ],
  before: unwrap`
    undervis\w*|lär(?:are|arinna|de|t)|tränar\w*|coach\w*|mor|mamma|far|pappa|förälder
    |föräldrar|moster|faster|morbror|farbror|son|dotter|barn\w*|(?:sin|sina|hennes|hans) $
    |(?:vid|som|sedan|från|till) $|när (?:[\p{L}]{1,15} ){0,4}$|var|före detta|tidigare|rektor
    |roman|bok|film|skrev|författ\w*|forsk\w*|leder|arbet\w*`,
  after: unwrap` (?:son|dotter|barn\w*|pojke|flicka|hund|företag)|-tränare
    | i (?=\p{Lu}\p{L}+ (?:AB|kommun))`,
  adult: unwrap`
    professor|docent|doktor|direktör|vd|ingenjör|advokat|läkare|sjuksköterska|lärare|konsult
    |grundare|minister|riksdagsledamot|borgmästare|domare|arkitekt|forskare|pensionär
    |arbetar (?:som|på|hos)|gift med|skild|änka|änkling|disputera\w*`,
  childOf: '(?:[Dd]otter|[Ss]on|[Bb]arn) till',
}
