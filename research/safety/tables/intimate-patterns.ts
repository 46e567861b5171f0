import { unwrap } from '../../text/patterns/unwrap.ts'
import { type GuardedPattern, toGuardedPattern } from './guarded-pattern.ts'
import { intimateElsewhere } from './intimate-elsewhere.ts'
import { conversionVerbs, partisanWords, voteVerbs } from './intimate-verbs.ts'
import { partnerPatterns } from './partner-patterns.ts'

/** The subject: a pronoun, or a capitalised word that is no group. */
const subject = unwrap`
  (?:\b(?:[Ss]?[Hh]e|[Tt]hey|I)\b|(?!(?:Patients|People|Children|Women|Men|Adults|Students
  |Participants|Many|Some|Most|Animals|Mice)\b
  |(?:\p{Lu}\S{0,30} )?\p{Lu}\S{0,30}['’]s (?:patients|clients|readers|pupils|students
  |characters)\b)\b\p{Lu}[\p{L}'’-]{1,30})`
/** What makes an illness the field of someone's work. */
const fields = '(?:disorder|transistor|junction|spectrum|people|children|women|adults|patients)'
const whose = String.raw`\b(?:[Hh]er|[Hh]is|[Tt]heir|[Mm]y|\p{Lu}[\p{L}-]{1,30}['’]s)`
const ends = unwrap`
  (?=\s*(?:[.,;!)\n]|$)|\s+(?:and|who|since|but|by|with|from|for|in(?= \d))\b)`
const pattern = (source: string) => new RegExp(source, 'u')

const someone = String.raw`(?<!\p{L})\p{Lu}[\p{L}'’-]{1,30}`
/** What stands in front of the names of churches, schools and parties. */
const housesInFront = unwrap`
  Kirche|Gemeinde|Kloster|Zeitschrift|Partei|Église|Cathédrale|École|Université|Iglesia|Catedral
  |Universidad|Colegio|Partido|Chiesa|Università|Partito|Igreja|Universidade|Kerk|Universiteit
  |Kościół|Uniwersytet|Szkoła|Kostel|Chrám|Klášter|Univerzita|Gymnázium|Strana|Firma|Biserica
  |Mitropolia|Catedrala|Mănăstirea|Universitatea|Facultatea|Strada|Partidul|Liga|Liceul|Hotel|Club
  |Храм|Собор|Приход|Монастырь|Церковь|Партия|Университет|Школа|Гимназия|Церква|Монастир|Парафія
  |Партія|Університет|Ναός|Εκκλησία|Μονή|Πανεπιστήμιο|Κόμμα|Σχολή|The`
/** And what such names end in. */
const housesAtEnd = unwrap`
  \p{L}*(?:[Kk]yrka[n]?|[Kk]irke[n]?|[Pp]arti(?:et)?|[Ss]amband|[Ff]örbund)
  |\p{L}*[Ss]kol(?:an?|en?)|Forbund|Alliance|Universitet|Храм|Монастырь`
/**
 * A person and "is": a whole name or a pronoun, since one word with a capital may be a country. The
 * verb is looked for first, which costs less.
 */
const personIs = (pronouns: string, is: string) =>
  unwrap`
    [ ]${is}(?<=(?<!\p{L})(?:\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30}){1,3}
    |${pronouns}) ${is})(?<!(?<!\p{L})(?:(?:${housesInFront})(?: \p{Lu}[\p{L}'’-]{1,30}){1,3}
    |${housesAtEnd}) ${is})`
const devout = '(?: (?:troende|praktiser[ae]nde))?'
/** Of the languages further below. */
const pronouns = {
  pl: '[Oo]na|[Oo]n',
  cs: '[Oo]na|[Oo]n',
  sv: '[Hh]on|[Hh]an',
  da: '[Hh]un|[Hh]an',
  ro: '[Ee]a|[Ee]l',
  ru: '[Оо]на|[Оо]н',
  uk: '[Вв]она|[Вв]ін',
  el: '[Αα]υτή|[Αα]υτός',
  fi: '[Hh]än',
}
const further = ['pl', 'cs', 'sv', 'da', 'ro', 'ru', 'uk', 'el', 'fi'] as const
/** By language, with what may stand behind. */
const personsAre = {
  de: `${personIs('[Ss]ie|[Ee]r', '(?:ist|war|wurde)')}(?: offen| bekennende[rn]?| eine?)?`,
  fr: `${personIs('[Ee]lle|[Ii]l', '(?:est|était|devint)')}(?: ouvertement| une?)?`,
  es: `${personIs('[Ee]lla|[Éé]l', '(?:es|era|fue)')}(?: abiertamente| una?)?`,
  it: `${personIs('[Ll]ei|[Ll]ui', '(?:è|era|fu)')}(?: apertamente| una?)?`,
  pt: `${personIs('[Ee]la|[Ee]le', '(?:é|era|foi)')}(?: abertamente| uma?)?`,
  nl: `${personIs('[Zz]ij|[Hh]ij', '(?:is|was)')}(?: openlijk| een)?`,
  pl: personIs(pronouns.pl, '(?:jest|był|była)'),
  cs: `${personIs(pronouns.cs, '(?:je|byl|byla)')}(?: otevřeně| (?:praktikující|věřící))?`,
  sv: `${personIs(pronouns.sv, '(?:är|var)')}(?: öppet)?(?: en)?${devout}`,
  da: `${personIs(pronouns.da, '(?:er|var)')}(?: åpent| åbent)?(?: en)?${devout}`,
  ro: `${personIs(pronouns.ro, '(?:este|era)')}(?: deschis| un| o)?`,
  ru: `${personIs(pronouns.ru, '(?:—|–|был|была|является)')}(?: (?:открыт|верующ)\\p{L}{2})?`,
  uk: `${personIs(pronouns.uk, '(?:—|–|є|був|була)')}(?: відкрит\\p{L}{2})?`,
  el: `${personIs(pronouns.el, '(?:είναι|ήταν)')}(?: ανοιχτά)?`,
  fi: `${personIs(pronouns.fi, '(?:on|oli)')}(?: avoimesti)?`,
}
/** What is said so of a person's belief or sexuality, by language. */
const intimateWords = {
  sexuality: {
    de: 'schwul|lesbisch|bisexuell|homosexuell|trans(?: Frau| Mann|gender|sexuell)?',
    fr: unwrap`
      gay|lesbienne|homosexuel(?:le)?|bisexuel(?:le)?|transgenre|(?:femme|homme) trans(?:genre)?`,
    es: 'gay|lesbiana|homosexual|bisexual|transgénero|(?:mujer|hombre) trans',
    it: 'gay|lesbica|omosessuale|bisessuale|transgender|(?:donna|uomo) trans',
    pt: 'gay|lésbica|homossexual|bissexual|transg[êé]nero|(?:mulher|homem) trans',
    nl: unwrap`
      homo|homoseksueel|lesbisch|lesbienne|biseksueel|transgender|trans(?:gender)? ?(?:vrouw|man)`,
    pl: unwrap`
      gejem|lesbijką|homoseksualn[ya]|homoseksualist[ąka]|biseksualn[ya]|osobą transpłciową
      |transpłciow[ya]`,
    cs: 'gay|lesba|homosexuál(?:ní)?|bisexuální|transgender',
    sv: 'homosexuell|bisexuell|gay|lesbisk|transsexuell|bög',
    da: 'homofil|homoseksuel|homoseksuell|biseksuel|biseksuell|lesbisk|bøsse',
    ro: 'gay|lesbiană|homosexuală?|bisexuală?|transgender',
    ru: unwrap`
      гей|геем|лесбиянк(?:а|ой)|гомосексуал(?:ом|ист)?|бисексуал(?:ом|ка)?|трансгендер(?:ом)?
      |трансгендерн\p{Ll}{2} (?:женщин|мужчин)\p{Ll}{1,2}`,
    uk: 'гей|геєм|лесбійк(?:а|ою)|гомосексуал(?:ом)?|бісексуал(?:ом)?|трансгендер(?:ом)?',
    fi: 'homo|lesbo|homoseksuaali(?:nen)?|biseksuaali(?:nen)?|transsukupuolinen',
    el: 'γκέι|ομοφυλόφιλ(?:ος|η)|λεσβία|αμφιφυλόφιλ(?:ος|η)|τρανς',
  },
  belief: {
    de: unwrap`
      (?:gläubige[rn]? |praktizierende[rn]? )?(?:Muslim(?:a|in)?|Moslem|Katholik(?:in)?
      |Christ(?:in)?|Protestant(?:in)?|Jude|Jüdin|Buddhist(?:in)?|Hindu|Atheist(?:in)?
      |katholisch|evangelisch|jüdisch|muslimisch|buddhistisch)
      |(?:eingetragenes )?(?:Gewerkschaftsmitglied|Mitglied (?:der|einer|in einer) Gewerkschaft)`,
    fr: unwrap`
      musulmane?|catholique|chrétien(?:ne)?|protestante?|juive?|juif|bouddhiste|hindoue?|athée
      |syndiquée?`,
    es: unwrap`
      musulm[áa]na?|católic[oa]|cristian[oa]|protestante|judí[oa]|budista|hindú|ate[oa]`,
    it: 'musulman[oa]|cattolic[oa]|cristian[oa]|protestante|ebre[oa]|buddista|ate[oa]',
    pt: 'muçulman[oa]|católic[oa]|cristão|cristã|protestante|jude[ui]a?|budista|ateu|ateia',
    nl: 'moslima?|katholiek|christen|protestant|joods?|boeddhist|hindoe|atheïst',
    pl: unwrap`
      muzułman(?:inem|ką)|katoli(?:kiem|czką)|żyd(?:em|ówką)|ateist(?:ą|ką)|buddyst(?:ą|ką)
      |świadkiem Jehowy`,
    cs: unwrap`
      muslim(?:em|ka|kou)?|katol[ií](?:k|kem|čka|čkou)|žid(?:em|ovka)?|ateist(?:a|ou|ka)
      |buddhista`,
    sv: 'muslim|katolik|kristen|protestant|jude|judisk|buddhist|hindu|ateist',
    da: 'muslim|katolik|katolikk|kristen|protestant|jøde|jødisk|buddhist|hindu|ateist',
    ro: 'musulmană?|catolică?|ortodoxă?|creștină?|evreică|evreu|budistă?|atee?|ateu',
    ru: unwrap`
      мусульман(?:ин|ином|ка|кой)|католи(?:к|ком|чка)|христиан(?:ин|ином|ка)|православн(?:ый|ая|ым)
      |свидетель(?:ница)? Иеговы|еврей(?:ка|кой)?|евреем|иуде(?:й|ем)|буддист(?:ом|ка)?
      |атеист(?:ом|ка)?`,
    uk: unwrap`
      мусульман(?:ин|ином|ка)|католи(?:к|ком|чка)|християн(?:ин|ином|ка)|православн(?:ий|а|им)
      |єврей(?:ка)?|євреєм|іуде(?:й|єм)|буддист(?:ом|ка)?|атеїст(?:ом|ка)?`,
    fi: unwrap`
      muslimi|katolilainen|juutalainen|kristitty|ateisti|buddhalainen|ortodoksi|helluntailainen
      |lestadiolainen|protestantti|Jehovan todistaja`,
    el: unwrap`
      μουσουλμάν(?:ος|α)|καθολικ(?:ός|ή)|χριστιαν(?:ός|ή)|ορθόδοξ(?:ος|η)|εβραί(?:ος|α)|άθε(?:ος
      |η)`,
  },
} as const
const closes = String.raw`(?=\s*(?:[.,;!)\n]|$)|\s(?:und|et|y|e|en|i|och|og|ja|și|и|та|a|και)\s)`

/** @returns one pattern a language: the person, "is", a word of the kind */
function listStated(words: Readonly<Record<keyof typeof personsAre, string>>): GuardedPattern[] {
  return [...(['de', 'fr', 'es', 'it', 'pt', 'nl'] as const), ...further].map((one) =>
    toGuardedPattern(words[one], `${personsAre[one]} (?:${words[one]})${closes}`),
  )
}

/** @returns one pattern a language: the person, a verb, what it is about */
function listDone(
  verbs: Readonly<Record<keyof typeof pronouns, readonly [string, string]>>,
): GuardedPattern[] {
  return further.map((one) => {
    const [verb, object] = verbs[one]
    return toGuardedPattern(verb, `${personIs(pronouns[one], `(?:${verb})`)} (?:${object})`)
  })
}

const partisans = further.map((one) =>
  toGuardedPattern(partisanWords[one], `${personsAre[one]} (?:${partisanWords[one]})`),
)

/** Statements about a person, not about their field: few, and precise. */
export const intimatePatterns = {
  health: [
    pattern(
      unwrap`
        ${someone}, (?:an? )?(?:\p{Ll}+ )?(?:HIV(?:[- ]positive|\+)(?! \p{Ll}+s\b)
        |(?:(?:cancer|HIV|AIDS) (?:patient|survivor)|(?:recovering )?(?:alcoholic|drug addict))
        ${ends})`,
    ),
    pattern(
      unwrap`
        ${subject},? (?:was|is|has been|had been|were|got|who was) (?:\S{1,20} ){0,2}?
        (?:diagnosed with|hospitali[sz]ed (?:for|with|after)|treated for (?:cancer|depression
        |addiction|alcoholism|anxiety)|admitted to (?:rehab|a psychiatric))`,
    ),
    pattern(
      unwrap`
        ${subject} (?:\S{1,20} ){0,2}?(?:suffers?|suffered|is suffering
        |has suffered) from (?!(?:the|an?|this|that|its|their|his|her|being|having)\b
        |(?:nothing|lack|shortage|neglect|criticism|competition)\b)`,
    ),
    pattern(
      unwrap`
        ${subject} (?:is|was|became) (?:\S{1,20} )?(?:HIV(?:[- ]positive|\+)|pregnant
        |an? (?:recovering )?(?:alcoholic|drug addict|cancer (?:survivor|patient))|bipolar
        |autistic|schizophrenic|clinically depressed|terminally ill)(?!\p{L}| ${fields})`,
    ),
    pattern(
      unwrap`
        ${subject} (?:has|had|lives with|(?:is|was) living with|battles|battled|fights|fought
        |survived|beat|is battling|died of
        |died from|died after) (?:\S{1,20} ){0,2}?(?:cancer|leukaemia|leukemia|HIV|AIDS
        |Parkinson['’]s|Alzheimer['’]s|dementia|multiple sclerosis|depression|epilepsy
        |bipolar disorder|an? (?:abortion|miscarriage|stroke|heart attack))${ends}`,
    ),
    pattern(
      unwrap`
        ${whose} (?:own )?(?:diagnosis of|battle with (?:cancer|depression|addiction)
        |struggles? with (?:depression|addiction|mental|cancer|alcohol)|pregnancy|medical records?
        |mental illness|drug addiction|alcoholism)\b`,
    ),
  ],
  belief: [
    ...intimateElsewhere.belief,
    ...listStated(intimateWords.belief),
    ...listDone(conversionVerbs),
    ...listDone(voteVerbs),
    ...partisans,
    pattern(
      unwrap`
        ${subject} (?:is|was|became|remains|was raised|was brought up
        |grew up) (?:an? )?(?:(?:devout|practi[cs]ing|observant
        |committed|lifelong|self-described|born-again|strict|pious|non-practi[cs]ing|lapsed) )?
        (?:Muslim|Jew|Jewish|Christian|Catholic|Roman Catholic|Protestant|Hindu|Buddhist|Sikh
        |Mormon|atheist|agnostic|Evangelical|Jehovah['’]s Witness)${ends}`,
    ),
    pattern(
      unwrap`
        ${subject} (?:\S{1,20} )?converted to (?:Islam|Judaism|Christianity|Catholicism|Buddhism
        |Hinduism|Protestantism|Orthodoxy)\b`,
    ),
    pattern(
      unwrap`
        ${whose} (?:own |deep |strong |personal )?(?:Muslim|Jewish|Christian|Catholic|Protestant
        |Hindu|Buddhist|Sikh|Islamic|religious) (?:faith|beliefs?|convictions?)\b`,
    ),
    pattern(
      unwrap`
        ${subject} (?:\S{1,20} )?voted (?:for|against) (?:Trump|Biden|Clinton|Obama|Harris|Brexit
        |Le Pen|Macron|the (?:\p{L}{2,20} )?(?:Party|Republicans|Democrats|Greens|Tories|AfD))
        (?!(?:(?! and )[^.,;\n]){0,40} (?:in|as an?) (?:[Pp]arliament|MP|MEP|[Ss]enator
        |(?:the )?(?:House|Senate|Commons|Lords|Congress)))`,
    ),
    pattern(
      unwrap`
        ${subject} (?:is|was) (?:an? )?(?:registered|lifelong|staunch|card-carrying
        |committed) (?:Democrat|Republican|communist|Communist|socialist|conservative|liberal
        |Tory)\b|\bregistered (?:as an? )?(?:Democrat|Republican)\b|\b[Pp]arty (?:affiliation
        |registration): \p{L}`,
    ),
    pattern(
      unwrap`
        \b(?:[Ss]ie|[Ee]r) ist (?:gläubige[rn]? |praktizierende[rn]? )(?:Muslim|Katholik|Christ
        |Jüdin|Jude)|\b(?:[Rr]eligion|[Kk]onfession): \p{L}{4,}`,
    ),
  ],
  sexuality: [
    ...intimateElsewhere.sexuality,
    pattern(String.raw`\p{Lu}\p{Ll}+ [–—-] (?:гей|лесбиянка|бисексуал(?:ка)?)(?!\p{L})`),
    ...listStated(intimateWords.sexuality),
    pattern(
      unwrap`
        ${subject},? (?:who )?(?:is|was|identifies as|identified as|came out as
        |comes out as) (?:an? )?
        (?:openly |proudly |publicly )?(?:gay|lesbian|bisexual|homosexual|queer|transgender|trans
        |asexual|pansexual|non-?binary|a (?:gay|trans(?:gender)?|lesbian) (?:man|woman))${ends}`,
    ),
    // a line of a profile's own text
    pattern(
      unwrap`
        (?:^|[|·•,.:–—\n] ?)(?:[Pp]roud(?:ly)? |[Oo]ut |[Qq]ueer |[Bb]lack )*(?:[Tt]rans(?:gender)?
        |[Gg]ay|[Ll]esbian|[Bb]i(?:sexual)?) (?:wo)?man(?=\s*(?:[|·•,.\n]|$))`,
    ),
    pattern(
      unwrap`
        (?<!\p{L})(?:outete sich(?: \S+){0,3} als (?:schwul|lesbisch|bi|homo|trans|queer)
        |(?:[Ss]on|a fait (?:son )?|ha fatto (?:il )?|dokonała? )coming[ -]?out\p{L}*
        |salió del armario|saiu do armário|kwam(?: \S+){0,3} uit de kast
        |совершила? каминг-аут)(?!\p{L})`,
    ),
    pattern(
      unwrap`
        \bcame out (?:publicly |to (?:her|his|their) (?:family|parents|friends) )?as (?:gay
        |lesbian|bisexual|queer|trans|transgender|a lesbian)\b|${whose} (?:sexual orientation
        |sex life|homosexuality|bisexuality)\b|\b(?:[Ss]exual orientation|[Oo]rientation)
        : \p{L}{3,}`,
    ),
    pattern(
      unwrap`
        \b(?:[Ss]ie|[Ee]r) ist (?:offen )?(?:schwul|lesbisch|bisexuell|homosexuell)\b
        |\b(?:[Ee]lle|[Ii]l) est (?:ouvertement )?(?:gay|lesbienne|homosexuel)`,
    ),
    ...partnerPatterns,
  ],
} as const
