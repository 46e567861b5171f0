import { expect, test } from 'vitest'
import { findLinesBelow } from '../../../../research/pages/blocks/find-lines-below.ts'
import { isPostAside } from '../../../../research/pages/blocks/is-post-aside.ts'
import { parseContents } from '../../../../research/pages/parse-page.ts'

const answer = (at: number, list: string) => `<div class="answer js-answer" id="answer-${at}">
  <div class="s-prose js-post-body" itemprop="text"><p>Oil the wheel at weir ${at}, and wait a day
  for the oak to swell before the sluice is opened again.</p></div>
  <div class="${list}"><ul><li><span class="comment-copy">Which oil did you take for weir
  ${at}?</span></li></ul></div></div>`

/** What of the answers to a question stands beside them. */
function readAsides(list: string): string {
  const answers = Array.from({ length: 24 }, (_, at) => answer(at, list)).join('')
  const html = `<!doctype html><html lang="en"><head><title>Mill wheel</title></head><body><main>
    <h1>Why does a mill wheel creak?</h1>${answers}</main></body></html>`
  const choose: Parameters<typeof parseContents>[1] = ({ outline, lines }) => [
    ...findLinesBelow(outline, lines, isPostAside),
  ]
  return parseContents({ url: 'https://site.example/questions/1/wheel', html }, choose).text
}

test.each(['comments js-comments-container bt', 'ipsEntry__signature'])(
  'what stands below each answer in "%s" is no post',
  (list) => {
    const text = readAsides(list)
    expect(text.match(/Which oil did you take/g)?.length).toBe(24)
    expect(text).not.toContain('Oil the wheel')
  },
)

test('a list of another name holds posts', () => {
  expect(readAsides('comments')).toBe('')
})
