/** Manners of a child process: it says when it is ready, stops when told, and never outlives the parent that holds its channel. */

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
  // the parent may have gone while this process was still starting
  if (process.send !== undefined && !process.connected) once()
}
