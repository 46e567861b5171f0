import { joinAlternatives } from '../../../text/patterns/unwrap.ts'

/** Pronouns of the third person that open a sentence, by what they say of the person: `f`, `m`. */
export const pronouns = {
  f: {
    en: 'She',
    fr: 'Elle',
    es: 'Ella',
    pt: 'Ela',
    it: 'Lei',
    nl: 'Zij|Ze',
    sv: 'Hon',
    ru: 'Она',
    ja: '彼女は',
    zh: '她',
    ko: '그녀는',
  },
  m: {
    en: 'He',
    de: 'Er',
    fr: 'Il',
    es: 'Él',
    pt: 'Ele',
    it: 'Lui|Egli',
    nl: 'Hij',
    sv: 'Han',
    ru: 'Он',
    ja: '彼は',
    zh: '他',
    ko: '그는',
  },
  neither: { en: 'They|The (?:now )?\\d{2}[- ]year[- ]old', de: 'Sie' },
} as const

/** The same of what is a person's. */
export const possessives = {
  f: { en: 'Her', de: 'Ihr|Ihre' },
  m: { en: 'His', de: 'Sein|Seine' },
  neither: { en: 'Their', fr: 'Son|Sa', es: 'Su', pt: 'Seu|Sua', it: 'Suo', nl: 'Zijn|Haar' },
} as const

/** The writer of a page, at the begin of a sentence, in front of a space, an apostrophe, a verb. */
export const ownPronouns = {
  en: "I(?=\\s|['’]m\\b|['’]ve\\b)",
  de: 'Ich|ich',
  fr: "[Jj]e(?=\\s)|[Jj]['’]",
  es: 'Yo',
  pt: 'Eu|eu',
  it: 'Io',
  nl: 'Ik|ik',
}

/** Possessives of the writer. */
export const ownPossessives = {
  en: 'My',
  de: 'Mein|Meine',
  fr: 'Mon|Ma',
  es: 'Mi',
  pt: 'Meu|Minha',
  it: 'Mio|Mia',
  nl: 'Mijn',
}

/** Verbs behind which Spanish, Portuguese and Italian leave the pronoun out. */
export const verbsWithoutPronoun = {
  es: [
    'Trabaj(?:a|ó)|Vive|Estudió|Nació|(?:Co)?[Ff]undó|Es|Fue|Reside|Dirige|Enseña',
    'Se (?:licenció|graduó|doctoró|unió|mudó|incorporó|formó|tituló)|Ocupa|Ejerc(?:e|ió)|Habita',
    'Ocupó|Cursó|Obtuvo|Posee|Ingresó|(?:Se )?[Gg]ana la vida|Ha (?:sido|trabajado|ocupado)',
    '(?:(?:Hoy|Ahora|Actualmente|Antes|Después|Desde \\d{4}|También|Además|Profesionalmente),? )' +
      '(?:trabaj(?:a|ó)|es|fue|vive|dirige|ocupa|ejerce|enseña|está (?=en|al))',
  ],
  pt: [
    'Trabalh(?:a|ou)|Mora|Estudou|Nasceu|Formou-se|Licenciou-se|Doutorou-se|Fundou|É|Foi|Vive',
    'Reside|Dirige|Ocupa|Ocupou|Exerce|Exerceu|Concluiu|Obteve|Possui|Ingressou|Leciona|Atua',
    'Ganha (?:o pão|a vida)|Graduou-se|Cursou|Dirigiu',
    '(?:(?:Hoje|Agora|Atualmente|Antes|Depois|Desde \\d{4}|Também|Profissionalmente),? )' +
      '(?:trabalh(?:a|ou)|é|foi|vive|mora|dirige|ocupa|exerce|leciona|está (?=na|no))',
  ],
  it: 'Lavora|Ha (?:studiato|lavorato|fondato)|È|Si è',
}

/** How writers give their own name. */
export const ownIntroductions = {
  en: "I am|I['’]m|I,|My name is",
  de: 'Ich bin|Mein Name ist',
  fr: "Je suis|Je m['’]appelle",
  es: 'Soy|Me llamo',
  pt: 'Sou',
  it: 'Sono|Mi chiamo',
  nl: 'Ik ben',
}

/** How writers greet in front of their name. English. */
export const greetings = {
  en: [
    '(?:Hello|Hi|Hey|Welcome|Greetings|Good (?:morning|afternoon|evening|day)|Dear|Respected',
    'Nice to meet you)(?: \\p{Ll}+){0,4}[,.!]*',
  ],
}

/** What ends a phrase of time in front of a subject without a comma. English. */
export const timeEnds = {
  en: [
    '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|weekdays?|weekends?|days?|nights?|mornings?',
    'afternoons?|evenings?|weeks?|months?|years?|terms?|life|hours|times?|present|trade|profession',
    'summer|winter|spring|autumn|January|February|March|April|May|June|July|August|September',
    'October|November|December',
  ],
}

/** Opens what a comma parts from the subject behind it. English. */
export const openings = {
  en: [
    'Based|Born|Raised|Educated|Trained|Originally|Living|Working|Employed|Having|Apart from',
    'Besides|Alongside|Outside|Prior to|Most recently|Recently|Initially|Following|Aged|Over|For',
    'With|Through|Throughout|Once',
    'An? (?:graduate|alum\\p{L}+|native|resident|qualified|trained|former|lifelong|keen|father)',
    'An? (?:mother|[\\p{L} -]{3,40} by (?:trade|profession|training|occupation))',
  ],
}

/** Opens words of time or place in front of a subject. */
export const adverbials = {
  en: [
    'In|Since|From|Between|Until|After|Before|During|At|As|By|On|Today|Currently|Now|Previously',
    'Formerly|Later|Then|Also|Born',
  ],
  de: 'Seit|Von|Im|Heute|Derzeit|Aktuell|Danach|Nach|Zwischen',
  fr: [
    "Depuis|En|De|Actuellement|Aujourd['’]hui|Après|Avant|Pendant|Dans|Auparavant|Désormais",
    '(?:La|Le) (?:semaine|soir|jour|matin|nuit|week-end)|Entre|À (?:partir|la suite)',
  ],
  es: 'Desde|Actualmente|Hoy|Ahora|Tras|Antes|Después|Durante|Entre|Anteriormente|Previamente',
  pt: 'Atualmente|Hoje|Em|Desde|Após|Antes|Depois|Durante|Entre|Anteriormente|Agora',
  it: 'Dal|Nel|Attualmente|Oggi',
  nl: 'Sinds|Vandaag',
  sv: 'Sedan',
  ru: 'С|В',
}

/** Verbs that German and Dutch put in front of the subject, behind such words. */
export const invertedVerbs = {
  de: [
    'ist|war|arbeitet|arbeitete|lebt|wohnt|studierte|lehrt|lehrte|leitet|leitete|gründete',
    'promovierte|wechselte|wurde|gehört|gehörte|hat|kam|trat|übernahm|verließ|begann|steht',
  ],
  nl: 'is|was|werkt|werkte|woont|studeerde|doceert|leidt|werd',
}

/** Verbs of one person, in front of the pronoun that is their subject, by its person. German. */
export const verbsBeforePronouns = {
  third: {
    de: [
      'ist|war|hat|hatte|wurde|arbeitete?|lebte?|wohnte?|studierte|promovierte|habilitierte',
      'wechselte|kam|ging|begann|leitete?|lehrte?|unterrichtete?|forschte?|gehörte?|steht|trat',
      'übernahm|gründete|machte|absolvierte|erwarb|erhielt|zog|blieb|verließ|wirkte?',
      '(?:arbeite|leb|wohn|leite|lehr|unterrichte|forsch|gehör|wirk)t',
    ],
  },
  first: {
    de: [
      'bin|war|habe|hatte|wurde',
      '(?:arbeite|leb|wohn|leite|lehr|unterrichte|forsch|gehör|studier)t?e',
      '(?:promov|absolv)ierte|(?:arbeite|leite|unterrichte)|wechselte|kam|ging|begann|übernahm',
      'gründete|machte|zog|blieb|verließ|trat',
    ],
  },
}

/** In front of a full name: of a namesake. */
export const namesakeWords = {
  en: 'another|other|different',
  de: 'andere[rn]?|anderes',
  fr: 'autre',
  es: 'otr[oa]',
  pt: 'outr[oa]',
  it: 'altr[oa]',
}

/** In front of a name, these make it no subject. */
export const notBeforeSubjects = {
  en: 'of|by|with|and|or|to|for|than|like|that|said|says|wrote|told|asked|met|joined|married',
  de: 'von|mit|und',
  fr: 'avec|et|à|au',
  es: 'con|y|en',
  pt: 'com|e|ao',
  nl: 'van|met',
}

/** Whose person is spoken of: "Her brother …". English. */
export const relatedPeople = {
  en: [
    '(?:(?:grand|step|half-?)?(?:mother|father|parents?|sister|brother|son|daughter|child',
    'children)s?(?:-in-law)?|husband|wife|spouse|partner|fianc\\p{L}+|boyfriend|girlfriend',
    'friends?|colleagues?|cousins?|uncle|aunt|nephew|niece|twin|siblings?|family|boss|mentors?',
    'team|students?|pupils?|predecessor|successor|opponents?|rivals?|neighbou?rs?|namesake)',
  ],
}
const relatedPerson = new RegExp(`^${joinAlternatives(relatedPeople)}$`, 'iu')

/** Whether a word says whose person someone is: "brother", "colleague". */
export function isRelatedPerson(word: string): boolean {
  return relatedPerson.test(word)
}

/** People and houses, beside relatives, that "of" joins to a person. */
export const attachedPeople = {
  en: 'lawyer|attorney|biographer|spokes(?:man|woman|person)|publicist|widow|widower',
  de: [
    '(?:Rechts)?anw[aä]lt(?:in)?|Verteidiger(?:in)?|Biograf(?:in)?|Sprecher(?:in)?|Freund(?:in)?',
    'Kolleg(?:e|in)|Partner(?:in)?|Mann|Frau|Eltern|Kinder',
  ],
  fr: [
    'avocate?|biographe|porte-parole|amie?|collègue|compagn\\p{L}+|femme|parents',
    'directeur de thèse|directrice de thèse|groupe|troupe|entreprise|société|galerie',
  ],
  es: [
    'abogad[oa]|biógraf[oa]|representante|marido|mujer|padres?|amig[oa]|colega|compañer[oa]',
    'pareja|banda|grupo|empresa|compañía|orquesta|galería',
  ],
  pt: [
    'advogad[oa]|biógraf[oa]|marido|mulher|amig[oa]|colega|companheir[oa]|av[óô]|pais',
    'banda|grupo|empresa',
  ],
}

/** What may stand between "her" and the other person. English. */
export const relatedAdjectives = {
  en: ['own|late|elder|older|younger|twin|first|second|former|new|current|then|best|old|close'],
}

/** Words with a capital that open a line without a subject: no names. English. */
export const lineOpenings = {
  en: [
    'Currently|Now|Today|Presently|Previously|Formerly|Also|Then|Later|Who|Has|Is|Was|Born|Based',
    'Since|Home',
  ],
}

/** Verbs of one person behind their name. English. */
export const verbsOfOne = {
  en: [
    'is|was|has|had|works|worked|lives|lived|joined|became|studied|leads|runs|teaches|married',
    'marries|(?:then|next|later|first) married|died|moved',
  ],
}

/** Adverbs that need no comma in front of a subject. English. */
export const adverbsWithoutComma = {
  en: [
    'When|While|Today|Now|Nowadays|Currently|Presently|Previously|Formerly|Later|Then|Since then',
    'Before that|After that|Earlier|Before',
  ],
}

/** What an organisation does with the person it gives a post to. English. */
export const appointingVerbs = {
  en: [
    'appointed|hired|named|recruited|promoted|elected|engaged|chosen|installed|appoints|hires',
    'names|recruits|promotes|elects|employs|(?<=has )employed|took on|taken on|takes on|poached',
    'headhunted|brought in|(?<=has )retained',
  ],
}

/** Headings of what visitors of a page write on it. */
export const otherVoices = {
  en: [
    '(?:\\d+ )?(?:comments?|replies|responses|guestbook)|leave a (?:comment|reply)',
    '(?:our |your )?readers (?:write|respond|reply)',
  ],
  de: 'kommentare|gästebuch',
  fr: 'commentaires|réponses',
  es: 'comentarios|respuestas',
  pt: 'comentários|respostas',
  it: 'commenti|risposte',
  nl: 'reacties|gastenboek',
  pl: 'komentarze',
}

/** Headings of lists of ancestors: the lines below are of several people. English. */
export const pedigreeHeadings = {
  en: [
    '(?:ancestors|descendants|descendents|children|issue) of|pedigree (?:chart|of)',
    '(?:first|second|third|fourth|fifth|sixth) generation|generation (?:no\\.?|\\d|one|two)',
    'family group (?:sheet|record)',
  ],
}

/** Verbs behind which the subject itself is called something. */
export const becomingVerbs = {
  en: 'became|becomes|become|remained|remains|has|had|having',
  de: 'wurde|wird|blieb|bleibt|hat|hatte',
  fr: 'devint|devient|a|avait',
  es: 'se|ha|había',
  pt: 'virou|tornou-se',
  it: 'divenne|diventa|ha|aveva',
  nl: 'werd|wordt|bleef|heeft|had',
}

/** What stands between a verb and a person who is met or spoken of. */
export const meetingWords = {
  en: 'about|with|by|to',
  de: 'über|mit|von',
  fr: 'avec|par|sur',
  es: 'a|con|por',
  it: 'con|da|su',
  nl: 'over|met|door',
}

/** Roles that are things as well: "held the chair of physics". English. */
export const rolesOfThings = {
  en: 'chair|lead|head|model|anchor|principal|fellow|general|associate|publisher|guide|coach|host',
}

/** Words for people whose names a text leaves out. English. */
export const peopleWords = {
  en: [
    'who|whom|whose|he|she|him|hers|man|woman|men|women|boy|girl|gentleman|lady|guy|person',
    'someone|somebody|hero|heroine|narrator|protagonist|victim|suspect|winner|guest|candidate',
  ],
}

/** Determiners that open a sentence about a thing. English. */
export const thingOpenings = {
  en: 'This|That|These|Those|It|There|The|An?|All|Both|Each|Most|Much|One|Some',
}

/**
 * What a sentence of a short biography opens with where it leaves its subject out: verbs of the
 * third person, participles, and words of time in front of either.
 */
export const subjectlessOpenings = {
  de: [
    '(?:Seit|Ab|Zuvor|Davor|Danach|Anschließend|Zuletzt|Heute|Derzeit|Lebt|Wohnt|Arbeitete?',
    'Studium|Studierte|Promotion|Promovierte|Geboren|Jahrgang|Aufgewachsen|Ausbildung)',
  ],
  en: [
    '(?:(?:Now|Currently|Presently|Today|Previously|Formerly|Once|Later|Originally|Recently|Still',
    'Sometime|Also) )?(?:[Ll]ives|[Ll]ived|[Ww]orks|[Ww]orked|[Rr]esides|[Rr]esided|[Tt]eaches',
    '[Tt]aught|[Rr]uns|[Ll]eads|[Hh]eads|[Mm]anages|[Ss]erves|[Ss]erved|[Ss]tudied|[Rr]ead for',
    '[Gg]raduated|[Qq]ualified|[Tt]rained|[Ee]arned|[Hh]olds|[Jj]oined|[Ss]tarted|[Bb]egan',
    '[Ss]pent|[Mm]oved|[Cc]ame to|[Gg]rew up|[Bb]orn|[Bb]ased|[Rr]aised|[Ee]ducated|[Ee]mployed',
    '[Aa]ppointed|[Hh]ired|[Pp]oached|[Rr]ecruited|[Pp]romoted|[Ee]lected)',
    'Has (?:been|worked|lived|taught|served|led|held|run)',
    'Formerly|Previously|Currently|Here since|Home is',
    '(?:With|At) (?:us|\\p{Lu}[^,.;]{1,60}) since',
  ],
  fr: 'Née? (?=en|à|le)|Vit|Habite|Réside|Travaille|Diplômée?|Titulaire|Enseigne|Dirige',
  es: 'Nacid[oa]|Licenciad[oa]|Graduad[oa]|Titulad[oa]|Residente|Afincad[oa]|Natural de|Estudios',
  pt: 'Nascid[oa]|Licenciad[oa]|Formad[oa]|Graduad[oa]|Residente|Mestre em|Doutora? em|Natural de',
}
