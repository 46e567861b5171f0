type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan'
export type Paint = Readonly<Record<Style, (text: string) => string>>

const codes = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
} as const satisfies Record<Style, readonly [number, number]>

function style(name: Style, isOn: boolean): (text: string) => string {
  const [on, off] = codes[name]
  return (text) => (isOn && text !== '' ? `\x1b[${on}m${text}\x1b[${off}m` : text)
}

/** Colours where they are wanted: on a terminal, unless NO_COLOR says otherwise. */
export function createPaint(isOn: boolean): Paint {
  return {
    bold: style('bold', isOn),
    dim: style('dim', isOn),
    red: style('red', isOn),
    green: style('green', isOn),
    yellow: style('yellow', isOn),
    cyan: style('cyan', isOn),
  }
}
