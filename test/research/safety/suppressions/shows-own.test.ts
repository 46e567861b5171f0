import { describe, expect, test } from 'vitest'
import { showsOwn } from '../../../../research/safety/suppressions/shows-own.ts'

const names = ['Some One']

describe('an opted-out identifier in a text about Some One', () => {
  test.each<[string, string, boolean]>([
    ['stands behind the name', 'Some One, phone +49 30 901820, Berlin', true],
    ['stands on a line of its own', 'Some One\nHydrologist\nrivers@tidewater.example', true],
    ['carries the name', 'Ada Other and Some One: some.one@tidewater.example', true],
    ['stands alone', 'Contact: rivers@tidewater.example', true],
    [
      'carries the name of another person',
      'Some One and Ottoline Brackenbury (o.brackenbury@tidewater.example)',
      false,
    ],
    [
      'follows another person',
      'Some One wrote this with Mary Quill, rivers@tidewater.example',
      false,
    ],
    [
      'belongs to the editor',
      'Some One: a life\nEdited by Dr Mary Quill\nrivers@tidewater.example',
      false,
    ],
    [
      'is the phone number of another person',
      'Some One spoke. Press: Mary Quill, +49 30 901820',
      false,
    ],
    [
      'follows the name after another person',
      'Mary Quill met Some One, rivers@tidewater.example',
      true,
    ],
  ])('%s: %j is the person’s: %s', (_, text, isOwn) => {
    const keys = new Set([
      'email:rivers@tidewater.example',
      'email:some.one@tidewater.example',
      'email:o.brackenbury@tidewater.example',
      'phone:+4930901820',
    ])
    expect(showsOwn(text, keys, names)).toBe(isOwn)
  })

  test('an opted-out identifier is looked for in a long text in bounded processor time', () => {
    const text = `${'Lorem Ipsum dolor sit amet, '.repeat(8_000)}\n${'Some One '.repeat(5_000)}rivers@tidewater.example`
    const started = process.cpuUsage()
    showsOwn(text, new Set(['email:rivers@tidewater.example']), names)
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(3_000)
  })
})
