import { reply, type StandIn } from '../stand-in.ts'

/** Four engines over the same pages. */
export const searxng: StandIn = {
  answer: ({ query }, world) => {
    const q = query.get('q') ?? ''
    const results = world
      .pages(q)
      .map(({ url, title, snippet }) => ({ url, title, content: snippet, engine: 'invented' }))
    return reply({ query: q, results, answers: [], suggestions: [], unresponsive_engines: [] })
  },
}

export const brave: StandIn = {
  answer: ({ query }, world) => {
    const q = query.get('q') ?? ''
    const results = world
      .pages(q)
      .map(({ url, title, snippet }) => ({ url, title, description: snippet }))
    return reply({
      type: 'search',
      query: { original: q },
      ...(results.length > 0 && { web: { type: 'search', results } }),
    })
  },
  throttled: () =>
    reply({ type: 'ErrorResponse', error: { status: 429, code: 'RATE_LIMITED' } }, 429, {
      'x-ratelimit-remaining': '0, 14523',
      'x-ratelimit-reset': '40, 1419704',
    }),
}

export const tavily: StandIn = {
  answer: ({ body }, world) => {
    const q = String(body.query)
    const results = world
      .pages(q)
      .map(({ url, title, snippet }) => ({ url, title, content: snippet, score: 0.9 }))
    return reply({ query: q, answer: null, images: [], results, response_time: 0.4 })
  },
}

export const serper: StandIn = {
  answer: ({ body }, world) => {
    const q = String(body.q)
    const organic = world
      .pages(q)
      .map(({ url, title, snippet }, at) => ({ link: url, title, snippet, position: at + 1 }))
    return reply({ searchParameters: { q, type: 'search', engine: 'google' }, organic, credits: 1 })
  },
}
