/**
 * Words of homes, births, studies and people in French, Spanish, Portuguese and Italian, as parts
 * of patterns.
 */

/** Houses that bear the name of a person. */
export const namedHouses = {
  fr: 'Université|École|Lycée|Collège|Hôpital|Institut|Fondation|Bibliothèque|Théâtre|Musée',
  es: 'Universidad|Escuela|Colegio|Hospital|Instituto|Fundación|Biblioteca|Teatro|Museo|Municipal',
  pt: 'Universidade|Escola|Colégio|Fundação|Teatro|Museu|Estadual',
  it: 'Università|Scuola|Liceo|Ospedale|Istituto|Fondazione|Teatro|Museo',
}

/** Houses that care for people, who go in and out. */
export const careHouses = {
  fr: 'Hôpital|Clinique|CHU',
  es: 'Hospital|Clínica',
  pt: 'Hospital|Clínica',
  it: 'Ospedale|Clinica',
}

export const homeVerbs = {
  fr: [
    '(?:vit|vis|habite|réside|demeure|loge)(?: et travaille)?',
    '(?:est |suis )?(?:installé|établi|domicilié|basé)e?(?: et travaille)?',
    "s['’](?:est|était) (?:installé|établi)e?",
    '(?:a (?:fini par )?)?(?:posé|poser) ses (?:valises|bagages)|avec résidence',
    "dont l['’]adresse (?:actuelle )?est|où (?:il|elle) (?:vit|habite|réside)",
  ],
  es: [
    '(?:vive|vivo|reside|resido|habita|radica)(?: y trabaja)?',
    '(?:está |es )?(?:radicad|afincad|instalad|asentad|establecid|domiciliad|residente|' +
      'vecin)[oae]?',
    'se (?:instaló|estableció|afincó|radicó)|(?:con|tiene su) (?:residencia|domicilio)',
  ],
  pt: [
    '(?:vive|vivo|mora|moro|reside|resido|habita)(?: e trabalha)?',
    '(?:está )?(?:radicad|estabelecid|domiciliad|residente|instalad)[oae]?',
    '(?:instalou|fixou|estabeleceu|radicou)-se|(?:com|tem) (?:morada|residência|domicílio)',
  ],
  it: '(?:vive|vivo|abita|risiede|abito)(?: e lavora)?|residente|si è (?:stabilit|trasferit)[oa]',
}
export const townPrepositions = {
  fr: 'à|au|aux|en',
  es: 'en|de(?= \\p{Lu})',
  pt: 'em|no|na|nos',
  it: 'a|ad|in',
}

export const birthWords = {
  fr: [
    'née?|(?:est|suis) née?|année de naissance|naît|naquit|(?:a|ai) vu le jour',
    "(?:est )?originaire (?:de |d['’]|du )?",
  ],
  es: [
    'nació|nací|(?:con )?año de nacimiento|nacid[oa]|vino al mundo|vio la luz|(?:es )?natural',
    '(?:es )?oriund[oa]',
  ],
  pt: [
    'nasceu|nasci|(?:com )?ano de nascimento|nascid[oa]|veio ao mundo|(?:é )?natural',
    '(?:é )?oriund[oa]',
  ],
  it: 'nat[oa]|(?:è|sono) nat[oa]|nacque',
}

/** Degrees as nouns, by the languages that write them so. */
export const degreeNouns = {
  fr: [
    'doctorat|mastère|master(?: \\d)?|licence|maîtrise|baccalauréat|bachelor|DEA|DESS|DUT|BTS',
    "diplôme d['’]ingénieur",
  ],
  es: 'doctorado|licenciatura|máster|maestría|diplomatura|grado|posgrado|ingeniería',
  pt: 'doutorado|doutoramento|mestrado|bacharelado|licenciatura|graduação|pós-graduação',
  it: 'dottorato|laurea(?: magistrale| triennale)?|master',
}

/** Verbs and nouns in front of a degree, with what stands between. */
export const degreeHolders = {
  fr: [
    '(?:(?:a|ai) (?:obtenu|décroché|passé|soutenu|terminé|achevé|reçu)|obtient|décroche|' +
      "détient|possède|(?:est |suis )?titulaire(?: depuis \\d{4})?) (?:d['’]une? |d['’]|de |" +
      'son |sa |le |la |un |une )',
  ],
  es: [
    '(?:(?:ha )?(?:obtuvo|obtenido|cursó|terminó|completó|concluyó|finalizó)|obtuve|posee|' +
      'tiene|cuenta con|cursé|terminé) (?:un |una |el |la |su |mi )?(?:título de |grado de )?',
  ],
  pt: [
    '(?:obteve|concluiu|terminou|completou|fez|possui|tem|detém|concluí|fiz|tenho) (?:um |' +
      'uma |o |a |o seu |a sua |seu |sua )?(?:título de |grau de |diploma de )?',
  ],
  it: "(?:ha (?:conseguito|ottenuto)|possiede) (?:un |una |il |la |l['’])?",
}

/** Studies without a degree's name; a subject may follow "in", a school. */
export const studyWords = {
  fr: [
    '(?:(?:est|suis) )?(?:diplômé|licencié|agrégé)e?',
    '(?:est |suis )?(?:docteure?|ingénieure? diplômée?)',
    '(?:a|ai) (?:fait|suivi|terminé|achevé|poursuivi|effectué) (?:ses|mes) études',
    '(?:a|ai) étudié|étudia|étudie|a été formée?|formée?|ancien(?:ne)? élève',
  ],
  es: [
    '(?:(?:es|soy) )?(?:licenciad|graduad|titulad|diplomad|egresad|doctorad)[oa]',
    '(?:es |soy )?doctora?(?= en )|se (?:licenció|graduó|doctoró|tituló|diplomó|formó)',
    'me (?:licencié|gradué)|estudió|estudié|estudia',
    '(?:cursó|realizó|terminó|completó|hizo) (?:sus |los )?estudios',
    'estudios (?:terminados|cursados|realizados)|(?:ha )?estudiado',
  ],
  pt: [
    '(?:(?:é|sou) )?(?:licenciad|graduad|formad|diplomad|doutorad)[oa]',
    '(?:é |sou )?(?:mestre|doutora?|bacharel)(?= em )',
    '(?:licenciou|graduou|doutorou|formou|diplomou)-se|estudou|estudei',
    '(?:cursou|fez|concluiu|terminou|completou)(?: em \\d{4})? (?:(?:os |a |o )?(?:seus |' +
      'sua |seu )?(?:estudos|formação|curso|graduação))',
  ],
  it: '(?:(?:è|sono) )?(?:laureat|diplomat)[oa]|si è (?:laureat|diplomat)[oa]|(?:ha|ho) studiato',
}

/** Words for relatives: what stands behind them may be theirs. */
export const romanceKin = {
  fr: 'fils|fille|mère|père|frère|sœur|épouse|époux|mari|femme|veuve|parents|compagn\\p{L}+|amie?',
  es: 'hij[oa]s?|madre|padres?|herman[oa]s?|espos[oa]|viud[oa]|marido|mujer|amig[oa]|abuel[oa]',
  pt: 'filh[oa]s?|mãe|pais?|irmão|irmã|espos[oa]|marido|viúv[oa]|mulher|amig[oa]|avó|avô',
  it: 'figli[oa]?|madre|padre|fratello|sorella|moglie|marito|amic[oa]',
}

/** Endings of words for who does something, in Romance languages. */
export const romanceAgents = {
  fr: 'eur|euse|rice|cien|cienne|iste|logue|graphe|ier|ière|ant|ante|peute|iatre|caire',
  es: '[dts]or|[dts]ora|ista|ólogo|óloga|ógrafo|ógrafa|ero|era|ario|aria|ante|ente|ático|peuta',
  pt: 'eiro|eira|ário|ária|ólogo',
  it: 'tore|trice|aio|aia|aiolo|iere|iera',
}
/** Words for holders of posts that do not end so. */
export const romanceHolders = {
  fr: 'chargée?|attachée?|employée?|aide|agente?|cadre|artisane?|cheffe?|adjointe?|déléguée?|guide',
  es: 'encargad[oa]|agente|artesan[oa]|emplead[oa]|docente|técnic[oa]|guía|jef[ea]',
  pt: 'encarregad[oa]|agente|artes(?:ão|ã)|empregad[oa]|docente|técnic[oa]|guia|chefe',
  it: 'addett[oa]|incaricat[oa]|artigian[oa]|impiegat[oa]|docente|guida|capo',
}

/** Words that end so and are none, and people who are no holders of a post. */
export const notPosts = {
  fr: [
    'heureu\\p{L}*|amoureu\\p{L}*|curieu\\p{L}*|joyeu\\p{L}*|célibataire|originaire|nécessaire',
    'solidaire|important\\p{L}*|brillant\\p{L}*|content\\p{L}*|présente?|absente?|vivante?',
    'fière?|fier|dernière?|première?|premier|dernier|supérieure?|meilleure?|mineure?|majeure?',
    'ancien|membres?|adhérente?|cliente?|candidate?|lauréate?|gagnante?|fils|fille|mère|père',
    'frère|sœur|épouse|époux|mari|veuve|veuf|ami|amie|fan|passionnée?|habitante?|invitée?',
    'lecteur|lectrice|toujours|bien|très|plus|aussi|convaincue?|persuadée?|mariée?|propriétaire',
    'locataire|usage|cadeau|héritière?|pensionnaire|originaires?|responsables? du fait',
    'police|secours|pilotage|contrôle|garde|travail',
  ],
  es: [
    'solter[oa]|primer[oa]?|verdader[oa]|enter[oa]|sincer[oa]|presente|consciente|excelente',
    'valiente|importante|brillante|mayor|mejor|menor|peor|optimista|realista|triste',
    'necesari[oa]|solidari[oa]|partidari[oa]|miembr[oa]s?|soci[oa]s?|client[ea]|candidat[oa]',
    'ganador[a]?|finalista|hij[oa]|madre|padre|herman[oa]|espos[oa]|viud[oa]|amig[oa]|marido',
    'mujer|vecin[oa]|aficionad[oa]|lector[a]?|siempre|muy|más|tan|habitante|beneficiari[oa]',
    'voluntari[oa]|niñ[oa]|regalo|costumbre|ejemplo|amante|salida|socorro|mando|honor|control',
  ],
  pt: [
    'solteir[oa]|primeir[oa]|verdadeir[oa]|inteir[oa]|maior|melhor|pior|membr[oa]|sóci[oa]',
    'filh[oa]|mãe|pai|irmão|irmã|esposa|marido|viúv[oa]|leitor[a]?|vencedor[a]?|finalista',
    'voluntári[oa]|sempre|muito|mais|necessári[oa]|herdeir[oa]|companheir[oa]|namorad[oa]',
    'hábito|exemplo|gasolina|saúde|comando|controle|amante',
  ],
  it: [
    'figli[oa]|madre|padre|fratello|sorella|moglie|marito|vedov[oa]|amic[oa]|soci[oa]|membro',
    'prim[oa]',
  ],
}

/** Small words that begin no post. */
export const smallWords = {
  fr: [
    'de|d|des|du|à|par|pour|en|sans|ce|cette|celui|celle|née?|tout|toute|si|un|une|partie|où|son',
    'sa|ses|mon|ma|la|le|les|l|se|me|te|nous|nos|vous|on',
  ],
  es: 'por|para|sin|lo|que|quien|todo|toda|una|cada|parte|mi|su|sus|el|los|las',
  pt: 'dos|das|sem|uma?|meu|minha|seu|sua|o|a',
}

/** How verbs of homes, births and studies begin, with the words in front of participles. */
export const finiteStarts = {
  fr: [
    "est |suis |vit|vis|habit|résid|demeure|a |ai |se |s['’]|naît|naquit|obt|décroche|possède",
    'détient|est',
  ],
  es: 'es |vive|resid|nac|curs|obt|pos|tiene|concl|term|compl',
  pt: [
    'é |mora|nasc|tem |fez|form\\p{L}+-|lic\\p{L}+-|grad\\p{L}+-|dout\\p{L}+-|inst\\p{L}+-',
    'fix\\p{L}+-',
  ],
  it: 'è |abita|ha |ho |si ',
}

/** A clause with one of these states nothing. */
export const romanceDoubt = {
  fr: [
    "ne|n['’]\\p{L}+|pas|jamais|serait?|aurait|voudr\\p{L}+|rêv\\p{L}+|refus\\p{L}+",
    'déclin\\p{L}+|candidat\\p{L}*|brigu\\p{L}+|propos\\p{L}+|personnage|incarn\\p{L}+|joue',
    'selon|futur\\p{L}*|bientôt|si|faux|prétend\\p{L}*|homonyme',
  ],
  es: [
    'nunca|jamás|será|sería|quiere|quería|quis\\p{L}+|sueña|rechaz\\p{L}+|declin\\p{L}+',
    'candidat\\p{L}*|personaje|según|futur\\p{L}*|próxim\\p{L}*|si|homónim\\p{L}*|ofreci\\p{L}+',
    'propus\\p{L}+',
  ],
  pt: [
    'não|nunca|jamais|será|seria|quer|queria|sonh\\p{L}+|recus\\p{L}+|candidat\\p{L}*',
    'personagem|segundo|futur\\p{L}*|próxim\\p{L}*|se(?! \\p{Ll}+ou)|homónim\\p{L}*',
    'homônim\\p{L}*',
  ],
  it: 'non|mai|sarà|sarebbe|vuole|candidat\\p{L}*|personaggio|secondo|futur\\p{L}*',
}
