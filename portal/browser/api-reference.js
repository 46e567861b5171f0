// Shows the API reference in place of the plain list. `data-api-reference` is where its library
// comes from; without this script the list stays.

const place = document.querySelector('[data-api-reference]')
if (place instanceof HTMLElement) void show(place)

/** What the library lacks of WCAG 2.2: contrast of 4.5, and targets of 24 pixels. */
const customCss = `
  .light-mode { --scalar-color-2: #4d4d4d; --scalar-color-3: #5f5f5f; --scalar-color-green: #00704a;
    --scalar-color-red: #b3261e; --scalar-color-orange: #9a4600; --scalar-color-blue: #0b5cad; }
  .dark-mode { --scalar-color-2: #c4c4c4; --scalar-color-3: #b0b0b0; }
  .scalar-app { overflow-x: clip; }
  .scalar-app button { min-height: 24px; min-width: 24px; }
`

/**
 * Names buttons of the library that have a picture alone.
 * @param {HTMLElement} place
 */
function nameButtons(place) {
  for (const button of place.querySelectorAll('button.scalar-code-copy:not([aria-label])'))
    button.setAttribute('aria-label', 'Copy')
}

/**
 * The library brings a `main`, a heading and a header of its own, and a page has one of each: its
 * place takes that of ours. In a section, the header is not that of the page.
 * @param {HTMLElement} place
 */
function replaceMain(place) {
  const section = document.createElement('section')
  section.id = 'main'
  place.closest('main')?.replaceWith(section)
  section.append(place)
}

async function fetchDocument() {
  const response = await fetch('/openapi.json')
  if (!response.ok) throw new Error(`The document cannot be had: ${response.status}.`)
  return await response.json()
}

/**
 * The list goes once everything else is there: a library or a document that fails leaves it.
 * @param {HTMLElement} place
 */
async function show(place) {
  const [{ createApiReference }, content] = await Promise.all([
    import(place.dataset.apiReference ?? ''),
    fetchDocument(),
  ])
  createApiReference(place, {
    content,
    // nothing is asked of other hosts
    withDefaultFonts: false,
    telemetry: false,
    agent: { disabled: true, hideAddApi: true },
    mcp: { disabled: true },
    hideClientButton: true,
    showDeveloperTools: 'never',
    documentDownloadType: 'none',
    persistAuth: false,
    customCss,
  })
  replaceMain(place)
  new MutationObserver(() => nameButtons(place)).observe(place, { childList: true, subtree: true })
}
