import { type Asked, reply, type StandIn } from '../stand-in.ts'
import { html } from '../web/web-page.ts'

const htmlType = { 'content-type': 'text/html; charset=utf-8' }
const missing = reply(
  html('404 Not Found', '<h1>Not Found</h1><p>This world has no such page.</p>'),
  404,
  htmlType,
)

/**
 * Every web site at once, as a gateway that is asked for whole addresses:
 * `/https://host/path?query`.
 */
export const webPagesStandIn: StandIn = {
  answer: (asked, world) => {
    const page = world.page(addressIn(asked))
    if (page === null) return missing
    const { status = 200, headers = htmlType, body = '' } = page
    return { status, headers: { ...headers }, body: typeof body === 'string' ? body : body() }
  },
  mode: (asked, world) => world.page(addressIn(asked))?.mode ?? null,
}

function addressIn({ path, query }: Asked): string {
  return path.slice(1) + (query.size === 0 ? '' : `?${query}`)
}
