const opening = '<think>'
const closing = '</think>'

/**
 * Pieces of an answer as text that can be stored and emitted: without NUL and lone surrogates. Half
 * of a pair at a piece's end waits for the other half. Reasoning that some servers leave in front
 * of the answer (`<think>…</think>`) is removed.
 */
export function createPlainDeltas(): { push(piece: string): string; end(): string } {
  let held = ''
  let place: 'start' | 'thinking' | 'thought' | 'answer' = 'start'

  function settle(isLast: boolean): void {
    if (place === 'start') {
      const begun = held.trimStart()
      if (!isLast && begun.length < opening.length && opening.startsWith(begun)) return
      place = begun.startsWith(opening) ? 'thinking' : 'answer'
    }
    if (place === 'thinking') {
      const end = held.indexOf(closing)
      if (end < 0) return
      held = held.slice(end + closing.length)
      place = 'thought'
    }
    if (place !== 'thought') return
    held = held.trimStart()
    if (held !== '') place = 'answer'
  }

  function take(isLast: boolean): string {
    settle(isLast)
    if (place !== 'answer') return ''
    const half = !isLast && /[\uD800-\uDBFF]$/.test(held) ? 1 : 0
    const whole = held.slice(0, held.length - half)
    held = held.slice(held.length - half)
    return whole.toWellFormed().replaceAll('\0', '')
  }

  return {
    push(piece) {
      held += piece
      return take(false)
    },
    end: () => take(true),
  }
}
