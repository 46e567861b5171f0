import { foldText } from '../names/fold.ts'

type Person = Readonly<Record<string, unknown>>

const fields = ['headline', 'primaryUsername', 'location'] as const

/**
 * Whether what was asked before for one person fits what is asked now: the same hit, or the same name and nothing said otherwise. A chat may say
 * less of the person than the dossier did.
 */
export function isSamePerson(before: unknown, now: Person): boolean {
  if (!isPerson(before)) return false
  if (folded(before.name) !== folded(now.name)) return false
  if (typeof before.id === 'string' && before.id === now.id) return true
  return fields.every((field) => {
    const [one, other] = [folded(before[field]), folded(now[field])]
    return one === '' || other === '' || one === other
  })
}

function isPerson(value: unknown): value is Person {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function folded(value: unknown): string {
  return typeof value === 'string' ? foldText(value).replace(/\s+/g, ' ').trim() : ''
}
