import { expect, test } from 'vitest'
import { operationNames } from '../../../contract/operations/operations.ts'
import { createForm } from '../../../portal/parts/fields.ts'
import { buildInputField, listInputFields } from '../../../portal/parts/input-fields.ts'

test.each(operationNames)('the fields of the playground for %s show no Markdown', (name) => {
  const fields = listInputFields(name).map((field) => String(buildInputField(createForm(), field)))
  expect(fields.length).toBeGreaterThan(0)
  expect(fields.filter((field) => field.includes('`'))).toEqual([])
})
