import type { LabelKind } from './labels.ts'

/** What questions ask of the one who answers them, as labels would announce it. English. */
export const askedKinds: readonly {
  kind: LabelKind
  words: Readonly<{ en: readonly string[] }>
}[] = [
  {
    kind: 'birth',
    words: {
      en: [
        '(?:when|(?:in )?(?:what|which) year) were you born|year you were born',
        '(?:your )?(?:year|date) of birth',
      ],
    },
  },
  {
    kind: 'place',
    words: {
      en: [
        'where (?:do you|are you) (?:now |currently |actually )?(?:live|living|based|reside)',
        'where is home|where do you call home|where’s home',
      ],
    },
  },
  {
    kind: 'role',
    words: {
      en: [
        'what do you do(?: for a living| by day| for work)?\\?',
        '(?:what is|what’s) your (?:current )?(?:job|profession|occupation|trade|day job)',
        '^your (?:job|profession|occupation|day job)\\?',
      ],
    },
  },
  {
    kind: 'employer',
    words: {
      en: [
        'where do you (?:now |currently )?work|who (?:do you work for|employs you)',
        'who is your employer|^your employer\\?',
      ],
    },
  },
]

/** What an answer opens with in front of its value. English. */
export const answerOpenings = {
  en: [
    "I (?:live|am based|work|was born|reside) (?:in|at|for|near) |I(?:[’']m| am) (?:an? )?|in ",
    'at |for |as an? |an? ',
  ],
}

/** At the top of a questionnaire, in front of the name of its subject. English. */
export const leadsToAsked = {
  en: [
    '(?:questions|answers) (?:for|to|with|from)|q ?(?:&|and) ?a (?:with|:)|interview (?:with|:)',
    '(?:in conversation|talk(?:s|ing)?|chat(?:s|ting)?|coffee|minutes?) (?:with|to)|meet',
    'introducing',
    '(?:spotlight|focus) on|(?:interview|q ?(?:&|and) ?a|questionnaire|profile|spotlight):',
  ],
}

/** Behind the name of who asks the questions. English. */
export const askingVerbs = {
  en: 'asks|asked|interview(?:s|ed)|talks|talked|speaks|spoke|meets|met|chats|questions|quizzes',
}

/** Says that a question asks for nothing of today's. English. */
export const notAsked = {
  en: 'if|would|could|should|people|film|movie|series|play|novel|book|game|dreams?',
}
