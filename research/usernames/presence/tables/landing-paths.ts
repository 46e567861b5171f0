/** Parts of the paths of sign-in pages. */
export const signInPaths = {
  signIn: 'log-?in|log_in|sign-?in|sign_in|signin\\.php|login\\.php|accounts?\\/login|uas',
  signUp: 'sign-?up|signup|register|join|i\\/flow|flow',
  sessions: 'auth|oauth2?|sso|session|sessions|authwall|checkpoint',
}

/** Parts of the paths of pages for missing content. */
export const missingPaths = {
  codes: '404|error-?404|err404|error404\\.\\w+|fourohfour',
  words: 'not-?found|page-?not-?found|not_found|errors?|oops|missing|gone|unavailable',
  accounts: 'user-?not-?found',
}
