// Shows the API reference in place of the plain list. `data-api-reference` is where its library
// comes from; without this script the list stays.

const place = document.querySelector('[data-api-reference]')
if (place instanceof HTMLElement) void show(place)

/** @param {HTMLElement} place */
async function show(place) {
  const { createApiReference } = await import(place.dataset.apiReference ?? '')
  createApiReference(place, {
    url: '/openapi.json',
    // nothing is asked of other hosts
    withDefaultFonts: false,
    telemetry: false,
    agent: { disabled: true, hideAddApi: true },
    mcp: { disabled: true },
    hideClientButton: true,
    showDeveloperTools: 'never',
    documentDownloadType: 'none',
    persistAuth: false,
  })
  document.querySelector('[data-plain]')?.setAttribute('hidden', '')
}
