// Adds a button to each sample that copies its text. Without this script the text can be selected.

for (const sample of document.querySelectorAll('[data-copy]')) {
  const text = sample.querySelector('code')
  if (text === null || navigator.clipboard === undefined) continue
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'quiet small'
  button.textContent = 'Copy'
  const status = document.createElement('span')
  status.setAttribute('role', 'status')
  status.className = 'hint'
  button.addEventListener('click', () => void copy(text.textContent ?? '', status))
  sample.append(button, status)
}

/**
 * @param {string} text
 * @param {HTMLElement} status
 */
async function copy(text, status) {
  try {
    await navigator.clipboard.writeText(text)
    status.textContent = 'Copied'
  } catch {
    status.textContent = 'Select the text to copy it'
  }
}
