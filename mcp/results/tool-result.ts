import type { CallToolResult, ResourceLink } from '@modelcontextprotocol/server'
import type { ErrorBody } from '../../contract/errors/errors.ts'
import type { OperationName } from '../../contract/operations/operations.ts'
import { cutResult } from './cut-result.ts'
import { renderResultMarkdown } from './markdown.ts'

export const pollAfterMs = 2_000

type Job = {
  publicUrl: string
  jobId: string | null
  /** The length of the result's JSON, with its events. */
  json?: number
}

function buildJobLink({ publicUrl, jobId }: Job): ResourceLink[] {
  // a scenario of the sandbox is no job
  if (jobId === null || !jobId.startsWith('job_')) return []
  const uri = `${publicUrl}/api/v1/jobs/${jobId}`
  return [{ type: 'resource_link', uri, name: jobId, mimeType: 'application/json' }]
}

/** The JSON of an operation as a result of a tool: short Markdown, the data, the job. */
export function buildResult(
  operation: OperationName,
  { events: _events, ...body }: Readonly<Record<string, unknown>>,
  job: Job,
): CallToolResult {
  const text = renderResultMarkdown(operation, body)
  const { shown, omitted } = cutResult(body, {
    text: text.length,
    ...(job.json === undefined ? {} : { json: job.json }),
  })
  const rest =
    omitted.length === 0 || job.jobId === null
      ? ''
      : `\n\nLeft out for length: ${omitted.join(', ')}. Read one with get_job {"job_id": ` +
        `"${job.jobId}", "section": "${omitted[0]}"}.`
  return {
    content: [{ type: 'text', text: `${text}${rest}` }, ...buildJobLink(job)],
    structuredContent: omitted.length === 0 ? shown : { ...shown, omitted },
  }
}

/** One section of a job's result, or one page of it, as data alone. */
export function buildSection(
  section: string,
  { data, page, pages }: { data: unknown; page: number; pages: number },
  job: Job,
): CallToolResult {
  const text = `Section ${section}${pages === 1 ? '' : `, page ${page} of ${pages}`}: see the data.`
  return {
    content: [{ type: 'text', text }, ...buildJobLink(job)],
    structuredContent: { object: 'section', job_id: job.jobId, section, page, pages, data },
  }
}

/** The answer while a job goes on, in under 1,000 bytes. */
export function buildRunning(
  jobId: string,
  { publicUrl, percent, label }: { publicUrl: string; percent: number; label: string },
): CallToolResult {
  const text =
    `Still running (${percent} %: ${label.slice(0, 120)}). Call get_job with job_id "${jobId}" ` +
    'for the result; the job goes on meanwhile.'
  return {
    content: [{ type: 'text', text }, ...buildJobLink({ publicUrl, jobId })],
    structuredContent: { status: 'running', job_id: jobId, poll_after_ms: pollAfterMs },
  }
}

/** A refusal, as the error of the REST interface; the text alone is enough to act on it. */
export function buildError({ error }: ErrorBody, retryAfter: number | null): CallToolResult {
  const sentences = [
    error.message,
    error.url === undefined ? '' : `A person can help at ${error.url}`,
    retryAfter === null ? '' : `Try again in ${retryAfter} seconds.`,
  ]
  return {
    isError: true,
    content: [{ type: 'text', text: sentences.filter((sentence) => sentence !== '').join(' ') }],
    structuredContent: { error, ...(retryAfter === null ? {} : { retry_after: retryAfter }) },
  }
}
