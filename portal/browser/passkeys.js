// Adds what passkeys need to the forms that ask for it: `data-options` is where the options come
// from, `data-verify` where the answer goes. Without this script the forms are not shown.

for (const form of document.querySelectorAll('form[data-passkey]')) {
  if (!(form instanceof HTMLFormElement)) continue
  if (
    window.PublicKeyCredential === undefined ||
    !('parseRequestOptionsFromJSON' in PublicKeyCredential)
  )
    continue
  form.hidden = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void usePasskey(form)
  })
}

/** @param {HTMLFormElement} form */
async function usePasskey(form) {
  const { passkey, options = '', verify = '' } = form.dataset
  const button = form.querySelector('button')
  if (button !== null) button.disabled = true
  try {
    const given = await send(options, {})
    const credential =
      passkey === 'create'
        ? await navigator.credentials.create({
            publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(given),
          })
        : await navigator.credentials.get({
            publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(given),
          })
    if (!(credential instanceof PublicKeyCredential)) return
    const name = new FormData(form).get('name')
    const returnTo = new FormData(form).get('return_to')
    const { to } = await send(verify, {
      credential: credential.toJSON(),
      name,
      return_to: returnTo,
    })
    location.assign(to)
  } catch (error) {
    show(form, error instanceof Failure ? error.message : 'The passkey was not used.')
  } finally {
    if (button !== null) button.disabled = false
  }
}

class Failure extends Error {}

/**
 * @param {string} url
 * @param {object} body
 */
async function send(url, body) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = await response.json().catch(() => ({}))
  if (!response.ok) throw new Failure(answer.message ?? 'That did not work. Please try again.')
  return answer
}

/**
 * @param {HTMLFormElement} form
 * @param {string} message
 */
function show(form, message) {
  const shown = form.querySelector('[role=alert]') ?? document.createElement('p')
  shown.setAttribute('role', 'alert')
  shown.className = 'alert'
  shown.textContent = message
  form.append(shown)
}
