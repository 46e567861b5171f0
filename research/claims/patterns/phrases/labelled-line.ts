import { memoize } from '../../../text/memoize.ts'
import { joinAlternatives, unwrap } from '../../../text/patterns/unwrap.ts'
import { isFirmName } from '../tables/firm-words.ts'
import { chooseLabelKind, iconKinds, type LabelKind, productLabels } from '../tables/labels.ts'

/**
 * A line `Label: value`, a row of a table, or a label whose value is the next line. Offsets are in
 * the line.
 */
export type LabelledLine = Readonly<{ kind: LabelKind; value: string; valueStart: number }>

const separated =
  /^[\s•*·–-]*(\p{L}[\p{L} .'’()/-]{0,38}?)\s*(?::|\t|\s[–—|=-]\s|\s\|\s?)\s*(?=\S)/u
/**
 * Labels that nothing parts from their values but a style; other words begin sentences and titles
 * as well.
 */
const unmarked = new RegExp(
  unwrap`
    ^((?:Primary )?Job Title|Primary Organi[sz]ation|Location|Residence|Hometown|Alma Mater)\s+
    (?=\p{Lu}[^.!?]*$)`,
  'iu',
)
/** The first cell of a row may be longer, and hold commas. */
const cell = /^(\p{L}[\p{L} ,.'’()/&-]{0,60}?)\t(?=\S)/u
const maxUnmarkedLength = 70
const maxLabelLength = 40
const maxValueLength = 200

/**
 * @returns the label that a line opens with, and its value; the value is empty where the line is
 * nothing but a label
 */
export const parseLabelledLine = memoize((line: string): LabelledLine | null => {
  const icon = iconInFront.exec(line)
  if (icon !== null && line.length <= maxUnmarkedLength) {
    const kind = iconKinds.find(({ icons }) => icons.includes(icon[1] ?? ''))?.kind
    const value = line.slice(icon[0].length).trim()
    if (kind !== undefined && (kind === 'birth' || names.test(value)))
      return { kind, value, valueStart: icon[0].length }
  }
  const found = separated.exec(line) ?? cell.exec(line)
  const kind = found === null ? null : chooseLabelKind(found[1] ?? '')
  if (found !== null && kind !== null) {
    const value = line.slice(found[0].length).trim()
    return value.length > maxValueLength ? null : { kind, value, valueStart: found[0].length }
  }
  const bare = unmarked.exec(line)
  const bareKind =
    bare === null || line.length > maxUnmarkedLength ? null : chooseLabelKind(bare[1] ?? '')
  if (bare !== null && bareKind !== null)
    return { kind: bareKind, value: line.slice(bare[0].length).trim(), valueStart: bare[0].length }
  const alone = line.trim().replace(/:$/, '')
  const aloneKind = alone.length <= maxLabelLength ? chooseLabelKind(alone) : null
  return aloneKind === null ? null : { kind: aloneKind, value: '', valueStart: line.length }
})

/** "Halifax, Nova Scotia", but not "See you there" */
const names = /^\p{Lu}[\p{L}\p{M}\d.'’-]*(?:,? (?:&|\p{Lu}[\p{L}\p{M}\d.'’-]*|\p{Ll}{1,3}|upon))*$/u
const iconInFront = /^\s*(\p{Extended_Pictographic})\uFE0F?\s*(?=[\p{L}\p{N}])/u

const ofOthers = new RegExp(
  String.raw`^[\s•*·–-]*${joinAlternatives(productLabels)}\b[^:\t.]{0,40}[:\t]\s?(?=\S)`,
  'iu',
)

/** Years of a post, with what stands in front of them. */
const termBehind = /^(.*?)[\s,(]*(?:19|20)\d\d\s?[–-]\s?(?:(?:19|20)?\d\d|present|today|now)\)?$/iu

/** "Publisher: …", "Secretary of Commerce: …": who made a thing, or served under another. */
export function isOthersLine(line: string): boolean {
  const label = ofOthers.exec(line)
  if (label === null) return false
  // "Director: Initech, 2001-2005", "Editor, Grenmere Journal: 2010-2015"
  const firm = termBehind.exec(line.slice(label[0].length).trim())?.[1]
  return firm === undefined || (/\s/.test(firm) && !isFirmName(firm))
}
