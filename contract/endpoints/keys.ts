import { ApiKey, ApiKeyList, KeyInput, KeyPatch } from '../resources/api-keys.ts'
import { type Endpoint, type EndpointRow, withKey } from './endpoint.ts'

const keyRule =
  'No key gets a longer life or a higher limit than the key that asks; one with a budget sets none.'
const expiryRule = '`expires_at` must be a time to come.'

const key = (row: EndpointRow): Endpoint =>
  withKey({
    ratePolicy: 'account',
    response: ApiKey,
    errors: ['sandbox_unsupported', 'missing_scope'],
    ordinaryKeys: true,
    ...row,
  })

export const keyEndpoints = {
  createKey: key({
    method: 'POST',
    path: '/api/v1/keys',
    summary: 'Create an API key; its text is in this answer only',
    body: KeyInput,
    status: 201,
    beyondSchema: [keyRule, expiryRule, 'An account has a limited number of keys.'],
  }),
  listKeys: key({
    method: 'GET',
    path: '/api/v1/keys',
    summary: 'List the API keys of your account within the scopes of yours, newest first',
    response: ApiKeyList,
    errors: ['sandbox_unsupported'],
  }),
  getKey: key({
    method: 'GET',
    path: '/api/v1/keys/{id}',
    summary: 'An API key: settings, state, last use',
    errors: ['sandbox_unsupported'],
  }),
  updateKey: key({
    method: 'PATCH',
    path: '/api/v1/keys/{id}',
    summary: 'Change name, scopes, expiry or limits of an API key',
    body: KeyPatch,
    beyondSchema: [
      keyRule,
      expiryRule,
      'The key must be active.',
      'An application gets no scope that its user did not allow.',
    ],
  }),
  deleteKey: key({
    method: 'DELETE',
    path: '/api/v1/keys/{id}',
    summary: 'Revoke an API key, or what an application was allowed',
  }),
}
