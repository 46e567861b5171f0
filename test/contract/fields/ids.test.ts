import { expect, test } from 'vitest'
import { buildIdPattern, isId } from '../../../contract/fields/ids.ts'

const ulid = '01JC3ZK5W8Q4V7N2M9R6T0XABC'

test.each([
  ['an id of the kind', `job_${ulid}`, true],
  ['an id of another kind', `we_${ulid}`, false],
  ['an id without its kind', ulid, false],
  ['a kind with nothing behind it', 'job_', false],
  ['an id that lacks a character', `job_${ulid.slice(1)}`, false],
  ['an id with a character more', `job_${ulid}0`, false],
  ['an id in small letters', `job_${ulid.toLowerCase()}`, false],
  ['an id behind other text', `../job_${ulid}`, false],
  ['an id in front of a line break', `job_${ulid}\n`, false],
])('a job is looked up by %s, %s: %s', (_, text, expected) => {
  expect(isId('job', text)).toBe(expected)
})

test('a pattern of ids takes each kind that a pattern names', () => {
  const pattern = new RegExp(`^${buildIdPattern('(?:job|rec)')}$`)
  expect(['job', 'rec', 'key'].map((kind) => pattern.test(`${kind}_${ulid}`))).toEqual([
    true,
    true,
    false,
  ])
})
