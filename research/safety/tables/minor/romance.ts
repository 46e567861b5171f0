import { unwrap } from '../../../text/patterns/unwrap.ts'
import type { Wording } from './wording.ts'

export const french: Wording = {
  numbers: `
    trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept`,
  ordinals: `
    troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième
    treizième quatorzième quinzième seizième dix-septième`,
  ages: [
    `âgée? de {n} ans`,
    `[,(] ?{n} ans(?=[,.;)]|$)`,
    `(?<!il y |n'y )\\ba {n} ans(?=[.,;!]|$| et )`,
    `(?:fêt\\w*|célèbr\\w*|souffl\\w*) (?:ses|son) (?:{n} ans|{o} anniversaire)`,
    `(?:jeune|fille|garçon|adolescente?|prodige) de {n} ans`,
    `(?:à|avec) (?:seulement |à peine |tout juste )?{n} ans, [^.;]{1,60}? est l[ae] plus jeune`,
  ],
  school: [
    `(?:lycéen|collégien|écolier)(?:ne|e)?|écolière`,
    unwrap`
      élève (?:de|en|du|au|à) (?:[\p{L}0-9.'’-]{1,15} ){0,4}?(?:(?:6|5|4|3|2)(?:e|nde|ème)?
      |seconde|première|terminale|cm[12]|ce[12]|cp|collège|lycée|école)`,
    unwrap`
      en (?:classe de )?(?:6e|5e|4e|3e|sixième|cinquième|quatrième|troisième|seconde|première
      |terminale|cm[12]|ce[12]|cp)(?! année)(?= |[.,;]|$)`,
    unwrap`
      (?:[1-4](?:re|e)|première|deuxième|troisième|quatrième) année (?:de |du )?(?:collège
      |primaire)`,
    `(?:l'|l’|cette |cet )adolescente?`,
    `(?:est )?encore mineure?`,
    unwrap`
      (?:chez|avec|dans) les (?:minimes|benjamin(?:e)?s|cadet(?:te)?s|poussin(?:e)?s)
      |(?:minime|benjamine?|poussine?) (?:du|de la|au)
      (?! (?:gouvernement|conseil|parlement|assemblée|groupe|jury|sénat|fratrie|famille))`,
  ],
  before: unwrap`
    enseign\w*|entra[iî]n\w*|coach\w*|professeure?|prof|encadr\w*|form(?:e|ait|ateur|atrice)|mère
    |maman|papa|père|parents?|tante|oncle|fils|fille(?= )|enfants?|(?:ses|son|sa|leurs?) $
    |sur (?:[\p{L}]{1,15} )?$|(?:à|depuis|pendant|dès|jusqu'à|durant) $
    |(?:quand|lorsqu\w*) (?:[\p{L}]{1,15} ){0,4}$|était|ancien\w*|autrefois|dirige\w*|directeur
    |directrice|proviseur\w*|principale?|roman|livre|film|écrit|auteure?|étudie|recherche\w*|passé
    |travaill\w*`,
  after: `s\\b| (?:chez|à la|au sein)| (?:fils|fille|enfants?)`,
  adult: unwrap`
    professeure?|maître de conférences|docteure?|pdg|directeur|directrice|ingénieure?|avocate?
    |médecin|infirmi(?:er|ère)|enseignante?|consultante?|fondat(?:eur|rice)|ministre
    |sénat(?:eur|rice)|députée?|maire|juge|architecte|chercheu(?:r|se)|retraitée?
    |travaille (?:comme|chez|à|pour)|mariée? à|divorcée?|veu(?:f|ve)`,
  childOf: "(?:[Ff]ille|[Ff]ils|[Ee]nfant) (?:de|du|d['’])",
}

export const spanish: Wording = {
  numbers: `
    tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis
    diecisiete`,
  ordinals: ``,
  ages: [
    `(?:, )?de {n} años(?=[,.;)]|$| de edad| \\p{Lu}?)`,
    `[,(] ?{n} años(?=[,.;)]|$)`,
    `tiene {n} años`,
    `(?:cumpl\\w*|celebr\\w*) (?:sus |los )?{n} años`,
    `quinceañera`,
    `con (?:s[oó]lo |apenas |tan s[oó]lo )?{n} años, (?!su )[^.;]{1,60}? es (?:la|el)`,
  ],
  school: [
    unwrap`
      (?:alumn[oa]|estudiante) de (?:[\p{L}0-9.º°ª]{1,12} ){0,3}?(?:primaria|secundaria
      |bachillerato|eso|preparatoria|infantil|prepa)`,
    unwrap`
      (?:estudia|cursa) (?:[\p{L}0-9.º°ª]{1,12} ){0,3}?(?:primaria|secundaria|bachillerato|eso
      |preparatoria)`,
    unwrap`
      (?<=,|\() ?de (?:[1-6]\.?[º°ª]|primero|segundo|tercero|cuarto|quinto
      |sexto) de (?:la )?(?:primaria
      |eso|secundaria)`,
    `colegial(?:a)?|bachiller(?= )`,
    `(?:la|el|esta|este) adolescente`,
    `(?:es|aún es|todavía es) menor de edad`,
    unwrap`
      (?:juega|compite|milita|nada|corre) (?:en|con) (?:el |la |los |las )?
      (?:(?:equipo|categoría|liga|conjunto) )?(?:infantil(?:es)?|alevín|alevines|benjam[ií]n(?:es)?
      |cadetes?)
      |(?:equipo|categoría) (?:infantil|alevín|benjamín|cadete)`,
  ],
  before: unwrap`
    enseñ\w*|entren\w*|profesora?|maestr[oa]|docente|cuida\w*|madre|mam[áa]|pap[áa]|padre|padres
    |tía|tío|hij[oa]s?
    |niñ[oa]s?|chic[oa]s?|sus? $|sobre (?:[\p{L}]{1,15} )?$|(?:a los|desde|durante|hasta) $
    |cuando (?:[\p{L}]{1,15} ){0,4}$|tenía|era|ex-?|antigu[oa]|dirig\w*|directora?|novela|libro
    |película|escribió|autora?|investig\w*|pasó|trabaj\w*`,
  after: ` (?:en|trabajando|como)| (?:hij[oa]s?)|s\\b`,
  adult: unwrap`
    profesora?|catedrátic[oa]|doctora?|directora?|ingenier[oa]|abogad[oa]|médic[oa]|enfermer[oa]
    |maestr[oa]|consultora?|fundadora?|ministr[oa]|senadora?|diputad[oa]|alcalde(?:sa)?|juez(?:a)?
    |arquitect[oa]|científic[oa]|investigadora?|jubilad[oa]|trabaja (?:como|en|para|allí)
    |casad[oa] con|divorciad[oa]|viud[oa]`,
  childOf: '[Hh]ij[oa] (?:de|del)',
}

export const portuguese: Wording = {
  numbers: unwrap`
    três quatro cinco seis sete oito nove dez onze doze treze catorze|quatorze quinze dezesseis
    |dezasseis dezessete|dezassete`,
  ordinals: ``,
  ages: [
    `(?:, )?de {n} anos(?=[,.;)]|$| de idade| \\p{Lu}?)`,
    `[,(] ?{n} anos(?=[,.;)]|$)`,
    `tem {n} anos`,
    `(?:complet\\w*|fez|faz|celebr\\w*|festej\\w*) (?:seus |os )?{n} anos`,
    `com (?:apenas |só |somente )?{n} anos, (?!(?:a )?sua |(?:o )?seu )[^.;]{1,60}? é (?:a|o)`,
  ],
  school: [
    unwrap`
      (?:alun[oa]|estudante) d[oa] (?:[\p{L}0-9.º°ª]{1,12} ){0,3}?(?:ano|ensino médio
      |ensino fundamental|ensino básico|secundário|escola)`,
    unwrap`
      (?:frequenta|cursa|está n[oa]) (?:[\p{L}0-9.º°ª]{1,12} ){0,3}?(?:ano (?:da|do|de)
      |ensino médio|ensino fundamental|ensino básico|série)`,
    unwrap`
      do (?:[5-9]|1[0-2])\.?[º°o] ano(?! (?:de|consecutivo|seguido|d[aeo][ ]
      (?!escola|ensino|agrupamento|colégio|secundária|turma)))`,
    `(?:a|o|esta|este|essa|esse) adolescente`,
    `(?:é|ainda é) menor de idade`,
    unwrap`
      (?:joga|atua|alinha|compete|nada) (?:n[oa]s?|pel[oa]s?|com os) (?:(?:equip[ae]|escalão
      |categoria|time) (?:de |dos )?)?(?:iniciados|infantis|benjamins|petizes|traquinas|juvenis)`,
  ],
  before: unwrap`
    ensin\w*|trein\w*|professora?|docente|cuida\w*|mãe|mamãe|papai|pai|pais|tia|tio|filh[oa]s?
    |crianças|jovens
    |meninos?|meninas?|rapariga\w*|(?:seus?|suas?) $|sobre (?:[\p{L}]{1,15} )?$|(?:aos|desde|há
    |durante|até) $|quando (?:[\p{L}]{1,15} ){0,4}$|tinha|era|ex-?|antig[oa]|dirig\w*|diretora?
    |romance|livro|filme|escreveu|autora?|estuda o|investig\w*|pesquis\w*|passou|trabalh\w*`,
  after: ` (?:na|no|em|como)(?= \\p{Lu})|s\\b`,
  adult: unwrap`
    professora?|doutora?|diretora?|engenheir[oa]|advogad[oa]|médic[oa]|enfermeir[oa]|consultora?
    |fundadora?|ministr[oa]|senadora?|deputad[oa]|prefeit[oa]|juíza?|arquitet[oa]|cientista
    |investigadora?|pesquisadora?|aposentad[oa]|reformad[oa]|trabalha (?:como|em|na|no|para|lá)
    |casad[oa] com|divorciad[oa]|viúv[oa]`,
  childOf: '[Ff]ilh[oa] d[aeo]',
}

export const italian: Wording = {
  numbers: `
    tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici
    sedici diciassette`,
  ordinals: ``,
  ages: [
    `[,(] ?{n} anni(?=[,.;)]|$)`,
    `(?:, )?di {n} anni(?=[,.;)]|$| \\p{Lu}?)`,
    `ha (?:appena |solo )?{n} anni(?! d(?:i|’|')(?! età))`,
    `(?:compi\\w*|festeggi\\w*) (?:i suoi |i )?{n} anni`,
    `(?:a|con) (?:soli |appena )?{n} anni, (?!(?:la )?sua |(?:il )?suo )[^.;]{1,60}? è (?:il|la)`,
    `(?:tredic|quattordic|quindic|sedic|diciassett|dodic|undic|diec)enne(?! di)`,
  ],
  school: [
    unwrap`
      (?:frequenta|va in|è in) (?:[\p{L}]{1,12} ){0,2}?(?:prima|seconda|terza|quarta
      |quinta) (?:media|elementare|superiore|liceo)`,
    unwrap`
      (?:alunn[oa]|student(?:e|essa)|scolar[oa]) (?:del|della|dello|di) (?:[\p{L}0-9ª]{1,12} ){0,3}?
      (?:liceo|medi[ae]|elementari|superiori|scuola)`,
    unwrap`
      (?:gioca|milita|nuota|corre) (?:con|nei|negli|tra) (?:i |gli )?(?:giovanissimi|esordienti
      |pulcini|allievi)(?! (?:del |della )su[oa])`,
    `(?:della|classe) [1-5]ª? ?[a-f](?![\\p{L}\\d])`,
    `(?:la|il) (?:liceale|scolara|scolaro|studente liceale)`,
    `(?:l'|l’|dell'|questa |questo )adolescente|è (?:ancora )?minorenne`,
  ],
  before: unwrap`
    insegn\w*|allen\w*|mister|mamma|papà|professor(?:e|essa)|docente|maestr[oa]|segue|madre|padre
    |genitor\w*|zi[oa]
    |figli[oa]|bambin\w*|ragazz\w*|(?:suo|sua|suoi) $|su (?:[\p{L}]{1,15} )?$|(?:a|da|dall\w*
    |durante|fino a|per) $|quando (?:[\p{L}]{1,15} ){0,4}$|aveva|frequentava|era|ex-?|dirig\w*
    |direttore|direttrice|preside|romanzo|libro|film|scritto|autrice|autore|studia il|ricerc\w*
    |passato|lavor\w*`,
  after: ` (?:alla|al|in|presso|come)(?= \\p{Lu})`,
  adult: unwrap`
    professor(?:e|essa)|dottor(?:e|essa)|direttore|direttrice|ingegnere|avvocat[oa]|medic[oa]
    |infermier[ea]|insegnante|consulente|fondat(?:ore|rice)|ministr[oa]|senat(?:ore|rice)
    |deputat[oa]|sindac[oa]|giudice|architett[oa]|scienziat[oa]|ricercat(?:ore|rice)|pensionat[oa]
    |lavora (?:come|in|per|a|da)|sposat[oa] con|divorziat[oa]|vedov[oa]`,
  childOf: "[Ff]igli[oa] (?:di|del|della|dell['’])",
}
