import { runInNewContext } from 'node:vm'
import {
  McpUiInitializedNotificationSchema,
  McpUiInitializeRequestSchema,
  McpUiOpenLinkRequestSchema,
} from '@modelcontextprotocol/ext-apps'
import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { buildFixture } from '../../api/respond/sandbox.ts'
import { dossierCard } from '../../mcp/card/dossier-card.ts'

/** The card in a document, between a host that speaks and one that notes what it hears. */
function openCard() {
  const { document } = parseHTML(dossierCard.text)
  const sent: Record<string, unknown>[] = []
  let receive: (event: { source: unknown; data: unknown }) => void = () => undefined
  const parent = { postMessage: (message: Record<string, unknown>) => sent.push(message) }
  const window = {
    parent,
    addEventListener: (_: string, listener: typeof receive) => {
      receive = listener
    },
  }
  class ResizeObserver {
    observe() {}
  }
  const script = document.querySelector('script')?.textContent ?? ''
  runInNewContext(script, { document, window, ResizeObserver })
  return {
    document,
    sent,
    receive: (data: unknown, source: unknown = parent) => receive({ source, data }),
  }
}

test('the card greets its host in the words of the ext-apps package', () => {
  const { sent, receive } = openCard()
  expect(McpUiInitializeRequestSchema.safeParse(sent[0]).error).toBeUndefined()
  receive({ jsonrpc: '2.0', id: 1, result: {} })
  expect(McpUiInitializedNotificationSchema.safeParse(sent[1]).error).toBeUndefined()
})

test('the card shows accounts, claims and sources of a dossier, and opens links through its host', () => {
  const { document, sent, receive } = openCard()
  const structuredContent = buildFixture('dossier', null).body
  receive({ method: 'ui/notifications/tool-result', params: { content: [], structuredContent } })
  const shown = document.body.textContent ?? ''
  for (const words of [
    'Ada Marlowe',
    'harbourhub adamarlowe',
    'Tidal Forum 2024: speakers',
    '96 %',
    'Others of this name',
    'Choir conductor in Port Ellery',
  ])
    expect(shown).toContain(words)
  document.querySelector('button')?.click()
  expect(McpUiOpenLinkRequestSchema.safeParse(sent.at(-1)).error).toBeUndefined()
})

test('the card shows markup of the web as text, and no address that is no web address as a link', () => {
  const { document, receive } = openCard()
  const markup = '<img src=x onerror=alert(1)>'
  const dossier = {
    summary: markup,
    focus: { others: [markup, { a: markup }] },
    sections: { social: { accounts: [{ platform: markup, url: 'javascript:alert(1)' }] } },
    claims: [{ path: markup, value: { a: markup }, citations: [{ excerpt: markup }] }],
    sources: [{ title: markup, url: 'data:text/html,x' }],
  }
  receive({ method: 'ui/notifications/tool-result', params: { structuredContent: { dossier } } })
  expect(document.querySelectorAll('img, button, script:not(:last-of-type)')).toHaveLength(0)
  expect(document.body.textContent).toContain(markup)
})

test('the card loads nothing: its policy allows no address and none stands in it', () => {
  expect(dossierCard.text).toContain("default-src 'none'")
  const elsewhere = /\b(?:src|href)=|@import|url\(|fetch\(|XMLHttpRequest|WebSocket|https?:\/\/\w/
  expect(dossierCard.text).not.toMatch(elsewhere)
})

test('a message of another window is ignored', () => {
  const { document, receive } = openCard()
  const structuredContent = buildFixture('dossier', null).body
  receive({ method: 'ui/notifications/tool-result', params: { structuredContent } }, {})
  expect(document.body.textContent).toContain('Waiting for the dossier.')
})
