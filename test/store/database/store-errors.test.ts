import { expect, test } from 'vitest'
import { isConnectionError, isUnavailable } from '../../../store/database/errors.ts'

const withCode = (code: string) => Object.assign(new Error('said by the database'), { code })

test.each([
  ['53100', 'disk full'],
  ['53200', 'out of memory'],
  ['53300', 'too many connections'],
  ['55006', 'object in use'],
  ['55P03', 'lock not available'],
  ['57014', 'statement timed out or cancelled'],
  ['57P01', 'shutting down'],
  ['57P03', 'starting up'],
  ['40001', 'serialization failure'],
  ['40P01', 'deadlock'],
  ['25006', 'read-only since another server took over'],
  ['25P03', 'left alone in a transaction'],
  ['58030', 'input or output error'],
  ['08006', 'connection failure'],
  ['EMFILE', 'no file left for a connection'],
  ['EADDRNOTAVAIL', 'no port left for a connection'],
])('the database error %s (%s) is one that passes by itself', (code) => {
  expect(isUnavailable(withCode(code))).toBe(true)
})

test.each(['22P02', '23505', '25P02', '42P01', '42501', 'XX000'])(
  'the database error %s does not pass by itself',
  (code) => {
    expect(isUnavailable(withCode(code))).toBe(false)
  },
)

test.each([
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated unexpectedly',
  'Cannot use a pool after calling end on the pool',
])('"%s" is a connection that is gone', (message) => {
  expect(isConnectionError(new Error(message))).toBe(true)
})
