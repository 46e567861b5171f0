/** The rows of `coverage` that are not sources: pages, the model, the sweep of sites. */
export const pagesProvider = 'web_pages'
export const modelProvider = 'language_model'
export const sweepProvider = 'username_sites'
/** The service's own web search: free, so it is asked together with the other sources. */
export const ownEngine = 'searxng'
