import { expect, test } from 'vitest'
import { findHandles } from '../../../../research/entity-resolution/pages/find-handles.ts'

test.each([
  ['Find me as @GretaFalk22.', 'gretafalk22', true],
  ['gretafalk22 - member profile', 'gretafalk22', true],
  ['Find me as @lampreader', 'lampreader', true],
  ['A lampreader helps the blind.', 'lampreader', false],
  ['Write to info@lampreader.example', 'lampreader', false],
  ['Ask gretafalk22@mail.example', 'gretafalk22', false],
  ['@gretafalk222 is another', 'gretafalk22', false],
  ['@gre1', 'gre1', false],
])('"%s" writes the handle %s: %s', (text, handle, isWritten) => {
  expect(findHandles(text, [handle])).toEqual(isWritten ? [handle] : [])
})
