/** The rows of `coverage` that are no sources: reading the pages that were found, and having a text written. */
export const pagesProvider = 'web_pages'
export const modelProvider = 'language_model'
