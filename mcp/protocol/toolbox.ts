import type { CallToolResult, Tool } from '@modelcontextprotocol/server'

/** A job as the tasks extension shows it. */
export type TaskState = {
  taskId: string
  createdAt: string
  lastUpdatedAt: string
  /** How long it is kept. */
  ttlMs: number
  pollIntervalMs: number
  statusMessage?: string
} & (
  | { status: 'working' | 'cancelled' }
  | { status: 'completed'; result: CallToolResult }
  | { status: 'failed'; error: { code: number; message: string } }
)

/** What a client takes, beside a result. */
export type CallOptions = {
  /** Aborts when the client leaves. */
  signal: AbortSignal
  /** @param percent rises from call to call */
  onProgress: (percent: number, message: string) => void
  /** The client can ask its person to open a page, and was not asked to yet. */
  opensPages: boolean
  /** A task is answered in the place of the result `running`. */
  takesTasks: boolean
}

export type ToolAnswer =
  | { kind: 'result'; result: CallToolResult }
  /** A person may help by opening a page; then the call is repeated. */
  | { kind: 'page'; url: string; message: string }
  | { kind: 'running'; task: TaskState; result: CallToolResult }

/** A document that clients can read. */
export type ResourceEntry = {
  uri: string
  name: string
  title: string
  description: string
  mimeType: string
  text: string
  _meta?: Record<string, unknown>
}

/** What the protocol asks of the service, for one request of one caller. */
export type Toolbox = {
  tools: Tool[]
  resources: readonly ResourceEntry[]
  /** @returns null: there is no such tool */
  call: (
    name: string,
    args: Record<string, unknown>,
    options: CallOptions,
  ) => Promise<ToolAnswer | null>
  /** @returns null: unknown, or another caller's */
  findTask: (id: string) => Promise<TaskState | null>
  /** @returns false: unknown, or another caller's */
  cancelTask: (id: string) => Promise<boolean>
}
