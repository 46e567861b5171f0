import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { z } from 'zod'
import { buildChildEnvironment } from '../../local/environment.ts'
import { buildRow, type Row } from '../statistics.ts'

/** As large as the service takes: 25 megapixels. */
const side = 5_000
const barBytes = 300e6
/** Of the one process that decodes an AVIF, while it runs. */
const besideBarBytes = 700e6
const Measured = z.object({ beyondBytes: z.number(), besideBytes: z.number() })

/** The memory that twenty large pictures take which come at once, in a worker's environment. */
export async function measurePictures(): Promise<Row[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'people-research-service-pictures-'))
  try {
    const noise = sharp({
      create: {
        width: side,
        height: side,
        channels: 3,
        background: '#406080',
        noise: { type: 'gaussian', mean: 120, sigma: 20 },
      },
    })
    await noise.clone().jpeg({ quality: 60 }).toFile(path.join(folder, 'a.jpg'))
    await noise.clone().webp({ quality: 40 }).toFile(path.join(folder, 'b.webp'))
    await noise.clone().avif({ quality: 30, effort: 0 }).toFile(path.join(folder, 'd.avif'))
    await noise.clone().png({ palette: true, colours: 16 }).toFile(path.join(folder, 'c.png'))
    const script = path.join(import.meta.dirname, '..', 'clean-pictures.ts')
    const env = buildChildEnvironment(process.env)
    const { stdout } = await promisify(execFile)(process.execPath, [script, folder], { env })
    const { beyondBytes, besideBytes } = Measured.parse(JSON.parse(stdout))
    return [
      buildRow(
        'twenty pictures of 25 megapixels at once: memory beyond the start',
        `${Math.round(beyondBytes / 1e6)} MB`,
        '≤ 300 MB',
        beyondBytes <= barBytes,
      ),
      buildRow(
        'the process that decodes each AVIF of them in turn: its memory',
        `${Math.round(besideBytes / 1e6)} MB`,
        '≤ 700 MB',
        besideBytes <= besideBarBytes,
      ),
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
