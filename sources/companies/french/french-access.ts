/** What all steps at the French register share. An address may ask seven times a second. */
export const frenchRegister = {
  provider: 'recherche_entreprises',
  baseUrl: 'https://recherche-entreprises.api.gouv.fr',
  limit: { requests: 6, seconds: 1 },
  termsUrl: 'https://recherche-entreprises.api.gouv.fr/docs/',
  licence: 'Licence Ouverte 2.0',
} as const
