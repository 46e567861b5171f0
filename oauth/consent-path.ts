/** Where a user decides about an application. */
export const consentPath = '/oauth/consent'
