import { areSameGiven } from '../../identity/names/are-same-given.ts'
import { findMentions, type SoughtName } from '../../identity/names/name-mentions.ts'
import { type PersonName, parsePersonName } from '../../identity/names/person-name.ts'

/**
 * How texts write what distinguishes bearers of one name: the asked middle names and the asked
 * generation.
 * @returns 1 for each that they write, -1 for each that they write differently
 */
export function compareWrittenNames(
  texts: readonly string[],
  asked: PersonName,
  sought: SoughtName,
): number {
  if (asked.generation === null && asked.given.length < 2) return 0
  const mentions = texts.map((text) => findMentions(text, sought))
  const generations = mentions.flatMap(({ generation }) => [...generation])
  const middle = mentions.flatMap(({ written }) =>
    [...new Set(written)].flatMap((name) => parsePersonName(name).given.slice(1)),
  )
  return (
    compareOne(asked.generation === null ? [] : [asked.generation], generations) +
    compareOne(asked.given.slice(1), middle)
  )
}

/** Whether texts write the name with another given name in front wherever they write it. */
export function isWrittenLonger(texts: readonly string[], sought: SoughtName): boolean {
  const mentions = texts.map((text) => findMentions(text, sought))
  return mentions.some(({ led }) => led > 0) && mentions.every(({ count, led }) => led === count)
}

function compareOne(asked: readonly string[], written: readonly string[]): number {
  if (asked.length === 0 || written.length === 0) return 0
  return asked.some((one) => written.some((other) => areSameGiven(one, other))) ? 1 : -1
}
