import { Router } from '@koa/router'
import {
  type EndpointName,
  endpointNames,
  isEndpointName,
  toEndpoint,
} from '../../contract/endpoints/endpoints.ts'
import type { Step } from '../state.ts'

type Match = { endpoint: EndpointName; params: Record<string, string> } | { allow: string[] | null }

// paths differ by case, as URLs do; one trailing slash is forgiven
const router = new Router({ sensitive: true })
for (const name of endpointNames) {
  const { method, path } = toEndpoint(name)
  router.register(
    path.replace(/\{(\w+)\}/g, ':$1'),
    method === 'GET' ? ['GET', 'HEAD'] : [method],
    () => Promise.resolve(),
    { name },
  )
}

// most requests name an address without a variable: those are found without trying each pattern
const fixed = new Map<string, Match>()
for (const name of endpointNames) {
  const { method, path } = toEndpoint(name)
  if (!path.includes('{')) fixed.set(`${method} ${path}`, { endpoint: name, params: {} })
}

/** Finds the endpoint of a request, or what else its path allows. HEAD is answered like GET. */
function find(path: string, method: string): Match {
  const known = fixed.get(`${method} ${path}`)
  if (known !== undefined) return known
  const { path: onPath, pathAndMethod } = router.match(path, method)
  const layer = pathAndMethod[0]
  if (layer?.name !== undefined && isEndpointName(layer.name)) {
    return { endpoint: layer.name, params: layer.params(path, layer.captures(path)) }
  }
  return {
    allow: onPath.length === 0 ? null : [...new Set(onPath.flatMap((row) => row.methods))].sort(),
  }
}

/**
 * Sets the endpoint in the state. Unknown addresses are refused after `limit-by-ip`, which counts
 * them too.
 */
export const matchRoute: Step = (ctx, next) => {
  const match = find(ctx.path, ctx.method)
  if ('endpoint' in match) {
    ctx.state.endpoint = match.endpoint
    ctx.state.params = match.params
  } else if (match.allow !== null) ctx.set('Allow', match.allow.join(', '))
  return next()
}
