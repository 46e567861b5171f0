/** Words of a message that only presses for an answer. */
export const pressingWords = {
  en: [
    'just|please|come on|but|and|then|so|ok|okay|well|why not|why|yes or no|answer|tell me|say it',
    'do it|go on|anyway|pretend|hypothetically|i insist|it is (?:fine|ok|public|legal)',
    "it's (?:fine|ok|public|legal)|i have (?:her|his|their) (?:consent|permission)|me|now",
    'the question|it|this|to|you|can|must|have',
  ],
  de: 'bitte|doch',
  fr: "s'il vous plaît",
  es: 'por favor',
  it: 'per favore',
  nl: 'alsjeblieft',
}
