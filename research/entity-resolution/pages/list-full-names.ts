import { findMentions } from '../../identity/names/name-mentions.ts'
import { type FullName, toFullName } from '../people/full-name.ts'
import type { Bearer } from './bearer.ts'

const maxNames = 12

/** The ways in which a text writes the name, with the generations behind it. */
export function listFullNames(text: string, { sought }: Bearer): FullName[] {
  const mentions = sought.map((name) => findMentions(text, name).written)
  const written = new Set(mentions.flat().slice(0, maxNames))
  const marked = sought.flatMap((name, at) => {
    const full = toFullName(mentions[at]?.[0] ?? '')
    return full === null
      ? []
      : [...findMentions(text, name).generation].map((generation) => ({
          text: `${full.text} ${generation}`,
          parsed: { ...full.parsed, generation },
        }))
  })
  return [...marked, ...[...written].flatMap((name) => toFullName(name) ?? [])]
}
