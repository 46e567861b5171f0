import { expect, test } from 'vitest'
import { runDecode } from '../../../activities/pictures/run-decode.ts'

const megapixel = 1_000_000

/** Asks for decodes that go on until they are ended by name. */
function startDecodes(pictures: Readonly<Record<string, number>>) {
  const running = new Map<string, () => void>()
  const all = Object.entries(pictures).map(([name, pixels]) =>
    runDecode(pixels, async () => {
      await new Promise<void>((end) => running.set(name, end))
      running.delete(name)
    }),
  )
  return {
    /** Those that run once every turn that is free has been taken. */
    listRunning: async () => {
      await new Promise(setImmediate)
      return [...running.keys()]
    },
    end: (name: string) => running.get(name)?.(),
    ended: Promise.all(all),
  }
}

test('at most two pictures are decoded at a time, the others in the order of their arrival', async () => {
  const size = 8 * megapixel
  const decodes = startDecodes({ first: size, second: size, third: size, fourth: size })
  expect(await decodes.listRunning()).toEqual(['first', 'second'])
  decodes.end('second')
  expect(await decodes.listRunning()).toEqual(['first', 'third'])
  decodes.end('first')
  decodes.end('third')
  expect(await decodes.listRunning()).toEqual(['fourth'])
  decodes.end('fourth')
  await decodes.ended
})

test('a picture of more than 8 megapixels is decoded alone, and is not overtaken', async () => {
  const decodes = startDecodes({ small: 1, large: 8 * megapixel + 1, late: 1, last: 1 })
  expect(await decodes.listRunning()).toEqual(['small'])
  decodes.end('small')
  expect(await decodes.listRunning()).toEqual(['large'])
  decodes.end('large')
  expect(await decodes.listRunning()).toEqual(['late', 'last'])
  decodes.end('late')
  decodes.end('last')
  await decodes.ended
})

test('a decode that fails gives its turn back', async () => {
  const fail = () =>
    runDecode(9 * megapixel, async () => {
      throw new Error('not a picture')
    })
  await expect(fail()).rejects.toThrow('not a picture')
  await expect(fail()).rejects.toThrow('not a picture')
  expect(await runDecode(9 * megapixel, async () => 'decoded')).toBe('decoded')
})

test('a decode whose time is over leaves the line, and those behind it go on', async () => {
  const decodes = startDecodes({ first: 9 * megapixel })
  const limit = new AbortController()
  const late = runDecode(9 * megapixel, async () => 'decoded', limit.signal)
  const behind = runDecode(1, async () => 'decoded')
  limit.abort(new Error('time is over'))
  await expect(late).rejects.toThrow('time is over')
  decodes.end('first')
  expect(await behind).toBe('decoded')
  await expect(runDecode(1, async () => 'decoded', limit.signal)).rejects.toThrow('time is over')
  await decodes.ended
})
