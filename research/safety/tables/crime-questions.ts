import { unwrap } from '../../text/patterns/unwrap.ts'
import { toBoundedPattern } from '../to-bounded-pattern.ts'

const last = unwrap`
  (?=\s*(?:[?!.,;]|$| or | and | in \d| last (?:year|month|week)| of | for | by | from | to
  | with ))`
const end = String.raw`(?=\s*(?:[?!.,;]|$))`
/** Legal persons beside the one asked about, whose offences are no secrets of a life. */
const firms = {
  en: unwrap`
    (?:(?:her|his|their|its|the|this)|\S+['’]s)
    [ ](?:(?!(?:and|or|of|in|by|at|from|with|for|who|his|her|their) )\S+ ){0,2}?
    (?:company|firm|business|employer|bank|start-?up|corporation|university|institute|charity
    |organi[sz]ation|agency|club|association|foundation)
    (?:(?: where| that| which)? (?:she|he|they) \S+)?`,
  de: unwrap`
    (?:ihre?|seine?|die|das|der)
    [ ](?:(?!(?:und|oder|ihrer|seiner|der|des|von|aus|bei) )\S+ ){0,2}?
    (?:firma|unternehmen|gesellschaft|arbeitgeber|konzern|bank|verein|stiftung|universität)`,
  fr: unwrap`
    (?:sa|son|leur|la|l['’]) ?(?:entreprise|société|employeur|banque|association|fondation
    |université)`,
  es: '(?:su|la|el) (?:empresa|compañía|firma|sociedad|banco|fundación|universidad)',
  pt: unwrap`
    (?:a|o|sua|seu) (?:empresa|companhia|firma|sociedade|banco|fundação|universidade)
    (?: d(?:ela|ele|a \S+|o \S+))?`,
  it: unwrap`
    (?:la|il|sua|suo|l') ?(?:azienda|società|ditta|banca|fondazione|università|impresa)
    (?: d(?:i|el|ella) \S+)?`,
}
/** People of a firm, with what joins them to it. */
const staff = {
  en: unwrap`
    (?:man|woman|guy|person|people|anyone|anybody|someone|somebody|owner|founder|director|boss|head
    |chief|chair\S*|partner|colleague|co-?worker|manager|employee|lawyer|accountant)s?
    (?: (?:of|from|at|in|with|behind|who runs?|running))`,
  de: unwrap`
    (?:mann|frau|mensch|kolleg(?:e|in)|chef(?:in)?|gründer(?:in)?|inhaber(?:in)?|leiter(?:in)?
    |mitarbeiter(?:in)?|jemand) (?:aus|bei|von|in)`,
  fr: unwrap`
    (?:homme|femme|collègue|patronne?|fondat(?:eur|rice)|direct(?:eur|rice)|gérante?|associée?
    |employée?|quelqu['’]un) (?:de|dans|à|chez)`,
  es: unwrap`
    (?:hombre|mujer|colega|dueñ[oa]|jef[ea]|fundadora?|directora?|soci[oa]|emplead[oa]|alguien)
    [ ](?:de|en)`,
  pt: unwrap`
    (?:homem|mulher|colega|don[oa]|chefe|fundadora?|diretora?|sóci[oa]|empregad[oa]|alguém)
    [ ](?:d[aeo]|n[ao])`,
  it: unwrap`
    (?:uomo|donna|collega|titolare|cap[oa]|fondat(?:ore|rice)|dirett(?:ore|rice)|soci[oa]
    |dipendente|qualcuno) (?:d(?:i|el|ella)|nella)`,
}
/** Such a person, and words up to the end of the question. */
const ofStaff = unwrap`
  (?:${staff.en} ${firms.en}|${staff.de} ${firms.de}|${staff.fr} ${firms.fr}|${staff.es} ${firms.es}
  |${staff.pt} (?:(?:sua|seu) )?(?:empresa|companhia|firma|sociedade|banco)
  |${staff.it} (?:(?:la )?su[oa] )?(?:azienda|società|ditta|banca|impresa))(?!\p{L})`
const judged = unwrap`
  (?:convicted|arrested|indicted|imprisoned|jailed|sentenced|prosecuted|accused|(?:in|to) (?:prison
  |jail)
  |verurteilt|verhaftet|angeklagt|vorbestraft|im gefängnis|in haft|condamnée?|arrêtée?
  |mise? en examen
  |en prison|condenad[oa]|detenid[oa]|arrestad[oa]|imputad[oa]|en la cárcel|pres[oa]|na prisão
  |condannat[oa]|arrestat[oa]|indagat[oa]|in (?:carcere|prigione))(?!\p{L})`

/** Behind a subject: it is no such firm alone. "The owner of her company" is none. */
const noFirm = unwrap`
  (?<!\b(?:is|was|were|has|have|had|did) ${firms.en} (?:(?:ever|already|previously|also) )*)`

/**
 * The subject of a question, right in front of what it asks. Behind the words left out stands
 * another one: "her novel about a", "the lawyer who".
 */
const who = unwrap`
  (?:the )?(?:(?!(?:an?|the|about|of|by|in|on|at|for|with|from|to|as|who|whose|that|which|called
  |named|titled) )\S+ ){1,4}?${noFirm}`
const crimes = unwrap`
  (?:crimes?|fraud|theft|murder|manslaughter|rape|assault|embezzlement|arson|perjury|bribery
  |tax evasion|money laundering|shoplifting|robbery|burglary|sexual (?:abuse|assault|misconduct))`
/** "any serious", but not "fighting", "research on". */
const kinds = unwrap`
  (?: (?!\S+ing |(?:on|of|in|to|into|about|against|with|from|as) )\S+){0,2}?`
const terms = unwrap`
  (?:any |some |more |hard )?(?:time|(?:(?:an?|one|two|three|many|several|\d+) )?(?:year|month|week
  |day|night)s?)`

/** Questions whether a person has broken the law; those about courts or books are none. */
export const crimeQuestions: readonly RegExp[] = [
  toBoundedPattern(`${ofStaff}(?: \\S+){0,4}? ${judged}|${judged}(?: \\S+){0,4}? \\S*${ofStaff}`),
  toBoundedPattern(
    unwrap`
      \b(?:(?:is|was|were) ${who}|(?:has|have|had|did) ${who}(?:ever )?(?:been |get |got ))
      (?:ever |already |previously |also )*(?:convicted|acquitted|arrested|indicted|imprisoned
      |incarcerated|jailed|detained|sentenced|prosecuted|exonerated|found (?:not )?guilty)${last}`,
  ),
  toBoundedPattern(
    unwrap`
      \b(?:(?:is|was|were) ${who}|(?:has|have|had) ${who}(?:ever )?been )(?:ever )?(?:charged with
      |accused of|convicted of|guilty of|suspected of|sentenced for|arrested for|involved in)
      (?: committing)?${kinds} ${crimes}${last}`,
  ),
  toBoundedPattern(
    unwrap`
      \b(?:did|has|have|had) ${who}(?:ever )?(?:commit|committed)${kinds} ${crimes}${last}`,
  ),
  toBoundedPattern(
    unwrap`
      \b(?:(?:is|was|were) (?!(?:his|her|their|its|the) )${who}|(?:has|have|had|did|was|were) ${who}
      (?:been|go|gone|sent|(?:served?|do|done|spend|spent) ${terms}) )
      (?:to|in) (?:prison|jail|custody)(?=\s*(?:[?!.,;]|$| for | in \d))`,
  ),
  toBoundedPattern(
    unwrap`
      \b(?:is|was) ${who}(?:an? )?(?:convicted |known |former |wanted )?(?:criminal|felon
      |sex offender|ex-con|ex-convict|convict|murderer|rapist|pa?edophile|thief|fraudster
      |con ?(?:man|artist)|gangster|terrorist|under (?:criminal )?investigation
      |wanted by the police)${end}`,
  ),
  toBoundedPattern(
    unwrap`
      \b(?:did|true that) ${who}(?:ever )?(?:steal|stole|embezzled?|launder(?:ed)?)
      (?: \S+){0,2} (?:money|funds|cash|savings)\b`,
  ),
  toBoundedPattern(
    unwrap`
      \b(?:ist|war|wurde|sitzt|saß) (?:\S+ ){1,6}?
      (?<!\b(?:ist|war|wurde) ${firms.de} (?:(?:je|jemals|schon|wegen \S+) )*)
      (?:vorbestraft|verurteilt|verhaftet|angeklagt
      |straffällig|kriminell)${end}`,
  ),
  toBoundedPattern(
    unwrap`
      \b(?:ist|war|sitzt|saß) (?:(?:er|sie)|(?!(?:er|sie|ihre?|seine?|der|die|das) )\S+(?: \S+)?)
      (?: (?:je|jemals|schon|noch|mal|einmal|gerade))* (?:im gefängnis|in haft)${end}`,
  ),
  toBoundedPattern(
    unwrap`
      (?<!\p{L})(?<!${firms.fr} )(?:a-t-(?:elle|il|on)|est-(?:elle|il)|a|est) (?:\S+ ){0,3}?
      été (?:condamnée?|arrêtée?|inculpée?|incarcérée?|mise? en examen)${end}`,
  ),
  toBoundedPattern(
    unwrap`
      (?<!\p{L})(?:a-t-(?:elle|il|on)|est-(?:elle|il)|a|est) (?:(?:déjà|jamais|encore|été|allée?
      |envoyée?|mise?|passé du temps|fait) )*en prison${end}`,
  ),
  toBoundedPattern(
    unwrap`
      (?<!\p{L})(?:ha sido|fue|estuvo|está|foi|esteve) (?:\S+ ){0,3}?
      (?<!(?:ha sido|fue|está) ${firms.es} )(?<!${firms.es} (?:ha sido|fue|está) )
      (?<!${firms.pt} (?:já )?foi )(?:condenad[oa]
      |arrestad[oa]|detenid[oa]|encarcelad[oa]|imputad[oa]|pres[oa])${end}`,
  ),
  toBoundedPattern(
    unwrap`
      (?<!\p{L})fue (?:condenad|arrestad|detenid|encarcelad|imputad)[oa]
      (?! (?:${firms.es}|el|la|una?|quien|por|en|a|de)(?!\p{L})) \S+(?: \S+){0,2}${end}`,
  ),
  toBoundedPattern(
    unwrap`
      (?<!\p{L})(?:l[ao] han|l[ao] ha) (?:detenido|condenado|arrestado)(?: alguna vez)?${end}`,
  ),
  toBoundedPattern(
    unwrap`
      (?<!\p{L})(?:esteve|está|foi para) (?:(?:já|alguma vez|ainda) )?(?:na (?:prisão|cadeia)
      |pres[oa])${end}`,
  ),
  toBoundedPattern(`(?<!\\p{L})(?:ele|ela) (?:é|foi|era) (?:réu|ré|arguid[oa])${end}`),
  toBoundedPattern(
    unwrap`
      (?<!\p{L})(?:è|e'|fu) (?:(?:mai|già|stat[oa]) ){1,2}(?<!${firms.it} (?:è|fu) stat[oa] )
      (?:condannat|arrestat|indagat|incarcerat|processat)[oa]${end}`,
  ),
  toBoundedPattern(
    unwrap`
      (?<!\p{L})è (?:(?:mai|già) )?(?:stat[oa]|finit[oa]) in (?:carcere|prigione|galera)${end}`,
  ),
  toBoundedPattern(`(?<!\\p{L})ha (?:dei |mai avuto )?precedenti penali${end}`),
  toBoundedPattern(
    unwrap`
      (?<!\p{L})hat (?:er|sie) (?:(?:je|jemals|schon|mal|einmal) )*(?:eine straftat|straftaten
      |ein verbrechen) begangen${end}`,
  ),
  toBoundedPattern(
    unwrap`
      (?<!\p{L})(?:(?:wird|wurde) gegen (?:ihn|sie)|gegen (?:ihn|sie) (?:wird|wurde))
      (?: \S+){0,3}? ermittelt${end}`,
  ),
  toBoundedPattern(
    unwrap`
      (?<!\p{L})(?:ha estado|estuvo|está) (?:(?!(?:de|como|\S+ndo) )\S+ ){0,3}?(?:en la cárcel
      |en prisión)${end}`,
  ),
]
