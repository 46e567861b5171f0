/** The documents of this repository that the service serves to its callers. */
export const documents = {
  agentsGuide: {
    path: '/docs/agents.md',
    title: 'For agents',
    about: 'requests, events, errors, limits and examples',
  },
  backendsGuide: {
    path: '/docs/backends.md',
    title: 'For backends',
    about: 'webhooks and a receiver that verifies them',
  },
  operatorsGuide: {
    path: '/docs/operators.md',
    title: 'For operators',
    about: 'running, watching and upgrading the service',
  },
} as const
