import { expect, test } from 'vitest'
import { ActivityError } from '../../../activities/failures/failure.ts'
import { createCallTurns } from '../../../activities/model/call-turns.ts'

const never = new AbortController().signal

/** Starts calls that end when their name is given to `end`. */
function createCalls(ceiling: number) {
  const turns = createCallTurns(ceiling)
  const running: string[] = []
  const ends = new Map<string, (error?: Error) => void>()
  const start = (runId: string, name: string, signal = never) => {
    const done = turns.run(runId, signal, () => {
      running.push(name)
      return new Promise<string>((resolve, reject) => {
        ends.set(name, (error) => (error === undefined ? resolve(name) : reject(error)))
      })
    })
    done.catch(() => undefined)
    return done
  }
  const end = async (name: string, error?: Error) => {
    ends.get(name)?.(error)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { turns, running, start, end }
}

test('runs take turns, and no more calls than the ceiling are under way', async () => {
  const { running, start, end } = createCalls(2)
  for (const name of ['a1', 'a2', 'a3', 'a4']) start('a', name)
  start('b', 'b1')
  await new Promise((resolve) => setImmediate(resolve))
  expect(running).toEqual(['a1', 'a2'])
  await end('a1')
  await end('a2')
  expect(running).toEqual(['a1', 'a2', 'a3', 'b1'])
})

test('a server that refuses a call for its rate gets half as many, and one more with each answer', async () => {
  const { turns, start, end } = createCalls(8)
  const refused = start('a', 'refused')
  for (const name of ['1', '2', '3', '4', '5']) start('a', name)
  await new Promise((resolve) => setImmediate(resolve))
  await end('refused', new ActivityError('model_rate_limited'))
  await expect(refused).rejects.toThrow()
  expect(turns.limit()).toBe(3)
  await end('1')
  expect(turns.limit()).toBe(4)
})

test('a run that is cancelled leaves the row, and others go on', async () => {
  const { running, start, end } = createCalls(1)
  const stop = new AbortController()
  start('a', 'a1')
  const waiting = start('b', 'b1', stop.signal)
  start('c', 'c1')
  stop.abort(new Error('stopped'))
  await expect(waiting).rejects.toThrow('stopped')
  await end('a1')
  expect(running).toEqual(['a1', 'c1'])
})
