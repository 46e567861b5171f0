import { findMentions } from '../../identity/names/name-mentions.ts'
import { unwrap } from '../../text/unwrap.ts'
import type { Bearer } from './bearer.ts'

/** "Ada Roe, 56, of Leeds", "Ada Roe (56)", "Ada Roe, aged 56". */
const ageBehind = new RegExp(
  unwrap`
    ^(?:,\s(?:aged?\s)?([2-9]\d)(?=,|\.(?!\d)|\s(?:and|from|of|who)\b)|\s\(([2-9]\d)\))`,
  'u',
)

/** The ages that a text gives right behind the name: those of adults. */
export function findAges(text: string, { sought }: Bearer): number[] {
  const names = new Set(sought.flatMap((name) => findMentions(text, name).written))
  return [...names].flatMap((name) =>
    [...text.matchAll(new RegExp(RegExp.escape(name), 'gu'))].flatMap(({ index }) => {
      const [, plain, inBrackets] = ageBehind.exec(text.slice(index + name.length)) ?? []
      const age = plain ?? inBrackets
      return age === undefined ? [] : [Number(age)]
    }),
  )
}
