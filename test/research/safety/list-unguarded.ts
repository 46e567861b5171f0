/** What stands for any sign or word. */
const any = '\0'
const slots = /TITLE|START|PERSON|HUMAN|ASIDE|OWN|ROLE|NAME|WHEN|FEW|END/g
const lookAround = /^\(\?(?:[=!]|<[=!])/
const quantifier = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/
const anyClass = /^\[(?:\\.|[^\]\\])*\]/
const plainClass = /^\[([\p{L}'’ ]{1,4})\]/u
const escaped = /^\\(?:p\{[^}]*\}|.)/

type Read = { texts: readonly string[]; end: number }

/**
 * What a frame of `tables/private` can match without a word of its guard: none of it is ever found.
 */
export function listUnguarded(frame: string, guard: RegExp): string[] {
  const pattern = frame.replaceAll(slots, any)
  const keep = (texts: readonly string[]) => [...new Set(texts)].filter((one) => !guard.test(one))

  function readAlternatives(from: number): Read {
    const first = readSequence(from)
    if (pattern[first.end] !== '|') return first
    const rest = readAlternatives(first.end + 1)
    return { texts: keep([...first.texts, ...rest.texts]), end: rest.end }
  }

  function readSequence(from: number): Read {
    let [texts, at]: [readonly string[], number] = [[''], from]
    while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') {
      const part = readPart(at)
      const times = quantifier.exec(pattern.slice(part.end))?.[0] ?? ''
      const mayLack = /^(?:[?*]|\{0)/.test(times)
      const next = mayLack ? ['', ...part.texts] : part.texts
      texts = keep(texts.flatMap((text) => next.map((more) => `${text}${more}`)))
      at = part.end + times.length
    }
    return { texts, end: at }
  }

  function readPart(at: number): Read {
    const rest = pattern.slice(at)
    const opened = /^\((?:\?(?::|<[=!]|[=!]|<\w+>))?/.exec(rest)?.[0]
    if (opened !== undefined) {
      const { texts, end } = readAlternatives(at + opened.length)
      return { texts: lookAround.test(opened) ? [''] : texts, end: end + 1 }
    }
    const signs = plainClass.exec(rest)
    if (signs !== null) return { texts: [...(signs[1] ?? '')], end: at + signs[0].length }
    const other = (anyClass.exec(rest) ?? escaped.exec(rest))?.[0]
    if (other === undefined)
      return { texts: /[$^]/.test(rest[0] ?? '') ? [''] : [rest[0] ?? ''], end: at + 1 }
    const isPlain = /^\\[^a-zA-Z]$/.test(other)
    return { texts: [isPlain ? other.slice(1) : any], end: at + other.length }
  }

  return [...readAlternatives(0).texts]
}
