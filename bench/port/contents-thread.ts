/** The script of the thread that the op `extract` reads pages on. */
import { parentPort } from 'node:worker_threads'
import { parseContents } from '../../research/pages/parse-page.ts'

parseContents({
  url: 'https://example.org/',
  html: `<h1>Ada Example</h1>${'<p>Ada Example is an engineer in Lisbon.</p>'.repeat(50)}`,
})
parentPort?.on('message', (page: Parameters<typeof parseContents>[0]) =>
  parentPort?.postMessage(parseContents(page)),
)
parentPort?.postMessage('ready')
