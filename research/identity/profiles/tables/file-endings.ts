/** Endings of the files that sites serve, as patterns: no handles of accounts. */
export const fileEndings = {
  pages: String.raw`aspx?|html?|php\d?`,
  pictures: 'gif|ico|jpe?g|png|svg',
  others: 'css|js|json|pdf|txt|xml',
}

/** Endings of what a server runs or shows as a page. */
export const pageEndings = { pages: String.raw`aspx?|cgi|html?|jsp|php\d?` }

/** What forms of an account call what is done with its password. */
export const passwordVerbs = { en: 'change|forgot|lost|new|recover|reset' }
