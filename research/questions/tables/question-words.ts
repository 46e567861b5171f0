import { unwrap } from '../../text/patterns/unwrap.ts'

/** Doubts of an answer, which ask for nothing but its sources. English. */
export const doubts = unwrap`
  (?:hmm?,? )?(?:(?:are|is) (?:you|it|that|this) (?:really )?(?:sure|certain|right|true|correct)
  |(?:that|this|it)(?:'s| is) (?:wrong|false|not (?:true|right|correct))|how do you know
  (?: that| this)?|who says(?: that| so)?|says who
  |(?:is|was) (?:that|this|it) (?:confirmed|verified)
  (?: by (?:more than one|another|other|several|a second) sources?)?)[\s?!.]*$`

/** How a question begins that doubts what it asks for, by language. */
export const doubtedAgain = {
  en: 'how (?:sure|certain|confident) (?:are you|is (?:it|that|this))(?: (?:about|of|that))?',
  de: 'wie sicher (?:ist es|bist du|sind sie)',
}

/** Words, folded, of questions for what sources disagree on, and what stands beside them. */
export const disputes = {
  words: {
    en: `
      disagree disagrees disagreement disagreements contradict contradicts contradiction
      contradictions contradictory inconsistent inconsistency inconsistencies disputed contested
      conflicting
    `,
    de: 'widerspruch widerspruche widersprechen widerspruchlich strittig umstritten',
    fr: 'contradiction contradictions contredisent contradictoires contradictoire',
    es: 'contradiccion contradicciones contradicen contradictorio contradictorios',
    it: 'contraddizione contraddizioni contraddicono contraddittorio',
    pt: 'contradicao contradicoes contradizem',
  },
  besides: {
    en: 'sources source facts fact information data dates claims statements each themselves',
    de: 'quellen quelle angaben gibt einander',
    fr: 'sources source y a',
    es: 'fuentes fuente hay',
    it: 'fonti fonte sono ci',
    pt: 'fontes fonte existem',
  },
}

/** The person as who does or is something, folded: "Has she contested a will?" */
export const subjectPronouns = { en: 'she he they', de: 'er', fr: 'elle', es: 'ella', pt: 'ele' }

/** What asks for the whole of a working life, by language. */
export const careerWords = {
  en: 'career|cv|resume',
  de: 'karriere|werdegang|lebenslauf',
  fr: 'carrière|parcours',
  // a degree: "¿Qué carrera estudió?"
  es: 'trayectoria|(?<!qué )carrera',
  it: 'carriera',
  pt: 'carreira',
}

/** The form in which an answer is wanted. English. */
export const answerForms = unwrap`
  (?:in|as|with) (?:\S+ ){0,3}?(?:bullets?(?: points?)?|sentences?|paragraphs?|list|table|timeline
  |words|(?:chronological )?order)(?!\p{L})|(?:bulleted|numbered) list|^(?:please )?(?:(?:give|make)
  (?: me)? )?(?:an? |the )?(?:timeline|list) of|please`

/** How questions begin that only point back to what was asked before, by language. */
export const pointingWords = {
  en: [
    'and|so|but|then|ok|what about|how about|when|where|since when|why|before that|after that',
    'which ones?|really|more|go on|any others?|what else|else|anything else|tell me',
    doubts,
  ],
  de: 'und|seit wann|wann',
  fr: 'et|depuis quand|quand',
  es: 'y|desde cuándo|cuándo',
}

/** How a question ends that points back to a place or an employer, by language. */
export const thereWords = { en: 'there', de: 'dort', fr: 'là(?:-bas)?', es: 'allí|ahí' }

/** What asks for what is so today, by language. */
export const nowWords = {
  en: 'now(?:adays)?|today|currently|at present|these days',
  de: 'heute|jetzt|derzeit|aktuell',
  fr: "maintenant|aujourd['’]hui|actuellement",
  es: 'ahora|hoy|actualmente',
}

/** English words in front of the name of an employer or a town. */
export const prepositions = 'at|for|with|of|in|by|about'

/** Words of questions for another name of the person, folded. English. */
export const otherNameWords = 'name names pseudonym pseudonyms'

/** What asks whether something lasts, by language; English has it among the small words. */
export const stillWords = {
  de: 'noch',
  fr: 'encore|toujours|plus',
  es: 'todavía|aún',
  it: 'ancora',
  pt: 'ainda',
}

/** What asks for more of what was asked before, by language. */
export const moreWords = {
  en: '(?<!who )else|more(?! than)|go on|others?',
  de: 'noch (?:etwas|was|mehr|ein\\p{L}*|ander\\p{L}*)|was noch|(?<!nicht )mehr|sonst',
  fr: "quoi encore|autres?|(?<!n(?:e |').*)plus",
  es: 'más|otr[oa]s?',
  it: 'altr[oaie]',
  pt: 'mais alguma|algo mais|outr[oa]s?',
}

/** What asks for others of the kind that was asked for before, by language. */
export const otherWords = {
  en: 'others?',
  de: 'ander(?:en?|er|es)',
  fr: 'autres?(?! chose)',
  es: 'otr[oa]s?(?! cosa)',
  it: 'altr[aie]',
  pt: 'outr[oa]s?(?! coisa)',
}

/** Words that ask for a reason, by language. */
export const reasonWords = {
  en: 'why|how come|for what reason',
  de: 'warum|wieso|weshalb',
  fr: 'pourquoi',
  es: 'por qué',
  pt: 'porquê|por quê|porque',
  it: 'perché',
  nl: 'waarom',
}

/** Words with which sentences give a reason, by language. */
export const givenReasons = {
  en: 'because|due to|owing to|thanks to|in order to|so that|so as to|the reason',
  de: 'weil|wegen|aufgrund|damit|um [^,.;]* zu',
  fr: 'parce que|afin d|grâce à|à cause d|en raison d',
  es: 'porque|debido a|a causa de|gracias a',
  pt: 'porque|devido a|por causa|graças a',
  it: 'perché|a causa d|grazie a',
  nl: 'omdat|vanwege|doordat|dankzij',
}

/** Words of questions about what was before, by language. */
export const pastWords = {
  en: 'before|previous\\S*|former\\S*|earlier|past|used to',
  de: 'früher\\S*|vorher|davor|zuvor',
  fr: 'avant|auparavant',
  es: 'antes|anterior\\S*',
  it: '(?:e|\\p{L}+(?:va|to|ta)) prima|prima d(?:i|el)|precedent[ei]\\S*',
}

/** Words of questions about what came after what was asked before, by language. */
export const laterWords = {
  en: 'after (?:that|this|it)|afterwards?|since then|(?<!(?:at|by|for|from|of|with) )next|later',
  de: 'danach|anschließend|später',
  fr: 'après|ensuite|plus tard',
  es: 'después|luego|más tarde',
}

/** Words of questions that ask for nothing but a name, folded, by language. */
export const namingWords = {
  en: 'name names called',
  de: 'name namen heisst heissen',
  fr: 'nom noms prenom appelle',
  es: 'nombre nombres llama',
}

/** Words that ask for what was before the year behind them, by language. */
export const beforeWords = { en: 'before', de: 'vor', fr: 'avant', es: 'antes de' }

/** Words that make the year behind them a border of the time that is asked about, by language. */
export const borderWords = {
  en: 'before|after|since|until|till|from|by|between',
  de: 'vor|nach|seit|bis|ab|zwischen',
  fr: 'avant|après|depuis|jusqu\\S*|entre|dès',
  es: 'antes|después|desde|hasta|entre',
}

/** What asks for a place of birth, by language. */
export const birthplaceWords = {
  en: unwrap`
    (?:where|in (?:which|what) (?:city|country|town|place)) (?:was|were) .*born|birth ?place
    |place of birth`,
  de: 'wo (?:wurde|ist|war) .*geboren|geburtsort',
  fr: 'où .*(?<!\\p{L})née?(?!\\p{L})|lieu de naissance',
  es: 'dónde nació|lugar de nacimiento',
  it: 'dove è nat[oa]|luogo di nascita',
  pt: 'onde nasceu|lugar de nascimento',
}

/** How sentences give a place of birth, and not only a time of it or another place. English. */
export const givenBirthplaces = unwrap`
  (?<!-)[Bb]orn(?:(?! (?:and (?!raised|bred|brought)\p{Ll}|(?:who|is|was|has|had|now|grew|moved
  |liv(?:es?|ed|ing)|work(?:s|ed|ing)?|stud(?:ied|ying))\b))
  (?:[^.;),]|,(?= (?:\d|(?:in|at|near|on|to)\b)))){0,80}?
  \s(?:in|at|near) (?:the )?\p{Lu}(?!\p{L}* \d)`

/** What asks for a time of birth, so that the year answers a part of the question, by language. */
export const birthTimeWords = {
  en: 'when|year|date|how old',
  de: 'wann|jahr|datum',
  fr: 'quand|année|date',
  es: 'cuándo|año|fecha',
  it: 'quando|anno|data',
  pt: 'quando|ano|data',
}

/** What asks whether or when someone died, by language. */
export const deathWords = {
  en: unwrap`
    did (?:\S+ ){1,3}?die|died|dead(?! \p{L})|deceased|alive|passed away|(?:year|day|date) of death
    |death (?:year|date)`,
  de: 'gestorben|verstorben|starb|todes(?:jahr|tag)',
  fr: 'est-(?:elle|il) morte?|décédée?|(?:année|date) de décès',
  es: 'murió|falleció|fallecid[oa]',
  it: 'è mort[oa]|deceduta?|deceduto',
  pt: 'morreu|faleceu|falecid[oa]',
}

/** What asks whether the person has children, by language. */
export const parenthoodWords = {
  en: unwrap`
    (?:is|was|be(?:en|comes?|came)) (?:\S+ ){0,3}?an? (?:mother|father|parent|mum|mom|dad)
    (?! (?:tongue|figure))`,
  de: unwrap`
    (?<!\p{L} )(?:ist|wurde) (?!(?:ihre?|seine?|d(?:ie|er|eren|essen)) )\S+(?: \S+)? (?:eine? )?
    (?:mutter|vater)(?= ?(?:\?|$))`,
  fr: '(?:elle|il) (?:mère|père)',
  es: '(?<!quién )es (?:madre|padre)',
  it: '(?<!chi )è (?:madre|padre)',
  pt: '(?<!quem )é (?:mãe|pai)',
}

/** What asks for an age, which the years of birth and death give together, by language. */
export const ageWords = {
  en: 'how old|(?:what|which) age',
  de: 'wie alt|welchem alter',
  fr: 'quel âge',
  es: 'qué edad|cuántos años',
  it: 'quanti anni|che età',
  pt: 'quantos anos|que idade',
}

/** What asks for more of a death than a year says, by language. */
export const deathDetails = {
  en: 'where|how(?! old)|why|of what',
  de: 'wo|wie(?! alt)|woran|warum',
  fr: 'où|comment|pourquoi',
  es: 'dónde|cómo|por qué|de qué',
}

/** What opens another question behind "and", by language. */
export const furtherQuestions = {
  en: unwrap`
    and (?:who|what|when|where|which|how|why|is|was|are|were|does|do|did|has|have)`,
  de: 'und (?:wer|was|wann|wo|welche[rsnm]?|wie|warum|ist|war|hat)',
  fr: 'et (?:qui|que|quand|où|quel(?:le)?s?|comment|pourquoi|est|a)',
  es: 'y (?:quién|qué|cuándo|d[óo]nde|cuál|cómo|por qué|es|fue|ha)',
}

/** What stands for a man or a woman. English, French, Spanish. */
export const pronouns = {
  men: 'he|him|his|(?<!(?:y a|existe)-t-)il(?! y a)|él',
  women: 'she|hers?|elle|ella',
}

/** A possessive and, behind it, the pronoun of the same person. English. */
export const samePeople = { women: 'her .*she', men: 'his .*he', others: 'their .*they' }

/** What asks for a time that is over, in which a person may have had several stays, by language. */
export const overWords = {
  en: unwrap`
    did|(?:where|what|when|which \S+) (?:was|were)
    |(?<!how long ha(?:s|ve) (?:\S+ ){0,3})(?:worked|lived)`,
  de: 'arbeitete|wohnte|lebte|war|ge(?:arbeitet|wohnt|lebt)',
  fr: 'travaill(?:ait|é)|habit(?:ait|é)|vivait|vécu|était',
  es: 'trabaj(?:ó|aba)|viv(?:ió|ía)|fue|era|estuvo',
  it: 'lavor(?:ava|ato)|viveva|vissuto',
  pt: 'trabalh(?:ou|ava)|viv(?:eu|ia)|morou',
}

/** What asks for every stay, by language. */
export const allWords = {
  en: unwrap`
    how many|(?:which|what|all|list)(?: \S+)? (?:jobs|positions|roles|employers|companies
    |organi[sz]ations|universities|schools|degrees|cities|countries)|${careerWords.en}`,
  de: unwrap`
    wie viele|welche (?:stellen|firmen|arbeitgeber|abschlüsse|städte|länder)|${careerWords.de}`,
  fr: unwrap`
    combien|quel(?:le)?s (?:postes|entreprises|employeurs|diplômes|villes|pays)|${careerWords.fr}`,
  es: unwrap`
    cuánt[oa]s|qué (?:trabajos|empleos|empresas|títulos|ciudades|países)|${careerWords.es}`,
  it: careerWords.it,
  pt: careerWords.pt,
}

/** Words in front of the name that a question is about, folded, by language. */
export const leadingWords = {
  en: 'who is was about do does did has have had are were s',
  de: 'wer ist war arbeitet arbeitete wohnt lebt hat macht uber wurde studierte',
  fr: 'qui est travaille habite vit fait sur de a',
  es: 'quien es fue trabaja vive hace sobre de nacio',
}

const kin = unwrap`
  (?:brothers?|sisters?|siblings?|husband|wife|spouse|partner|(?:girl|boy)friend|fianc[eé]e?|mother
  |father|parents?|grand(?:mother|father|parents?)|cousins?|uncle|aunt|nephew|niece)`

/**
 * Who else a question may be about, behind a possessive, by language: what is known of the person
 * says nothing of them.
 */
export const otherPeople = {
  en: unwrap`
    (?<!\bwith |\bby |\bfor |\blike |\band )(?:\b(?:his|her|their)|'s|s') (?:(?:older|younger
    |elder|late|former|first|second|twin|current|then|own) )?(?:ex-)?(?:${kin}|boss|colleagues?
    |friends?|assistant|successor|predecessor|co-?founders?|co-?authors?)(?!\p{L}| (?:professor
    |lecturer|director|manager|editor|coach|role|position|job|title|tongue|figure)(?!\p{L}))
    |\bthe ${kin} of (?!the |an? |two |three |four )`,
  de: unwrap`
    (?<!mit |und )\b(?:sein|ihr)(?:e|er|em|en)? (?:br(?:u|ü)der|schwestern?|geschwister|ehemann
    |mann|(?:ehe)?frau|mutter|vater|eltern|gro(?:ß|ss)(?:mutter|vater|eltern)|chef(?:in)?
    |kolleg\p{L}+|freund(?:in)?|nachfolger(?:in)?|vorgänger(?:in)?)(?!\p{L})`,
  fr: unwrap`
    (?<!avec |et )(?<!\p{L})(?:son|sa|ses|leurs?) (?:frères?|sœurs?|soeurs?|mari|femme|épouse
    |époux|mère|père|parents|chef|patron(?:ne)?|collègues?|amie?s?|compagne|compagnon)(?!\p{L})`,
  es: unwrap`
    (?<!con |y )(?<!\p{L})sus? (?:herman[oa]s?|marido|mujer|espos[oa]|madre|padres?|jef[ea]
    |coleg\p{L}+|amig[oa]s?|novi[oa])(?!\p{L})`,
}

/**
 * Words that questions hold, folded, by language. Few that Dutch, Italian or Portuguese have, too:
 * a question in one of these is not understood.
 */
export const questionWords = {
  en: `
    what who whom whose which where when why how is are was were do does did has have had can could
    will would should tell show list name about any the of and he she they his her their
  `,
  de: `
    wer wem wen wessen wann wo wohin woher warum wieso worum woran worin womit welche welcher
    welches welchen welchem ist sind hat hatte haben er sie ihr ihre sein seine es gibt kann nicht
    und
  `,
  fr: `
    qui que quoi quel quelle quels quelles quand comment pourquoi combien est elle ils elles les des
    son ses leur avec
  `,
  es: 'quien quienes que cual cuales cuando cuanto cuantos donde tiene tienen los las ella esta',
  it: 'chi dove quando quale quali quanti quanto perche cosa lui lei suo sua suoi',
  pt: 'quem onde qual quais quando quantos quanto ele ela seu sua seus suas',
}
