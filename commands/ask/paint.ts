import { styleText } from 'node:util'

type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan'
export type Paint = Readonly<Record<Style, (text: string) => string>>

/** Colours where they are wanted: on a terminal, unless NO_COLOR says otherwise. */
export function createPaint(isOn: boolean): Paint {
  const style = (name: Style) => (text: string) =>
    isOn && text !== '' ? styleText(name, text, { validateStream: false }) : text
  return {
    bold: style('bold'),
    dim: style('dim'),
    red: style('red'),
    green: style('green'),
    yellow: style('yellow'),
    cyan: style('cyan'),
  }
}
