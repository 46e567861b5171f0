import { memoizeByObject } from '../../../text/memoize.ts'
import { type Outline, roleNames } from '../build-block-outline.ts'
import type { Describe, PageBlocks, Values } from './feature.ts'

const semantic = ['main', 'article', 'section', 'nav', 'header', 'footer', 'figure', 'ul', 'a']
/** An element farther away counts as absent. */
const maxDistanceElements = 30
const nearNames = roleNames.map((name) => `${name}Near`)
const shareNamesOfRoles = roleNames.map((name) => `${name}Share`)

/** How near an element with a name of each role stands, and how much of the page it is. */
export function describeNames({ outline: { all } }: PageBlocks): Describe {
  const whole = all[0]?.text ?? 1
  const describe = memoizeByObject((outline: Outline): Values => {
    const values: Record<string, number> = {}
    for (const name of nearNames) values[name] = maxDistanceElements
    for (const name of shareNamesOfRoles) values[name] = -1
    for (const name of semantic) values[`in_${name}`] = -1
    if (outline.parent !== null) {
      const around = describe(outline.parent)
      for (const name of nearNames)
        values[name] = Math.min(maxDistanceElements, (around[name] ?? maxDistanceElements) + 1)
      for (const name of shareNamesOfRoles) values[name] = around[name] ?? -1
      for (const name of semantic) values[`in_${name}`] = around[`in_${name}`] ?? -1
    }
    for (const role of outline.roles) {
      values[nearNames[role] ?? ''] = 0
      values[shareNamesOfRoles[role] ?? ''] = outline.text / whole
    }
    const { localName } = outline.element
    if (semantic.includes(localName)) values[`in_${localName}`] = outline.text / whole
    return values
  })
  return ({ outline }) => describe(outline)
}
