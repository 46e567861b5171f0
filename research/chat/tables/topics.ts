import type { ClaimPath } from '../../claims/claim.ts'
import { unwrap } from '../../text/unwrap.ts'

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

type Topic = {
  /** Which claims answer it, most fitting first. */
  paths: readonly ClaimPath[]
  /** The question asks for it; small letters. English, German, French, Spanish. */
  asks: RegExp
  /** Words that ask for nothing beyond the topic, folded. */
  words: string
  /** What a search engine is given for it. */
  search: string
}

/** What questions are about, by their words. */
export const topics: Readonly<Record<TopicName, Topic>> = {
  past_work: {
    paths: ['work.positions', 'mentions.items'],
    asks: new RegExp(
      unwrap`
        \b(?:used to (?:work|do)|(?:work|worked|job|jobs|do|did|employer|employers|roles?
        |positions?|career) (?:\S+ ){0,4}?before|before (?:that|this|joining
        |(?:she|he|they) (?:joined|worked|became))|previous(?:ly)?|former(?:ly)?
        |past (?:jobs?|roles?|employers?|positions?|work)|earlier (?:jobs?|roles?|career)|career
        |cv|resume|früher\S*|vorher|zuvor|davor|ehemalig\S*|auparavant|avant (?:ça|cela)
        |ancien(?:ne)?s?|carrière|anterior\S*|antes|trayectoria)(?!\p{L})`,
      'u',
    ),
    words:
      'used before previous previously former formerly past earlier career cv resume joining joined became fruher vorher zuvor davor auparavant avant carriere anteriores antes trayectoria history',
    search: 'career formerly',
  },
  work: {
    paths: ['work.positions', 'identity.headline', 'mentions.items'],
    asks: new RegExp(
      unwrap`
        (?<!\p{L})(?:works?|worked|working|jobs?|employ(?:er|ers|ed|ment)|company|companies
        |organi[sz]ations?|occupation|profession|for a living|arbeitet?e?|arbeitgeber
        |beruf(?:lich)?|firma|beschäftigt|travaille(?:-t)?|travaillé|emploi|employeur|métier
        |entreprise|trabaja|trabajó|empleo|empleador|empresa|profesión)(?!\p{L})`,
      'u',
    ),
    words:
      'work works worked working job jobs employer employers employed employment company companies organization organisation organizations occupation profession living currently current now arbeitet arbeitete arbeitgeber beruf beruflich firma beschaftigt travaille travail emploi employeur metier entreprise trabaja trabajo empleo empleador empresa profesion today',
    search: 'works at',
  },
  role: {
    paths: ['work.positions', 'identity.headline', 'mentions.items'],
    asks: new RegExp(
      unwrap`
        (?<!\p{L})(?:roles?|titles?|positions?|job title|what (?:does|do|did) \S+(?: \S+){0,3} do
        \b|rolle|position|funktion|was macht|rôle|poste|fonction|que fait|cargo|puesto|qué hace
        |a qué se dedica)(?!\p{L})`,
      'u',
    ),
    words:
      'role roles title titles position positions do rolle funktion macht poste fonction fait cargo puesto hace dedica',
    search: 'position',
  },
  place: {
    paths: ['locations.items', 'mentions.items'],
    asks: new RegExp(
      unwrap`
        (?<!\p{L})(?:lives?|lived|living|based|located|location|city|country|resides?|hometown
        |from where|where (?:is|are) (?!.*(?:work|stud))\S+(?: \S+){0,3}(?: from)?\s*\?|come from
        |comes from|wohnt|lebt|stadt|standort|ansässig|habite|vit|ville|pays|vive|reside|ciudad
        |país|basad[oa])(?!\p{L})`,
      'u',
    ),
    words:
      'live lives lived living based located location city country reside resides hometown come comes wohnt lebt stadt standort ansassig habite vit ville pays vive ciudad pais basada basado',
    search: 'based in',
  },
  education: {
    paths: ['education.items', 'mentions.items'],
    asks: new RegExp(
      unwrap`
        (?<!\p{L})(?:stud(?:y|ied|ies|ying|ent)|educat\p{L}*|university|universities|college
        |school|degrees?|ph\.?d|doctorate|bachelor\S*|master\S*|graduat\p{L}*|alma mater|diploma
        |major(?:ed)?|studierte?|studium|universität|hochschule|ausbildung|schule|abschluss|étudié
        |études|université|diplôme|formation|école|estudió|estudios|universidad|título|formación)
        (?!\p{L})`,
      'u',
    ),
    words:
      'study studied studies studying student education educated university universities college school degree degrees phd doctorate bachelor master graduate graduated alma mater diploma major majored go went attend attended studierte studiert studium universitat hochschule ausbildung schule abschluss etudie etudes universite diplome formation ecole estudio estudios universidad titulo formacion',
    search: 'studied university',
  },
  age: {
    paths: ['identity.birthYear'],
    asks: new RegExp(
      unwrap`
        (?<!\p{L})(?:how old|age|born|birth ?year|year of birth|wie alt|alter|geboren|geburtsjahr
        |quel âge|née?(?!\p{L})|année de naissance|cuántos años|edad|naci[óo]|nacida?)(?!\p{L})`,
      'u',
    ),
    words:
      'old age born birth year birthyear alt alter geboren geburtsjahr age nee ne naissance annee anos edad nacio nacida nacido cuantos',
    search: 'born',
  },
  accounts: {
    paths: ['social.accounts', 'contact.websites'],
    asks: new RegExp(
      unwrap`
        (?<!\p{L})(?:accounts?|handles?|usernames?|user names?|profiles?|social media
        |social networks?|github|gitlab|twitter|mastodon|bluesky|linkedin|instagram|facebook
        |youtube|reddit|tiktok|konten|konto|profile?|benutzername|soziale netzwerke|comptes?
        |pseudos?|profils?|réseaux sociaux|cuentas?|usuario|perfil(?:es)?|redes sociales)(?!\p{L})`,
      'u',
    ),
    words:
      'account accounts handle handles username usernames user profile profiles social media network networks online verified public konten konto benutzername soziale netzwerke compte comptes pseudo profil profils reseaux sociaux cuenta cuentas usuario perfil redes sociales',
    search: 'profile',
  },
  website: {
    paths: ['contact.websites', 'social.accounts'],
    asks: new RegExp(
      unwrap`
        (?<!\p{L})(?:web ?sites?|home ?pages?|blogs?|web pages?|webseite|internetseite
        |site (?:web|internet)|sitio web|página web)(?!\p{L})`,
      'u',
    ),
    words:
      'website websites site homepage home page blog blogs web pages webseite internetseite internet sitio pagina',
    search: 'website',
  },
  contact: {
    paths: ['contact.emails', 'contact.phones', 'contact.websites', 'social.accounts'],
    asks: new RegExp(
      unwrap`
        (?<!\p{L})(?:contact|reach|e-?mails?|mail address|phone|telephone|kontakt\p{L}*|erreichen
        |telefon\p{L}*|contacter|joindre|courriel|téléphone|contacto|contactar|correo|teléfono)
        (?!\p{L})`,
      'u',
    ),
    words:
      'contact reach email emails mail address phone telephone number kontakt kontaktieren erreichen telefon contacter joindre courriel contacto contactar correo telefono get touch',
    search: 'contact email',
  },
  relatives: {
    paths: ['relatives.items', 'mentions.items'],
    asks: new RegExp(
      unwrap`
        (?<!\p{L})(?:famil(?:y|ie|ia|le)|famille|relatives?|married|husband|wife|spouse|partner
        |parents?|mother|father|siblings?|sister|brother|verheiratet|ehemann|ehefrau|eltern
        |geschwister|schwester|bruder|mutter|vater|marié(?:e)?|mari|épouse|parents|sœur|frère
        |casad[oa]|esposo|esposa|marido|padres?|madre|hermanos?|hermana)(?!\p{L})`,
      'u',
    ),
    words:
      'family familie familia famille relative relatives married husband wife spouse partner parent parents mother father sibling siblings sister brother verheiratet ehemann ehefrau eltern geschwister marie mariee mari epouse casada casado esposo esposa marido padres',
    search: 'family',
  },
  achievements: {
    paths: ['mentions.items', 'identity.headline'],
    asks: new RegExp(
      unwrap`
        (?<!\p{L})(?:awards?|prizes?|won|win|honou?rs?|publications?|published|books?|papers?
        |articles?|patents?|wrote|written|inventions?|achiev\p{L}*|known for|famous for|notable
        |preise?|auszeichnung\p{L}*|veröffentlich\p{L}*|bücher|buch|bekannt|prix|récompenses?
        |publications|livres?|publié|connue?|premios?|galardon\p{L}*|publicaciones|libros?
        |conocid[oa])(?!\p{L})`,
      'u',
    ),
    words:
      'award awards prize prizes won win honor honour honors publication publications published publish book books paper papers article articles patent patents wrote written write achievement achievements achieved known famous notable receive received preis preise auszeichnung auszeichnungen buch bucher bekannt prix livre livres premio premios libro libros',
    search: 'award publications',
  },
  same: {
    paths: ['identity.aliases', 'social.accounts', 'contact.websites', 'identity.name'],
    asks: new RegExp(
      unwrap`
        (?<!\p{L})(?:same (?:person )?as|the same|identical (?:to|with)|also known as|a\.?k\.?a
        |aliases|alias|nickname|belongs? to|dieselbe|derselbe|identisch|la même|le même
        |l[ao] mism[ao])(?!\p{L})`,
      'u',
    ),
    words:
      'same identical also aka alias aliases nickname belong belongs dieselbe derselbe identisch meme misma mismo',
    search: '',
  },
  who: {
    paths: [
      'identity.headline',
      'work.positions',
      'locations.items',
      'education.items',
      'mentions.items',
    ],
    asks: new RegExp(
      unwrap`
        ^(?:so |and |und |et |y )?(?:who(?:'s| is| was)|tell me (?:more |everything |all )?
        (?:about|(?:that )?you (?:know|have|found))|describe|summari[sz]e|what (?:do you|can you
        |is) (?:know|say|tell|known)|wer ist|wer war|erzähl|qui est|parle[sz]?-moi|quién es
        |háblame)(?!\p{L})`,
      'u',
    ),
    words:
      'who tell describe summarize summarise know have found wer qui quien erzahl biography bio background',
    search: '',
  },
}
