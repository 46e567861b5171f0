import { expect, test } from 'vitest'
import { parsePage } from '../../../../research/pages/parse-page.ts'

const said = 'The wheel turns twice a day, and grinds rye for the harbour and the marsh.'
const read = (body: string) =>
  parsePage({
    url: 'https://site.example/mill',
    html: `<!doctype html><html><head><title>Mill</title></head><body><main><h1>Mill</h1><p>A tide mill stands on the quay, and has turned there since the flood of that year.</p>${body}</main></body></html>`,
  }).text

test.each([
  [
    'an accordion',
    `<h3><button aria-controls="a">Hours</button></h3><div id="a" hidden>${said}</div>`,
  ],
  [
    'a tab',
    `<a role="tab" href="#a">Hours</a><div id="a" role="tabpanel" style="display:none">${said}</div>`,
  ],
  [
    'a panel inside of what folds it',
    `<button aria-controls="a">Hours</button><div style="display:none;height:0"><div id="a">${said}</div></div>`,
  ],
  [
    'the answer below a question',
    `<div>When does it turn?</div><div style="display:none">${said}</div>`,
  ],
  [
    'an answer in a box below its question',
    `<div>When does it turn?</div><div><div style="visibility:hidden">${said}</div></div>`,
  ],
  [
    'a part that its names call folded',
    `<div class="search-results"><div><div><div><div><div><h3>Hours</h3><div class="mill-accordion__content" aria-hidden="true">${said}</div></div></div></div></div></div></div>`,
  ],
  [
    'a folded part of no height',
    `<style>.z{max-height:0;overflow:hidden}</style><div class="faq"><div class="z">${said}</div></div>`,
  ],
  [
    'a part that fades in as it unfolds',
    `<style>.z{opacity:0;visibility:hidden;transition:opacity 1s}</style><div class="faq"><div class="z">${said}</div></div>`,
  ],
  [
    'a part that its id for tests calls folded',
    `<div data-testid="accordion-content-0" style="height:0;overflow:hidden">${said}</div>`,
  ],
  [
    'the text of a card that is a second link to what the card shows',
    `<h3><a href="/hours">Hours</a></h3><a href="/hours" aria-hidden="true" tabindex="-1">${said}</a>`,
  ],
  ['a panel without its tab', `<div role="tabpanel" hidden>${said}</div>`],
  ['a slide', `<div class="slick-slide" aria-hidden="true">${said}</div>`],
  ['a cell of a carousel', `<li class="mill-carousel__cell" aria-hidden="true">${said}</li>`],
  [
    'what fades in',
    `<p style="opacity:0;transform:translateY(30px)">${said}</p>${'<p style="opacity:0;transform:translateY(30px)">Rye and oats are ground here.</p>'.repeat(2)}`,
  ],
])('what a visitor opens, turns or scrolls to is read: %s', (_, body) => {
  expect(read(body)).toContain(said)
})

test.each([
  ['a link that is no control', `<a href="#a">Hours</a><p id="a" hidden>${said}</p>`],
  ['a control without a text', `<button aria-controls="a"></button><p id="a" hidden>${said}</p>`],
  [
    'a hidden control',
    `<button aria-controls="a" hidden>Hours</button><p id="a" hidden>${said}</p>`,
  ],
  [
    'a dialog',
    `<button aria-controls="a">Hours</button><div role="dialog" id="a" hidden>${said}</div>`,
  ],
  [
    'a text of no size',
    `<button aria-controls="a">Hours</button><p id="a" style="font-size:0">${said}</p>`,
  ],
  ['a folded menu', `<div class="menu"><div class="accordion" hidden>${said}</div></div>`],
  [
    'a folded part of a form for signing in',
    `<div class="login-form"><div class="collapsed" style="display:none">${said}</div></div>`,
  ],
  [
    'a label for screen readers in a folded part',
    `<div class="accordion"><span class="sr-only">${said}</span></div>`,
  ],
  [
    'an answer that a rule puts off the page',
    `<style>.z{position:absolute;left:-9999px}</style><p>When?</p><div class="z">${said}</div>`,
  ],
  [
    'an answer that a rule makes as small as nothing, not displayed either',
    `<style>.z{font-size:0}</style><p>When?</p><div class="z" hidden>${said}</div>`,
  ],
  [
    'a menu of no height',
    `<style>.z{max-height:0;overflow:hidden}</style><div class="menu collapsed z">${said}</div>`,
  ],
  [
    'a second link that is not displayed',
    `<a href="/hours" aria-hidden="true" tabindex="-1" style="display:none">${said}</a>`,
  ],
  [
    'a part of no height that nothing calls folded',
    `<p style="height:0;overflow:hidden">${said}</p>`,
  ],
  [
    'a folded part that is seen through',
    `<div class="faq" style="display:none;opacity:0">${said}</div>`,
  ],
  ['a copied slide', `<div class="slick-slide slick-cloned" aria-hidden="true">${said}</div>`],
  ['one text that is faded', `<p style="opacity:0;transform:translateY(30px)">${said}</p>`],
])('what no visitor can open is not read: %s', (_, body) => {
  expect(read(body)).not.toContain(said)
})

test('an article keeps what a visitor opens in it', () => {
  const lines = 'The wheel turns twice a day, and the miller stands by it while the tide runs. '
  const { text } = parsePage({
    url: 'https://site.example/blog/mill',
    html: `<!doctype html><html><head><title>Mill</title></head><body><article><h1>Mill</h1>${`<p>${lines.repeat(3)}</p>`.repeat(4)}<h3>When does it stop?</h3><div hidden><p>${said}</p></div></article></body></html>`,
  })
  expect(text).toContain(said)
})
