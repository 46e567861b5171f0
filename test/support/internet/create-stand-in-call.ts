import type { About, AnySource, Question, SourceAnswer } from '../../../sources/shared/source.ts'
import { standIns } from './providers/index.ts'
import type { World } from './world.ts'

/**
 * Makes requests of sources to the stand-ins of a world, without a network; null for a source that
 * has no stand-in or no request, and for a request that was made before.
 */
export function createStandInCall(world: World) {
  const seen = new Set<string>()
  return <Of extends About>(source: AnySource<Of>, question: Question<Of>): SourceAnswer | null => {
    const standIn = standIns[source.provider]
    const base = `https://stand-in.example/${source.provider}`
    const request = source.request(question, { base, key: 'key' })
    const key = JSON.stringify([source.name, request])
    if (standIn === undefined || request === null || seen.has(key)) return null
    seen.add(key)
    const { pathname, searchParams } = new URL(request.url)
    const path = pathname.slice(pathname.indexOf('/', 1))
    const body: Record<string, unknown> = JSON.parse(String(request.body ?? '{}'))
    const said = standIn.answer({ base, path, query: searchParams, body }, world)
    const text = typeof said.body === 'string' ? said.body : JSON.stringify(said.body)
    return { status: said.status, headers: said.headers, text }
  }
}
