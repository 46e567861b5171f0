import { proxyActivities } from '@temporalio/workflow'

const { nothing } = proxyActivities<{ nothing(): Promise<void> }>({ startToCloseTimeout: '20s' })

/** The least that Temporal can be asked for: one activity that does nothing. */
export async function bare(): Promise<void> {
  await nothing()
}
