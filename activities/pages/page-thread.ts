/** The script of the threads that read pages, one at a time. */
import { parentPort } from 'node:worker_threads'
import { buildPersonProfile } from '../../research/records/person-profile.ts'
import { type OwnBody, type PageBody, parseBody, parseOwnBody } from './parse-body.ts'

/**
 * Read before the first page, so that its time is not what it takes to load tables; long enough for
 * the model of blocks.
 */
const example: PageBody = {
  url: 'https://example.org/',
  status: 200,
  headers: {},
  body: Buffer.from(
    `<title>Ada Example</title>${'<p>Ada Example is an engineer in Lisbon.</p>'.repeat(50)}`,
  ),
  profile: buildPersonProfile({
    name: 'Ada Example',
    occupations: ['engineer'],
    locations: ['Lisbon'],
  }),
  known: new Set(),
}

parseBody(example)
parentPort?.on('message', (page: PageBody | OwnBody) =>
  parentPort?.postMessage('body' in page ? parseBody(page) : parseOwnBody(page)),
)
parentPort?.postMessage('ready')
