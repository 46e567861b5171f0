import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'

/** Words for a password that mean nothing else. */
const password = unwrap`
  pass(?:word|wort|wd|code|phrase|ord)|pwd|kennwort|mot de passe|mdp|contrase[ñn]a|senha
  |palavra-passe|wachtwoord|has[łl]o|[şs]ifre|l[öo]senord|adgangskode|salasana|пароль|пароля|密码|密碼
  |パスワード|비밀번호|كلمة (?:السر|المرور)|סיסמה`
/** Words that are a password only beside a value that looks like one. */
const maybe = 'pass|pw|pin(?:[ -]?code)?|clave|parola|login|zugangscode|codice'
const user = unwrap`
  user(?:[ _-]?(?:name|id))?|usr|login|log-?in|account|e-?mail|benutzer(?:name|kennung)?
  |utilisateur|identifiant|usuario|usuário|utente|gebruikers?(?:naam)?|u[żz]ytkownik
  |kullan[ıi]c[ıi]|логин|用户名`
const mark = String.raw`\s{0,3}["']?\s{0,3}[:=：]\s{0,3}["'„“«]?`
const valued = String.raw`(?=\S{0,40}[\d!#$%&*@_^])\S{4,72}`

/** What credentials look like in pages and dumps: each is one by its form alone. */
export const credentialPatterns: readonly RegExp[] = [
  // user: jane pass: hunter2
  new RegExp(
    unwrap`
      (?<!\p{L})(?:${user})${mark}\S{1,64}[\s,;|/·–-]{1,5}(?:\p{L}{1,3} )?(?:${password}|${maybe})
      ${mark}\S{3,}`,
    'iu',
  ),
  new RegExp(
    unwrap`
      (?<!\p{L})(?:${password})(?!\p{L})${mark}(?!required|forgot|optional|the |a |an |show|hide
      |reset|minimum|must|\*{2,}|•)\S{3,}`,
    'iu',
  ),
  new RegExp(String.raw`(?<!\p{L})(?:${maybe})(?!\p{L})${mark}${valued}`, 'iu'),
  // Mein Passwort lautet Sommer2019!
  new RegExp(
    unwrap`
      (?<!\p{L})(?:${password}|pin(?:[ -]?code)?|clave|parola)(?!\p{L})
      (?: \p{L}{1,12}){0,3} (?:lautet|ist|is|was|war|est|es|era|[èé]|to|jest|on|heißt|=)
      \s(?:["'„“«]\S{3,}|${valued})`,
    'iu',
  ),
  new RegExp(
    unwrap`
      (?<![\p{L}\d])(?:pin|tan)(?:[ -]?(?:code|nummer|number))?\s?(?:[:=#]|is|ist|est|es)?\s?
      \d{4,8}(?![\d-])`,
    'iu',
  ),
  // credentials inside an address, and headers that carry them
  /\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s:@/]{1,64}:[^\s:@/]{3,72}@[\w.-]+/i,
  /\b(?:authorization|proxy-authorization)\s?:\s?(?:basic|bearer|token)\s[\w+/=.~-]{8,}/i,
  new RegExp(
    unwrap`
      (?<!\p{L})(?:aws_|azure_|gcp_|db_|database_)?(?:secret|access|private|encryption|session|api
      |client|refresh)[_ -]?(?:access[_ -]?)?(?:key|token|secret|id_secret|password)["']?\s{0,3}
      [:=]\s{0,3}["']?[\w+/=.~-]{8,}`,
    'iu',
  ),
  new RegExp(
    unwrap`
      \b(?:seed|recovery|mnemonic|backup) (?:phrase|words|codes?)\s{0,3}[:=]\s{0,3}
      (?:\S+[\s,]+){3,}\S+`,
    'i',
  ),
  new RegExp(
    unwrap`
      \b(?:passwords?|passwd|passwort|pwd|passcode|passphrase|mot de passe|contraseña|senha
      |wachtwoord|пароль|api[_ -]?key|secret[_ -]?key|access[_ -]?token|client[_ -]?secret
      |auth[_ -]?token|private[_ -]?key)(?!\p{L})["']?\s{0,3}[:=]\s{0,3}["']?(?!required|forgot
      |optional|the |a |an |show|hide|reset|minimum|must|\*{2,}|•)\S{3,}`,
    'iu',
  ),
  /\b(?:password|passcode|pin code|login) (?:is|was) (?=\S{0,40}[\d!#$%&*@_-])[^\s.,;]{4,40}/i,
  // a dump's line: address, then password or hash
  new RegExp(
    unwrap`
      [\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}[:;|](?=[^\s@]{0,40}[\d!#$%&*])
      [^\s@/:;|]{5,72}(?![\w.-]*@)`,
  ),
  new RegExp(
    unwrap`
      [\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}["']?[\s:;,|]{1,3}["']?(?:[a-f0-9]{32}
      |[a-f0-9]{40}|[a-f0-9]{64}|[a-f0-9]{128})\b`,
    'i',
  ),
  new RegExp(
    unwrap`
      \$2[abxy]\$\d\d\$[./A-Za-z0-9]{53}|\$argon2(?:id|i|d)\$|\$(?:5|6|y)\$[./A-Za-z0-9]{4,}\$
      |\$P\$[./A-Za-z0-9]{31}`,
  ),
  new RegExp(
    unwrap`
      \b(?:AKIA|ASIA)[0-9A-Z]{16}\b|\bgh[pousr]_[A-Za-z0-9]{36}|\bgithub_pat_\w{22,}
      |\bglpat-[\w-]{20}|\bsk[-_](?:live_|test_|proj-|ant-)?[A-Za-z0-9_-]{20,}
      |\bxox[baprs]-[\w-]{10,}|\bAIza[\w-]{35}|\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.
      |\bnpm_[A-Za-z0-9]{36}`,
  ),
  /-----BEGIN (?:[A-Z]{2,10} ){0,2}PRIVATE KEY/,
]

/** What such numbers are called, by language. */
const idLabels = joinAlternatives({
  en: [
    'ssn|social security|national insurance|passport|national id|id card|identity card',
    "driver'?s licen[cs]e|tax id(?:entification)?",
  ],
  de: [
    'steuer-?(?:identifikations|id)|steueridentifikations|personalausweis|reisepass',
    '(?:sozial|renten)versicherungs',
  ],
  fr: ["numéro (?:de sécurité sociale|fiscal|de passeport)|carte (?:nationale )?d['’]identité"],
  es: 'número (?:de la |de )?seguridad social|número de pasaporte|documento de identidad',
  pt: 'cartão de cidadão|bilhete de identidade|número de contribuinte|número de passaporte',
  it: "codice fiscale|carta d['’]identità|numero di passaporto",
  nl: 'burgerservice|paspoort|identiteitskaart',
  pl: 'pesel|dow[óo]d(?:u)? osobist(?:y|ego)|numer paszportu',
  sv: 'person(?:nummer|nr)',
  mul: 'aadhaar|curp',
})
/** "Codice fiscale di Dario Roccaspina": up to four words. */
const ofName = String.raw`(?: (?:of|von|de|di|van|för)(?: [\p{L}.'’-]{1,24}){1,4})?`

/** Up to where a number that a state gives a person begins. */
export const idFronts: readonly RegExp[] = [
  new RegExp(
    unwrap`
      (?<!\p{L})${idLabels}(?:[ -]?(?:number|nummer|num\.?|nr\.?|no\.?|n[.°]o?\.?))?(?: is)?
      ${ofName}\s{0,2}[:#№]?\s{0,2}`,
    'giu',
  ),
  // abbreviations are words of other languages in small letters: "nie", "dni"
  new RegExp(
    unwrap`
      (?<!\p{L})(?:SSN|BSN|DNI|NIE|CPF|PESEL|CURP|NIF|NIR|NSS|C\.F\.|RNE)(?:[ -]?(?:nummer|Nr\.
      |[Nn]o\.?|n[.°]o?\.?))?${ofName}\s{0,2}[:#№]?\s{0,2}`,
    'gu',
  ),
]

/** Digits, behind few letters in capitals: words beside a year are none. */
export const idValue = new RegExp(
  unwrap`
    ^(?=(?:[A-Z]{1,6}[ -]?){0,2}\d)(?=[A-Z0-9 ./-]{0,20}\d[A-Z0-9 ./-]{0,10}\d)
    [A-Z0-9](?:[ ./-]{0,2}[A-Z0-9]){5,17}\b`,
)

/** Numbers that states give people. */
export const governmentIdPatterns: readonly RegExp[] = [
  // US social security number
  new RegExp(
    unwrap`
      (?<![\d-]|\b(?:tel|telephone|phone|fax|mobile|call)\b[.: ]{0,3})(?!000|666|9\d\d)\d{3}-
      (?!00)\d\d-(?!0000)\d{4}(?![\d-])`,
    'i',
  ),
  // Swedish, with a month of birth in the middle: those of firms have none
  /(?<![\d-])(?:19|20)?\d\d(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])[-+]\d{4}(?![\d-])/,
  // UK national insurance number, by its label or its form
  new RegExp(
    unwrap`
      \b(?:n\.?i\.? ?n(?:o\.?|umber)|nino)\b(?: (?:is|no\.?))?\s{0,2}[:#]?\s{0,2}[A-Z]{2}[ -]?
      \d\d[ -]?\d\d[ -]?\d\d[ -]?[A-D]?\b`,
    'i',
  ),
  new RegExp(
    unwrap`
      \b(?!BG|GB|NK|KN|TN|NT|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z][ -]?\d\d[ -]?\d\d[ -]?
      \d\d[ -]?[A-D]\b`,
  ),
  // France, Italy, Brazil
  /\b[12] \d\d (?:0[1-9]|1[0-2]) (?:\d\d|2[AB]) \d{3} \d{3} \d\d\b/,
  /\b[A-Z]{6}\d\d[A-EHLMPRST]\d\d[A-Z]\d{3}[A-Z]\b/,
  /(?<!\d)\d{3}\.\d{3}\.\d{3}-\d\d(?!\d)/,
]

/** The last word of a street's name, by language. */
const streets = joinAlternatives({
  en: [
    'Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Way|Place|Pl|Terrace',
    'Ter|Circle|Cir|Close|Crescent|Gardens|Grove|Mews|Row|Square|Sq|Hill|Parade|Highway|Hwy',
    'Parkway|Pkwy',
  ],
})
const named = String.raw`(?:[\p{Lu}\d][\p{L}\d.'’-]{0,24} ){1,4}`

/**
 * A firm or an office beside an address: the address is its own. The letters of a postcode, as in
 * "LN1 2AB", are no legal form.
 */
export const firmSigns = new RegExp(
  unwrap`
    (?<![\p{L}\d]|\d{4}[ ])(?:GmbH|AG|KG|OHG|UG|e\.K\.|SARL|SAS|EURL|S\.?L\.?U?\.?|S\.A\.|Lda|Ltda
    |S\.r\.l\.|S\.p\.A\.|B\.V\.|N\.V\.|sp\. z o\.o\.|AB|Ltd|LLC|LLP|Inc|PLC|ООО|[ОЗ]?АО|Kanzlei
    |Praxis
    |Rechtsanw[aä]lt\p{L}*|Avocats?|Cabinet|Abogados|Bufete|Advogad[oa]s|Avvocat[io]|Studio
    |Advocaten|Solicitors|Kancelaria|[Бб]юро|Universität|Université|Universi[dt]ade?|University
    |Universiteit|Registered office|Siège social
    |Sede (?:social|legale)|Firmensitz|Headquarters)(?!\p{L})`,
  'u',
)

/** Street, number and postcode; or a home given by street and number. */
export const addressPatterns: readonly RegExp[] = [
  new RegExp(
    String.raw`\b\d{1,5}[A-Z]? ${named}${streets}\b\.?.{0,60}\b[A-Z]{2},? \d{5}(?:-\d{4})?\b`,
    'u',
  ),
  new RegExp(
    unwrap`
      \b\d{1,4}[A-Za-z]?,? ${named}${streets}\b.{0,60}\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b`,
    'u',
  ),
  new RegExp(
    unwrap`
      \b(?:lives?|lived|living|resides?|resided|residing|home|residence|house|home address)
      \b(?: (?:is|was|address))*[ :]{1,2}(?:at |in |on )?\d{1,5}[A-Z]? ${named}${streets}\b`,
    'u',
  ),
  // number behind the street: German, Dutch, Nordic, Spanish, Portuguese, Italian, Polish
  new RegExp(
    unwrap`
      (?:\p{Lu}[\p{L}.-]{1,30}(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|damm|ufer|straat
      |laan|gracht|plein|kade|gatan|vägen|vej|gade|veien|gata)|\p{Lu}\p{L}{1,20} (?:Straße|Strasse
      |Weg|Platz|Allee|Gasse))\s\d{1,4}\s?[a-z]?\b.{0,30}\b(?:[A-Z]{1,2}-)?\d{4,5}(?:\s?[A-Z]{2})?
      \s\p{Lu}`,
    'u',
  ),
  new RegExp(
    unwrap`
      (?<!\p{L})(?:[Cc]alle|C\/|[Aa]venida|[Aa]vda?\.|Av\.|[Pp]laza|[Pp]aseo|[Rr]ua|R\.|[Tt]ravessa
      |[Pp]raça
      |[Vv]ia(?:le)?|[Pp]iazza|[Cc]orso|[Vv]icolo|[Ll]argo|ul\.|al\.|pl\.|os\.)\s
      (?:[\p{L}.'’-]{1,24}\s){0,5}?[\p{L}.'’-]{1,24},?\s(?:n\.?[ºo°]?\s?)?
      \d{1,4}\b.{0,40}\b(?:\d{5}|\d{4}-\d{3}|\d{5}-\d{3}|\d\d-\d{3})\b`,
    'u',
  ),
  new RegExp(
    unwrap`
      \b\d{1,4}(?:\s(?:bis|ter))?,?\s(?:rue|avenue|boulevard|place|chemin|allée|impasse|quai|route
      |cours|square)\s(?:[\p{L}.'’-]{1,24}[\s,]{1,2}){1,6}?(?:F-)?\d{5}\b`,
    'iu',
  ),
]

export const coordinatePatterns: readonly RegExp[] = [
  /(?<![\d.])-?\d{1,2}\.\d{4,},\s{0,2}-?\d{1,3}\.\d{4,}(?![\d.])/,
  new RegExp(
    unwrap`
      \b\d{1,2}°\s?\d{1,2}['′]\s?(?:\d{1,2}(?:\.\d+)?(?:["″]|['′]{2})\s?)?[NS]\b.{0,4}\d{1,3}°\s?
      \d{1,2}['′]`,
  ),
]
