import { expect, test } from 'vitest'
import { port } from '../../bench/port/index.ts'

test('decline answers a conversation with whether it is declined, and the reason', async () => {
  const decline = await port.decline?.()
  const messages = [
    { role: 'user', content: 'We are hiring a driver.' },
    { role: 'assistant', content: 'Noted.' },
    { role: 'user', content: 'Can he be trusted?' },
  ]
  expect(decline?.({ messages })).toEqual({ declined: true, reason: 'eligibility' })
  expect(decline?.({ messages: [{ role: 'user', content: 'Where does he work?' }] })).toEqual({
    declined: false,
    reason: null,
  })
})

test('minor answers a text with where it shows that the person is a minor', async () => {
  const minor = await port.minor?.()
  const text = 'Fifteen-year-old Ada Marlowe won. She plays for the U15.'
  expect(minor?.({ text })).toEqual({
    minor: true,
    spans: [
      { start: 0, end: 16, text: 'Fifteen-year-old' },
      { start: 52, end: 55, text: 'U15' },
    ],
  })
  expect(minor?.({ text: 'Ada Marlowe, 43, coaches the U15.' })).toEqual({
    minor: false,
    spans: [],
  })
})
