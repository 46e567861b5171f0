import type { EndpointName } from '../../contract/endpoints/endpoints.ts'
import type { CallHandler } from './handler.ts'
import { cancelJob, getJob, getJobs, stopJob } from './jobs.ts'
import { createKey, deleteKey, getKey, listKeys, updateKey } from './keys.ts'
import { getUsage } from './usage-report.ts'
import {
  getWebhookDeliveries,
  recoverWebhook,
  retryWebhookDelivery,
  testWebhook,
} from './webhook-deliveries.ts'
import { getWebhookEvents } from './webhook-events.ts'
import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  getWebhooks,
  rotateWebhookSecret,
  updateWebhook,
} from './webhooks.ts'

/** Endpoints that answer a call without its connection: of a request, and of a page. */
export const callHandlers = {
  listJobs: getJobs,
  getJob,
  cancelJob,
  stopJob,
  createKey,
  listKeys,
  getKey,
  updateKey,
  deleteKey,
  getUsage,
  createWebhook,
  listWebhooks: getWebhooks,
  getWebhook,
  updateWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  testWebhook,
  listWebhookDeliveries: getWebhookDeliveries,
  retryWebhookDelivery,
  recoverWebhook,
  listWebhookEvents: getWebhookEvents,
} satisfies Partial<Record<EndpointName, CallHandler>>
