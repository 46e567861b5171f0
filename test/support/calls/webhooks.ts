import type { z } from 'zod'
import { WebhookEndpoint } from '../../../contract/resources/webhooks.ts'
import type { SharedService } from '../service/service.ts'
import { callAnew } from './callers.ts'
import { createTenant, type Tenant } from './tenants.ts'

type Endpoint = z.infer<typeof WebhookEndpoint>

/** What a key does with webhook endpoints. */
type WebhookCalls = {
  ask(method: string, path: string, body?: unknown): Promise<Response>
  create(body?: Record<string, unknown>): Promise<Response>
  /** @returns the endpoint with its secret */
  created(body?: Record<string, unknown>): Promise<Endpoint>
  get(id: string): Promise<Endpoint>
}

type WebhookOwner = Tenant & WebhookCalls

export const webhookUrl = 'https://backend.example.com/hooks'

export function webhookCalls(url: string, key: string): WebhookCalls {
  const ask: WebhookCalls['ask'] = (method, path, body) =>
    callAnew(url, path, { key, method, ...(body === undefined ? {} : { body }) })
  const create: WebhookCalls['create'] = (body = {}) =>
    ask('POST', '/api/v1/webhooks', { url: webhookUrl, ...body })
  return {
    ask,
    create,
    created: async (body) => WebhookEndpoint.parse(await (await create(body)).json()),
    get: async (id) =>
      WebhookEndpoint.parse(await (await ask('GET', `/api/v1/webhooks/${id}`)).json()),
  }
}

/** An account that has no webhook endpoint yet. */
export async function createWebhookOwner(service: SharedService): Promise<WebhookOwner> {
  const tenant = await createTenant(service)
  return { ...tenant, ...webhookCalls(service.url, tenant.key) }
}
