/** Bytes received, and how many there will be (0 = not known). */
export type Progress = (received: number, total: number) => void

/**
 * Passes on only what is more than before: a second download starts over, and unpacking moves
 * files.
 */
export function keepRising(progress: Progress): Progress {
  let most = 0
  return (received, total) => {
    if (received < most) return
    most = received
    progress(received, total)
  }
}
