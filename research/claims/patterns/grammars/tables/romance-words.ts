/**
 * The words of clauses in French, Spanish, Portuguese and Italian, of the first and the third
 * person, as parts of patterns. A space stands for a space.
 */

/** Beside a verb; they change nothing of what it says. */
export const besideVerbs = {
  fr: [
    "aujourd['’]hui|actuellement|désormais|maintenant|toujours|également|aussi|encore",
    "depuis lors|à présent|par ailleurs|alors|ensuite|pour l['’]instant|auparavant|avant",
    "jusqu['’](?:alors|ici|à présent)|professionnellement",
  ],
  es: [
    'actualmente|hoy(?: en día)?|ahora|también|además|todavía|aún|luego|después(?! de)',
    'desde entonces|hasta (?:ahora|entonces)|antes(?! de)|de momento|por ahora|profesionalmente',
  ],
  pt: [
    'atualmente|hoje(?: em dia)?|agora|também|ainda|depois(?! de)|desde então|no momento',
    'até (?:agora|então)|antes(?! de)|por enquanto|por agora|profissionalmente',
  ],
  it: 'attualmente|oggi|ora|anche|inoltre|poi|tuttora',
}

/** The same that open a clause of their own. */
export const todayWords = {
  fr: "désormais|aujourd['’]hui|actuellement",
  es: 'hoy|ahora|actualmente',
  pt: 'hoje|agora',
}

/** Between clauses. */
export const joiningWords = {
  fr: 'et|mais|puis|ainsi que',
  es: 'y|e|pero|luego|así como',
  pt: 'e|mas',
  it: 'e|ed|ma',
}

/** In front of a verb that is denied. */
export const denials = { fr: "ne |n['’]", es: 'no |nunca ', pt: 'não |nunca ' }

/** The same that say that it is over. */
export const pastFronts = {
  fr: "auparavant|avant|jusqu['’](?:alors|ici|à présent)",
  es: 'antes|hasta (?:ahora|entonces)',
  pt: 'antes|até (?:agora|então)',
}

export const subjectPronouns = {
  fr: "(?:elle|il|lui|je|on l['’]) |j['’]",
  es: '(?:ella|él|yo) ',
  pt: '(?:ela|ele|eu) ',
  it: '(?:lei|lui|io) ',
}

export const beingVerbs = {
  fr: 'est|suis|reste(?: donc)?',
  es: 'es|soy|sigue siendo|continúa siendo',
  pt: 'é|sou|continua (?:a ser|sendo)',
  it: 'è|sono',
}

/** "It was then", "has been": the post is over. */
export const pastBeingVerbs = {
  fr: 'était|étais|fut|(?:a|ai|avait|avais) été',
  es: 'era|fue|fui|fuera|(?:ha|he|había) sido',
  pt: 'era|foi|fui|fora|(?:tinha|havia) sido',
  it: 'era|ero|fu|(?:è|sono|era) stat[oa]',
}

/** What a firm or "as", with a post, stands behind. */
export const workVerbs = {
  fr: 'travaille|bosse|exerce|officie|enseigne|œuvre',
  es: [
    'trabaj[ao]|labora|ejerz?[ceo]+|imparte clases?|enseña|se desempeña',
    '(?:se )?gan[ao] la vida',
  ],
  pt: ['trabalh[ao]|exerz?[ceo]+|atu[ao]|leciona|dá aulas?', 'ganh[ao] (?:o pão|a vida)'],
  it: 'lavor[ao]|insegn[ao]|esercita',
}

export const pastWorkVerbs = {
  fr: [
    '(?:a|ai|avait) (?:longtemps |autrefois |d’abord )?(?:travaillé|exercé|officié|' +
      'enseigné|œuvré)',
    'travaillait|travaillais|travailla|exerçait|exerçais|exerça|enseignait|enseigna|officiait',
  ],
  es: [
    '(?:ha|he|había) (?:trabajado|ejercido|enseñado)|trabajó|trabajé|trabajaba|ejerció|ejercí',
    'enseñó|enseñaba|laboró|se desempeñó',
  ],
  pt: [
    'trabalhou|trabalhei|trabalhava|exerceu|exerci|exercia|atuou|atuei|atuava|lecionou',
    'lecionava|tinha trabalhado',
  ],
  it: '(?:ha|ho|aveva) (?:lavorato|insegnato|esercitato)|lavorava|insegnava',
}

/** "holds the post of", "in the post of", with the article. */
export const postNouns = {
  fr: [
    "(?:le|la|les|son|sa|un|une|l['’])? ?(?:poste|fonctions?|charge|emploi|métier|" +
      "profession) (?:de |d['’])",
  ],
  es: '(?:el|la|las|su|sus|un|una) (?:puesto|cargo|funciones|función|empleo|trabajo|profesión) de ',
  pt: [
    '(?:o|a|as|os|seu|sua|o seu|a sua|um|uma) (?:posto|cargo|funções|função|emprego|' +
      'profissão) de ',
  ],
  it: "(?:il|la|l['’]|un) ?(?:posto|carica|incarico|ruolo) di ",
}
export const holdingVerbs = {
  fr: 'occupe|assume|exerce|tient',
  es: 'ocup[ao]|desempeñ[ao]|ejerce|asume|ostenta',
  pt: 'ocup[ao]|desempenh[ao]|exerce|assume',
  it: 'ricopre|occupa|svolge',
}
export const pastHoldingVerbs = {
  fr: [
    '(?:a|ai|avait) (?:occupé|exercé|assumé|quitté|abandonné|laissé)|occupait|occupa|exerçait',
    'quitta',
  ],
  es: [
    '(?:ha|había) (?:ocupado|desempeñado|ejercido|dejado)|ocupó|desempeñó|ejerció|dejó|dejé',
    'abandonó|ocupaba|desempeñaba',
  ],
  pt: 'ocupou|desempenhou|exerceu|deixou|deixei|largou|larguei|abandonou|ocupava|desempenhava',
  it: '(?:ha|ho|aveva) (?:ricoperto|occupato|svolto|lasciato)|ricoprì',
}

/** With the firm as their object. */
export const leadingVerbs = {
  fr: 'dirige|préside|gère',
  es: 'dirig[eo]|dirijo|preside|lidera|está al frente de',
  pt: 'dirige|preside|lidera|está à frente d[ao]',
  it: 'dirige|presiede|guida',
}
export const pastLeadingVerbs = {
  fr: '(?:a|ai|avait) (?:dirigé|présidé)|dirigeait|dirigea|présidait|présida',
  es: '(?:ha|había) (?:dirigido|presidido)|dirigió|dirigía|presidió|lideró',
  pt: 'dirigiu|dirigia|presidiu|presidia|liderou',
  it: '(?:ha|aveva) (?:diretto|presieduto)|diresse',
}

/** Behind them the firm follows, and with a year that is when it began. */
export const joiningVerbs = {
  fr: ['(?:a|ai) (?:rejoint|intégré)|rejoint|intègre'],
  es: [
    'se (?:incorporó|unió|integró)(?= (?:a))|me incorporé(?= (?:a))',
    '(?:entró|entré) a trabajar(?= (?:en|a) )',
  ],
  pt: 'integrou(?= (?:a|o))|juntou-se(?= (?:à|ao))',
}
/** The same of who works there and of who visits, until a post or a year is said. */
export const enteringVerbs = {
  fr: [
    '(?:est|suis) entrée?(?= (?:à|au|chez|dans))',
    '(?:est|suis) arrivée?(?= (?:à l|à la|au|chez))',
  ],
  es: '(?:ingresó|ingresé)(?= (?:en|a))|(?:entró|entré)(?= (?:en|a) )',
  pt: '(?:entrou|entrei)(?= (?:para|na|no))|ingressou(?= (?:na|no|em))',
  it: 'è entrat[oa](?= (?:in|nel))',
}
export const stayingVerbs = {
  es: 'sigue|está|estoy',
  pt: 'continua|está|estou',
}

/** A post that begins. */
export const becomingVerbs = {
  fr: [
    'devient|(?:est|suis) devenue?|devint',
    '(?:a été|est|fut) (?:nommé|promu|élu|désigné)e?(?: au poste de)?',
    '(?:a|ai) pris (?:le poste|les fonctions) de',
  ],
  es: [
    'se convirtió en|(?:fue|ha sido|es) (?:nombrad|elegid|designad|ascendid)[oa](?: como| a)?',
    '(?:pasó|pasé) a ser|asumió (?:el cargo de|como)',
  ],
  pt: [
    'tornou-se|(?:foi|é) (?:nomead|eleit|promovid|designad)[oa](?: como| para o cargo de| a)?',
    'passou a ser|assumiu (?:o cargo de|como|a função de)',
  ],
  it: 'è diventat[oa]|è stat[oa] (?:nominat|elett)[oa]',
}

/** In front of a post, as "as" is. */
export const asWords = {
  fr: [
    "comme|en tant que|en tant qu['’]|en qualité de|en qualité d['’]|au poste de|à titre de",
    "au titre de|au poste d['’]",
  ],
  es: 'como|en calidad de|en el puesto de|en el cargo de|al frente como|de(?= \\p{Ll})',
  pt: 'como|enquanto|na qualidade de|no cargo de|na função de|no posto de|de(?= \\p{Ll})',
  it: "come|in qualità di|nel ruolo di|con l['’]incarico di",
}

/** The same right behind the name of who gets or has the post. */
export const inPosts = {
  fr: "(?:au poste|à la fonction|aux fonctions) (?:de |d['’])",
  es: 'en el (?:puesto|cargo) de ',
  pt: '(?:no (?:cargo|posto)|na função|para o cargo) de ',
  it: 'nel ruolo di ',
}

/** A post that was held before, as a part of a sentence of its own. */
export const afterWords = {
  fr: [
    'après (?:avoir (?:été|travaillé comme|exercé comme)|(?:une|un|des) (?:[\\p{Ll}-]+ ' +
      '){0,3}comme)',
    "ex-|ancien(?:ne)? |jusqu['’](?:ici|alors) ",
  ],
  es: [
    '(?:tras|después de) (?:(?:haber )?(?:sido|ser|trabajar como|trabajado como)|una? ' +
      '(?:[\\p{Ll}-]+ ){0,3}como)',
    'ex |antigu[oa] ',
  ],
  pt: [
    '(?:após|depois de) (?:(?:ter )?(?:sido|ser|trabalhar como|trabalhado como)|uma? ' +
      '(?:[\\p{Ll}-]+ ){0,3}como)',
    'ex-|antig[oa] ',
  ],
  it: 'dopo (?:essere stat[oa]|aver lavorato come)|ex ',
}
/** Behind a title: what goes on with something else. */
export const behindTitles = {
  fr: 'et|ou|mais|qui|que|où|chez|après|avant|quand|ici|avec|dans|a',
  es: 'y|e|o|u|pero|que|donde|tras|antes|cuando|aquí|con|al|a',
  pt: 'e|ou|mas|que|onde|antes|quando|aqui|com|a',
  it: 'ed?|o|che|dove|quando|con|al|a',
}

/** In front of the name of a post that is over. */
export const formerFronts = {
  fr: 'ex-?|ancien(?:ne)? ',
  es: 'antigu[oa] ',
  pt: 'antig[oa] ',
}
/** "having passed through", with the firm. */
export const passedWords = {
  fr: 'passée? (?:par|chez)|après (?:un |des )?passages? (?:par|à|au|chez)|après avoir travaillé',
  es: 'tras (?:pasar|su paso|un paso|haber pasado) por|después de pasar por',
  pt: 'depois de passar (?:por|pel[ao])|após passagem (?:por|pel[ao])|com passagem pel[ao]',
  it: 'dopo un passaggio',
}

/** In front of firms, with the article; a space is behind each that does not end in one. */
export const firmPrepositions = {
  fr: [
    "à la|à l['’]|au|aux|à|chez|pour l['’]|pour la|pour le|pour|de la|de l['’]|du|des|de|d['’]",
    "dans l['’]|dans la|dans le|auprès de la|auprès du|au sein de la|au sein du",
    "au sein de l['’]|par la|par l['’]|la|le|l['’]",
  ],
  es: [
    'en la|en el|en|para la|para el|para|de la|del|de los|de las|de|por la|por el|a la|al',
    'a|la|el',
  ],
  pt: 'na|no|nas|nos|em|para a|para o|para|da|do|das|dos|de|pela|pelo|à|ao|junto da|junto do|a|o',
  it: "presso|alla|all['’]|al|della|dell['’]|del|di|nella|nel|nell['’]|per la|per",
}

/** "of", with the article. */
export const ofWords = {
  fr: "du|de la|d['’]|de l['’]|de",
  es: 'del|de la|de los|de las|de',
  pt: 'd[eao]s?',
  it: 'di|della',
}

/** Behind a post: "by profession". */
export const byTrade = {
  fr: ' (?:de|par) (?:métier|profession|formation)',
  es: ' de (?:profesión|oficio|formación)',
  pt: ' de (?:profissão|ofício|formação)|por profissão',
  it: ' di (?:professione|mestiere)',
}

/** "her trade of", in front of a post, without a verb of its own. */
export const tradeNouns = {
  fr: "(?:sa|son) (?:profession|métier) (?:de |d['’])",
  es: 'su (?:profesión|oficio) de ',
  pt: '(?:a sua|o seu|sua|seu) (?:profissão|ofício) de ',
}

/** Of a post, in front of the name of who gets it. */
export const entrustedWords = {
  fr: '(?:a été|est|fut) (?:confiée?s?|attribuée?s?) à',
  es: '(?:fue|ha sido|es) (?:confiad|encomendad|asignad)[oa] a',
  pt: '(?:foi|é) (?:confiad|entregue|atribuíd)[oa]? a',
}

export const sinceWords = { fr: 'depuis|dès', es: 'desde', pt: 'desde', it: 'dal' }
export const inYearWords = { fr: 'en|fin|début', es: 'en', pt: 'em', it: 'nel' }

/** "where she is", with a post behind. */
export const whereWords = {
  fr: 'où (?:elle |il |je )?(?:est|suis|travaille comme|exerce comme|occupe le poste de)',
  es: 'donde (?:ella |él )?(?:es|trabaja como|ejerce como|ejerce de|ocupa el puesto de)',
  pt: 'onde (?:ela |ele )?(?:é|trabalha como|atua como|ocupa o cargo de)',
  it: 'dove (?:lavora come|è)',
}
