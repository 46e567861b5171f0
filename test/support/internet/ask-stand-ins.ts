import { buildKeyedFindings } from '../../../activities/person/record-findings.ts'
import { sources } from '../../../activities/sources/index.ts'
import { parseAnswer } from '../../../activities/sources/parse-answer.ts'
import type { Question } from '../../../activities/sources/source.ts'
import type { Record as FoundRecord } from '../../../research/entity-resolution/people/compose-people.ts'
import { type Finding, finding } from '../../../research/records/finding.ts'
import { standIns } from './providers/index.ts'
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
  const seen = new Set<string>()
  const queue = questions.flatMap((question) =>
    sources
      .filter(({ accepts, searchesWeb }) =>
        question.kind === 'web' ? searchesWeb : accepts.some((kind) => kind === question.kind),
      )
      .map((source) => ({ source, question })),
  )
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { source, question } = next
    const standIn = standIns[source.provider]
    const base = `https://stand-in.example/${source.provider}`
    const request = source.request(question, { base, key: 'key' })
    const key = JSON.stringify([source.name, request])
    if (standIn === undefined || request === null || seen.has(key)) continue
    seen.add(key)
    const { pathname, searchParams } = new URL(request.url)
    const path = pathname.slice(pathname.indexOf('/', 1))
    const body: Record<string, unknown> = JSON.parse(String(request.body ?? '{}'))
    const said = standIn.answer({ base, path, query: searchParams, body }, world)
    const text = typeof said.body === 'string' ? said.body : JSON.stringify(said.body)
    const answer = { status: said.status, headers: said.headers, text }
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
            finding: finding({
              ...known,
              matchedOn: ['username'],
              platform,
              url: `https://${platform}.example/${username}`,
            }),
          },
        ],
  )
}
