/** What stands in front of the name of an organisation, in front of white space. */
export const organizationArticles = {
  en: 'the|an?|its|his|her|their|my|our',
  de: 'der|die|das|dem|den|des|seiner|ihrer|der Firma|dem Unternehmen',
  fr: 'la|le|les',
  es: 'el|los|las',
  pt: 'o|os|as',
  it: 'lo|il|gli|i',
  nl: 'het|de',
}

/** What a campaign about a question of a ballot is called by. English. */
export const ballotSides = { en: 'Yes|No|Vote (?:Yes|No)' }

/** Articles that open a name where they have a capital. */
export const nameArticles = { nl: 'De|Het' }

/** Rivers and roads behind the name of a German town, with what joins them to it. */
export const townRivers = {
  de: [
    'an der (?:Aisch|Aller|Altmühl|Brenz|Donau|Dosse|Elbe|Enns|Enz|Fils|Fulda|Havel|Ilm|Isar',
    'Jagst|Lahn|Leine|Leitha|Lippe|Mur|Nahe|Neiße|Oder|Rems|Ruhr|Saale|Spree|Unstrut|Weinstraße',
    'Werra|Weser|Ybbs)|am (?:Inn|Lech|Main|Neckar|Rhein)|\\((?:Oder|Main|Saale|Havel|Spree)\\)',
  ],
}

/**
 * Where a house is, as a part of its name in German: "Klinik am Park". How its noun ends, what
 * joins the two, and what else stands behind that: times and posts.
 */
export const placedHouses = {
  de: [
    '[Kk]linik|[Kk]linikum|[Kk]rankenhaus|[Ss]pital|[Aa]potheke|[Ss]chule|[Gg]ymnasium|[Tt]heater',
    '[Hh]otel|[Gg]asthof|[Pp]raxis|[Ww]erkstatt|[Bb]äckerei|[Bb]uchhandlung|[Kk]indergarten|Kita',
    '[Zz]entrum|[Hh]aus|[Hh]eim|[Ss]tudio|[Gg]alerie|[Kk]anzlei|[Mm]useum|[Kk]irche',
  ],
}
export const placedLinks = { de: 'am|an der|im|zum|zur|auf der|ob der|unter den|vor dem' }
export const notPlacedBehind = {
  de: [
    '(?:Wochen|Jahres)?[Ee]nde|Anfang|\\p{L}*(?:tag|abend|morgen|mittag|jahr|herbst|sommer)s?',
    '\\p{L}*winter|Frühjahr|Frühling|Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August',
    '\\p{L}+ber|Bereich|Rahmen|Fach|Team|Dienst|Einsatz|Alter|Umgang|Rang|Direktor\\p{L}*',
    'Leit(?:er|ung)\\p{L}*|Chef\\p{L}*|Auftrag|Namen|Jahre?|Zuge?|Gespräch|Interview|Thema',
  ],
}

/** Small words that stand inside names, and in front of the town of one. */
export const townLinks = { fr: 'à' }

/** Small words inside the name of an organisation. */
export const organizationLinks = {
  en: 'of|for|and|&',
  de: 'von|für|und|der|des|den|dem|zu',
  fr: "du|de|et|les|le|à|pour|d[’']",
  es: 'y|la|las|los|el|para',
  pt: 'e|da|do|das|dos',
  it: 'del|della|delle|dei|degli|di|per',
  nl: 'van|voor|en|het',
  // of names that stay English elsewhere
  any: 'the',
}

/** Articles behind such a small word. */
export const linkedArticles = {
  en: 'the',
  de: 'der|die|das|den|dem',
  fr: 'de|la|le|les',
  es: 'las|los|el',
  nl: 'het',
}

/**
 * Short legal forms that texts put behind a name, in the spellings in which they are no words of a
 * sentence; all forms are in `identity/names/legal-forms/`.
 */
export const legalEndings = {
  en: 'Inc|Ltd|LLC|LLP|Corp|PLC|Plc|plc|Co',
  de: 'GmbH|AG|SE|KG',
  fr: 'SA|SAS',
  es: 'S\\.A|SL',
  it: 'SpA',
  nl: 'BV|B\\.V',
}

/** Words of names in which "and" joins parts of one organisation. */
export const unitWords = {
  en: [
    'School|College|Institute|Faculty|Department|Ministry|Academy|Cent(?:re|er)|Museum|Society',
    'Agency|Office|Council|Federal|National|Royal|Association|Institution|Commission|Committee',
    'Board|Bureau|Federation|Division|Foundation|Union',
  ],
  de: 'Institut|Fakultät|Ministerium|Hochschule|Akademie',
}

/** What a topic follows behind "on". */
export const topicBodies = {
  en: [
    'Conference|Committee|Subcommittee|Commission|Council|Workshop|Symposium|Task Force|Panel',
    'Institute|Cent(?:re|er)|Board',
  ],
}

/** Ends of names of bodies that say what they do, and not what about. */
export const openEnds = { en: 'Research|Stud(?:y|ies)' }

/** Bodies whose names go on with an adjective and a noun in the genitive: "Bund deutscher". */
export const ownedBodies = {
  de: [
    '(?:[Bb]und|[Gg]emeinschaft|[Gg]esellschaft|[Kk]ammer|[Vv]erband|[Vv]erein|[Vv]ereinigung',
    '[Zz]entralrat)(?:e?s)?',
  ],
}
/** Ends of German adjectives of origin and belief in the genitive: "deutscher", "christlicher". */
export const ownerEnds = { de: '(?:sch|lich|ig)er' }

/** Behind "on" no topic of a body, but when something is, or where it is shown. */
export const occasions = {
  en: [
    '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Christmas|Easter|Facebook|Twitter|Instagram',
    'LinkedIn|YouTube|Zoom|Broadway',
  ],
}

/** Behind "on" no topic of a body, but where it is. */
export const siteEnds = { en: 'Street|Road|Avenue|Boulevard|Drive|Lane|Square|Island|Campus|Hill' }

/** Ends of names of bodies that two topics stand in front of. */
export const bodyEnds = {
  en: [
    'Commission|Committee|Board|Agency|Authority|Bureau|Administration|Council|Services?|Group',
    'Department|Office|Association|Division|Center|Centre|Program|Programme',
  ],
}

/** Ends of names of bodies of research that two fields stand in front of. */
export const researchBodies = {
  en: 'Laborator(?:y|ies)|Labs?|Institute|Faculty|School|College|Unit|Society',
}

/** Ends of names of houses: behind "and" they open a second name. */
export const houseWords = {
  en: [
    'University|College|School|Institute|Museum|Gallery|Hospital|Library|Bank|Church|Opera',
    'Theatre|Theater|Orchestra|Inc|Ltd',
  ],
}

/**
 * Behind a name that only says what kind of firms, where they are, of what descent a person is, or
 * what is worked on: it names none. English.
 */
export const nounsBehindNames = {
  en: [
    'companies|firms|businesses|organi[sz]ations|corporations|schools|hospitals|law firm',
    'heritage|descent|ancestry|origin|projects?|missions?|campaigns?',
  ],
}

/** In front of the name of one person. */
export const addressEnds = {
  en: 'Rep|Sen|Gov|Congressman|Congresswoman|Senator|Mr|Mrs|Ms|Dr|Prof|Hon',
}

/** "Bramvale and Sons" */
export const kinshipWords = {
  en: 'Sons?|Daughters?|Brothers|Co|Company|Partners|Associates',
  de: 'Söhne|Töchter|Partner',
  fr: 'Fils',
  es: 'Hijos',
  pt: 'Filhos',
  it: 'Figli',
  nl: 'Zonen',
}

/** Beginnings of words in names of schools. */
export const schoolWords = {
  any: 'universit|institut|eth\\b|mit\\b|tech\\b',
  en: 'college|polytechn|academy|school|facult|conservator|seminary',
  de: 'hochschule|akademie|fakult|gymnas|uni\\b',
  fr: 'école|conservatoir|lycée',
  es: 'escuela|instituto|universidad|facultad|politécnic|academia|conservatorio',
  pt: 'escola|faculdade|conservatório',
  it: 'politecn|liceo|facoltà|scuola',
  ja: '大学',
  ko: '학교',
}

/** Part of a school: what it belongs to is the school. */
export const schoolParts = {
  en: 'Department|Faculty|School|Division|Chair',
  de: 'Institut|Fakultät|Lehrstuhl',
  fr: 'Département|Faculté',
  es: 'Departamento|Facultad',
  pt: 'Faculdade',
  it: 'Dipartimento|Facoltà',
  nl: 'Faculteit',
}

/** Universities of several campuses: the town of one, behind them, is a part of its name. */
export const campusSystems = {
  en: [
    'University of (?:Alabama|Alaska|Arkansas|California|Colorado|Hawaii|Houston|Illinois|Maine',
    'Maryland|Massachusetts|Michigan|Minnesota|Missouri|Nebraska|Nevada|(?:North|South) Carolina',
    'South Florida|Tennessee|Texas|Washington|Wisconsin)',
    '(?:California|Louisiana|Pennsylvania|Kent|North Carolina) State University|Penn State',
    '(?:Indiana|Purdue|Rutgers|Texas A&M|Southern Illinois) University',
  ],
}

/** What stands between a part of a school and the school. */
export const wholeLinks = {
  en: 'at|of',
  de: 'der|an der',
  es: 'de la',
  pt: 'da|do',
}

/** Beginnings of words that name a whole school, in its own capitals. */
export const wholeSchools = { any: 'Universi[td]|Polytechn', en: 'College', de: 'Hochschule' }

/** Words that are no organisation's whole name; folded to ASCII. */
export const genericNames = {
  en: `
    university college school institute institution company firm startup department faculty home
    work bank hospital museum academy engineering research marketing sales product products design
    operations finance technology communications education science sciences development business
    strategy growth security data people monday tuesday wednesday thursday friday saturday sunday
    god jesus he she it they i we heaven earth internet freelance self-employed us uk eu art arts
    law medicine physics optics chemistry biology history mathematics philosophy economics music
    computer literature english french german spanish
  `,
  de: `
    universitat hochschule firma schule unternehmen unternehmens medien physik optik abteilung
    arbeitsgruppe gruppe team teams lehrstuhl lehrstuhls institut instituts studie projekt projekts
    projektes familie initiative jury partei fraktion stadt gemeinde redaktion kommission ausschuss
    ausschusses bereich bereichs verein vereins verband verbands klinik zentrums jahres herzen
    weltrekord weltrekords goldmedaille republik regierung delegation kampagne bewegung verwaltung
    betrieb betriebs
  `,
  fr: 'universite photographie',
  es: 'universidad ano',
  pt: 'universidade ano',
  it: 'universita anno',
  nl: 'universiteit raad',
}

/** Words with a capital that begin a sentence and are no part of a name. */
export const notInNames = {
  en: 'Since|From|In|At|Until|He|She|They|His|Her|Where|Who|With|Before|After|And|But|The',
  de: 'Seit|Als',
}

/** Between a title and what it serves, with their space. */
export const holderLinks = {
  en: 'of |for |to ',
  de: 'von |der |des |beim ',
  fr: "de |du |d['’]",
  es: 'del ',
  it: 'di |della ',
  pt: 'd[oa] ',
  nl: 'van ',
}

/** Bodies whose name goes on in small letters in Romance languages: "Conseil européen". */
export const romanceBodies = {
  fr: [
    'Fonds|Conseil|Commission|Cour|Comité|Agence|Assemblée|Parlement|Tribunal|Banque',
    'Institut|Centre|Parti|Fédération|Ordre|Chambre|Association|Direction|Mission|Office|Section',
    'Service|Station|Union',
  ],
  es: [
    'Consejo|Comisión|Corte|Tribunal|Comité|Agencia|Banco|Parlamento|Partido|Fondo|Instituto',
    'Centro|Federación|Cámara|Asamblea|Audiencia',
  ],
  it: [
    'Consiglio|Commissione|Corte|Comitato|Agenzia|Banca|Partito|Istituto|Unione|Federazione|Camera',
    'Assemblea|Ordine|Ufficio',
  ],
  pt: 'Conselho|Comissão|Comitê|Agência|Fundo|Federação|Câmara|Assembleia',
}

/** Ends of the adjectives behind them. */
export const romanceAdjectives = {
  fr: 'al|ale|aire|éen|éenne|ique|ien|ienne|ais|aise|ancière?',
  es: 'eo|ea|ic[oa]|an[oa]|iv[oa]|ari[oa]|és|esa|eral',
  it: 'iale|eo|ea|iaria|iario|ese',
  pt: 'ês',
}

/**
 * What employers and schools are called in Romance languages, with a capital: in front of a name,
 * or of small words that make one, as in "Maison des jeunes".
 */
export const romanceHouses = {
  fr: [
    'Académie|Amicale|Atelier|Banque|Bibliothèque|Boulangerie|Brasserie|Cabinet|Caisse|Centrale',
    'Clinique|Collège|Communauté|Compagnie|Conservatoire|Coopérative|Crèche|[ÉE]cole|Entreprise',
    'Fabrique|Faculté|Fédération|Ferme|Fondation|Foyer|Fromagerie|Galerie|Gazette|Groupe|Hautes?',
    'Hôpital|Imprimerie|Laboratoire|Librairie|Ligue|Lycée|Mairie|Maison|Maternité|Médiathèque',
    'Ministère|Musée|Mutuelle|Observatoire|Opéra|Orchestre|Pharmacie|Polyvalente|Régie|Revue',
    'Société|Syndicat|Théâtre|Université|Usine',
  ],
  es: [
    'Academia|Archivo|Asociación|Ayuntamiento|Biblioteca|Bodegas?|Casa|Centro|Clínica|Colegio',
    'Compañía|Conservatorio|Consultora|Cooperativa|Diputación|Editorial|Empresa|Escuela|Fábrica',
    'Facultad|Fundación|Galería|Instituto|Laboratorio|Librería|Ministerio|Museo|Observatorio',
    'Orquesta|Sociedad|Taller|Teatro|Universidad',
  ],
  pt: [
    'Associação|Clínica|Colégio|Companhia|Conservatório|Editora|Escola|Faculdade|Fundação',
    'Galeria|Laboratório|Livraria|Misericórdia|Museu|Observatório|Orquestra|Prefeitura',
    'Secretaria|Sociedade|Universidade|Vinícola',
  ],
  it: 'Accademia|Associazione|Azienda|Fondazione|Libreria|Ospedale|Scuola|Società|Università',
}

/** Ends of the adjectives behind them, and adjectives without such an end. */
export const houseAdjectives = {
  fr: [
    'a(?:l|les?|ux|ires?|ises?|is|ines?|ndes?|bles?)|é(?:en|enne)s?|iques?|ien(?:ne)?s?|oise?s?',
    'i(?:fs?|ves?|nes?|ers?|ères?|stes?)|el(?:le)?s?|eu(?:x|ses?)|omes?|libres?|écoles?',
  ],
  es: [
    'al(?:es)?|áne[oa]s?|ic[oa]s?|an[oa]s?|ari[oa]s?|iv[oa]s?|os[oa]s?|és|es[ao]s?|ense',
    'superior|popular',
  ],
  pt: 'eir[oa]s?|ense',
}

/** Nouns behind "de" that make no name of it: "de façon", "de abril". */
export const notInHouses = {
  fr: 'façon|manière|temps|nouveau|plus|moins|même|nombreu\\p{L}*',
  es: 'manera|forma|modo|nuevo|nuev[oa]s|mayor|joven|niñ[oa]|donde|lunes',
  pt: 'maneira|novo|onde|segunda',
  months: [
    'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
    'enero|febrero|marzo|abril|mayo|junio|julio|agosto|(?:sept|nov|dic)iembre|octubre',
    'janeiro|fevereiro|março|maio|junho|julho|(?:setem|novem|dezem|outu)bro',
  ],
}

/** English nouns that end like one: "a Commission proposal", "the Tribunal appeal". */
export const nounsLikeAdjectives = {
  en: [
    'officials?|proposal|approval|refusal|removal|withdrawal|renewal|appraisal|dismissal|rehearsal',
    'appeal|trial|arrival|referral|disposal|hospital|journal|manual|signal|scandal|female',
    'rationale|boutique|millionaire|questionnaire',
  ],
}

/** Nouns for an organisation that was named before: "the company". English. */
export const houseNouns = {
  en: [
    'company|firm|team|school|staff|practice|organi[sz]ation|institute|department|council|paper',
    'museum|orchestra|house|business|agency|group|university|hospital|bank|office|club|trust',
    'charity',
  ],
}

/** Words in the names of employers, beginnings among them. */
export const employerWords = {
  en: [
    'institut\\w*|universit\\w*|college|school|academy|company|group|inc|ltd|llc|corp\\w*',
    'foundation|trust|museum|library|bank|hospital|ministry|agency|society|association|council',
    'church|press|labs?|studios?',
  ],
  de: 'gmbh|ag',
}

/** Ends of names of groups that people are members of, rather than employed by. */
export const clubWords = {
  en: [
    'clubs?|society|association|forum|community|fan page|members?|honou?r roll|roll of honou?r',
    'hall of fame',
  ],
  de: String.raw`\p{L}*verein|\p{L}*klub|\p{L}*club`,
  fr: 'cercle|amicale',
  nl: 'vereniging',
}
