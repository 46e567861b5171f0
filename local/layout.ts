/** Where the local stack keeps what it makes; all of it git-ignored. */
import { hash } from 'node:crypto'
import path from 'node:path'

export type Layout = ReturnType<typeof buildLayout>

/** @param name of a stack beside that of `npm start`, with data of its own */
export function buildLayout(root: string, name?: string) {
  const folder = name === undefined ? path.join(root, '.local') : path.join(root, '.local', name)
  const sheltered = name === undefined ? root : folder
  return {
    root,
    folder,
    lock: path.join(folder, 'start.lock'),
    /** Exists while a stack is stopping. */
    stopping: path.join(folder, 'stopping'),
    logs: path.join(folder, 'logs'),
    postgres: path.join(folder, 'postgres'),
    /** For root, whose PostgreSQL user cannot enter every clone. */
    postgresShelter: path.join(
      '/var/lib/people-research-service',
      hash('sha256', sheltered).slice(0, 16),
    ),
    temporalDatabase: path.join(folder, 'temporal.db'),
    service: path.join(folder, 'service.json'),
    logOf: (name: string) => path.join(folder, 'logs', `${name}.log`),
    /** The title in `ps`, by which a later start recognises the processes of this clone. */
    titleOf: (name: string) => `people-research-service ${name} of ${folder}`,
  }
}
