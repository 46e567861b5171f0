/** Verbs of staying at a place, behind "has". English. */
export const stayedVerbs = { en: 'been|worked|served|stayed|taught|remained' }

/** Verbs of beginning there. English. */
export const begunVerbs = { en: 'joined|came|arrived|started|began' }

/** The place without its name: "there", "with us". English. */
export const hereWords = { en: 't?here|on board' }
export const theirWords = { en: 'them|us' }

/** Words around a year: "since the beginning of 2004". English. */
export const yearParts = { en: 'start|end|beginning' }

/** Verbs of staying there today, and their adverbs. English. */
export const staysVerbs = { en: "is|am|['’]m|works?|remains?" }
export const stillWords = { en: 'still|today|to this day|now' }

/** Nouns for what a person holds. English. */
export const heldNouns = { en: 'post|role|position|job|gig|title|office|appointment' }

/** Between such a noun and a subject: it is held today. English. */
export const stillHeld = {
  en: '(?:still |currently |now )?holds?|still (?:has|have|occupies)|continues? to hold',
}

/** In front of "as", of the posts at one employer, the last and those before. English. */
export const laterWords = {
  en: 'currently|now|today|presently|at present|nowadays|these days|most recently|latterly',
}
export const earlierWords = {
  en: 'first|initially|originally|at first|to begin with|formerly|previously|earlier|then|later',
}
