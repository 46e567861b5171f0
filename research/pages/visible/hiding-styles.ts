/** Which declarations and rules of a page's styles take a part of it out of sight. */
/** Elements by the names that a rule gives them. */
export type NamedRules = { classes: ReadonlySet<string>; ids: ReadonlySet<string> }
/** `otherwise`: what is hidden by more than not being displayed. */
export type HidingRules = { sure: NamedRules; unsure: NamedRules; otherwise: NamedRules }

/** A size of nothing. */
export const nothing = /^(?:0|0?\.0\d*|0(?:px|em|rem|pt|%))$/

/** The properties by which panels fold: an element of no height keeps its look. */
const foldings = ['display', 'visibility', 'height', 'max-height']

/** Whether the text of a style (`name: value; …`) takes what it is put on out of sight. */
export function isHidingStyle(style: string): boolean {
  return isHiding(parseDeclarations(style))
}

/** Whether declarations take what they are put on out of sight. */
export function isHiding(said: ReadonlyMap<string, string>): boolean {
  const is = (name: string, value: RegExp) => value.test(said.get(name) ?? '')
  return (
    isRemoving(said) ||
    is('opacity', nothing) ||
    is('font-size', nothing) ||
    is('color', /^transparent/) ||
    isOwnColor(said)
  )
}

/** Declarations without those by which panels fold, and without what they fade by meanwhile. */
export function removeFoldings(said: ReadonlyMap<string, string>): Map<string, string> {
  const isAnimated = [...said.keys()].some((name) => name.startsWith('transition'))
  const left = new Map(said)
  for (const name of isAnimated ? [...foldings, 'opacity'] : foldings) left.delete(name)
  return left
}

/** What is out of sight for good; sizes and colours are often given back to what is inside. */
export function isRemoving(said: ReadonlyMap<string, string>): boolean {
  const is = (name: string, value: RegExp) => value.test(said.get(name) ?? '')
  const isAway = /^-\s?\d{3,}/
  if (is('display', /^none/) || is('visibility', /^(?:hidden|collapse)/)) return true
  if (
    is('text-indent', isAway) ||
    is('clip-path', /^inset\(\s?(?:50|100)%/) ||
    is('clip', /^rect\(\s?(?:0|1px)[\s,0-9px]{0,30}\)/)
  )
    return true
  if (is('content-visibility', /^hidden/) || is('transform', /scale\(\s?0\s?\)/)) return true
  if (
    is('position', /^(?:absolute|fixed)/) &&
    ['left', 'top', 'right', 'bottom', 'margin-left'].some((side) => is(side, isAway))
  )
    return true
  return (
    is('overflow', /^(?:hidden|clip)/) &&
    ['height', 'width', 'max-height', 'max-width'].some((side) => is(side, /^[01](?:px)?$/))
  )
}

/** Whether text has the colour of its background. */
export function isOwnColor(said: ReadonlyMap<string, string>): boolean {
  const color = parseColor(said.get('color'))
  return (
    color !== '' && color === parseColor(said.get('background-color') ?? said.get('background'))
  )
}

/** The declarations of a style by their properties, in small letters. */
export function parseDeclarations(style: string): Map<string, string> {
  return new Map(
    style
      .slice(0, 2_000)
      .toLowerCase()
      .split(';')
      .map((line): [string, string] => {
        const colon = line.indexOf(':')
        return [
          line.slice(0, colon).trim(),
          line
            .slice(colon + 1)
            .replace('!important', '')
            .trim(),
        ]
      }),
  )
}

const named: Readonly<Record<string, string>> = {
  white: '#ffffff',
  black: '#000000',
  red: '#ff0000',
  '#fff': '#ffffff',
  '#000': '#000000',
}

/** A colour as `#rrggbb` or by its name; empty for none. */
export function parseColor(value: string | undefined): string {
  const [first = ''] = (value ?? '').split(/\s(?![^(]{0,60}\))/)
  const rgb = /^rgba?\(\s{0,3}(\d{1,3})[\s,]{1,4}(\d{1,3})[\s,]{1,4}(\d{1,3})/.exec(first)
  if (rgb !== null)
    return `#${rgb
      .slice(1, 4)
      .map((part) => Number(part).toString(16).padStart(2, '0'))
      .join('')}`
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(first)
  if (short !== null)
    return `#${short
      .slice(1, 4)
      .map((part) => part + part)
      .join('')}`
  return (
    named[first] ??
    (/^#[0-9a-f]{6}/.test(first)
      ? first.slice(0, 7)
      : /^[a-z]{3,20}$/.test(first) && !/^(?:inherit|initial|unset|none|currentcolor)$/.test(first)
        ? first
        : '')
  )
}

/**
 * Plain rules (`.note`, `#note`, lists of them) that hide; what stands in `@media` and after other
 * selectors depends on more than is known here.
 */
export function buildHidingRules(css: string): HidingRules {
  const [sure, unsure, otherwise] = [
    { classes: new Set<string>(), ids: new Set<string>() },
    { classes: new Set<string>(), ids: new Set<string>() },
    { classes: new Set<string>(), ids: new Set<string>() },
  ]
  let depth = 0
  let selector = ''
  for (const piece of css.replace(/\/\*[^*]{0,5000}\*\//g, ' ').split(/(?<=[{}])/)) {
    if (piece.endsWith('{')) {
      if (depth === 0) selector = piece.slice(0, -1).trim()
      depth += 1
      continue
    }
    const said = depth === 1 && piece.endsWith('}') ? piece.slice(0, -1) : ''
    if (said !== '' && isHidingStyle(said)) {
      const declared = parseDeclarations(said)
      const isLost = isHiding(removeFoldings(declared))
      const targets = [isRemoving(declared) ? sure : unsure, ...(isLost ? [otherwise] : [])]
      for (const one of selector.slice(-500).split(',')) {
        const [, kind, name] =
          /^\s{0,20}(?:[a-z]{1,10})?([.#])([\w-]{1,80})\s{0,20}$/.exec(one) ?? []
        if (kind === undefined || name === undefined) continue
        for (const { classes, ids } of targets) (kind === '.' ? classes : ids).add(name)
      }
    }
    depth = Math.max(0, depth - 1)
  }
  return { sure, unsure, otherwise }
}
