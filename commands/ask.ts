/** `npm run ask -- search "Ada Example"`: any operation, as a person wants to read it while it runs. */
import path from 'node:path'
import { z } from 'zod'
import { isOperationName, type OperationName } from '../contract/operations.ts'
import { chooseKey } from './ask/choose-key.ts'
import { follow, send } from './ask/follow.ts'
import { type Options, readOptions, type Wanted } from './ask/options.ts'
import { createPage } from './ask/page.ts'
import { createPaint } from './ask/paint.ts'
import { coverageLines } from './ask/render-coverage.ts'
import { vehicleLines } from './ask/render-vehicle.ts'
import { curlText, type Request, requestFor } from './ask/request.ts'
import { createScreen } from './ask/screen.ts'
import { ServiceError } from './ask/service-error.ts'
import { coverageOf, createView } from './ask/view.ts'
import { runCommand, serviceUrl, UsageError } from './command.ts'

const keyFile = path.join(import.meta.dirname, '..', '.local', 'api-key')
const Job = z.looseObject({ operation: z.string(), result: z.unknown() })

const { stdout, stderr } = process
const screen = createScreen(stdout, stderr)
const page = createPage(stdout.columns, createPaint(stdout.isTTY && stdout.hasColors()))
const interrupt = new AbortController()
// npm passes on the Ctrl-C that the terminal has sent already, so a second one means nothing
process.on('SIGINT', () => interrupt.abort())

await runCommand(async () => {
  const options = understand()
  if (options === null) return
  const url = (options.url ?? (await serviceUrl())).replace(/\/+$/, '')
  const key = await chooseKey({ key: options.key, url, file: keyFile })
  const request = requestFor(options, key.key)
  if (options.curl) return screen.print(curlText(url, request, key))
  for (const note of [options.note, key.note]) if (note !== null) stderr.write(`${note}\n`)
  const running: Running = { url, job: null }
  try {
    await ask(running, options, request)
  } catch (error) {
    screen.close()
    if (interrupt.signal.aborted) leave(running)
    else if (error instanceof ServiceError) refuse(error, options.json)
    else throw error
  } finally {
    screen.close()
  }
})

/** A mistake at the keyboard is exit code 2, as with other commands that are used in scripts. */
function understand(): Options | null {
  try {
    return readOptions(process.argv.slice(2))
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    stderr.write(`${error.message}\n`)
    process.exitCode = 2
    return null
  }
}

type Running = { url: string; job: string | null }

async function ask(running: Running, options: Options, request: Request): Promise<void> {
  const connection = { url: running.url, signal: interrupt.signal }
  if (!request.streams) {
    if (stderr.isTTY) screen.status('Waiting for the answer')
    const response = await send(connection, request)
    running.job = response.headers.get('x-service-job-id')
    const body: unknown = await response.json()
    screen.status(null)
    for (const line of options.json
      ? [JSON.stringify(body, null, 2)]
      : [...vehicleLines(body, page), ...coverageLines(coverageOf(body), page)])
      screen.print(line)
    return options.json ? undefined : tellJob(running)
  }
  const view = createView(page, await operationOf(connection, options.wanted, request))
  let failed = false
  try {
    for await (const told of follow(connection, request, 'jobId' in options.wanted ? options.wanted.jobId : null)) {
      if ('job' in told) running.job = told.job
      else if ('lost' in told) screen.status(`The connection is lost, trying again (${told.lost})`)
      else {
        const { lines, status, live } = view.show(told.event)
        // first what stays: no line is seen twice
        if (lines.length > 0) screen.live([])
        for (const line of lines) screen.print(line)
        screen.live(live)
        if (status !== null) screen.status(status)
        failed ||= told.event.type === 'error'
      }
    }
  } catch (error) {
    screen.live([])
    screen.status(null)
    for (const line of view.conclude(null)) screen.print(line)
    throw error
  }
  screen.live([])
  screen.status(null)
  const job = running.job === null ? null : await readJob(connection, running.job, request).catch(() => null)
  for (const line of [...vehicleLines(job?.result, page), ...view.conclude(job?.result)]) screen.print(line)
  tellJob(running)
  if (failed) process.exitCode = 1
}

type Connection = Parameters<typeof send>[0]

/** A job knows what it is; whoever follows one may not. */
async function operationOf(connection: Connection, wanted: Wanted, request: Request): Promise<OperationName> {
  if ('operation' in wanted) return wanted.operation
  const { operation } = await readJob(connection, wanted.jobId, request)
  return isOperationName(operation) ? operation : 'search'
}

async function readJob(connection: Connection, id: string, request: Request) {
  const { 'content-type': _, ...headers } = request.headers
  const response = await send(connection, { method: 'GET', path: `/api/v1/jobs/${id}`, headers, body: null, streams: false })
  return Job.parse(await response.json())
}

function tellJob({ url, job }: Running): void {
  if (job !== null) screen.print(page.paint.dim(`Job ${job}: ${url}/api/v1/jobs/${job}/events`))
}

/** Ctrl-C: what was started goes on. */
function leave({ url, job }: Running): void {
  process.exitCode = 130
  if (job === null) stderr.write('\nStopped before the service had said whether a job runs.\n')
  else stderr.write(`\nLeft running: ${url}/api/v1/jobs/${job}\nCome back with: npm run ask -- job ${job}\n`)
}

function refuse(error: ServiceError, asJson: boolean): void {
  if (asJson && error.body !== null) stdout.write(`${error.body}\n`)
  stderr.write(`${error.lines.join('\n')}\n`)
  process.exitCode = 1
}
