import type { Fetcher } from '../../../activities/fetch/fetcher.ts'

/** A web of a few pages, by address; every other address is 404. */
export function oneWeb(pages: Readonly<Record<string, string>>): Fetcher {
  return {
    fetch: ({ url }) => {
      const html = pages[url]
      const body = Buffer.from(`<!doctype html><html><body>${html ?? ''}</body></html>`)
      const status = html === undefined ? 404 : 200
      return Promise.resolve({
        status,
        headers: { 'content-type': 'text/html' },
        body,
        finalUrl: url,
        truncated: false,
      })
    },
    close: () => Promise.resolve(),
  }
}
