import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../code/root.ts'
import { longFiles, orderFiles } from './spread-waits.ts'

const stack = (file: string) => ({
  moduleId: `/repository/test/${file}`,
  project: { name: file.startsWith('kill/') ? 'kill' : 'stack' },
})
const namesOf = (files: readonly { moduleId: string }[]) =>
  files.map(({ moduleId }) => moduleId.replace('/repository/test/', ''))

test('files that wait run beside files that use the processor, and the long ones of both begin first', () => {
  const files = [
    { moduleId: '/repository/test/layers.test.ts', project: { name: 'unit' } },
    stack('kill/streams.test.ts'),
    stack('activities/vehicle/vin.stack.test.ts'),
    stack('api/respond/cors.stack.test.ts'),
    stack('kill/pauses.test.ts'),
    stack('api/jobs/job-endings.stack.test.ts'),
    stack('activities/dossier/dossier-model.stack.test.ts'),
  ]
  expect(namesOf(orderFiles(files))).toEqual([
    'kill/pauses.test.ts',
    'activities/dossier/dossier-model.stack.test.ts',
    'activities/vehicle/vin.stack.test.ts',
    'kill/streams.test.ts',
    'api/respond/cors.stack.test.ts',
    'api/jobs/job-endings.stack.test.ts',
    'layers.test.ts',
  ])
})

test('every file that is said to take long exists', () => {
  expect(longFiles.filter((file) => !existsSync(path.join(root, 'test', file)))).toEqual([])
})
