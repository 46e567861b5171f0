import { memoizeOnce } from '../text/memoize-once.ts'
import { ownAges } from './tables/minor/own-ages.ts'

const [minAge, minAdultAge] = [8, 18]
/** Below it, years to a graduation may be those of a university. */
const schoolYears = 5
const age = String.raw`(?<age>\d{1,2})`
const maxLength = 600

const whole = (sources: readonly string[]) =>
  sources.map((source) => new RegExp(`^(?:${source.replaceAll('{n}', age)})$`, 'iu'))
const patterns = memoizeOnce(() => ({
  parts: whole(ownAges.parts),
  pupils: whole(ownAges.pupils),
  said: ownAges.said.map((source) => new RegExp(source.replaceAll('{n}', age), 'iu')),
}))
const born = /^(?:born|b\.|geb\.|née?)(?: in)? (?<year>(?:19|20)\d\d)$/iu
const graduation = /^class of (?<year>20\d\d)$/iu

/**
 * Whether the text of a profile states that its owner is a minor, in the short forms of profiles:
 * "14 | she/her", "class of 2031". One statement of an adult's age rules it out.
 * @param year the current one
 */
export function showsYoungAge(text: string, year: number): boolean {
  const read = text.slice(0, maxLength)
  const parts = read.split(/[|•·\n;~✦(){}[\]]+/u).map((part) => part.trim())
  const { parts: ages, pupils, said } = patterns()
  const stated = [
    ...parts.flatMap((part) => ages.flatMap((one) => toNumber(one.exec(part)?.groups?.age))),
    ...said.flatMap((one) => toNumber(one.exec(read)?.groups?.age)),
    ...parts.flatMap((part) => toNumber(born.exec(part)?.groups?.year).map((one) => year - one)),
  ].filter((one) => one >= minAge)
  if (stated.length > 0) return stated.every((one) => one < minAdultAge)
  return parts.some(
    (part) =>
      pupils.some((one) => one.test(part)) ||
      toNumber(graduation.exec(part)?.groups?.year).some((one) => one - year >= schoolYears),
  )
}

function toNumber(text: string | undefined): number[] {
  return text === undefined ? [] : [Number(text)]
}
