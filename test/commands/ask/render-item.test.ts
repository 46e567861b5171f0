import { expect, test } from 'vitest'
import { renderItem } from '../../../commands/ask/render-item.ts'

test('a degree in the terminal has its year, a school the years of the study', () => {
  const study = { school: 'Ebbwick College', degree: 'BSc' }
  expect(renderItem({ ...study, from: null, to: '1998' })).toBe('BSc, Ebbwick College · 1998')
  expect(renderItem({ ...study, from: '1995', to: '1998' })).toBe(
    'BSc, Ebbwick College · 1995 to 1998',
  )
})
