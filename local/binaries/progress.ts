/** Bytes received, and how many there will be (0 = not known). */
export type Progress = (received: number, total: number) => void
