export const operatorPaths = {
  start: '/portal/operator',
  request: '/portal/operator/requests/{id}',
  decide: '/portal/operator/requests/{id}/decide',
  extend: '/portal/operator/requests/{id}/extend',
  answer: '/portal/operator/requests/{id}/answer',
  stored: '/portal/operator/requests/{id}/stored',
  optOuts: '/portal/operator/opt-outs',
  lift: '/portal/operator/opt-outs/{id}/lift',
  account: '/portal/operator/accounts/{id}',
  plan: '/portal/operator/accounts/{id}/plan',
  credits: '/portal/operator/accounts/{id}/credits',
  incidents: '/portal/operator/incidents',
  resolve: '/portal/operator/incidents/{id}/resolve',
} as const

/** The address of one of them for an id. */
export function toOperatorPath(name: keyof typeof operatorPaths, id: string): string {
  return operatorPaths[name].replace('{id}', encodeURIComponent(id))
}
