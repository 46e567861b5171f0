// Draws the requests of a window, each of them, in place of the bars by day. The table below the
// chart has the figures; without this script the bars stay.

const place = document.querySelector('[data-chart]')
if (place instanceof HTMLElement) void show(place)

/** @param {HTMLElement} place */
async function show(place) {
  const { points = '', library = '', styles = '' } = place.dataset
  const [{ default: Plot }, answer] = await Promise.all([
    import(library),
    fetch(points, { headers: { accept: 'application/json' } }),
    loadStyles(styles),
  ])
  if (!answer.ok) return
  const { times, requests, failed, credits } = await answer.json()
  if (times.length < 2) return
  performance.mark('chart-begins')
  // a canvas knows no variables of the style sheet, which differ between light and dark
  const sample = place.appendChild(document.createElement('span'))
  const color = (/** @type {string} */ name) => () => {
    sample.style.color = `var(${name})`
    return getComputedStyle(sample).color
  }
  const axis = { stroke: color('--soft'), grid: { stroke: color('--line'), width: 1 } }
  const line = { width: 2, points: { show: false } }
  const plot = new Plot(
    {
      width: place.clientWidth,
      height: 260,
      series: [
        { label: 'Time (UTC)', value: (_, time) => formatTime(time) },
        { ...line, label: 'Requests', stroke: color('--accent') },
        { ...line, label: 'Failed', stroke: color('--alert'), dash: [6, 4] },
        { ...line, label: 'Credits', stroke: color('--soft'), scale: 'credits', dash: [2, 3] },
      ],
      axes: [
        { ...axis, space: 100, values: (_, times) => times.map(formatTime) },
        axis,
        { ...axis, scale: 'credits', side: 1, grid: { show: false } },
      ],
      hooks: { draw: [() => performance.measure('chart', 'chart-begins')] },
    },
    [times, requests, failed, credits],
    place,
  )
  place.querySelector('svg')?.remove()
  new ResizeObserver(() => plot.setSize({ width: place.clientWidth, height: 260 })).observe(place)
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => plot.redraw())
}

/**
 * In UTC, as the tables.
 * @param {number | null} seconds
 */
function formatTime(seconds) {
  return seconds === null
    ? ''
    : new Date(seconds * 1_000).toISOString().slice(5, 16).replace('T', ' ')
}

/**
 * @param {string} href
 * @returns {Promise<unknown>}
 */
async function loadStyles(href) {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  const loaded = new Promise((resolve) => link.addEventListener('load', resolve))
  document.head.append(link)
  return await loaded
}
