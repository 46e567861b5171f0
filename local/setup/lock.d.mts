export function tryLock(file: string): { release: () => void } | { holder: number }
export function isAlive(owner: { pid: number; birth?: string | undefined }): boolean
export function birthOf(pid: number): string | undefined
