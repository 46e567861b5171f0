/** Ends of domains that texts name without a protocol, beside those of two letters. */
export const domainEndings = { generic: 'com|org|net|dev|app|edu|gov|info' }
