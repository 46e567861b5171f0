/**
 * Measures the rules on passages of pages: `node test/support/passages/measure-passages.ts
 * open|sealed [SET …] [--verbose]`, where SET is one of press, firms, learned, own-pages, german,
 * french, iberian. Prints the share of the facts of a passage that are read, each passage alike,
 * how many values are wrong, and from how many traps anything is stated. Rules may be written along
 * the open half alone.
 */
import { loadPassages, passageSets, scorePassage } from './score-passages.ts'

const [half, ...flags] = process.argv.slice(2)
if (half !== 'open' && half !== 'sealed') throw new Error('the half is open or sealed')
const chosen = passageSets.filter((set) => flags.includes(set))
for (const set of chosen.length === 0 ? passageSets : chosen) {
  const scored = loadPassages(set, half).map((one) => ({ ...one, ...scorePassage(set, one) }))
  if (flags.includes('--verbose'))
    for (const { at, passage, lost, wrong, unsaid } of scored)
      if (lost.length + wrong.length + unsaid.length > 0)
        console.log(
          `${set} ${at} ${passage.kind}: lost [${lost}] wrong [${wrong.join('; ')}] unsaid [${unsaid}]`,
        )
  const stating = scored.filter(({ passage }) => passage.says.length > 0)
  const traps = scored.filter(({ passage }) => passage.says.length === 0)
  const share =
    stating.reduce((sum, { read, passage }) => sum + read.length / passage.says.length, 0) /
    stating.length
  const wrong = scored.reduce((sum, one) => sum + one.wrong.length, 0)
  const read = scored.reduce((sum, one) => sum + one.read.length, 0)
  const sprung = traps.filter((one) => one.wrong.length + one.unsaid.length > 0).length
  console.log(
    `${set.padEnd(10)} ${half}: read ${share.toFixed(3)} of ${stating.length} passages, ` +
      `wrong ${wrong} beside ${read}, traps ${sprung} of ${traps.length}`,
  )
}
