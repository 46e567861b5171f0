/** Forms of address in front of a name, without their stop, by language. */
export const addressWords = {
  en: 'Dr|Prof|Professor|Mr|Mrs|Ms|Cllr|Councillor|Rev|Sir|Dame',
  de: 'Frau|Herr',
  fr: 'M|Mme',
}

/** Words with a capital that begin a sentence where a name could stand. English. */
export const sentenceStarts = {
  en: 'In|The|At|As|And|Since|From|After|She|He|They|Her|His|It|Born',
}

/** What stands before a person's occupation with a capital. English. */
export const nationalities = { en: 'Portuguese|German|French|British|American' }
