import { ReverseImageResult } from '../../contract/reverse-image.ts'
import { block, type Page, paragraph } from './page.ts'

/** Where a picture appears; empty for another result. */
export function pictureLines(result: unknown, page: Page): string[] {
  const parsed = ReverseImageResult.safeParse(result)
  if (!parsed.success) return []
  const { matches, similar, notice } = parsed.data.result
  const row = (parts: readonly string[]) => paragraph(parts.join('  '), page, '  ')
  const pages = matches.flatMap(({ title, url, verification }) => row([title, url, verification]))
  const others = similar.flatMap(({ imageUrl, sourceUrl }) => row([imageUrl, sourceUrl]))
  return [
    ...(pages.length === 0 ? ['No page with this picture was found.'] : []),
    ...block('Pages with this picture', pages, page),
    ...block('Pictures that look alike', others, page),
    '',
    ...paragraph(notice, page),
  ]
}
