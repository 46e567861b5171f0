/** In front of the name of who wrote a text, at the begin of a line. English. */
export const bylineWords = {
  en:
    '(?:(?:an? )?(?:words|text|story|essay|column|opinion|written|posted|guest (?:post|blog)) )?' +
    'by',
}

/** In a text of one person that another writes down. English. */
export const asToldTo = { en: 'as told to|interview(?:ed)? by|in conversation with' }

/** In front of the name of the speaker of a text, at its end. English. */
export const speakerLeads = { en: 'as told by|told by|in the words of|(?:the )?words of|signed,?' }

/** Behind the name of the speaker or writer of a text, in a note at its end. English. */
export const speakerNotes = {
  en: [
    '(?:was|is|has been|had been) (?:talking|speaking|writing|chatting) (?:to|with|for|from|here)',
    '(?:spoke|talked) (?:to|with) (?:\\p{Lu}|us|our)|writes (?:here|from|for|about|this|the)',
    'wrote this',
  ],
}

/** Lines above a text whose "I" is invented. English. */
export const inventedText = {
  en: '(?:a )?(?:(?:flash )?fiction|short stor(?:y|ies)|poems?|prologue|chapter \\S+|monologue)',
}
