import type { z } from 'zod'
import {
  WebhookDeliveryList,
  WebhookEndpoint,
  WebhookEventList,
} from '../../../contract/resources/webhooks.ts'
import type { Receiver } from '../servers/receiver.ts'
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

/** An endpoint that a receiver of the test serves. */
export type ReceivedEndpoint = Endpoint & { path: string; key: string }

/**
 * Webhooks between a service and a receiver, as their owners see them.
 * @param getService asked at each call, since a file begins before both
 */
export function receivedWebhooks(
  getService: () => Pick<SharedService, 'url'>,
  getReceiver: () => Pick<Receiver, 'url'>,
) {
  const callsOf = (key: string) => webhookCalls(getService().url, key)
  const read = async (key: string, path: string): Promise<unknown> =>
    await (await callsOf(key).ask('GET', path)).json()
  return {
    makeEndpoint: async (
      key: string,
      path: string,
      more: Record<string, unknown> = {},
    ): Promise<ReceivedEndpoint> => ({
      ...(await callsOf(key).created({ url: `${getReceiver().url}${path}`, ...more })),
      path,
      key,
    }),
    post: (key: string, path: string, body?: unknown) => callsOf(key).ask('POST', path, body),
    endpointOf: ({ key, id }: ReceivedEndpoint) => callsOf(key).get(id),
    deliveriesOf: async ({ key, id }: ReceivedEndpoint) =>
      WebhookDeliveryList.parse(await read(key, `/api/v1/webhooks/${id}/deliveries`)).data,
    eventsOf: async (key: string) => WebhookEventList.parse(await read(key, '/api/v1/events')).data,
  }
}
