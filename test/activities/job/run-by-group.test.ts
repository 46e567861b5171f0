import { describe, expect, test } from 'vitest'
import { runByGroup } from '../../../activities/job/run-by-group.ts'

describe('pages that are read a few at a time', () => {
  const limits = { atOnce: 4, atOnceOfGroup: 2, groupOf: (item: string) => item.charAt(0) }

  test('pages of a host that is being asked wait behind those of others, and all are read', async () => {
    const running: string[] = []
    const started: string[] = []
    let most = 0
    await runByGroup(['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'c2', 'c3'], limits, async (item) => {
      running.push(item)
      started.push(item)
      most = Math.max(most, running.length)
      expect(running.filter((one) => one.startsWith(item.charAt(0))).length).toBeLessThanOrEqual(2)
      await new Promise(setImmediate)
      running.splice(running.indexOf(item), 1)
    })
    expect(started.slice(0, 4)).toEqual(['a1', 'a2', 'b1', 'c1'])
    expect(started.toSorted()).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'c2', 'c3'])
    expect(most).toBe(4)
  })

  test('no more pages are begun once one has failed by a fault of the service', async () => {
    const started: string[] = []
    const reading = runByGroup(['a1', 'b1', 'c1', 'd1', 'e1', 'f1'], limits, async (item) => {
      started.push(item)
      await new Promise(setImmediate)
      if (item === 'a1') throw new Error('the worker stops')
    })
    await expect(reading).rejects.toThrow('the worker stops')
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(started).toEqual(['a1', 'b1', 'c1', 'd1'])
  })
})
