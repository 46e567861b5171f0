import { memoizeOnce } from '../../../text/memoize-once.ts'
import { joinAlternatives } from '../../../text/patterns/unwrap.ts'
import type { BoundSentence } from '../binding/bound-sentence.ts'
import type { WeighedStatement } from '../binding/statement.ts'
import { germanWords } from '../tables/front-post-words.ts'
import { buildCaseGrammar } from './build-case-grammar.ts'
import { buildClauseGrammar } from './build-clause-grammar.ts'
import { parseForms } from './parse-forms.ts'
import { czech } from './tables/czech-words.ts'
import { finnish } from './tables/finnish-words.ts'
import { greek } from './tables/greek-words.ts'
import { hungarian } from './tables/hungarian-words.ts'
import { danish, swedish } from './tables/nordic-words.ts'
import { persian } from './tables/persian-words.ts'
import { polish } from './tables/polish-words.ts'
import { romanian } from './tables/romanian-words.ts'
import { russian } from './tables/russian-words.ts'
import { ukrainian } from './tables/ukrainian-words.ts'

/** Words of German, whose umlauts are letters of Swedish and Finnish too. */
const german = new RegExp(String.raw`\s${joinAlternatives(germanWords)}\s`, 'u')

/** Each grammar is built at its first use: most texts need none. */
const grammars = [
  ...[russian, ukrainian, polish, czech, swedish, danish, romanian, greek].map((words) => ({
    sign: words.sign,
    buildOnce: memoizeOnce(() => buildClauseGrammar(words)),
  })),
  ...[finnish, hungarian, persian].map((words) => ({
    sign: words.sign,
    buildOnce: memoizeOnce(() => buildCaseGrammar(words)),
  })),
].map((grammar) => ({ ...grammar, hasUmlauts: grammar.sign.test('ä') }))

/** What sentences of languages with a subject in front state of it, by the forms of clauses. */
export function parseClauses(bound: BoundSentence): WeighedStatement[] {
  const { text } = bound.sentence
  for (const { sign, hasUmlauts, buildOnce } of grammars) {
    if (!sign.test(text) || (hasUmlauts && german.test(text))) continue
    const stated = parseForms(bound, buildOnce())
    if (stated.length > 0) return stated
  }
  return []
}
