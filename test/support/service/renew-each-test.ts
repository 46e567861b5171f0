import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Research } from './use-research.ts'

/**
 * Opens what the tests of a file research in, renews it before each of them and stops it after the
 * last.
 * @param prepare what else stands ready before the first test
 */
export function renewEachTest<Opened extends Research>(
  open: () => Promise<Opened>,
  prepare: (opened: Opened) => unknown,
): void {
  let opened: Opened | undefined
  beforeAll(async () => {
    opened = await open()
    await prepare(opened)
  })
  afterAll(() => opened?.stop())
  beforeEach(() => opened?.renew())
}
