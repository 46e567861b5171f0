import { describe, expect, test } from 'vitest'
import { PrintedData } from '../../../mcp/results/printed-data.ts'

const answer = (structuredContent: unknown) =>
  Buffer.from(JSON.stringify({ result: { content: 'größer', structuredContent }, id: 1 }))

describe('data of an answer that is JSON already', () => {
  test('printed data takes the place of its mark byte by byte', () => {
    const data = new PrintedData()
    const whole = { name: 'Zoë', list: [1, 2] }
    const mark = data.keep([Buffer.from('{"name":"Zoë",'), Buffer.from('"list":[1,2]}')])
    expect(data.complete(answer(mark))).toEqual(answer(whole))
  })

  test('printed texts and data take the places of their marks, whichever stands first', () => {
    const data = new PrintedData()
    const marked = { data: data.keep([Buffer.from('[1]')]), text: data.keepText('größer\n"x"', {}) }
    expect(data.complete(answer({ text: marked.text, data: marked.data }))).toEqual(
      answer({ text: 'größer\n"x"', data: [1] }),
    )
  })

  test('printed data leaves an answer as it is that does not hold its mark', () => {
    const data = new PrintedData()
    const other = new PrintedData().keep([Buffer.from('[]')])
    data.keep([Buffer.from('{}')])
    expect(data.complete(answer(other))).toEqual(answer(other))
  })

  test('printed data that was never given leaves an answer as it is', () => {
    expect(new PrintedData().complete(answer({ running: true }))).toEqual(answer({ running: true }))
  })
})
