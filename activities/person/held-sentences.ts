/** After this long without a further sentence, held sentences are emitted without a verdict. */
const maxQuietMs = 3_000

type HeldSentences = {
  push(sentences: readonly string[]): Promise<void>
  /** Emits the held sentences, and further ones as they come. */
  release(): Promise<void>
  /** The text is complete: emits the held sentences that are chosen. */
  end(): Promise<void>
  /** Ends the waiting. */
  stop(): void
}

/**
 * Holds the sentences of a text until it is complete, so that they can be judged together. A text
 * that comes to a halt is released, and its other sentences are emitted as they come.
 * @param isHeld false: each sentence is emitted as it comes
 */
export function createHeldSentences({
  isHeld,
  emit,
  choose,
}: {
  isHeld: boolean
  emit: (sentences: readonly string[]) => Promise<void>
  choose: (sentences: readonly string[]) => Promise<readonly string[]>
}): HeldSentences {
  let holds = isHeld
  let held: string[] = []
  let timer: NodeJS.Timeout | undefined
  // emitting is in order, also where the clock releases while more comes
  let emitting = Promise.resolve()
  const emitAll = (sentences: readonly string[]) => {
    emitting = emitting.then(() => emit(sentences))
    return emitting
  }
  const release = () => {
    holds = false
    const released = held
    held = []
    return emitAll(released)
  }
  const stop = () => clearTimeout(timer)
  return {
    release,
    stop,
    async push(sentences) {
      stop()
      if (!holds) return await emitAll(sentences)
      held.push(...sentences)
      // its error is thrown by whatever is emitted next
      if (held.length > 0) timer = setTimeout(() => void release().catch(() => {}), maxQuietMs)
    },
    async end() {
      stop()
      const rest = held
      held = []
      await emitAll(holds ? await choose(rest) : rest)
    },
  }
}
