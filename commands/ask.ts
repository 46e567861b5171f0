/**
 * `npm run ask -- search "Ada Example"`: any operation, as a person wants to read it while it runs.
 */
import path from 'node:path'
import { z } from 'zod'
import { isOperationName, type OperationName } from '../contract/operations/operations.ts'
import { chooseKey } from './ask/choose-key.ts'
import { follow, type Progress, send } from './ask/follow.ts'
import { type Options, parseOptions, type Wanted } from './ask/options.ts'
import { createPage, type Page } from './ask/page.ts'
import { createPaint } from './ask/paint.ts'
import { renderCompanies } from './ask/render-companies.ts'
import { renderCoverage } from './ask/render-coverage.ts'
import { renderPictures } from './ask/render-pictures.ts'
import { renderProfile } from './ask/render-profile.ts'
import { renderSandboxNote } from './ask/render-sandbox-note.ts'
import { renderVehicle } from './ask/render-vehicle.ts'
import { buildAskRequest, type Request, renderCurl } from './ask/request.ts'
import { createScreen, type Screen } from './ask/screen.ts'
import { ServiceError } from './ask/service-error.ts'
import { createView, parseCoverage, type View } from './ask/view.ts'
import { exitCodes, findLocalFolder, findServiceUrl, runCommand } from './command.ts'
import { type Command, runProcess, type Shell } from './shell.ts'

const Job = z.looseObject({ operation: z.string(), result: z.unknown() })

export const ask: Command = (shell) => runCommand(shell, () => start(shell))

async function start(shell: Shell): Promise<number> {
  const { stdout, stderr } = shell
  const screen = createScreen(stdout, stderr)
  const page = createPage(
    stdout.columns,
    createPaint(stdout.isTTY === true && stdout.hasColors?.() === true),
  )
  const interrupt = new AbortController()
  // npm passes on the Ctrl-C that the terminal has sent already, so a second one means nothing
  shell.onInterrupt(() => interrupt.abort())
  const options = parseOptions(shell.args)
  const url = (options.url ?? (await findServiceUrl(shell))).replace(/\/+$/, '')
  const file = path.join(findLocalFolder(), 'api-key')
  const key = await chooseKey({ key: options.key, url, file })
  const request = buildAskRequest(options, key.key)
  if (options.curl) {
    screen.print(renderCurl(url, request, key))
    return exitCodes.ok
  }
  for (const note of [options.note, key.note, renderSandboxNote(options, key.key)])
    if (note !== null) stderr.write(`${note}\n`)
  const running: Running = { shell, screen, page, signal: interrupt.signal, url, job: null }
  try {
    return await answer(running, options, request)
  } catch (error) {
    screen.close()
    if (interrupt.signal.aborted) return leave(running)
    if (error instanceof ServiceError) return refuse(shell, error, options.json)
    throw error
  } finally {
    screen.close()
  }
}

type Running = {
  shell: Shell
  screen: Screen
  page: Page
  signal: AbortSignal
  url: string
  job: string | null
}

async function answer(running: Running, options: Options, request: Request): Promise<number> {
  return request.streams
    ? await answerByEvents(running, options, request)
    : await answerAtOnce(running, options, request)
}

async function answerAtOnce(
  running: Running,
  { json }: Options,
  request: Request,
): Promise<number> {
  const { shell, screen, page, signal, url } = running
  if (shell.stderr.isTTY === true) screen.status('Waiting for the answer')
  const response = await send({ url, signal }, request)
  running.job = response.headers.get('x-service-job-id')
  const body: unknown = await response.json()
  screen.status(null)
  for (const line of json
    ? [JSON.stringify(body, null, 2)]
    : [...renderFacts(body, page), ...renderCoverage(parseCoverage(body), page)])
    screen.print(line)
  if (!json) printJob(running)
  return exitCodes.ok
}

async function answerByEvents(
  running: Running,
  { wanted }: Options,
  request: Request,
): Promise<number> {
  const { screen, page, signal, url } = running
  const connection = { url, signal }
  const view = createView(page, await fetchOperation(connection, wanted, request))
  const jobId = 'jobId' in wanted ? wanted.jobId : null
  let failed = false
  try {
    for await (const progress of follow(connection, request, jobId)) {
      showProgress(running, view, progress)
      failed ||= 'event' in progress && progress.event.type === 'error'
    }
  } catch (error) {
    screen.live([])
    screen.status(null)
    for (const line of view.conclude(null)) screen.print(line)
    throw error
  }
  screen.live([])
  screen.status(null)
  const job =
    running.job === null ? null : await readJob(connection, running.job, request).catch(() => null)
  for (const line of [...renderFacts(job?.result, page), ...view.conclude(job?.result)])
    screen.print(line)
  printJob(running)
  return failed ? exitCodes.failed : exitCodes.ok
}

function showProgress(running: Running, view: View, progress: Progress): void {
  const { screen } = running
  if ('job' in progress) {
    running.job = progress.job
    return
  }
  if ('lost' in progress) {
    screen.status(`The connection is lost, trying again (${progress.lost})`)
    return
  }
  const { lines, status, live } = view.show(progress.event)
  // first what stays: no line is seen twice
  if (lines.length > 0) screen.live([])
  for (const line of lines) screen.print(line)
  screen.live(live)
  if (status !== null) screen.status(status)
}

/** What is about no person: a vehicle, companies. */
function renderFacts(result: unknown, page: Page): string[] {
  return [
    ...renderVehicle(result, page),
    ...renderCompanies(result, page),
    ...renderPictures(result, page),
    ...renderProfile(result, page),
  ]
}

type Connection = Parameters<typeof send>[0]

/** The operation of the answer: a job that is followed by its id is asked for its operation. */
async function fetchOperation(
  connection: Connection,
  wanted: Wanted,
  request: Request,
): Promise<OperationName> {
  if ('operation' in wanted) return wanted.operation
  const { operation } = await readJob(connection, wanted.jobId, request)
  return isOperationName(operation) ? operation : 'search'
}

async function readJob(connection: Connection, id: string, request: Request) {
  const { 'content-type': _, ...headers } = request.headers
  const response = await send(connection, {
    method: 'GET',
    path: `/api/v1/jobs/${id}`,
    headers,
    body: null,
    streams: false,
  })
  return Job.parse(await response.json())
}

function printJob({ screen, page, url, job }: Running): void {
  if (job !== null) screen.print(page.paint.dim(`Job ${job}: ${url}/api/v1/jobs/${job}/events`))
}

/** Ctrl-C ends the command; the job goes on at the service. */
function leave({ shell: { stderr }, url, job }: Running): number {
  if (job === null) stderr.write('\nStopped before the service had said whether a job runs.\n')
  else
    stderr.write(
      `\nLeft running: ${url}/api/v1/jobs/${job}\nCome back with: npm run ask -- job ${job}\n`,
    )
  return exitCodes.interrupted
}

function refuse({ stdout, stderr }: Shell, error: ServiceError, asJson: boolean): number {
  if (asJson && error.body !== null) stdout.write(`${error.body}\n`)
  stderr.write(`${error.lines.join('\n')}\n`)
  return exitCodes.failed
}

if (import.meta.main) await runProcess(ask)
