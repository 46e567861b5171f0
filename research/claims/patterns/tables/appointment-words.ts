/** What stands between a person and the post that they are given, as patterns. English. */
export const postOpenings = { en: 'to be |to (?:the (?:post|position|role) of )?|as ' }

/** Words for whose a post is, in front of it. English. */
export const postOwners = { en: 'its|the|their|an?' }

/** The same in the words of its organisation. English. */
export const ownPostOwners = { en: 'our|its|the|their|an?' }

/** Which of several holders takes a post. English. */
export const postOrders = { en: 'new|next|first' }

/** Words behind which a post is no longer named. English. */
export const postEnds = { en: 'in|from|since|and|who' }

/** The same behind the verb that gives it. English. */
export const givenPostEnds = { en: 'with effect|after|to succeed' }

/** Verbs that present a person, in front of the name. English. */
export const welcomingVerbs = {
  en: 'welcom(?:e|es|ed|ing)|introduc(?:e|es|ed|ing)|present(?:s|ed|ing)?',
}

/** First words of posts that stand right behind the name of who is given one. English. */
export const postsBehindNames = {
  en: [
    'Vice|S?VP|EVP|Senior|Executive|Chief|President|C[EFIOMT]O|Director|Chairman|Chairwoman',
    'Managing|Assistant|Associate|Deputy|Acting',
  ],
}
