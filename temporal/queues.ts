/** The task queues that workers poll. */

export const taskQueue = 'research'
/** Deliveries have one of their own: a backend that hangs holds up no research. */
export const webhookQueue = 'webhooks'

/** Runs of the sandbox have the lowest priority, by which operators see their tasks apart. */
export const sandboxPriority = 5
