/** Between a platform and the name that a person has there. */
export const underNames = {
  fr: "(?:sous|avec) le (?:pseudo(?:nyme)?|nom(?: d[’']utilisateur)?)|en tant que",
  es: '(?:con|bajo) el (?:usuario|nombre(?: de usuario)?|alias|seudónimo)|como',
  pt: '(?:com|sob) o (?:utilizador|usuário|nome(?: de u\\p{L}+)?|pseudónimo|pseudônimo)',
}

/** What people call their website. */
export const websiteWords = {
  en: [
    'web ?site|home ?page|personal (?:site|page|blog)|(?:my|her|his) site|portfolio|web|www|blog',
    'url',
  ],
  de: 'webseite|internetseite',
  fr: 'site (?:web|internet|personnel)',
  es: 'site oficial|página (?:web|personal)|pagina (?:web|personal)',
  pt: 'site pessoal|página pessoal|pagina pessoal',
  it: 'sito(?: web)?',
}

/** What stands in German in front of the name of an account on a platform. */
export const germanHandleNouns = { de: 'als|[Kk]onto|Nutzername|Benutzername|Profil' }

/** What stands between that and the address, behind a space. */
export const websiteLinks = {
  en: 'is|at|at:|on',
  de: 'ist|auf|unter',
  fr: 'est',
  es: 'es|en',
  pt: 'é',
  it: 'è',
}

/** How the names of one's own pages and numbers begin: "My website is …". */
export const contactNouns = {
  en: 'web|home|blog|e-?mail|mail|phone|mobile|number|portfolio|site',
  de: 'telefon|adresse',
  es: 'correo|página',
  it: 'sito',
}

/** Labels of contacts of those who answer for a person. */
export const pressWords = {
  en: [
    '(?:press|media|publicity)(?: (?:contacts?|office|enquiries|inquiries|relations))?',
    '(?:for )?(?:press|media) (?:enquiries|inquiries|requests)|publicist|literary agent|agent',
    '(?:management|representation|represented by)',
  ],
  de: 'presse(?:kontakt|anfragen|stelle)?|pressesprecher(?:in)?|agentur',
  fr: '(?:contact|service|relations) presse|attachée? de presse',
  es: '(?:contacto de )?prensa',
  pt: '(?:assessoria de )?imprensa',
  it: 'ufficio stampa|contatti stampa',
  nl: 'pers(?:contact|voorlichting)?',
  pl: 'kontakt dla mediów|biuro prasowe',
}

/** In front of the one who takes a person's mail. */
export const careOfWords = {
  en: 'c/o|care of',
  de: 'z\\. ?Hd\\.|zu Händen',
  fr: 'aux soins de',
  es: 'a la atención de|a/c',
}

/** In front of, or behind, a number that no person answers. */
export const faxWords = { en: 'fax|telefax|pager|beeper', de: 'telekopie', fr: 'télécopie' }

/** Words of pages that mourn a person. */
export const obituaryWords = {
  en: [
    'funeral services? (?:will|were)|in lieu of flowers|(?:is|was) survived by',
    'survivors include|calling hours|friends will be received|preceded in death|rest in peace',
  ],
  de: 'wir trauern um|traueranzeige|trauerfeier',
  fr: 'avis de décès|obsèques',
  es: 'esquela',
  it: 'necrologio',
  nl: 'overlijdensbericht',
}

/** Undertakers: the employers of some people, too. */
export const undertakerWords = {
  en: 'funeral home',
  de: 'bestattungs(?:haus|institut)',
  fr: 'pompes funèbres',
  es: 'tanatorio|funeraria',
  it: 'onoranze funebri',
  nl: 'uitvaart(?:centrum|verzorging)',
}

/** What pages that mourn say beside the name of an undertaker. */
export const deathWords = {
  en: 'died|passed away|passing of|obituar(?:y|ies)|visitation|interment|burial|condolences',
  de: 'verstorben|gestorben|verstarb|starb|beisetzung',
  fr: 'décédée?|décès|inhumation',
  es: 'falleci(?:ó|do|da|miento)|murió|sepelio',
  it: 'mort[oa]|decedut[oa]|scompars[oa]|esequie',
  nl: 'overleden|overleed|begrafenis|crematie',
}

/** What a site says of itself where it asks its readers to write or to call. */
export const siteWords = {
  en: 'us|our (?:office|team|staff|store|customer service)|questions\\?|corrections\\?',
  de: 'uns',
  fr: 'nous',
}

/** Object forms of the pronoun of a writer. */
export const writerWords = {
  en: 'me|mine',
  de: 'mich|mir',
  fr: 'moi|me',
  es: 'mí|me|conmigo',
  it: 'me|mi',
  nl: 'mij',
}

/** How a page leads to its person on a platform, without the name. English. */
export const personLeads = {
  en: '(?:or |and |you can )?(?:find|follow|reach|catch) (?:him|her|them) (?:on|at|over)',
}

/** What people keep on a platform, and how they lead to it, in front of its address. English. */
export const accountLeads = {
  en: [
    'code|source(?: code)?|sources|scripts?|repos?|repositor(?:y|ies)|dotfiles|projects?|software',
    'toots?|tweets?|posts?|photos|pictures|videos|writing|profile|account|elsewhere|online',
    '(?:find|follow|reach|contact) (?:me|him|her|them)',
  ],
}

/** Behind the name of a platform, at the head of a column of accounts. English. */
export const accountNouns = {
  en: 'user(?: ?names?)?|handles?|accounts?|names?|id|nick(?:name)?s?|profiles?|address(?:es)?',
}

/** What stands right in front of a person's own handle. English. */
export const handleLeads = {
  en: 'handle|username|alias|nick(?:name)?|account|profile|under|as|is|via',
}

/** Verbs that lead to where a person is found, up to "at". English. */
export const reachingVerbs = {
  en: 'find|follow|reach|contact|catch|found|reached|tweets?|toots?|posts?',
}

/** What a platform calls the name of an account, and the account. English. */
export const handleNouns = {
  en: [
    '(?:user|screen|account|profile|log-?in)[ -]?names?|username|user|handle|nick(?:name)?|alias',
    'moniker|account|profile|name|page|login',
  ],
}

/** Verbs of those who put what they make on a platform, in front of its address. English. */
export const sharingVerbs = {
  en: [
    'shares?|sharing|shared|publish(?:es|ed)?|keeps?|kept|hosts?|hosted|releases?d?|posts?|posted',
    'puts?|uploads?|uploaded|toots?|tweets?|writes?|codes?|blogs?|stores?|documents?|collects?',
    'lives?|sits?|(?:is|are|can be|be) (?:found|reached|followed|seen|read|had)|active|reachable',
  ],
}

/** What a person has that has accounts of its own. English. */
export const ownedBodies = {
  en: [
    'firm|company|team|group|employer|school|lab|laboratory|band|studio|shop|charity|museum|club',
    'department|university|institute|agency|newspaper|magazine|start-?up|business|cooperative',
    'choir|orchestra|church|parish|society|association|project|festival|library',
  ],
}

/** Words beside the name of a platform that are no handle. English. */
export const plainWords = {
  en: [
    'active|empty|open|free|full|down|back|new|old|here|there|same|busy|dead|live|gone|home|big',
    'small|great',
    'good|fun|read-?only|well|source|code|repo|repository|mit|bsd|l?gpl|agpl|apache|cc0?',
    'licen[cs]e',
    'dormant|missing|pending|deleted|suspended|unknown|verified|means|mainly|mostly',
    'issues?|bugs?|tickets?|requests?|stars?|fork|project',
    'review|closed|gratis|soon|now|today|alone|anonymous|usual|always|beta|page|link|links|below',
  ],
}

/** Ends of such words. English. */
export const plainEndings = {
  en: [
    'ous|ful|less|able|ible|ment|tion|sion|ness|ings?|ally|ively|edly|ably|lished|vated|leted',
    'ivate|ublic|active',
  ],
}

/** Verbs of those who have a handle, in front of it. English. */
export const goingByVerbs = {
  en: [
    "(?:is|am|are|['’]m|['’]s) (?:known|called|to be found)(?: there)?(?: as)?",
    '(?:go|goes|went) by|post(?:s|ed)? as|writes? as|signs? as',
  ],
}

/** In front of the own handle that names its server. English. */
export const federatedLeads = {
  en: "as|at|is|am|are|['’]m|on|under|handle|account|address|name|follow|mastodon|fediverse",
}

/** Between such a verb and an address: what is there is another's. English. */
export const ofOthersWords = { en: 'from|about|behalf|by|eye|others?|what|that|which|whose' }
