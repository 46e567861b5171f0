import { buildKeyedFindings } from '../../../activities/person/record-findings.ts'
import type { Record as FoundRecord } from '../../../research/entity-resolution/people/compose-people.ts'
import { buildFinding, type Finding } from '../../../research/records/finding.ts'
import { sources } from '../../../sources/index.ts'
import { parseAnswer } from '../../../sources/shared/parse-answer.ts'
import type { Question } from '../../../sources/shared/source.ts'
import { createStandInCall } from './create-stand-in-call.ts'
import { sites } from './providers/username-sites.ts'
import type { World } from './world.ts'

const now = new Date('2026-01-02T03:04:05.678Z')
const retrievedAt = now.toISOString()

/**
 * What every provider of the stand-in world says, asked through the sources themselves, without a
 * network.
 */
export function askStandIns(world: World, questions: readonly Question[]): FoundRecord[] {
  const found: { provider: string; finding: Finding }[] = []
  const callStandIn = createStandInCall(world)
  const queue = questions.flatMap((question) =>
    sources
      .filter(({ accepts, searchesWeb }) =>
        question.kind === 'web' ? searchesWeb : accepts.some((kind) => kind === question.kind),
      )
      .map((source) => ({ source, question })),
  )
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { source, question } = next
    const answer = callStandIn(source, question)
    if (answer === null) continue
    const { evidence } = parseAnswer(source, answer, question, now)
    found.push(
      ...(evidence?.findings ?? []).map((one) => ({ provider: source.provider, finding: one })),
    )
    for (const { step, text: lead } of evidence?.leads ?? []) {
      const led = sources.find(({ name }) => name === step)
      if (led !== undefined) queue.push({ source: led, question: { kind: 'id', text: lead } })
    }
  }
  for (const question of questions)
    if (question.kind === 'username') found.push(...sweep(world, question.text))
  return [...Map.groupBy(found, ({ provider }) => provider)]
    .flatMap(([provider, all]) =>
      buildKeyedFindings(
        provider,
        all.map((one) => one.finding),
      ),
    )
    .map(({ dedupeKey, finding: merged }) => ({ id: dedupeKey, finding: merged, retrievedAt }))
}

/** The sites of the sweep show a handle and nothing else. */
function sweep(world: World, username: string): { provider: string; finding: Finding }[] {
  const known = {
    kind: 'account',
    title: 'Members',
    method: 'http_profile',
    username,
    trust: 60,
  } as const
  return sites.flatMap((platform) =>
    world.holder(platform, username) === null
      ? []
      : [
          {
            provider: 'username_sites',
            finding: buildFinding({
              ...known,
              matchedOn: ['username'],
              platform,
              url: `https://${platform}.example/${username}`,
            }),
          },
        ],
  )
}
