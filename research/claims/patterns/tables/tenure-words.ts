/** Verbs of staying at a place, behind "has". English. */
export const stayedVerbs = { en: 'been|worked|served|stayed|taught|remained' }

/** Verbs of beginning there. English. */
export const begunVerbs = { en: 'joined|came|arrived|started|began' }

/** The place without its name: "there", "with us". English. */
export const hereWords = { en: 't?here|on board' }
export const theirWords = { en: 'them|us' }

/** Words around a year: "since the beginning of 2004". English. */
export const yearParts = { en: 'start|end|beginning' }

/** Nouns for what a person holds. English. */
export const heldNouns = { en: 'post|role|position|job' }
