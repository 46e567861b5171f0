import { ReverseImageResult, verificationWords } from '../../contract/operations/reverse-image.ts'
import { type Page, renderBlock, renderParagraph } from './page.ts'

/** Where a picture appears; empty for another result. */
export function renderPictures(result: unknown, page: Page): string[] {
  const parsed = ReverseImageResult.safeParse(result)
  if (!parsed.success) return []
  const { matches, similar, notice } = parsed.data.result
  const row = (parts: readonly string[]) => renderParagraph(parts.join(' · '), page, '  ')
  const pages = matches.flatMap(({ title, url, verification }) =>
    row([title, url, verificationWords[verification]]),
  )
  const others = similar.flatMap(({ imageUrl, sourceUrl }) =>
    row(sourceUrl === imageUrl ? [imageUrl] : [imageUrl, `on ${sourceUrl}`]),
  )
  return [
    ...(pages.length === 0 ? ['No page with this picture was found.'] : []),
    ...renderBlock('Pages with this picture', pages, page),
    ...renderBlock('Pictures that look alike', others, page),
    '',
    ...renderParagraph(notice, page),
  ]
}
