/** How sentences begin that advise their reader. English, as models write. */
export const adviceOpenings = {
  en: [
    'please|click|visit|see also|note that you|remember to|contact|call|email|buy|subscribe',
    'sign up|follow|(?:readers|visitors|customers) (?:should|must|can|may)',
  ],
}

/** Words that address a reader, or speak for a narrator. */
export const readerWords = {
  en: [
    'you (?:can|should|must|may|could|might|will)|your|click here|as an ai|let me know',
    "i (?:cannot|can't|am|was|will|have|found|could)",
  ],
}
