import { parseHTML } from 'linkedom'

/**
 * The fields that a page's form already holds.
 * @throws when the page has no form with that action
 */
export function parseForm(page: string, action: string): Record<string, string> {
  const { document } = parseHTML(page)
  const form = [...document.querySelectorAll('form')].find(
    (one) => one.getAttribute('action') === action,
  )
  if (form === undefined) throw new Error(`the page has no form for ${action}`)
  return Object.fromEntries(
    [...form.querySelectorAll('input[name]')].map((input) => [
      input.getAttribute('name') ?? '',
      input.getAttribute('value') ?? '',
    ]),
  )
}
