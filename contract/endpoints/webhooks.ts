import {
  WebhookDeleted,
  WebhookDelivery,
  WebhookDeliveryList,
  WebhookEndpoint,
  WebhookEndpointList,
  WebhookEventList,
  WebhookInput,
  WebhookPatch,
  WebhookRecoverInput,
  WebhookRecovery,
} from '../resources/webhooks.ts'
import type { Endpoint, EndpointRow } from './endpoint.ts'

const urlRule =
  '`url` must be an https address on the public internet; an account has a limited number of ' +
  'endpoints.'
const enabledRule = 'The endpoint must be enabled.'

const webhook = (row: EndpointRow): Endpoint => ({
  auth: 'bearer',
  scope: null,
  operation: null,
  ratePolicy: 'webhooks',
  body: null,
  status: 200,
  response: WebhookEndpoint,
  formats: ['json'],
  errors: ['sandbox_unsupported'],
  ordinaryKeys: true,
  ...row,
})

/**
 * What changes or uses an endpoint decides where the events of every operation go: a key narrowed
 * to some must not.
 */
const webhookChange = (row: EndpointRow): Endpoint =>
  webhook({ scope: 'all', errors: ['sandbox_unsupported', 'missing_scope'], ...row })

export const webhookEndpoints = {
  createWebhook: webhookChange({
    method: 'POST',
    path: '/api/v1/webhooks',
    summary: 'Notify a backend when background jobs end; the secret is in this answer only',
    body: WebhookInput,
    status: 201,
    beyondSchema: [urlRule],
  }),
  listWebhooks: webhook({
    method: 'GET',
    path: '/api/v1/webhooks',
    summary: 'List your webhook endpoints',
    response: WebhookEndpointList,
  }),
  getWebhook: webhook({
    method: 'GET',
    path: '/api/v1/webhooks/{id}',
    summary: 'A webhook endpoint and its state',
  }),
  updateWebhook: webhookChange({
    method: 'PATCH',
    path: '/api/v1/webhooks/{id}',
    summary: 'Change, disable or enable a webhook endpoint',
    body: WebhookPatch,
    beyondSchema: [urlRule],
  }),
  deleteWebhook: webhookChange({
    method: 'DELETE',
    path: '/api/v1/webhooks/{id}',
    summary: 'Delete a webhook endpoint with its deliveries',
    response: WebhookDeleted,
  }),
  rotateWebhookSecret: webhookChange({
    method: 'POST',
    path: '/api/v1/webhooks/{id}/rotate-secret',
    summary: 'Make a new secret; for a while the old one signs too',
  }),
  testWebhook: webhookChange({
    method: 'POST',
    path: '/api/v1/webhooks/{id}/test',
    summary: 'Send a `job.succeeded` about a made-up job, with `data.test`: true',
    beyondSchema: [enabledRule],
    status: 202,
    response: WebhookDelivery,
  }),
  listWebhookDeliveries: webhook({
    method: 'GET',
    path: '/api/v1/webhooks/{id}/deliveries',
    summary: 'What was sent to a webhook endpoint, attempt by attempt, newest first',
    response: WebhookDeliveryList,
  }),
  retryWebhookDelivery: webhookChange({
    method: 'POST',
    path: '/api/v1/webhooks/{id}/deliveries/{delivery}/retry',
    summary: 'Make the next attempt now, also of a delivery that has ended',
    beyondSchema: [enabledRule],
    status: 202,
    response: WebhookDelivery,
  }),
  recoverWebhook: webhookChange({
    method: 'POST',
    path: '/api/v1/webhooks/{id}/recover',
    summary: 'Resend the events that this endpoint has missed since a given time',
    body: WebhookRecoverInput,
    beyondSchema: [enabledRule],
    status: 202,
    response: WebhookRecovery,
  }),
  listWebhookEvents: webhook({
    method: 'GET',
    path: '/api/v1/events',
    summary: 'Events of your background jobs as they are sent, newest first; kept for 30 days',
    response: WebhookEventList,
  }),
}
