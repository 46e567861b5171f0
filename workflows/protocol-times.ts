/**
 * How soon one part of the service takes another for dead. A change here changes how long callers
 * wait after a crash, so test/workflows/protocol-times.test.ts holds the values.
 */
export const protocolTimes = {
  /** An activity that does not report within this goes to another worker. */
  heartbeat: '4s',
  /**
   * A task holds the local activities of a run, which is seconds on a worker that is short of
   * processor time; with half of this such tasks time out and are done twice.
   */
  workflowTask: '10s',
  /** How long a run waits for the worker that has it in memory; a late worker pays one replay. */
  stickyQueue: '2s',
  /** How long a worker that is stopped lets its activities end, and when it gives up on them. */
  shutdownGrace: '5s',
  shutdownForce: '8s',
} as const
