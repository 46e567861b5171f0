import { unwrap } from '../../patterns/unwrap.ts'

/** Nouns for those who own a firm or a part of it, as patterns by language. */
export const ownerWords = {
  en: unwrap`
    (?:(?:\d+|ten)\s?(?:%|percent) |beneficial |reporting |part[- ]|sole |(?:major|minor)ity |co-?)*
    (?:owner|share-?holder|stockholder)`,
  cs: 'společ(?:ník|nice)|akcionář(?:ka)?',
  de: 'Gesellschafter(?:in)?|Aktionär(?:in)?|Anteilseigner(?:in)?',
  es: 'accionista|soci[oa] únic[oa]',
  et: 'osanik|aktsionär',
  fi: 'osakas|osakkeenomistaja',
  fr: 'actionnaire|associée?(?: unique)?',
  it: 'azionista|soci[oa] unic[oa]',
  no: '(?:med)?eier|aksjonær',
  pl: 'wspólnik|akcjonariusz(?:ka)?',
  pt: 'acionista|sóci[oa] únic[oa]',
  sk: 'spoloční(?:k|čka)|akcionár(?:ka)?',
}

/** English nouns for those who belong to an association, as patterns. */
export const memberWords = '(?:(?:honorary|founding|life|associate|corresponding) )?member'
