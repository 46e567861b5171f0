import { createRequire } from 'node:module'
import { memoizeOnce } from '../../text/memoize-once.ts'

/** Sign → the one that stands for all its variants (fixtures/names/README.md). */
const variants = memoizeOnce(() => {
  const load = createRequire(import.meta.url)
  const lines: readonly string[] = load('../../../fixtures/names/han-variants.json')
  return new Map(
    lines
      .flatMap((line) => line.split(' '))
      .flatMap(([first = '', ...others]) => others.map((sign) => [sign, first] as const)),
  )
})

/** Writes Chinese signs as mainland China simplifies them: one name is written in each way. */
export function foldHan(text: string): string {
  return text.replace(/\p{Script=Han}/gu, (sign) => variants().get(sign) ?? sign)
}
