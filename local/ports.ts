/** Ports of the loopback interface. */
import net from 'node:net'
import getPort from 'get-port'
import type { Config } from '../config/read-config.ts'
import { StartError, toErrorCode } from './start-error.ts'

/**
 * A free port: the preferred one if it can be had. The others come from below the range that
 * systems take for outgoing connections, so that a restart finds its port still free.
 */
export async function findFreePort(preferred?: number): Promise<number> {
  const others = Array.from({ length: 60 }, () => 20_000 + Math.floor(Math.random() * 12_000))
  return getPort({
    host: '127.0.0.1',
    port: preferred === undefined ? others : [preferred, ...others],
  })
}

/**
 * Why a server cannot listen there, if it cannot: one sentence. Another program may hold either
 * family of `localhost`.
 * @param variable the setting that chooses this port
 */
export async function findPortProblem(
  port: number,
  host: string,
  variable = 'PORT',
): Promise<string | undefined> {
  const [refusal, ...answered] = await Promise.all([
    findListenError(port, host),
    isAnswering(port, '127.0.0.1'),
    isAnswering(port, '::1'),
  ])
  if (refusal === 'EACCES')
    return `Port ${port} is reserved for the system: set ${variable} to one above 1023.`
  if (refusal === 'EADDRNOTAVAIL' || refusal === 'ENOTFOUND')
    return `HOST names ${host}, which is not an address of this machine.`
  if (refusal !== undefined || answered.includes(true))
    return `Port ${port} is taken by another program: stop it or set ${variable}.`
  return undefined
}

export type Ports = { api: number; metrics: number | null; workerMetrics: number | null }

/**
 * Chooses the ports that the API and the worker listen on.
 * @throws StartError when one of them cannot be used
 */
export async function choosePorts(config: PortSettings): Promise<Ports> {
  const choose = async (wish: number | undefined, variable: string) => {
    if (wish === undefined) return null
    if (wish === 0) return await findFreePort()
    const problem = await findPortProblem(wish, config.host, variable)
    if (problem !== undefined) throw new StartError(problem)
    return wish
  }
  const ports = {
    api: (await choose(config.port, 'PORT')) ?? config.port,
    metrics: await choose(config.metricsPort, 'METRICS_PORT'),
    workerMetrics: await choose(config.workerMetricsPort, 'WORKER_METRICS_PORT'),
  }
  const used = Object.values(ports).filter((port) => port !== null)
  if (new Set(used).size === used.length) return ports
  throw new StartError('PORT, METRICS_PORT and WORKER_METRICS_PORT must be different ports.')
}

type PortSettings = Pick<Config, 'host' | 'port' | 'metricsPort' | 'workerMetricsPort'>

function findListenError(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.once('error', (error) => resolve(toErrorCode(error) ?? error.message))
    server.listen({ port, host }, () => server.close(() => resolve(undefined)))
  })
}

function isAnswering(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host, timeout: 500 })
    const end = (answer: boolean) => () => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', end(true)).once('error', end(false)).once('timeout', end(false))
  })
}
