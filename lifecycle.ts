/** Manners of a child process: it says when it is ready, stops when told, and never outlives the parent that holds its channel. */

const parentEveryMs = 1_000

/** Called behind `onStop`: its listener would otherwise keep the channel, and with it the process, open for ever. */
export function announceReady(): void {
  process.send?.({ ready: true })
  process.channel?.unref()
}

/** Calls `stop` once: on SIGTERM, SIGINT, or when the parent has gone. */
export function onStop(stop: () => void): void {
  let stopping = false
  const once = () => {
    if (stopping) return
    stopping = true
    stop()
  }
  process.on('SIGTERM', once)
  process.on('SIGINT', once)
  process.on('disconnect', once)
  if (process.send === undefined) return
  // the parent may have gone while this process was still starting
  if (!process.connected) once()
  // a process whose parent has ended gets another parent, even if its channel never closed
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && once(), parentEveryMs).unref()
}
