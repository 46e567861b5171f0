import { unwrap } from '../../../../text/patterns/unwrap.ts'
import type { ClauseWords } from '../build-clause-grammar.ts'

const word = String.raw`\p{Lu}[\p{L}\d&/-]*`
const houses = unwrap`
  (?:universitet|universitets?sjukhus|universitetssykehus|universitetshospital|högskola|høyskole
  |museum|museet|tekniska\shögskola|tekniske\suniversitet|kommune?|handelshögskola|sykehus
  |tekniska\shögskolan)(?!\p{L})`
const firm = unwrap`
  (?<firm>${word}(?:\s(?:${word}|och|og|i|for|för)(?=\s${word})|\s${word}|\s${houses}
  |\si\s${word}){0,5})`
/** "i Bergen": of one word in small letters it is a town more often than a firm. */
const inFirm = unwrap`
  i\s(?!\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?:\s*(?:[.,;)—–]|$)|\s(?!${houses})\p{Ll}))${firm}`
const school = unwrap`
  (?<firm>(?:${word}\s(?:\p{Ll}+\s)?(?:universitet|högskola|høyskole|højskole|högskolan|institutet)
  |(?:Universitetet|Högskolan|Høgskolen|Høyskolen)\si\s${word}(?:\s${word})?
  |(?:Uppsala|Lunds|Umeå|Stockholms)\suniversitet|${word}\sUniversitet
  |(?:Kungliga\s)?[Tt]ekniska\s[Hh]ögskolan|Chalmers(?:\stekniska\shögskola)?|KTH|NTNU|DTU|CBS|BI
  |Norges\s(?:Handels|handels)høyskole|Handelshögskolan(?:\si\s${word})?|Karolinska\s[Ii]nstitutet
  |Roskilde\sUniversitet))`
const fieldsOf = unwrap`
  (?:\si\s(?:historia|historie|fysik|fysikk|kemi|kjemi|juridik|jus|jura|matematik|matematikk
  |filosofi
  |ekonomi|økonomi|nationalekonomi|sociologi|sosiologi|biologi|psykologi|litteraturvetenskap
  |litteraturvitenskap|statsvetenskap|statsvitenskap|informatik|informatikk|medicin|medisin))?`
const fields = unwrap`
  juridik|jus|jura|historia|historie|fysik|fysikk|kemi|kjemi|matematik|matematikk|filosofi|ekonomi
  |økonomi|nationalekonomi|medicin|medisin|biologi|psykologi|informatik|informatikk|litteratur`
const month = String.raw`(?:\d{1,2}\.?\s\p{Ll}+\s)`
const year = '(?<year>(?:18|19|20)\\d\\d)'

/** Swedish. */
export const swedish: ClauseWords = {
  sign: /[åäö]|\s(?:vid|och|vd|var)\s/u,
  language: undefined,
  intro: unwrap`
    (?:[Ss]edan\s(?:år\s)?(?<since>\d{4})|År\s\d{4}|I\sdag|Numera)\s(?:(?<verb>är|leder|bor
    |arbetar)\s)?
    |(?:[Pp]rofessor|[Dd]r|[Dd]r\.|[Dd]ocent|Herr|Fru)\s`,
  doubt: unwrap`
    inte|ej|lögn|myt
    |aldrig|kanske|troligen|sägs|lär|påstås|skulle|kunde|kan|om|kandidat(?=\still)|kandiderar
    |rykt\p{L}+|blir|ska|kommer\satt|tillträder|blivande|tilltänkt\p{L}*|drömmer|vill|ville|spelade
    |spelar|rollen|serien|filmen|nej|tackade|vars|son|dotter|hoppas|planerar|avböjde|nästan`,
  bornAside: 'född|f\\.',
  who: 'som',
  born: 'föddes|född|är född|är\\sfödd',
  when: [`(?:den\\s)?${month}${year}`, `(?:år\\s)?${year}`],
  inTown: String.raw`i\s(?<town>\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)`,
  lives: 'bor(?:\\soch\\sarbetar)?|är\\sbosatt|lever(?:\\soch\\sarbetar)?|bosatt',
  lived: 'bodde|levde|var\\sbosatt',
  works: 'arbetar|jobbar|undervisar|forskar(?!\\spå)|är\\sanställd|är\\sverksam',
  worked:
    'arbetade|jobbade|undervisade|forskade(?!\\spå)|var\\sanställd|har\\sarbetat|har\\sjobbat',
  ...listTitles(
    unwrap`
      professor|docent|lektor|forskare|vd|VD|chef|direktör|rektor|ordförande|chefredaktör|redaktör
      |journalist|ingenjör|läkare|överläkare|advokat|jurist|ekonom|arkitekt|grundare|medgrundare
      |styrelseordförande|utvecklingschef|ekonomichef|personalchef|marknadschef|projektledare
      |generaldirektör|verksamhetschef|prefekt|dekan|kurator|intendent|museichef|lärare|analytiker
      |konsult|programmerare|producent|regissör|chefsekonom|forskningschef|hedersprofessor
      |gästprofessor
      |adjunkt|sekreterare|generalsekreterare|presschef`,
    unwrap`
      biträdande|vice|tillförordnad|verkställande|teknisk|senior|konstnärlig|ansvarig|adjungerad
      |ledande`,
    'som\\s(?:en\\s)?',
    'en\\s',
  ),
  atFirm: `(?:(?:på|vid|hos|för)\\s${firm}|${inFirm})`,
  ofFirm: unwrap`
    (?:(?:på|vid|för|hos|av|till)\s(?:tidningen\s|företaget\s|bolaget\s|stiftelsen\s)?${firm}
    |i\s(?:tidningen|företaget|bolaget|stiftelsen)\s${firm}|${inFirm})`,
  firm,
  office: '(?<title>(?:finansminister|utrikesminister|statsminister|ambassadör))',
  is: 'är\\s(?:sedan\\s\\d{4}\\s)?(?:i\\sdag\\s)?',
  was: 'var|har\\svarit',
  became: 'utsågs\\s(?:\\d{4}\\s)?till|blev\\s(?:\\d{4}\\s)?|utnämndes\\s(?:\\d{4}\\s)?till',
  holds: 'tjänstgör\\ssom',
  held: 'tjänstgjorde\\ssom',
  left: 'avgick\\ssom|slutade\\ssom|lämnade\\sposten\\ssom',
  leads: 'leder',
  led: 'ledde',
  founded: '(?:grundade|startade)(?:\\s\\d{4})?',
  former: '(?<former>tidigare|förre|förra|före\\sdetta|f\\.d\\.)',
  studied: 'studerade|har\\sstuderat|läste|disputerade|doktorerade|utbildades|är\\sutbildad',
  field: `(?:\\s(?<field>${fields}))?`,
  atSchool: `(?:vid|på)\\s${school}`,
  graduated: 'tog(?:\\s\\p{Ll}+)?\\sexamen|har(?:\\sen)?\\s\\p{Ll}*examen|utexaminerades',
  fromSchool: `(?:från|vid)\\s${school}`,
  graduate: 'alumn',
  ofSchool: `från\\s${school}`,
  stops: 'och|sedan\\s\\d{4}|\\d{4}|samt',
  until: '(?:till|fram\\still|mellan|från|åren|under|i|\\d{4})',
}

/** Danish and Norwegian. */
export const danish: ClauseWords = {
  sign: /[æøå]|\s(?:er|ved|og|hos|var|grundlagde|grunnla|stiftet|jobbet|jobber|arbejder)\s/u,
  language: undefined,
  intro: unwrap`
    (?:[Ss]iden\s(?<since>\d{4})|I\s\d{4})\s(?:(?<verb>er|har\svært|leder|bor)\s)?
    |(?:[Pp]rofessor|[Dd]r|[Dd]r\.|[Ff]ørsteamanuensis|[Ll]ektor)\s`,
  doubt: unwrap`
    ikke|aldri|løgn|myte
    |aldrig|kanskje|måske|siges|skal|skulle|kunne|kan|hvis|om\sat|kandidat(?=\stil)
    |rykte\p{L}*|bliver|blir|vil|ville|tiltræder|tiltrer|drømmer|ønsker|spilte|spiller|spillede
    |rollen
    |serien|filmen|nei|nej|takket|takkede|hvis|hvor|sønn|søn|datter|planlegger|planlægger
    |angivelig`,
  bornAside: 'født|f\\.',
  who: 'som|der',
  born: '(?:er|ble|blev)\\sfødt|født',
  when: [`(?:den\\s)?${month}${year}`, `(?:i\\s)?${year}`],
  inTown: String.raw`(?:i|på)\s(?<town>\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)`,
  lives: 'bor(?:\\sog\\sarbejder|\\sog\\sarbeider|\\sog\\sjobber)?|er\\sbosatt?|bosatt',
  lived: 'bodde|boede',
  works: 'arbejder|arbeider|jobber|underviser|forsker(?!\\spå)|er\\sansatt|er\\stilknyttet',
  worked: unwrap`
    arbejdede|arbeidet|jobbet|jobbede|underviste|(?:forsket|forskede)(?!\spå)|var\sansatt
    |har\s(?:jobbet|arbeidet|arbejdet)`,
  ...listTitles(
    unwrap`
      professor|lektor|førsteamanuensis|forsker|direktør|rektor|formand|leder|styreleder|sjef|chef
      |redaktør|chefredaktør|sjefredaktør|ansvarlig\sredaktør|journalist|ingeniør|læge|lege|overlæge
      |overlege|advokat|jurist|økonom|arkitekt|grundlægger|gründer|grunnlegger|stifter|medstifter
      |medgründer|adm\.\sdirektør|prosjektleder|projektleder|generalsekretær|dekan|kurator|lærer
      |konsulent|analytiker|programmerer|produsent|producent|instruktør|museumsdirektør
      |seniorforsker
      |bestyrelsesformand|æresprofessor|dosent|docent|postdoktor|utviklingssjef|salgssjef
      |sjeføkonom|cheføkonom|institutleder|instituttleder|rådgiver|seniorrådgiver`,
    unwrap`
      administrerende|daglig|konstituert|kunstnerisk|teknisk|assisterende|ansvarshavende
      |viseadministrerende`,
    'som\\s(?:en\\s)?',
    'en\\s',
  ),
  atFirm: `(?:(?:på|ved|hos|for)\\s${firm}|${inFirm})`,
  ofFirm: unwrap`
    (?:(?:på|ved|for|hos|av|af)\s(?:avisen\s|virksomheden\s|selskapet\s|avisa\s)?${firm}
    |i\s(?:avisen|virksomheden|selskapet|avisa)\s${firm}|${inFirm})`,
  firm,
  office: '(?<title>(?:finansminister|utenriksminister|udenrigsminister|statsminister))',
  is: 'er\\s(?:i\\sdag\\s)?',
  was: 'var|har\\s(?:vært|været)',
  became:
    'blev\\s(?:i\\s\\d{4}\\s)?(?:udnævnt\\stil\\s)?|ble\\s(?:i\\s\\d{4}\\s)?(?:utnevnt\\stil\\s)?',
  holds: 'fungerer\\ssom',
  held: 'fungerte\\ssom|fungerede\\ssom',
  left: '(?:fratrådte|gikk\\sav|gik\\saf|fratrådte\\sstillingen|sluttet|stoppede)\\ssom',
  leads: 'leder',
  led: 'ledet|ledede',
  founded: '(?:grundlagde|grunnla|stiftede|stiftet|startet|startede)',
  former: '(?<former>tidligere|forhenværende|eks-)',
  studied: unwrap`
    studerede|studerte|har\sstuderet|har\sstudert|læste|er\suddannet|er\sutdannet|disputerte
    |tok\sdoktorgraden`,
  field: `(?:\\s(?<field>${fields}))?`,
  atSchool: `(?:ved|på|fra)\\s${school}`,
  graduated: 'dimitterede|ble\\suteksaminert|tok\\seksamen',
  fromSchool: `(?:fra|ved)\\s${school}`,
  graduate: 'kandidat|cand\\.\\p{L}+\\.',
  ofSchool: `fra\\s${school}`,
  stops: 'og|siden\\s\\d{4}|i\\s\\d{4}|samt',
  until: '(?:til|frem\\stil|mellom|mellem|fra|i|\\d{4})',
}

/** Such a post is the same in each place of a clause. */
function listTitles(
  posts: string,
  adjectives: string,
  as: string,
  article: string,
): Pick<ClauseWords, 'title' | 'asTitle' | 'byTitle' | 'titleOf'> {
  const title = unwrap`
    (?:${article})?(?<title>(?:(?:${adjectives})\s){0,2}(?:${posts})(?!\p{L})${fieldsOf})`
  return { title, asTitle: `${as}${title}`, byTitle: title, titleOf: title }
}
