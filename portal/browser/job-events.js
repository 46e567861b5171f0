// Follows a job: progress and events as they come, and the whole page again at its end. Without
// this script the page shows where the job is each time it is loaded.

const job = document.querySelector('[data-job]')
const section = document.querySelector('[data-log]')
const log = section?.querySelector('ol')
/** So many stay in the page, however many come. */
const maxShown = 300
const maxLength = 400

if (job instanceof HTMLElement && section instanceof HTMLElement && log) {
  const source = new EventSource(job.dataset.job ?? '')
  source.onmessage = ({ data }) => {
    const event = JSON.parse(data)
    if (event.type === 'status') showProgress(event)
    section.hidden = false
    const line = document.createElement('li')
    line.value = event.seq ?? 0
    line.textContent = describe(event)
    log.append(line)
    if (log.childElementCount > maxShown) log.firstElementChild?.remove()
    if (event.type === 'done' || event.type === 'error') {
      source.close()
      // the result is kept a moment after the last event
      setTimeout(() => location.reload(), 400)
    }
  }
}

/** @param {{ label?: string, stage?: string, percent?: number }} event */
function showProgress({ label, stage, percent }) {
  const bar = document.querySelector('progress')
  if (bar !== null && percent !== undefined) bar.value = percent
  show('[data-label]', label)
  show('[data-stage]', stage)
  show('[data-status]', 'running')
}

/**
 * @param {string} selector
 * @param {string | undefined} text
 */
function show(selector, text) {
  const shown = document.querySelector(selector)
  if (shown !== null && text !== undefined) shown.textContent = text
}

/** @param {Record<string, unknown>} event */
function describe({ type, seq, ts, ...rest }) {
  const text = rest.label ?? rest.delta ?? JSON.stringify(rest)
  return `${type}: ${String(text).slice(0, maxLength)}`
}
