/**
 * Measures dossiers of invented people: `node test/support/invented-people/measure.ts 1-100 FAMILY
 * [--hostile] [--rare] [--only=name|hit] [--by=rules|model] [--verbose]`, where FAMILY is one of
 * first, second … eleventh. `--rare`: namesakes share an employer, a year of birth, or two things
 * with the person. Prints precision, recall, dossiers with a namesake's fact and dossiers that cite
 * a namesake's page, by name and headline and by the whole hit, with rules and with a model that
 * reads every page rightly.
 */
import { type Family, families } from './families.ts'
import { inventWorld } from './invent-world.ts'
import { factNames } from './page-form.ts'
import { bestHit, runDossier } from './run-dossier.ts'
import { type Score, scoreRun } from './score-run.ts'

const [range = '1-100', ...flags] = process.argv.slice(2)
const [from = 1, to = from] = range.split('-').map(Number)
const isFamily = (flag: string): flag is Family => flag in families
const family = flags.find(isFamily) ?? 'first'
const options = { family, isHostile: flags.includes('--hostile'), isRare: flags.includes('--rare') }
const isVerbose = flags.includes('--verbose')

const worlds = new Map<number, ReturnType<typeof inventWorld>>()

const started = performance.now()
const only = flags.find((flag) => flag.startsWith('--only='))?.slice(7)
const by = flags.find((flag) => flag.startsWith('--by='))?.slice(5)
for (const mode of ['name', 'hit'] as const) {
  if (only !== undefined && only !== mode) continue
  for (const withModel of [false, true]) {
    if (by !== undefined && (by === 'model') !== withModel) continue
    const scores: { seed: number; score: Score }[] = []
    for (let seed = from; seed <= to; seed += 1) {
      const world = worldAt(seed)
      const asked =
        mode === 'hit'
          ? bestHit(world)
          : {
              person: { name: world.person.name, headline: world.headline },
              anchors: new Set<string>(),
            }
      if (asked === null) continue
      scores.push({
        seed,
        score: scoreRun(
          world,
          runDossier(world, { ...asked, ...(withModel ? { model: world } : {}) }),
        ),
      })
    }
    report(`${mode}, ${withModel ? 'model' : 'rules'}`, scores)
  }
}
process.stdout.write(
  `${family} forms, seeds ${from}-${to}, ${Math.round((performance.now() - started) / 1_000)} s\n`,
)

function report(label: string, scores: readonly { seed: number; score: Score }[]): void {
  const sum = (count: (score: Score) => number) =>
    scores.reduce((all, { score }) => all + count(score), 0)
  const precision = sum(({ right }) => right) / sum(({ stated }) => stated)
  const recall = sum(({ found }) => found.length) / sum(({ facts }) => facts.length)
  const bad = scores.filter(({ score }) => score.namesakeFacts.length > 0)
  const citing = scores.filter(({ score }) => score.namesakeCitations.length > 0)
  process.stdout.write(
    `${label.padEnd(12)} precision ${precision.toFixed(3)} recall ${recall.toFixed(3)} namesake facts ${bad.length} cited ${citing.length} of ${scores.length}\n`,
  )
  const byFact = factNames.map((fact) => {
    const all = scores.filter(({ score }) => score.facts.includes(fact))
    return `${fact} ${all.filter(({ score }) => score.found.includes(fact)).length}/${all.length}`
  })
  process.stdout.write(`  ${byFact.join(', ')}\n`)
  if (!isVerbose) return
  for (const { seed, score } of scores) {
    if (score.wrong.length + score.namesakeFacts.length + score.namesakeCitations.length === 0)
      continue
    process.stdout.write(
      `  ${seed}: wrong [${score.wrong.join('; ')}] namesakes [${score.namesakeFacts.join('; ')}] cited [${score.namesakeCitations.join('; ')}]\n`,
    )
  }
}

function worldAt(seed: number): ReturnType<typeof inventWorld> {
  const world = worlds.get(seed) ?? inventWorld(seed, options)
  worlds.set(seed, world)
  return world
}
