import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { loadProcessMemory, sumChildrenMemory } from '../../bench/process-memory.ts'

const megabyte = 1_048_576

test('the memory of a program is what it held itself, not what started it', async () => {
  const own = Buffer.alloc(400 * megabyte, 1)
  const child = spawn('sleep', ['30'])
  try {
    await once(child, 'spawn')
    expect(loadProcessMemory('self', 'VmHWM')).toBeGreaterThan(own.length)
    const most = loadProcessMemory(child.pid ?? 0, 'VmHWM')
    expect(most).toBeGreaterThan(0)
    expect(most).toBeLessThan(20 * megabyte)
    // first, since a program that begins holds more from moment to moment
    const held = loadProcessMemory(child.pid ?? 0, 'VmRSS')
    expect(sumChildrenMemory()).toBeGreaterThanOrEqual(held)
  } finally {
    child.kill()
    await once(child, 'exit')
  }
})

test('a process that has ended holds nothing', () => {
  expect(loadProcessMemory(2 ** 30, 'VmRSS')).toBe(0)
})
