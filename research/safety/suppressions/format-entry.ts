import type { Suppression } from './suppression.ts'

/** An entry in words, such as `username ada on github`. */
export function formatEntry({ kind, value, platform, factKind, factValue }: Suppression): string {
  const where = platform === null ? '' : ` on ${platform}`
  const fact =
    factKind === null ? '' : ` with ${factKind.replace('_', ' ')} ${formatFactValue(factValue)}`
  return `${kind.replace('_', ' ')} ${value}${where}${fact}`
}

/** A fact without the kind that its key begins with. */
export function formatFactValue(factValue: string | null): string {
  return (factValue ?? '').replace(/^(?:email|phone|url|handle):(?::)?/, '')
}
