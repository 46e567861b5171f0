/** In front of the name of who wrote a text, at the begin of a line. English. */
export const bylineWords = {
  en: '(?:(?:an? )?(?:words|text|story|essay|column|opinion|written|posted|guest (?:post|blog)) )?by',
}

/** A text that one tells and another writes. English. */
export const asToldTo = { en: 'as told to|interview(?:ed)? by|in conversation with' }

/** In front of the name of who tells a text, at its end. English. */
export const toldInFront = { en: 'as told by|told by|in the words of|(?:the )?words of|signed,?' }

/** Behind the name of who tells or wrote a text, in a note at its end. English. */
export const toldBehind = {
  en: [
    '(?:was|is|has been|had been) (?:talking|speaking|writing|chatting) (?:to|with|for|from|here)',
    '(?:spoke|talked) (?:to|with) (?:\\p{Lu}|us|our)|writes (?:here|from|for|about|this|the)',
    'wrote this',
  ],
}

/** Lines above a text whose "I" is of nobody who lives. English. */
export const inventedText = {
  en: '(?:a )?(?:(?:flash )?fiction|short stor(?:y|ies)|poems?|prologue|chapter \\S+|monologue)',
}
