import { memoizeOnce } from '../text/memoize-once.ts'
import { isSensitiveText } from './is-sensitive-text.ts'
import { copulas, firstPerson, privateWords } from './tables/own-statements.ts'
import { toShownOrNull } from './to-shown-or-null.ts'

/** Stands for the person: the patterns know people by their names. */
const standIn = 'Ada Marlowe'
/** What a profile says in a few words: how many such parts are read, and words of each. */
const [maxParts, maxPartWords] = [8, 6]
const anyPrivateWord = new RegExp(privateWords, 'iu')

const spoken = memoizeOnce(() =>
  Object.values(firstPerson)
    .flat()
    .map(([own, other]) => ({
      own: new RegExp(String.raw`(?<![\p{L}'’-])(?:${own})(?![\p{L}'’-])`, 'giu'),
      said: `${standIn} ${other}`,
    })),
)

/**
 * What people say of themselves, such as a profile's text or a title; null where it must not be
 * shown. They write "I" or nothing where others write a name: "I am HIV-positive", "Gay. Baker."
 */
export function toOwnShownOrNull(text: string | null): string | null {
  const shown = toShownOrNull(text)
  if (shown === null || !anyPrivateWord.test(shown)) return shown
  return isSensitiveText(toThirdPerson(shown)) === null ? shown : null
}

function toThirdPerson(text: string): string {
  const renamed = spoken().reduce((rest, { own, said }) => rest.replace(own, said), text)
  const parts = text
    .split(/[\n|·•,.;:/()!–—]+/u)
    .map((part) => part.trim())
    .filter((part) => anyPrivateWord.test(part) && part.split(/\s+/).length <= maxPartWords)
    .slice(0, maxParts)
  const said = parts.flatMap((part) =>
    [part, `${part.slice(0, 1).toLowerCase()}${part.slice(1)}`].flatMap((words) =>
      Object.values(copulas)
        .flat()
        .map((is) => `${standIn} ${is} ${words}.`),
    ),
  )
  return [renamed, ...said].join('\n')
}
