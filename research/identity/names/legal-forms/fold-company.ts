import { isAscii } from '../../../text/signs/script.ts'
import { foldWords } from '../../../text/words/fold.ts'
import { nativeForms } from './native-forms.ts'
import { removeTails } from './remove-tails.ts'

/** The words of a company's name or of a legal form in ASCII, dotted letters as one word. */
export function foldCompany(name: string): string[] {
  if (isPlain.test(name)) return joinLetters(listPlainWords(name.toLowerCase()))
  const plain = name.normalize('NFKC')
  const latin = isAscii(plain)
    ? plain
    : nativeForms.reduce((text, [form, word]) => text.replace(form, word), plain)
  return joinLetters(
    foldWords(
      joinDotted(removeTails(latin))
        .replace(/\bA\/S\b/gi, 'aktieselskab')
        .replace(/\bI\/S\b/gi, 'interessentskab')
        .replace(/\bK\/S\b/gi, 'kommanditselskab')
        .replace(/\bP\/S\b/gi, 'partnerselskab')
        .replace(/[&+]/g, ' and ')
        .replace(/(?<=\p{L})[./](?=\p{L})/gu, ' '),
    ),
  )
}

/** Letters with dots are one word, so that `V G.m.b.H.` keeps its number. */
function joinDotted(name: string): string {
  return name
    .replace(/(?<!\p{L})(?:\p{L}\.){2,}\p{L}?(?!\p{L})/gu, (letters) => letters.replaceAll('.', ''))
    .replace(/(?<=spol\.? )s ro\b/i, 'sro')
}

/** Most names and forms: nothing to fold. */
const isPlain = /^[A-Za-z0-9 ,.-]*$/

function listPlainWords(name: string): readonly string[] {
  const dotless = name.replace(/(?<![a-z])(?:[a-z]\.){2,}[a-z]?(?![a-z])/g, (letters) =>
    letters.replaceAll('.', ''),
  )
  return dotless.replace(/(?<=spol\.? )s ro\b/, 'sro').match(/[a-z0-9]+/g) ?? []
}

/** `L.X.C.` → `lxc`: letters that stand alone, side by side, are one word. */
export function joinLetters(words: readonly string[]): string[] {
  const joined: string[] = []
  let letters = ''
  for (const word of words) {
    if (word.length === 1 && /[a-z]/.test(word)) {
      letters += word
      continue
    }
    if (letters !== '') joined.push(letters)
    letters = ''
    joined.push(word)
  }
  return letters === '' ? joined : [...joined, letters]
}
