import { unwrap } from '../../text/patterns/unwrap.ts'
import { toBoundedPattern } from '../to-bounded-pattern.ts'

const last = unwrap`(?=\s*(?:[?!.,;]|$| or | and | in \d| of | for | by | from | to | with ))`
const end = String.raw`(?=\s*(?:[?!.,;]|$))`
const who = String.raw`(?:\S+ ){1,4}?`
const crimes = unwrap`
  (?:crimes?|fraud|theft|murder|manslaughter|rape|assault|embezzlement|arson|perjury|bribery
  |tax evasion|money laundering|shoplifting|robbery|burglary|sexual (?:abuse|assault|misconduct))`

/** Questions whether a person has broken the law; those about courts or books are none. */
export const crimeQuestions: readonly RegExp[] = [
  toBoundedPattern(
    unwrap`
      \b(?:(?:is|was|were) ${who}|(?:has|have|had|did) ${who}(?:ever )?(?:been |get |got ))
      (?:ever |already |previously |also )*(?:convicted|arrested|indicted|imprisoned|incarcerated
      |jailed|detained|sentenced|prosecuted|found guilty)${last}`,
  ),
  toBoundedPattern(
    unwrap`
      \b(?:(?:is|was|were) ${who}|(?:has|have|had) ${who}(?:ever )?been )(?:ever )?(?:charged with
      |accused of|convicted of|guilty of|suspected of|sentenced for|arrested for|involved in)
      (?: \S+){0,2}? ${crimes}${last}`,
  ),
  toBoundedPattern(
    unwrap`
      \b(?:did|has|have|had) ${who}(?:ever )?(?:commit|committed)(?: \S+){0,2}? ${crimes}${last}`,
  ),
  toBoundedPattern(
    unwrap`
      \b(?:has|have|had|did|was|is) ${who}(?:ever )?(?:been|go|went|sent|gone|serve|served|do|spend
      |spent)(?: \S+){0,3}? (?:to|in) (?:prison|jail|custody)(?=\s*(?:[?!.,;]|$| for | in \d))`,
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
      \b(?:did|that) ${who}(?:ever )?(?:steal|stole|embezzled?|launder(?:ed)?)
      (?: \S+){0,2} (?:money|funds|cash|savings)\b`,
  ),
  toBoundedPattern(
    unwrap`
      \b(?:ist|war|wurde|sitzt|saß) (?:\S+ ){1,6}?(?:vorbestraft|verurteilt|verhaftet|angeklagt
      |straffällig|kriminell|im gefängnis|in haft)${end}`,
  ),
  toBoundedPattern(
    unwrap`
      (?<!\p{L})(?:a-t-(?:elle|il|on)|est-(?:elle|il)|a|est) (?:\S+ ){0,3}?(?:en prison
      |été (?:condamnée?|arrêtée?|inculpée?|incarcérée?|mise? en examen))${end}`,
  ),
  toBoundedPattern(
    unwrap`
      (?<!\p{L})(?:ha sido|fue|estuvo|está|foi|esteve) (?:\S+ ){0,3}?(?:condenad[oa]
      |arrestad[oa]|detenid[oa]|encarcelad[oa]|imputad[oa]|en la cárcel|en prisión
      |pres[oa])${end}`,
  ),
]
