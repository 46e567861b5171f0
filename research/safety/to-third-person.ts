import { memoizeOnce } from '../text/memoize-once.ts'
import { firstPerson, privateWords } from './tables/own-statements.ts'

/** Stands for the person: the patterns know people by their names. */
export const standIn = 'Ada Marlowe'
/** What a text holds in which people state something private of themselves in few words. */
export const anyPrivateWord = new RegExp(privateWords, 'iu')

const toWhole = (words: string) => String.raw`(?<![\p{L}'’-])(?:${words})(?![\p{L}'’-])`
const all = Object.values(firstPerson).flat()
const anyOwn = memoizeOnce(() => new RegExp(toWhole(all.map(([own]) => own).join('|')), 'iu'))
const spoken = memoizeOnce(() =>
  all.map(([own, other]) => ({
    own: new RegExp(toWhole(own), 'giu'),
    said: `${standIn} ${other}`,
  })),
)

/**
 * The lines of a text in which a person says "I" as others say it; none where they say nothing
 * private so. The other lines have been read as they are.
 */
export function toThirdPerson(text: string): string[] {
  if (!anyPrivateWord.test(text)) return []
  const lines = text.split('\n').filter((line) => anyPrivateWord.test(line) && anyOwn().test(line))
  if (lines.length === 0) return []
  return [spoken().reduce((rest, { own, said }) => rest.replace(own, said), lines.join('\n'))]
}
