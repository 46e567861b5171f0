import { createHash } from 'node:crypto'
import { closeSync, openSync, readdirSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { findAsides, isShort } from '../../research/pages/blocks/choose-blocks.ts'
import { buildFeatures } from '../../research/pages/blocks/features/build-features.ts'
import type { PageBlocks } from '../../research/pages/blocks/features/feature.ts'
import { parseContents } from '../../research/pages/parse-page.ts'
import { toRegistrableDomain } from '../../research/text/addresses/to-registrable-domain.ts'
import { alignBlocks } from './align-blocks.ts'

const Truth = z.object({
  url: z.string().optional(),
  ground_truth: z.object({ main_content: z.string().nullish() }),
  _internal: z.object({ page_type: z.object({ primary: z.string() }) }),
})

/** Pages are developed with in parts 0 and 1, and judged in part 2. */
const parts = 3
const folds = 5

/**
 * Writes what a model of blocks is fitted to: `blocks.f32` with the features of every block of
 * every page, `pages.jsonl` with the words and labels of the same blocks, `names.json`.
 * @param source a folder with `html/<id>.html.gz` and `ground-truth/<id>.json`
 */
export function exportBlocks(source: string, target: string): void {
  const rows = openSync(path.join(target, 'blocks.f32'), 'w')
  const pages = openSync(path.join(target, 'pages.jsonl'), 'w')
  for (const file of readdirSync(path.join(source, 'ground-truth')).toSorted()) {
    const id = file.replace('.json', '')
    const truth = Truth.parse(
      JSON.parse(readFileSync(path.join(source, 'ground-truth', file), 'utf8')),
    )
    const html = gunzipSync(readFileSync(path.join(source, 'html', `${id}.html.gz`))).toString()
    const { url = `https://${id}.example/` } = truth
    let blocks: PageBlocks | undefined
    const { text } = parseContents({ url, html }, (page) => {
      blocks = page
      return null
    })
    const numbers = numberWords()
    const gold = numbers(truth.ground_truth.main_content ?? '')
    const words = (blocks?.lines ?? []).map((line) => numbers(line.text))
    const features = blocks === undefined ? null : buildFeatures(blocks)
    for (const row of features?.rows ?? []) writeSync(rows, Buffer.from(row.buffer))
    if (features !== null && features.names.length > 0)
      writeFileSync(path.join(target, 'names.json'), JSON.stringify(features.names))
    const page = {
      id,
      type: truth._internal.page_type.primary,
      guess: blocks?.rules.type ?? null,
      part: hash(id) % parts,
      fold: hash(toRegistrableDomain(URL.parse(url)?.hostname ?? id, { arePrivate: true })) % folds,
      gold,
      rules: numbers(text),
      stated: blocks?.rules.type === 'product' ? numbers(parseStated(url, html)) : [],
      asides: listAsides(blocks),
      blocks: words,
      labels: alignBlocks(words, gold),
      isRuled: blocks === undefined || isShort(blocks.lines),
    }
    writeSync(pages, `${JSON.stringify(page)}\n`)
  }
  closeSync(rows)
  closeSync(pages)
}

/** Places of the blocks that chooseBlocks leaves out however likely they are. */
function listAsides(page: PageBlocks | undefined): number[] {
  if (page === undefined) return []
  const asides = findAsides(page)
  return page.lines.flatMap((line, at) => (asides.has(line) ? at : []))
}

/** What the page of a product says even where no block of it is kept. */
function parseStated(url: string, html: string): string {
  return parseContents({ url, html }, () => []).text
}

function hash(text: string): number {
  return createHash('sha1').update(text).digest()[0] ?? 0
}

/** The words of texts as numbers, the same word the same number. */
function numberWords(): (text: string) => number[] {
  const known = new Map<string, number>()
  return (text) =>
    (text.toLowerCase().match(/[\p{L}\p{M}\p{N}_]+/gu) ?? []).map((word) => {
      const number = known.get(word) ?? known.size
      known.set(word, number)
      return number
    })
}
