import { unwrap } from '../../text/patterns/unwrap.ts'
import { careerWords, deathWords } from './question-words.ts'

export const topicNames = [
  'who',
  'work',
  'past_work',
  'role',
  'place',
  'education',
  'age',
  'accounts',
  'website',
  'contact',
  'relatives',
  'achievements',
  'same',
] as const
export type TopicName = (typeof topicNames)[number]

/** How an order begins that asks for all that is known, by language. */
const overviewOrders = {
  en: unwrap`
    (?:please )?(?:(?:can|could|would|will) you )?(?:please )?(?:(?:give|write|make|create|draft
    |prepare|provide|show)(?: me| us)? )?(?:an? |the )?(?:(?:short|brief|quick|concise|general) )?
    (?:summary|overview|bio(?:graphy)?|introduction|background|key facts|main facts)
    (?! (?:of|on|about|for|to) (?:(?:his|her|their) |the (?!person)))
    |list everything|what (?:are|do (?:we|you) know about) (?:(?:his|her|their|the) )?
    (?:background|(?:key|main) facts)`,
  de: unwrap`
    (?:bitte )?(?:(?:schreibe?|gib|erstelle?|mache?)(?: mir| uns)? )?(?:bitte )?(?:einen? )?
    (?:kurzen? )?(?:zusammenfassung|überblick|übersicht|biografie)|fasse? (?:\S+ ){0,3}?zusammen`,
  fr: unwrap`
    (?:(?:fai(?:s|tes)|écri(?:s|vez)|donne[zr]?)(?:-(?:moi|nous))? )?(?:une? )?(?:court |brève )?
    (?:résumé|synthèse|biographie|aperçu)|résume[zr]?(?!\p{L})`,
  es: unwrap`
    (?:(?:haz|escribe|da)(?:me|nos)? )?(?:una? )?(?:breve )?(?:resumen|biografía)|resum[ae]`,
  it: unwrap`
    (?:(?:fa[imn]{0,2}|scrivi|da[imn]{0,2})(?:mi|ci)? )?(?:una? )?(?:breve )?
    (?:riassunto|sintesi|biografia)|riassumi`,
  pt: unwrap`
    (?:(?:fa[çz]a?|escrev[ae]|d[êáa])(?:-me|-nos)? )?(?:uma? )?(?:breve )?(?:resumo|biografia)
    |resum[ae]`,
}

type ByLanguage = Readonly<Record<'en' | 'de' | 'fr' | 'es' | 'it' | 'pt', string>>

/**
 * What asks for a topic, as patterns in small letters; and the words, folded, that ask for nothing
 * beyond it.
 */
export const topicWords: Readonly<Record<TopicName, { asks: ByLanguage; words: ByLanguage }>> = {
  past_work: {
    asks: {
      en: unwrap`
        used to (?:work|do)
        |(?:work|worked|job|jobs|do|did|employer|employers|roles?|positions?|career) (?:\S+ ){0,4}?
        before
        |before (?:that|this|joining|(?:she|he|they) (?:joined|worked|became))|previous(?:ly)?
        |former(?:ly)?|past (?:jobs?|roles?|employers?|positions?|work)
        |earlier (?:jobs?|roles?|career)`,
      de: unwrap`
        früher\S*|vorher|zuvor|davor|ehemalig\S*`,
      fr: 'auparavant|avant (?:ça|cela)|ancien(?:ne)?s?',
      es: 'anterior\\S*|antes',
      it: '(?:e|\\p{L}+(?:va|to|ta)) prima|prima d(?:i|el)|precedent[ei]\\S*',
      pt: 'antes|anterior(?:es|mente)?',
    },
    words: {
      en: `
        used before previous previously former formerly past earlier career cv resume joining
        joined became history
      `,
      de: 'fruher vorher zuvor davor',
      fr: 'auparavant avant carriere',
      es: 'anteriores antes trayectoria',
      it: 'prima precedente precedenti carriera',
      pt: 'antes anterior anteriores carreira',
    },
  },
  work: {
    asks: {
      en: unwrap`
        works?|worked|working|jobs?|employ(?:er|ers|ed|ment)|company|companies|organi[sz]ations?
        |occupation|profession|for a living|${careerWords.en}`,
      de: `arbeitet?e?|arbeitgeber|beruf(?:lich)?|firma|beschäftigt|${careerWords.de}`,
      fr: `travaill(?:e(?:-t)?|é|ait)|emploi|employeur|métier|entreprise|${careerWords.fr}`,
      es: `trabaja(?:ba)?|trabajó|empleo|empleador|empresa|profesión|${careerWords.es}`,
      it: `lavor(?:a|ava|ato|o)|impiego|professione|mestiere|azienda|${careerWords.it}`,
      pt: `trabalh(?:a|ou|ava|o)|emprego|empregador|profissão|empresa|${careerWords.pt}`,
    },
    words: {
      en: `
        career cv resume work works worked working job jobs employer employers employed employment
        company companies organization organisation organizations occupation profession living
        currently current now today
      `,
      de: `
        arbeitet arbeitete arbeitgeber beruf beruflich firma beschaftigt karriere werdegang
        lebenslauf
      `,
      fr: 'travaille travaillait travail emploi employeur metier entreprise carriere parcours',
      es: 'trabaja trabajaba trabajo empleo empleador empresa profesion trayectoria carrera',
      it: 'lavora lavorava lavorato lavoro impiego professione mestiere azienda carriera',
      pt: 'trabalha trabalhou trabalhava trabalho emprego empregador profissao empresa carreira',
    },
  },
  role: {
    asks: {
      en: unwrap`
        roles?|titles?|positions?|job title|what (?:does|do|did) \S+(?: \S+){0,3} do\b
        |what (?:is|are|was|were) \S+(?: \S+)? doing`,
      de: 'rolle|position|funktion|was macht',
      fr: 'rôle|poste|fonction|que fait',
      es: 'cargo|puesto|qué hace|a qué se dedica',
      it: 'ruolo|carica|cosa fa|che fa|di cosa si occupa',
      pt: 'cargo|função|o que faz',
    },
    words: {
      en: 'role roles title titles position positions do doing',
      de: 'rolle funktion macht',
      fr: 'poste fonction fait vie',
      es: 'cargo puesto hace dedica',
      it: 'ruolo carica cosa fa occupa',
      pt: 'cargo funcao faz',
    },
  },
  place: {
    asks: {
      en: unwrap`
        lives?|lived|living|based|located|location|city|country|resides?|hometown|from where
        |where (?:is|are) (?!.*(?:work|stud))\S+(?: \S+){0,3}(?: from)?\s*\?|come from|comes from`,
      de: 'wohnte?|lebte?|stadt|standort|ansässig',
      fr: 'habit(?:e|ait)|vi(?:t|vait)|vécu|ville|pays',
      es: 'viv(?:e|ió|ía)|reside|ciudad|país|basad[oa]',
      it: 'viv(?:e|eva)|abita|risiede|città|paese',
      pt: 'viveu?|onde mora|reside|cidade|país',
    },
    words: {
      en: `
        live lives lived living based located location city country reside resides hometown come
        comes
      `,
      de: 'wohnt wohnte lebt lebte stadt standort ansassig',
      fr: 'habite habitait vit vivait vecu ville pays',
      es: 'vive vivio vivia ciudad pais basada basado',
      it: 'vive viveva abita risiede citta paese',
      pt: 'vive viveu mora reside cidade pais',
    },
  },
  education: {
    asks: {
      en: unwrap`
        stud(?:y|ied|ies|ying|ent)|educat\p{L}*|university|universities|college|school|degrees?
        |ph\.?d|doctorate|bachelor\S*|master\S*|graduat\p{L}*|alma mater|diploma|major(?:ed)?`,
      de: unwrap`
        studierte?|studium|universität|hochschule|ausbildung|schule|abschluss|promovierte?
        |doktor(?:titel|arbeit|grad)`,
      fr: 'étudié|études|université|diplôme|formation|école|doctorat',
      es: 'estudió|estudios|universidad|título|formación|doctorado',
      it: 'studi(?:a|ato|ava|i)?|università|laurea(?:t[oa])?|dottorato|scuola',
      pt: 'estud(?:a|ou|os)|universidade|curso|doutora(?:do|mento)|formação|licenciatura',
    },
    words: {
      en: `
        study studied studies studying student education educated university universities college
        school degree degrees phd doctorate bachelor master graduate graduated alma mater diploma
        major majored go went attend attended
      `,
      de: `
        studierte studiert studium universitat hochschule ausbildung schule abschluss promovierte
        promoviert doktortitel doktorarbeit doktorgrad
      `,
      fr: 'etudie etudes universite diplome formation ecole doctorat',
      es: 'estudio estudios universidad titulo formacion doctorado',
      it: 'studia studiato studi universita laurea laureato laureata dottorato scuola',
      pt: 'estuda estudou estudos universidade curso doutorado formacao licenciatura',
    },
  },
  age: {
    asks: {
      en: unwrap`
        how old|age|born|birth ?(?:year|day|date)|(?:year|day|date) of birth
        |(?:older|younger) than|${deathWords.en}`,
      de: `wie alt|alter|geboren|geburts(?:jahr|tag|datum)|${deathWords.de}`,
      fr: unwrap`
        quel âge|née?(?!\p{L})|(?:année|date) de naissance|anniversaire|${deathWords.fr}`,
      es: unwrap`
        cuántos años|edad|naci[óo]|nacida?|fecha de nacimiento|cumpleaños
        |${deathWords.es}`,
      it: 'quanti anni|età|è (?:nat|mort)[oa]|data di nascita|compleanno',
      pt: 'quantos anos|idade|nasc(?:eu|ida|ido)|data de nascimento|morreu|faleceu',
    },
    words: {
      en: `
        old older younger than age born birth year birthyear birthday birthdate date day
        died dead death deceased alive passed away
      `,
      de: `
        alt alter geboren geburtsjahr geburtstag geburtsdatum age
        gestorben verstorben starb todesjahr todestag
      `,
      fr: 'nee ne naissance annee date anniversaire mort morte decede decedee deces',
      es: `
        anos edad nacio nacida nacido cuantos fecha nacimiento cumpleanos
        murio fallecio fallecido fallecida
      `,
      it: 'anni eta nato nata data nascita compleanno morto morta quanti',
      pt: 'anos idade nasceu nascida nascido data nascimento morreu faleceu quantos',
    },
  },
  accounts: {
    asks: {
      en: unwrap`
        accounts?|handles?|usernames?|user names?|profiles?|social media|social networks?|github
        |gitlab|twitter|mastodon|bluesky|linkedin|instagram|facebook|youtube|reddit|tiktok`,
      de: 'konten|konto|profile?|benutzername|soziale netzwerke',
      fr: 'comptes?|pseudos?|profils?|réseaux sociaux',
      es: 'cuentas?|usuario|perfil(?:es)?|redes sociales',
      it: 'account|profil[oi]|nome utente|reti sociali',
      pt: 'contas?|perfi[sl]|usuário|redes sociais',
    },
    words: {
      en: `
        account accounts handle handles username usernames user profile profiles social media
        network networks online verified public
      `,
      de: 'konten konto benutzername soziale netzwerke',
      fr: 'compte comptes pseudo profil profils reseaux sociaux',
      es: 'cuenta cuentas usuario perfil redes sociales',
      it: 'profilo profili utente reti sociali',
      pt: 'conta contas perfil perfis usuario redes sociais',
    },
  },
  website: {
    asks: {
      en: 'web ?sites?|home ?pages?|blogs?|web pages?',
      de: 'webseite|internetseite',
      fr: 'site (?:web|internet)',
      es: 'sitio web|página web',
      it: 'sito(?: web)?|pagina web',
      pt: '(?:um|o|seu) site|página',
    },
    words: {
      en: 'website websites site homepage home page blog blogs web pages',
      de: 'webseite internetseite internet',
      fr: '',
      es: 'sitio pagina',
      it: 'sito pagina',
      pt: 'site pagina',
    },
  },
  contact: {
    asks: {
      en: 'contact|reach|e-?mails?|mail address|phone|telephone',
      de: unwrap`
        kontakt\p{L}*|erreichen|telefon\p{L}*`,
      fr: 'contacter|joindre|courriel|téléphone',
      es: 'contacto|contactar|correo|teléfono',
      it: 'contattare|contatt[oi]|raggiungere|telefono',
      pt: 'contact(?:o|ar)|contat(?:o|ar)|telefone',
    },
    words: {
      en: 'contact reach email emails mail address phone telephone number get touch',
      de: 'kontakt kontaktieren erreichen telefon',
      fr: 'contacter joindre courriel',
      es: 'contacto contactar correo telefono',
      it: 'contattare contatto contatti raggiungere telefono',
      pt: 'contacto contactar contato contatar telefone',
    },
  },
  relatives: {
    asks: {
      en: unwrap`
        famil(?:y|ie|ia|le)|famille|relatives?|married|husband|wife|spouse|partner|parents?|mother
        |father|siblings?|sisters?|brothers?`,
      de: 'verheiratet|ehemann|ehefrau|eltern|geschwister|schwester|bruder|mutter|vater',
      fr: 'marié(?:e)?|mari|épouse|parents|sœur|frère',
      es: 'casad[oa]|esposo|esposa|marido|padres?|madre|hermanos?|hermana',
      it: 'sposat[oa]|marito|moglie|genitori|fratell[oi]|sorell[ae]|madre|padre',
      pt: 'casad[oa]|marido|esposa|irmã(?:o|os|s)?|mãe|pai|(?:os|[st]eus) pais|pais d(?:ela|ele)',
    },
    words: {
      en: `
        family relative relatives married husband wife spouse partner parent parents mother father
        sibling siblings sister sisters brother brothers name names called
      `,
      de: 'familie verheiratet ehemann ehefrau eltern geschwister',
      fr: 'famille marie mariee mari epouse',
      es: 'familia casada casado esposo esposa marido padres',
      it: `
        famiglia sposato sposata marito moglie genitori fratello fratelli sorella sorelle madre
        padre
      `,
      pt: 'familia casado casada marido esposa irma irmas irmao irmaos mae pai',
    },
  },
  achievements: {
    asks: {
      en: unwrap`
        awards?|prizes?|won|win|honou?rs?|publications?|published|books?|papers?|articles?
        |patents?|wrote|writes|(?:did|do|does) (?:\S+ ){1,4}?write|written|released?|novels?
        |invent(?:ed|ions?)|achiev\p{L}*|known for|famous for|notable`,
      de: unwrap`
        preise?|auszeichnung\p{L}*|veröffentlich\p{L}*|bücher|buch|bekannt`,
      fr: 'prix|récompenses?|publications|livres?|publié|connue?',
      es: unwrap`
        premios?|galardon\p{L}*|publicaciones|libros?|conocid[oa]`,
      it: 'premio?|pubblica(?:to|zioni)|scritto|libr[oi]|not[oa] per|brevett[oi]',
      pt: 'prémios?|prêmios?|publicou|publicações|escreveu|livros?|conhecid[oa]|patentes?',
    },
    words: {
      en: `
        award awards prize prizes won win honor honour honors publication publications published
        publish book books paper papers article articles patent patents wrote written write
        writes release released invented novel novels
        achievement achievements achieved best known famous notable receive received preis
      `,
      de: 'preise auszeichnung auszeichnungen buch bucher bekannt',
      fr: 'prix livre livres',
      es: 'premio premios libro libros',
      it: `
        premio premi vinto pubblicato pubblicazioni scritto libro libri noto nota brevetto
        brevetti
      `,
      pt: `
        premio premios ganhou publicou publicacoes escreveu livro livros conhecido conhecida
        patente patentes
      `,
    },
  },
  same: {
    asks: {
      en: unwrap`
        same (?:person )?as|the same|identical (?:to|with)|also known as|a\.?k\.?a|aliases|alias
        |nickname|belongs? to|pseudonyms?
        |(?:maiden|birth|pen|other|real|full) names?(?! (?:of|for) (?:her|his|their|the|its))`,
      de: 'dieselbe|derselbe|identisch',
      fr: 'la même|le même',
      es: 'l[ao] mism[ao]',
      it: 'la stessa|lo stesso|soprannome',
      pt: '[ao] mesm[ao]|apelido',
    },
    words: {
      en: `
        same identical also aka alias aliases nickname belong belongs maiden birth pen other real
        full name names pseudonym pseudonyms use used
      `,
      de: 'dieselbe derselbe identisch',
      fr: 'meme',
      es: 'misma mismo',
      it: 'stessa stesso soprannome',
      pt: 'mesma mesmo apelido',
    },
  },
  who: {
    asks: {
      en: unwrap`
        who(?:'s| is| was)
        |tell me (?:more |everything |all )?(?:about|(?:that )?you (?:know|have|found))|describe
        |summari[sz]e|introduce (?:\S+ ){1,2}in|what (?:do you|can you|is) (?:know|say|tell|known)
        |${overviewOrders.en}`,
      de: `wer ist|wer war|erzähl|${overviewOrders.de}`,
      fr: `qui est|parle[sz]?-moi|${overviewOrders.fr}`,
      es: `quién es|háblame|${overviewOrders.es}`,
      it: `chi è|chi era|parlami|${overviewOrders.it}`,
      pt: `quem é|quem foi|fale-me|fala-me|${overviewOrders.pt}`,
    },
    words: {
      en: `
        who tell describe summarize summarise know have found biography bio background summary
        overview introduction introduce key main facts short brief give make create draft prepare
        provide everything
      `,
      de: `
        wer erzahl schreib schreibe gib erstelle mach mir eine kurze zusammenfassung uberblick
        ubersicht biografie fasse fass zusammen weisst
      `,
      fr: 'qui fais faites ecris donne moi resume synthese biographie apercu',
      es: 'quien haz hazme escribe dame resumen biografia resume',
      it: 'chi parlami fammi scrivi dammi riassunto sintesi biografia riassumi',
      pt: 'quem fale fala faz faca escreva resumo biografia resuma',
    },
  },
}
