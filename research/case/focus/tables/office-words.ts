/** In front of another's name these say that the post behind it is the subject's. English. */
export const takeoverWords = {
  en: [
    'succeeds|succeeded|succeeding|replaces|replaced|replacing|follows|followed|following',
    '(?:appointed|named|elected|hired|nominated) by',
  ],
}

/** By these a post begins. English. */
export const appointmentWords = { en: 'was (?:appointed|named|elected|promoted|made|hired)' }
