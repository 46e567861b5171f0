import { relationNames } from '../../claims/patterns/tables/relative-words.ts'
import { findMentions, type SoughtName } from '../../identity/names/name-mentions.ts'
import { joinAlternatives } from '../../text/patterns/unwrap.ts'
import { type FullName, toFullName } from '../people/full-name.ts'
import type { Bearer } from './bearer.ts'

const maxNames = 12

const { parent, child, other } = relationNames
const relatives = [parent, child, other].map((words) => joinAlternatives(words)).join('|')
/** "His father, Quillon Roe Sr.", "the son of Quillon Roe Sr." */
const relativeName = new RegExp(
  String.raw`(?<!\p{L})(?:${relatives})(?:,| of| de| von)?(?:\s\p{Lu}[\p{L}\p{M}.'’-]{0,40}){1,6}`,
  'gu',
)

/** The ways in which a text writes the name, with the generations behind it. */
export function listFullNames(text: string, { sought }: Bearer): FullName[] {
  const mentions = sought.map((name) => findMentions(text, name).written)
  const written = new Set(mentions.flat().slice(0, maxNames))
  const marked = sought.flatMap((name, at) => {
    const full = toFullName(mentions[at]?.[0] ?? '')
    return full === null
      ? []
      : findGenerations(text, name).map((generation) => ({
          text: `${full.text} ${generation}`,
          parsed: { ...full.parsed, generation },
        }))
  })
  return [...marked, ...[...written].flatMap((name) => toFullName(name) ?? [])]
}

/** The generations behind a name, but for those of relatives who bear it as well. */
function findGenerations(text: string, name: SoughtName): string[] {
  if (findMentions(text, name).generation.size === 0) return []
  return [...findMentions(text.replace(relativeName, ''), name).generation]
}
