/** How the embedded PostgreSQL is set up: for one machine, reachable from this machine only. */

const settings = {
  listen_addresses: '127.0.0.1',
  // No socket files: they would need a short path that every user can write to.
  unix_socket_directories: '',
  max_connections: 300,
  shared_buffers: '128MB',
  max_wal_size: '1GB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
}

/** For test data: no waiting for the disk, so a crash may lose or damage the cluster. */
const throwAwaySettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum_naptime: '10s',
}

/** For measuring: every statement is counted. */
const countedSettings = { shared_preload_libraries: 'pg_stat_statements' }

type Use = { throwAway: boolean; isCounted: boolean }

/** The server's arguments. */
export function buildServerArguments(
  dataFolder: string,
  port: number,
  { throwAway, isCounted }: Use,
): string[] {
  const all = Object.entries({
    ...settings,
    ...(throwAway ? throwAwaySettings : {}),
    ...(isCounted ? countedSettings : {}),
  })
  return [
    '-D',
    dataFolder,
    '-p',
    String(port),
    ...all.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
}

/**
 * initdb's arguments: UTF-8 with rules that are built in, so that it comes out the same whatever
 * locales the machine has.
 */
export function buildInitArguments(
  dataFolder: string,
  passwordFile: string,
  { throwAway }: Pick<Use, 'throwAway'>,
): string[] {
  return [
    `--pgdata=${dataFolder}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    // repeated hashing protects passwords that can be guessed; ours has 192 random bits
    '--set=scram_iterations=1',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(throwAway ? ['--no-sync'] : []),
  ]
}
