/** What sites write where a person's name is expected. Patterns of whole texts, by language. */
export const placeholderNames = {
  en: [
    ...['log ?in', 'sign ?in', 'sign ?up', 'register', 'join(?: us)?'],
    ...['home(?: ?page)?', 'welcome', 'overview', 'menu', 'search', 'page', 'untitled', 'loading'],
    ...['profile', 'my profile', 'about(?: me)?', 'portfolio', 'blog'],
    ...['posts?', 'photos?', 'videos?'],
    ...['user(?: profile)?', 'member', 'account', 'guest', 'anonymous', 'deleted(?: user)?'],
    ...['unknown', 'none', 'null', 'undefined', String.raw`n\/a`],
    ...['error', 'oops', 'not found', 'page not found', '404.*'],
    ...['just a moment', 'attention required', 'access denied', 'forbidden'],
  ],
}

/** Words that stand in no person's name, wherever they are. Patterns, by language. */
export const namelessParts = {
  en: [
    ...['not found', "doesn['’]t exist", 'does not exist', String.raw`cookies?\b`, 'privacy'],
    ...['log ?in', String.raw`sign ?(?:in|up)\b`],
  ],
  addresses: ['https?:', String.raw`www\.`, '@'],
}

/** How a site begins to describe itself or what it offers, by language. */
export const siteOpenings = {
  en: [
    ...['log ?in', 'sign ?(?:in|up)', 'register', 'join', 'create an account'],
    ...['discover', 'explore', 'find', 'browse', 'visit', 'watch', 'listen to', 'welcome to'],
    ...['the (?:best|largest|world|leading)', 'see (?:what|photos|more|posts)'],
    ...[String.raw`follow \S+(?: \S+)? on`, 'check out'],
    ...[String.raw`view \S+(?:'s|’s)?(?: \S+)? profile`, 'profile (?:of|for|page)', 'user profile'],
    ...['read (?:writing|stories|articles) from', 'this (?:is|page)', 'we', 'our'],
    ...['please', 'enable javascript', 'you need'],
  ],
}

/** What only sites say of profiles and visitors, by language. */
export const sitePhrases = {
  en: [
    'follow their (?:code|work) on',
    String.raw`has (?:a )?\d+ (?:repositor|follower|post|photo|track)`,
    String.raw`\d[\d.,]*[km]? followers`,
    String.raw`cookies?\b.*\bbrowser`,
  ],
}
